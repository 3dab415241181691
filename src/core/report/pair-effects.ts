import { METRICS } from '../../domain/metric.ts';
import type { PairEffect } from '../../domain/report.ts';
import { pairSamples } from '../compare/contest.ts';
import { measureEffect, type EffectCell } from '../compare/effect.ts';

export type PairedMetric = 'agentWallMs' | 'totalTokens';

/**
 * How much larger a metric is in the head than in the base over all pairs of these cells: the Hodges-Lehmann
 * estimate of the ratio with its exact signed-rank interval and p. Only pairs count in which both trials
 * passed; the ratio is null without one, and where a value of 0 leaves no ratio.
 */
export function pairEffect(cells: readonly EffectCell[], metric: PairedMetric): PairEffect {
  const planned = cells.flatMap(pairSamples).length;
  const { main, scale, n, pTwoSided } = measureEffect(rowOf(metric), cells, {
    ...{ paired: true, generalize: 'suite', level: 0.95 },
  });
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
