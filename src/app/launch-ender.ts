import { endedBy } from './attempts.ts';
import type { LaunchFacts } from '../core/agents/launch-verdict.ts';
import type { Wait } from './attempts.ts';

/** What ends a launch before it ends by itself. */
export interface LaunchEnder {
  readonly signal: AbortSignal;
  /** To be called with each call that the gateway refused: the launch has a moment left to end by itself. */
  readonly refused: (by: 'launch' | 'run') => void;
  endedBy(): LaunchFacts['endedBy'];
  close(): void;
}

/** An agent that takes a refusal for an answer is gone by then; one that does not would only go on asking. */
const graceAfterRefusalMs = 2000;

/** A signal that aborts with the trial's, or shortly after a budget refused a call. */
export function createLaunchEnder(trialSignal: AbortSignal, wait: Wait): LaunchEnder {
  const controller = new AbortController();
  const { signal } = controller;
  let spent: 'budget' | 'run-budget' | null = null;
  const follow = (): void => controller.abort(trialSignal.reason);
  if (trialSignal.aborted) follow();
  trialSignal.addEventListener('abort', follow);
  return {
    signal,
    refused(by) {
      if (spent !== null) return;
      spent = by === 'run' ? 'run-budget' : 'budget';
      void wait(graceAfterRefusalMs, signal).then(() => controller.abort(spent));
    },
    endedBy: () => spent ?? (trialSignal.aborted ? endedBy(trialSignal) : null),
    close() {
      trialSignal.removeEventListener('abort', follow);
      controller.abort('launch-ended');
    },
  };
}
