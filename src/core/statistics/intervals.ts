import { betaQuantile } from './beta.ts';
import { normalQuantile } from './normal.ts';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Passes out of trials. */
export interface PassCount {
  readonly passes: number;
  readonly trials: number;
}

/**
 * The Wilson (1927) score interval of a rate, from 0 to 1. Null without trials.
 */
export function wilsonInterval({ passes, trials }: PassCount, level: number): Interval | null {
  if (trials === 0) return null;
  const z = twoSidedZ(level);
  const share = passes / trials;
  const shrink = 1 + (z * z) / trials;
  const centre = (share + (z * z) / (2 * trials)) / shrink;
  const variance = (share * (1 - share)) / trials + (z * z) / (4 * trials * trials);
  const halfWidth = (z * Math.sqrt(variance)) / shrink;
  return {
    low: passes === 0 ? 0 : centre - halfWidth,
    high: passes === trials ? 1 : centre + halfWidth,
  };
}

/**
 * The exact interval of a rate by Clopper and Pearson (1934), from 0 to 1. Null without trials.
 */
export function clopperPearsonInterval(rate: PassCount, level: number): Interval | null {
  const oneSided = (1 + level) / 2;
  const low = clopperPearsonLower(rate, oneSided);
  const high = clopperPearsonUpper(rate, oneSided);
  return low === null || high === null ? null : { low, high };
}

/**
 * The exact one-sided lower bound of a rate: what it is at least, at `level` confidence. Null without trials.
 */
export function clopperPearsonLower({ passes, trials }: PassCount, level: number): number | null {
  if (trials === 0) return null;
  return passes === 0 ? 0 : betaQuantile(1 - level, { a: passes, b: trials - passes + 1 });
}

/**
 * The exact one-sided upper bound of a rate: what it is at most, at `level` confidence. Null without trials.
 */
export function clopperPearsonUpper({ passes, trials }: PassCount, level: number): number | null {
  const failures = clopperPearsonLower({ passes: trials - passes, trials }, level);
  return failures === null ? null : 1 - failures;
}

/**
 * The half-width, in standard deviations, of a two-sided normal interval: 1.96 at level 0.95.
 */
export function twoSidedZ(level: number): number {
  return -normalQuantile((1 - level) / 2);
}
