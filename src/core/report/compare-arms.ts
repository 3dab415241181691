import type { Comparison } from '../../domain/report.ts';
import type { TrialSample } from '../../domain/sample.ts';
import type { Contest, ContestCell } from '../compare/contest.ts';
import { describeValues } from './distribution.ts';
import { pairEffect, type PairedMetric } from './pair-effects.ts';
import { passRateOf } from './pass-rate-of.ts';

/** Base beside head, case by case and mode by mode: for reading, as gates look at all cells together. */
export function compareArms(contests: readonly Contest[]): Comparison[] {
  return contests.flatMap((contest) => contest.cells.map((cell) => comparison(cell, contest)));
}

function comparison(cell: ContestCell, { target, paired }: Contest): Comparison {
  return {
    ...{ kind: 'arm', target, case: cell.case, mode: cell.mode, label: null },
    base: side(cell.base),
    head: side(cell.head),
    effects: {
      agentWallMs: pairEffect([cell], 'agentWallMs', paired),
      totalTokens: pairEffect([cell], 'totalTokens', paired),
    },
  };
}

function side(samples: readonly TrialSample[]): Comparison['base'] {
  const values = (metric: PairedMetric) =>
    describeValues(
      samples.flatMap(({ state, values: of }) => (state === 'passed' ? (of[metric] ?? []) : [])),
    );
  return {
    passRate: passRateOf(samples),
    agentWallMs: values('agentWallMs'),
    totalTokens: values('totalTokens'),
  };
}
