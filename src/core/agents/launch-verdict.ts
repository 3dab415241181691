import type { StopEvent } from '../../domain/event.ts';
import type { LaunchRecord } from '../../domain/launch.ts';
import { ANSWERED_STATUSES, type CallStatus } from '../../domain/trial.ts';
import type { EndedBy } from '../trial/call-outcome.ts';
import type { SelfReport } from './recipe.ts';

export interface LaunchFacts {
  /** Why we ended the launch; null when we did not. */
  readonly endedBy: EndedBy | 'budget' | 'run-budget' | null;
  readonly launchFault: string | null;
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** Provider calls in the order of their ends, refused ones among them. */
  readonly statuses: readonly CallStatus[];
  readonly report: SelfReport;
}

export interface LaunchVerdict {
  readonly state: Exclude<LaunchRecord['state'], 'reserved' | 'running'>;
  /** Null for `completed`. */
  readonly reason: string | null;
  readonly stop: Pick<StopEvent, 'reason' | 'detail'>;
}

/**
 * What a launch came to. An exit status alone proves nothing: success is exit status 0, no end by us or by a signal, no
 * failed last call, and a report of the agent's own that does not say otherwise.
 */
export function judgeLaunch(facts: LaunchFacts): LaunchVerdict {
  const { statuses, launchFault } = facts;
  if (launchFault !== null) return verdict('launch-failed', 'launch-failed', launchFault);
  if (facts.endedBy === 'run-budget') return verdict('terminated', 'budget-spent');
  if (facts.endedBy === 'budget' || statuses.includes('refused-over-budget')) {
    return verdict('terminated', 'budget-exhausted');
  }
  if (facts.endedBy === 'trial-deadline') return verdict('timeout', 'trial-deadline');
  if (facts.endedBy === 'cancel') return verdict('terminated', 'cancelled');
  const last = statuses.at(-1);
  if (last === undefined) return verdict('failed', 'no-calls-seen');
  if (!ANSWERED_STATUSES.includes(last)) return verdict('failed', 'call-failed', last);
  const fault = ownFault(facts);
  return fault === null
    ? { state: 'completed', reason: null, stop: { reason: 'final-answer', detail: null } }
    : { ...verdict('failed', 'agent-failed', fault), reason: fault };
}

/** What is wrong with how the agent ended by its own doing. */
function ownFault({ exitCode, signal, report }: LaunchFacts): string | null {
  if (signal !== null) return 'agent-signal';
  if (exitCode !== 0) return 'agent-exit';
  if (report.outcome === 'failed') return 'agent-reported-failure';
  return report.outcome === 'missing' ? 'no-terminal-event' : null;
}

function verdict(
  state: LaunchVerdict['state'],
  reason: StopEvent['reason'],
  detail: string | null = null,
): LaunchVerdict {
  return { state, reason, stop: { reason, detail } };
}
