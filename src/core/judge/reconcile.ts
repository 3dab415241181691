import type { JsonObject, JsonValue } from '../../domain/json.ts';
import type { TrialRecord } from '../../domain/trial-record.ts';

/**
 * What the journal (intended) and the trials' own records (observed) say of each other: one sentence for each
 * contradiction, none when they agree. Warm-up trials keep no record and are left out.
 */
export function reconcile(journal: Iterable<JsonObject>, trials: readonly TrialRecord[]): string[] {
  const intended = readJournal(journal);
  const observed = new Map(
    trials.flatMap(({ id, calls }) => calls.map((call) => [call.attemptId, { trial: id, call }])),
  );
  const faults: string[] = [];
  for (const [attemptId, { trialId, settled, inputTokens }] of intended) {
    const found = observed.get(attemptId);
    if (found === undefined) {
      faults.push(`attempt ${attemptId} of ${trialId} is in the journal and in no trial`);
    } else if (found.trial !== trialId) {
      faults.push(
        `attempt ${attemptId} was reserved for ${trialId} and recorded by ${found.trial}`,
      );
    } else if (settled !== found.call.status) {
      faults.push(
        `attempt ${attemptId} of ${trialId} ended as ${found.call.status} and the journal says ${settled ?? 'nothing'}`,
      );
    } else if (found.call.usage !== null && inputTokens !== found.call.usage.inputTokens) {
      faults.push(`attempt ${attemptId} of ${trialId} has other tokens than the journal`);
    }
  }
  for (const [attemptId, { trial }] of observed) {
    if (!intended.has(attemptId)) {
      faults.push(`attempt ${attemptId} of ${trial} was never reserved in the journal`);
    }
  }
  return faults;
}

interface Intended {
  readonly trialId: string;
  /** The status it was settled with; null while it is open. */
  readonly settled: string | null;
  readonly inputTokens: number | null;
}

function readJournal(journal: Iterable<JsonObject>): Map<string, Intended> {
  const attempts = new Map<string, Intended>();
  for (const { attemptId, state, trialId, status, inputTokens } of journal) {
    const id = textOf(attemptId) ?? '';
    const trial = textOf(trialId) ?? '';
    if (state === 'reserved') {
      if (trial.startsWith('warmup:')) continue;
      attempts.set(id, { trialId: trial, settled: null, inputTokens: null });
      continue;
    }
    const open = attempts.get(id);
    if (open === undefined) continue;
    attempts.set(id, { ...open, settled: textOf(status), inputTokens: numberOf(inputTokens) });
  }
  return attempts;
}

function textOf(value: JsonValue | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

function numberOf(value: JsonValue | undefined): number | null {
  return typeof value === 'number' ? value : null;
}
