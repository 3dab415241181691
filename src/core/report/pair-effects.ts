import type { PairEffect } from '../../domain/report.ts';
import type { TrialRecord, TrialTotals } from '../../domain/trial-record.ts';
import { signedRankTest } from '../statistics/signed-rank.ts';
import { pseudoMedian, pseudoMedianInterval } from '../statistics/walsh.ts';

/** Two trials alike but for what is compared, run back to back. */
export interface Pair {
  readonly base: TrialRecord;
  readonly head: TrialRecord;
}

export type PairedMetric = 'agentWallMs' | 'totalTokens';

const LEVEL = 0.95;

/** The pairs of two cells: the trials of the same iteration. */
export function pairByIteration(
  base: readonly TrialRecord[],
  head: readonly TrialRecord[],
): Pair[] {
  const heads = new Map(head.map((trial) => [trial.iteration, trial]));
  return base.flatMap((trial) => {
    const partner = heads.get(trial.iteration);
    return partner === undefined ? [] : [{ base: trial, head: partner }];
  });
}

/**
 * How much larger a metric is in the head than in the base: the Hodges-Lehmann estimate of the
 * ratio with its exact signed-rank interval and p. Only pairs count in which both trials passed, for
 * an agent that fails fast is not faster; without one the ratio is null.
 */
export function pairEffect(pairs: readonly Pair[], metric: PairedMetric): PairEffect {
  const logRatios = pairs.flatMap((pair) => logRatio(pair, metric));
  const estimate = pseudoMedian(logRatios);
  const interval = pseudoMedianInterval(logRatios, LEVEL);
  const hasInterval = interval !== null && interval.achievedLevel > 0;
  return {
    planned: pairs.length,
    n: logRatios.length,
    ratio: estimate === null ? null : Math.exp(estimate),
    interval: hasInterval ? [Math.exp(interval.low), Math.exp(interval.high)] : null,
    level: hasInterval ? interval.achievedLevel : null,
    p: logRatios.length === 0 ? null : signedRankTest(logRatios).pTwoSided,
  };
}

function logRatio({ base, head }: Pair, metric: PairedMetric): number[] {
  if (base.state !== 'passed' || head.state !== 'passed') return [];
  const [from, to] = [valueOf(base.totals, metric), valueOf(head.totals, metric)];
  return from === null || to === null ? [] : [Math.log(to / from)];
}

/** A ratio wants a value above 0. */
function valueOf(totals: TrialTotals | null, metric: PairedMetric): number | null {
  const value = totals?.[metric] ?? null;
  return value !== null && value > 0 ? value : null;
}
