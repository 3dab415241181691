import { tailsAt, type Masses } from './discrete.ts';
import type { Interval } from './intervals.ts';
import { normalCdf, normalQuantile, type NormalShape } from './normal.ts';
import { isAtLeast } from './tolerance.ts';

/** An interval between two order statistics, which can reach only some levels. */
export interface AchievedInterval extends Interval {
  /** The coverage it has under the tie-free null; near the level asked for, not equal to it. */
  readonly achievedLevel: number;
  readonly approximate: boolean;
}

/** How far from each end, counted from 1, the limits of an inverted rank test lie. */
export interface OrderBound {
  readonly rank: number;
  readonly achievedLevel: number;
}

/**
 * The bound from the exact null of a rank statistic: the smallest w with P(W <= w) >= (1 - level) / 2,
 * at least 1, and the level 1 - 2 P(W <= w - 1) it achieves (Hollander, Wolfe and Chicken 2014, 3.3).
 */
export function exactOrderBound(masses: Masses, level: number): OrderBound {
  let step = 0;
  let upToStep = masses[0] ?? 0;
  while (step < masses.length && !isAtLeast(upToStep, (1 - level) / 2)) {
    step += 1;
    upToStep += masses[step] ?? 0;
  }
  const rank = Math.max(1, step);
  return { rank, achievedLevel: 1 - 2 * tailsAt(masses, rank - 1).atMost };
}

/**
 * The same bound where the null of the statistic is taken as normal, with continuity correction.
 */
export function normalOrderBound({ mean, deviation }: NormalShape, level: number): OrderBound {
  const rank = Math.max(1, Math.ceil(mean + deviation * normalQuantile((1 - level) / 2) - 0.5));
  return { rank, achievedLevel: 1 - 2 * normalCdf((rank - 0.5 - mean) / deviation) };
}
