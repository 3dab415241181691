import type { MeasuredTarget, RunnerFacts } from '../../domain/baseline.ts';
import type { TrialSample } from '../../domain/sample.ts';
import type { TrialRecord } from '../../domain/trial-record.ts';
import type { Mode } from '../../domain/trial.ts';
import type { BaselineFacts } from '../../domain/verdict.ts';
import { isSameRunner, type ConfirmBar, type Contest, type ContestCell } from './contest.ts';
import { matchCases, type CaseHashes } from './match-cases.ts';
import type { AbsentOpponent, Opponent } from './opponent.ts';
import { treatmentsOf } from './treatments.ts';
import { trialSample } from './trial-sample.ts';

/** The head's side of a matrix, and the base's where both ran. */
export interface MatrixEvidence {
  readonly mock: boolean;
  readonly runner: RunnerFacts;
  readonly targets: readonly MeasuredTarget[];
  readonly caseHashes: CaseHashes;
  /** Every counted trial of both arms and every fresh one. */
  readonly trials: readonly TrialRecord[];
  readonly unreconciled: readonly string[];
  readonly bar: ConfirmBar | null;
}

/** What gates apply to, and what the report says of the base. */
export interface MatrixComparison {
  readonly contests: readonly Contest[];
  readonly facts: BaselineFacts;
}

/** Sets a matrix against its opponent: one contest a target, over the cases that both sides have alike. */
export function matrixContests(opponent: Opponent, head: MatrixEvidence): MatrixComparison {
  const cases = matchCases(baseHashes(opponent, head), head.caseHashes);
  return {
    contests: head.targets.map((target) => contestOf(target, opponent, { ...head, cases })),
    facts: factsOf(opponent, head, cases),
  };
}

type Matched = MatrixEvidence & { readonly cases: BaselineFacts['cases'] };

function baseHashes(opponent: Opponent, head: MatrixEvidence): CaseHashes {
  if (opponent.kind === 'base-ref') return opponent.caseHashes;
  return opponent.record?.caseHashes ?? head.caseHashes;
}

function contestOf(target: MeasuredTarget, opponent: Opponent, head: Matched): Contest {
  const base = baseTargets(opponent).find(({ id }) => id === target.id);
  const absent = absenceOf(target, base, opponent);
  return {
    comparison: againstOf(opponent),
    target: target.id,
    paired: opponent.kind === 'base-ref',
    mock: head.mock,
    sameRunner: opponent.kind !== 'stored' || isSameRunner(opponent.record.runner, head.runner),
    asked: { base: base?.model ?? target.model, head: target.model },
    unreconciled: head.unreconciled,
    absent,
    bar: head.bar,
    cells: absent === null ? cellsOf(target.id, opponent, head) : [],
  };
}

function baseTargets(opponent: Opponent): readonly MeasuredTarget[] {
  return opponent.kind === 'base-ref' ? opponent.targets : (opponent.record?.targets ?? []);
}

function againstOf(opponent: Opponent): BaselineFacts['against'] {
  if (opponent.kind === 'absent') return opponent.against;
  return opponent.kind === 'stored' ? 'baseline' : 'base-ref';
}

function absenceOf(
  target: MeasuredTarget,
  base: MeasuredTarget | undefined,
  opponent: Opponent,
): Contest['absent'] {
  if (opponent.kind === 'absent') {
    return {
      reason: reasonOf(opponent),
      invalid: opponent.invalid,
      detail: opponent.state === 'first-run' ? `first run: ${opponent.reason}` : opponent.reason,
    };
  }
  if (opponent.kind === 'stored' && opponent.staleFails) {
    return { reason: 'baseline-stale', invalid: true, detail: opponent.stale };
  }
  const against = againstOf(opponent);
  if (base === undefined) {
    const reason = against === 'baseline' ? 'baseline-missing' : 'base-missing';
    return { reason, invalid: false, detail: `the base has no target "${target.id}"` };
  }
  if (base.kind === target.kind) return null;
  const detail = `"${target.id}" is a ${base.kind} target there and a ${target.kind} target here`;
  return { reason: 'baseline-incompatible', invalid: false, detail };
}

function reasonOf({ against, state }: AbsentOpponent): NonNullable<Contest['absent']>['reason'] {
  if (state === 'incompatible') return 'baseline-incompatible';
  return against === 'base-ref' ? 'base-missing' : 'baseline-missing';
}

function cellsOf(target: string, opponent: Opponent, head: Matched): ContestCell[] {
  const own = head.trials.filter(
    (trial) => trial.target === target && head.cases.common.includes(trial.case),
  );
  const groups = Map.groupBy(own, ({ case: id, mode }) => `${id}/${mode}`);
  return [...groups.values()].flatMap((trials) => cellOf(trials, opponent));
}

function cellOf(trials: readonly TrialRecord[], opponent: Opponent): ContestCell[] {
  const [first] = trials;
  if (first === undefined) return [];
  const place = { case: first.case, mode: first.mode };
  const samples = (arm: 'base' | 'head', phase: TrialRecord['phase']): TrialSample[] =>
    trials
      .filter((trial) => trial.phase === phase && (trial.arm ?? 'head') === arm)
      .map(trialSample);
  const head = samples('head', 'measure');
  const base =
    opponent.kind === 'stored'
      ? storedSamples(opponent, { ...place, target: first.target })
      : samples('base', 'measure');
  if (head.length === 0 || base.length === 0) return [];
  const fresh = { base: samples('base', 'confirm'), head: samples('head', 'confirm') };
  const planned = fresh.head.length;
  return [
    {
      ...place,
      planned: head.length,
      base,
      head,
      fresh: planned === 0 ? null : { planned, ...fresh },
    },
  ];
}

function storedSamples(
  { record }: Extract<Opponent, { kind: 'stored' }>,
  place: { readonly target: string; readonly case: string; readonly mode: Mode },
): readonly TrialSample[] {
  return (
    record.cells.find(
      (cell) =>
        cell.target === place.target && cell.case === place.case && cell.mode === place.mode,
    )?.samples ?? []
  );
}

function factsOf(
  opponent: Opponent,
  head: MatrixEvidence,
  cases: BaselineFacts['cases'],
): BaselineFacts {
  const treatments = treatmentsOf(baseTargets(opponent), head.targets);
  const removedTargets = baseTargets(opponent)
    .map(({ id }) => id)
    .filter((id) => !head.targets.some((target) => target.id === id));
  const common = { against: againstOf(opponent), cases, treatments, removedTargets };
  if (opponent.kind === 'base-ref') {
    return {
      ...common,
      ...{ store: null, state: 'used', reason: null, warns: false },
      ...{ commit: opponent.commit, branch: null },
      ...{ createdAt: null, ageDays: null, sameRunner: true },
      base: { caseHashes: { ...opponent.caseHashes }, targets: [...opponent.targets] },
      n: head.trials.filter(({ arm, phase }) => arm === 'base' && phase === 'measure').length,
    };
  }
  const { store, record } = opponent;
  return {
    ...common,
    ...{ store, warns: opponent.warns },
    ...(opponent.kind === 'stored'
      ? { state: opponent.stale === null ? 'used' : 'stale', reason: opponent.stale }
      : { state: opponent.state, reason: opponent.reason }),
    commit: record?.commit ?? null,
    branch: record?.branch ?? null,
    createdAt: record?.createdAt ?? null,
    ageDays: opponent.kind === 'stored' ? opponent.ageDays : null,
    n: record?.cells.reduce((sum, { samples }) => sum + samples.length, 0) ?? 0,
    base: null,
    sameRunner: record === null || isSameRunner(record.runner, head.runner),
  };
}
