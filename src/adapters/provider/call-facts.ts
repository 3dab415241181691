import { abortedError, timeoutError } from '../../core/wire/wire-error.ts';
import type { CallEvent } from '../../domain/event.ts';
import type { StreamEnd, WireError } from '../../domain/wire.ts';
import { networkError } from './network-error.ts';

/** What is known of a call beside its reply, filled in as it happens. */
export type CallFacts = {
  -readonly [
    Name in
      | 'requestedAtMs'
      | 'sentAtMs'
      | 'headersAtMs'
      | 'endedAtMs'
      | 'httpStatus'
      | 'clientStalled'
      | 'connectionReused'
  ]: CallEvent[Name];
};

/** The facts of a call that was asked for at this moment and went no further yet. */
export function factsAt(requestedAtMs: number): CallFacts {
  return {
    requestedAtMs,
    sentAtMs: null,
    headersAtMs: null,
    endedAtMs: requestedAtMs,
    httpStatus: null,
    clientStalled: false,
    connectionReused: null,
  };
}

export interface UnansweredCall {
  readonly how: StreamEnd;
  /** What undici says; null when the call ended otherwise. */
  readonly failure: Error | null;
  /** Host and port of the target. */
  readonly host: string;
  readonly redactError: (text: string) => string;
}

/** Why there is no response at all. */
export function unanswered({ how, failure, host, redactError }: UnansweredCall): WireError {
  if (how === 'abort') return abortedError();
  if (how === 'stall') return { ...timeoutError(), message: `no response from ${host} in time` };
  return networkError(failure ?? new Error('closed'), { host, redactError });
}
