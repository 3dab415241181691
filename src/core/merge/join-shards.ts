import type { RunnerFacts } from '../../domain/baseline.ts';
import type { Report } from '../../domain/report.ts';
import type { TrialRecord } from '../../domain/trial-record.ts';
import type { PlannedTrial } from '../../domain/trial.ts';
import { isSameRunner } from '../compare/contest.ts';

/** Several shards as the one run that they are. */
export interface JoinedShards {
  /** In plan order. */
  readonly trials: readonly PlannedTrial[];
  readonly records: readonly TrialRecord[];
  readonly startedAt: string;
  /** Of the shard that took longest. */
  readonly durationMs: number;
  /** The machine, if they all ran on alike ones; else one that is like no other. */
  readonly runner: RunnerFacts;
}

/** Joins shards that belong together; their targets and cases are listed alike in each. */
export function joinShards(reports: readonly Report[]): JoinedShards {
  const [first] = reports;
  if (first === undefined) throw new TypeError('no shard to join');
  const targets = first.run.targets.map(({ id }) => id);
  const cases = Object.keys(first.run.caseHashes);
  const records = reports
    .flatMap(({ trials }) => trials)
    .map((record, place) => ({ record, place }))
    .toSorted(
      (one, other) =>
        targets.indexOf(one.record.target) - targets.indexOf(other.record.target) ||
        cases.indexOf(one.record.case) - cases.indexOf(other.record.case) ||
        one.place - other.place,
    )
    .map(({ record }) => record);
  const { runner } = first.run;
  const isUniform = reports.every(({ run }) => isSameRunner(run.runner, runner));
  return {
    records,
    trials: records.map(({ id, target, case: task, mode, arm, iteration, phase }) => ({
      ...{ id, target, case: task, mode, arm, iteration, phase },
    })),
    startedAt: reports.map(({ run }) => run.startedAt).toSorted()[0] ?? first.run.startedAt,
    durationMs: Math.max(...reports.map(({ run }) => run.durationMs)),
    runner: isUniform ? runner : { ...runner, cpu: 'several machines', image: null },
  };
}
