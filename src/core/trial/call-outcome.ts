import type { AttemptState, CallStatus } from '../../domain/trial.ts';
import type { DecodedReply, FinishReason, WireError } from '../../domain/wire.ts';

/** Who ended a call before its reply did: the trial's own deadline, or a signal or run-wide budget. */
export type EndedBy = 'trial-deadline' | 'cancel';

/** What a call means for its trial, once retries are used up. */
export type TrialFate = 'evaluated' | 'infra-error' | 'limit-exceeded' | 'not-run';

export interface CallOutcome {
  readonly status: CallStatus;
  readonly attemptState: Exclude<AttemptState, 'reserved' | 'running' | 'launch-failed'>;
  readonly trialFate: TrialFate;
}

type WireOutcome =
  | Exclude<WireError['kind'], 'protocol'>
  | 'message-cut'
  | 'no-message'
  | 'trial-deadline'
  | 'over-budget';

/** The table of outcomes (docs/measurement.md) but for its first row, whose status the reply decides. */
export const OUTCOMES: Readonly<Record<WireOutcome, CallOutcome>> = {
  http: { status: 'http-error', attemptState: 'failed', trialFate: 'infra-error' },
  provider: { status: 'stream-error', attemptState: 'failed', trialFate: 'infra-error' },
  'message-cut': { status: 'truncated', attemptState: 'failed', trialFate: 'infra-error' },
  'no-message': { status: 'stream-error', attemptState: 'failed', trialFate: 'infra-error' },
  timeout: { status: 'timeout', attemptState: 'timeout', trialFate: 'infra-error' },
  network: { status: 'network', attemptState: 'failed', trialFate: 'infra-error' },
  aborted: { status: 'cancelled', attemptState: 'terminated', trialFate: 'not-run' },
  'trial-deadline': { status: 'timeout', attemptState: 'timeout', trialFate: 'limit-exceeded' },
  'over-budget': {
    status: 'refused-over-budget',
    attemptState: 'refused-over-budget',
    trialFate: 'limit-exceeded',
  },
};

/** The journal's state for a call that ended with this status. */
export function attemptStateOf(status: CallStatus): CallOutcome['attemptState'] {
  const outcome = Object.values(OUTCOMES).find((candidate) => candidate.status === status);
  return outcome?.attemptState ?? 'completed';
}

/**
 * What one call came to. `endedBy` matters only for a call that our own signal cut off: a reply or
 * an error that came before it counts as it is.
 */
export function classifyCall(reply: DecodedReply, endedBy: EndedBy | null): CallOutcome {
  if (reply.error === null) {
    return { status: answeredStatus(reply), attemptState: 'completed', trialFate: 'evaluated' };
  }
  return OUTCOMES[wireOutcome(reply.error, endedBy)];
}

function wireOutcome({ kind, truncated }: WireError, endedBy: EndedBy | null): WireOutcome {
  if (kind === 'protocol') return truncated ? 'message-cut' : 'no-message';
  if (kind === 'aborted' && endedBy === 'trial-deadline') return 'trial-deadline';
  return kind;
}

const statusOfFinish: Partial<Record<FinishReason, CallStatus>> = {
  length: 'length',
  content_filter: 'content-filter',
};

function answeredStatus(reply: DecodedReply): CallStatus {
  const status = reply.finishReason === null ? undefined : statusOfFinish[reply.finishReason];
  return status ?? (isEmpty(reply) ? 'empty-output' : 'ok');
}

function isEmpty({ text, toolCalls, malformedToolCalls }: DecodedReply): boolean {
  return text.trim() === '' && toolCalls.length === 0 && malformedToolCalls.length === 0;
}
