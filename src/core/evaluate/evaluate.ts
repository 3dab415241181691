import type { Case } from '../../domain/case.ts';
import type { CallEvent, StopReason } from '../../domain/event.ts';
import type { TrialEvidence } from '../../domain/evidence.ts';
import type { SchemaCheck } from '../../domain/json.ts';
import type { Miss } from '../../domain/trial-record.ts';
import type { CallStatus, TrialState } from '../../domain/trial.ts';
import { missedExpectations } from './missed-expectations.ts';

/** How a trial ended, and why in one kebab-case code; the reason is null only for `passed`. */
export interface Evaluation {
  readonly state: TrialState;
  readonly reason: string | null;
  /** Every expectation that did not hold; empty when the trial ended in a way that none is judged. */
  readonly misses: readonly Miss[];
}

/**
 * Judges a trial by its ledger alone. How it stopped comes first: an agent that was cut off, by its limits
 * or by a failure, is not judged by its answer. `format-error`: expectations failed and the last turn held
 * a call that could not be read, be it that the turns ran out there; its reason is, as for
 * `semantic-fail`, the first expectation missed.
 */
export function evaluate(
  evidence: TrialEvidence,
  definition: Case,
  checks: { readonly checkSchema: SchemaCheck },
): Evaluation {
  const { reason, detail } = evidence.stop;
  if (reason === 'final-answer') return judge(evidence, definition, checks);
  if (reason === 'call-failed') return judgeFailedCall(evidence.calls.at(-1));
  if (reason === 'agent-failed') return unjudged('semantic-fail', detail ?? reason);
  if (reason === 'turn-limit' || reason === 'call-limit') {
    const judged = judge(evidence, definition, checks);
    if (judged.state === 'format-error') return judged;
  }
  return unjudged(stateOfStop[reason], reason);
}

const stateOfStop: Readonly<
  Record<Exclude<StopReason, 'final-answer' | 'call-failed' | 'agent-failed'>, TrialState>
> = {
  'turn-limit': 'limit-exceeded',
  'call-limit': 'limit-exceeded',
  'token-limit': 'limit-exceeded',
  'trial-deadline': 'limit-exceeded',
  'budget-exhausted': 'limit-exceeded',
  'launch-failed': 'infra-error',
  'no-calls-seen': 'infra-error',
  'script-exhausted': 'infra-error',
  cancelled: 'not-run',
  'budget-spent': 'not-run',
  'harness-error': 'harness-error',
};

/** The last column of the outcome table; an answered call can't be what stopped a trial. */
const stateOfFailedCall: Readonly<Record<CallStatus, TrialState>> = {
  ok: 'harness-error',
  'empty-output': 'harness-error',
  length: 'harness-error',
  'content-filter': 'harness-error',
  'http-error': 'infra-error',
  'stream-error': 'infra-error',
  truncated: 'infra-error',
  timeout: 'infra-error',
  network: 'infra-error',
  cancelled: 'not-run',
  'refused-over-budget': 'limit-exceeded',
};

function judge(
  evidence: TrialEvidence,
  { expect }: Case,
  { checkSchema }: { readonly checkSchema: SchemaCheck },
): Evaluation {
  const misses = missedExpectations(evidence, expect, checkSchema);
  const [first] = misses;
  if (first === undefined) return { state: 'passed', reason: null, misses };
  const isMalformed = (evidence.calls.at(-1)?.malformedToolCallCount ?? 0) > 0;
  return {
    state: isMalformed ? 'format-error' : 'semantic-fail',
    reason: first.expectation,
    misses,
  };
}

function judgeFailedCall(call: CallEvent | undefined): Evaluation {
  const state = call === undefined ? 'harness-error' : stateOfFailedCall[call.status];
  if (call === undefined || state === 'harness-error') return unjudged(state, 'no-failed-call');
  const hasStatus = call.status === 'http-error' && call.httpStatus !== null;
  return unjudged(state, hasStatus ? `http-${call.httpStatus}` : call.status);
}

function unjudged(state: TrialState, reason: string): Evaluation {
  return { state, reason, misses: [] };
}
