import type { ComparedMetric } from './contest.ts';
import { pairedEffect, unpairedEffect } from './continuous-effect.ts';
import type { Effect, EffectCell, EffectDesign } from './effect.ts';
import { rateEffect } from './rate-effect.ts';

/**
 * The one comparison: mode against mode, arm against arm, and now against a stored baseline.
 */
export function measureEffect(
  metric: ComparedMetric,
  cells: readonly EffectCell[],
  design: EffectDesign,
): Effect {
  if (metric.scale === 'points') return rateEffect(cells, design);
  return design.paired
    ? pairedEffect(metric, cells, design)
    : unpairedEffect(metric, cells, design);
}
