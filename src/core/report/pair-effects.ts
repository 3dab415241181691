import { METRICS } from '../../domain/metric.ts';
import type { PairEffect } from '../../domain/report.ts';
import { pairSamples } from '../compare/contest.ts';
import type { EffectCell } from '../compare/effect.ts';
import { measureEffect } from '../compare/measure-effect.ts';

export type PairedMetric = 'agentWallMs' | 'totalTokens';

/**
 * How much larger a metric is in the head than in the base over all pairs of these cells: the Hodges-Lehmann
 * estimate of the ratio with its exact signed-rank interval and p. Only pairs count in which both trials
 * passed; the ratio is null without one, and where a value of 0 leaves no ratio. Not paired, beside a stored
 * baseline, it is the shift within cells with its rank-sum interval and p.
 */
export function pairEffect(
  cells: readonly EffectCell[],
  metric: PairedMetric,
  paired = true,
): PairEffect {
  const planned = paired
    ? cells.flatMap(pairSamples).length
    : cells.reduce((sum, { head }) => sum + head.length, 0);
  const design = { paired, generalize: 'suite', level: 0.95 } as const;
  const { main, scale, n, pTwoSided } = measureEffect(rowOf(metric), cells, design);
  if (main === null || scale !== 'ratio') {
    return { planned, n, ratio: null, interval: null, level: null, p: null };
  }
  const { estimate: ratio, interval } = main;
  return {
    ...{ planned, n, ratio, p: pTwoSided },
    interval: interval === null ? null : [interval.low, interval.high],
    level: interval?.achievedLevel ?? null,
  };
}

function rowOf(name: PairedMetric) {
  const row = METRICS.find((metric) => metric.name === name);
  if (row === undefined) throw new TypeError(`no metric ${name}`);
  return row;
}
