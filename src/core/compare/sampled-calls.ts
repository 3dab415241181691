import type { CallRecord, TrialRecord } from '../../domain/trial-record.ts';
import type { CallStatus } from '../../domain/trial.ts';

const sampledStatuses: readonly CallStatus[] = ['ok', 'length'];

/** The calls whose times count, whatever their trial came to; a harness error is trusted with none. */
export function sampledCalls({ state, calls }: TrialRecord): CallRecord[] {
  if (state === 'harness-error') return [];
  return calls.filter(({ status }) => sampledStatuses.includes(status));
}
