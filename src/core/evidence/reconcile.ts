import type { JsonObject } from '../../domain/json.ts';
import type { EvidenceFault, EvidenceFaultCode } from '../../domain/journal.ts';
import type { CallRecord, TrialRecord } from '../../domain/trial-record.ts';
import { attemptStateOf } from '../trial/call-outcome.ts';
import { checkJournal, type JournaledItem, splitJournals } from './check-journal.ts';
import { attemptDigest, type Hash, launchDigest } from './identity-digest.ts';

/**
 * Holds what was intended (the journal, or those of shards one after the other) against what was observed (the records
 * of the trials): one fault for each contradiction, none when they agree. Warm-up trials keep no record and are left
 * out. While there is a fault, no token count and no cost of the run is to be believed.
 */
export function reconcile(
  journal: Iterable<JsonObject>,
  trials: readonly TrialRecord[],
  hash: Hash,
): readonly EvidenceFault[] {
  const journals = splitJournals(journal).map((rows) => checkJournal(rows, hash));
  if (journals.length === 0) {
    return [{ code: 'journal-missing', words: 'There is no journal of this run.' }];
  }
  const items = new Map(journals.flatMap((checked) => [...checked.items]));
  const broken = journals.flatMap(({ fault }) => fault ?? []);
  if (broken.length > 0) return broken;
  const observed = observedIn(trials);
  return [
    ...duplicates(observed),
    ...observed.flatMap((seen) => faultsOf(seen, items.get(seen.id), hash)),
    ...unobserved(items, observed),
  ];
}

/** A call or a launch as a trial's record has it. */
interface Observed {
  readonly kind: JournaledItem['kind'];
  readonly id: string;
  readonly trialId: string;
  readonly state: string;
  readonly inputTokens: number | null;
  readonly digest: (hash: Hash) => string;
  /** What the reservation must say too. */
  readonly context: Readonly<Record<string, string | number | null>>;
}

function observedIn(trials: readonly TrialRecord[]): readonly Observed[] {
  return trials.flatMap((trial) => [
    ...trial.calls.map((call) => observedCall(trial, call)),
    ...trial.launches.map((launch): Observed => {
      const { launchId, recipe, state } = launch;
      const context = { trialId: trial.id, target: trial.target, recipe };
      return {
        ...{ kind: 'launch', id: launchId, trialId: trial.id, state, inputTokens: null, context },
        digest: (hash) => launchDigest({ launchId, ...context }, hash),
      };
    }),
  ]);
}

function observedCall({ id: trialId, target }: TrialRecord, call: CallRecord): Observed {
  const { attemptId, launchId, modelAsked: model, turn, attempt, promptCharacters } = call;
  const context = { trialId, launchId, target, model, turn, attempt, promptCharacters };
  return {
    ...{ kind: 'attempt', id: attemptId, trialId, context },
    state: attemptStateOf(call.status),
    inputTokens: call.usage?.inputTokens ?? null,
    digest: (hash) => attemptDigest({ attemptId, ...context }, hash),
  };
}

function duplicates(observed: readonly Observed[]): readonly EvidenceFault[] {
  const groups = Map.groupBy(observed, ({ id }) => id);
  return [...groups].flatMap(([id, { length }]) =>
    id === '' || length === 1
      ? []
      : [faultOf('telemetry-id-duplicated', `${length} records have the id ${id}`)],
  );
}

function faultsOf(
  seen: Observed,
  intended: JournaledItem | undefined,
  hash: Hash,
): readonly EvidenceFault[] {
  const name = `${seen.kind} ${seen.id} of ${seen.trialId}`;
  if (seen.id === '') {
    return [faultOf('telemetry-id-missing', `a record of ${seen.trialId} has no id`)];
  }
  if (intended === undefined || intended.kind !== seen.kind) {
    return [faultOf('telemetry-without-reservation', `${name} was never reserved in the journal`)];
  }
  const differing = Object.entries(seen.context).find(
    ([key, value]) => (intended.context[key] ?? null) !== value,
  );
  if (differing !== undefined) {
    const [key, value] = differing;
    const words = `${name} has ${key} ${String(value)}, and the journal ${JSON.stringify(intended.context[key] ?? null)}`;
    return [faultOf('context-differs', words)];
  }
  if (intended.context.digest !== seen.digest(hash)) {
    return [faultOf('digest-differs', `${name} has another identity digest in the journal`)];
  }
  if (intended.state !== seen.state) {
    const code = isOpen(intended) ? openCode(intended) : 'completion-differs';
    return [
      faultOf(code, `${name} ended as ${seen.state}, and the journal says ${intended.state}`),
    ];
  }
  return tokensDiffer(seen, intended)
    ? [faultOf('tokens-differ', `${name} has other tokens than the journal`)]
    : [];
}

/** Counts that the report could not believe are null there, and no contradiction. */
function tokensDiffer({ kind, inputTokens }: Observed, { end }: JournaledItem): boolean {
  return kind === 'attempt' && inputTokens !== null && end.inputTokens !== inputTokens;
}

function unobserved(
  items: ReadonlyMap<string, JournaledItem>,
  observed: readonly Observed[],
): readonly EvidenceFault[] {
  const ids = new Set(observed.map(({ id }) => id));
  return [...items.values()].flatMap((item) => {
    const { trialId: given } = item.context;
    const trialId = typeof given === 'string' ? given : '';
    if (ids.has(item.id) || trialId.startsWith('warmup:')) return [];
    const name = `${item.kind} ${item.id} of ${trialId}`;
    return isOpen(item)
      ? [faultOf(openCode(item), `${name} is ${item.state} in the journal and never ended`)]
      : [faultOf('telemetry-missing', `${name} is in the journal and in no trial`)];
  });
}

function isOpen({ state }: JournaledItem): boolean {
  return state === 'reserved' || state === 'running';
}

function openCode({ kind }: JournaledItem): EvidenceFaultCode {
  return kind === 'launch' ? 'open-launch' : 'open-attempt';
}

function faultOf(code: EvidenceFaultCode, words: string): EvidenceFault {
  return { code, words: `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}.` };
}
