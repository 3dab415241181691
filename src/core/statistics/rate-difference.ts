import { twoSidedZ, wilsonInterval, type Interval, type PassCount } from './intervals.ts';

/** The rates of one case in both arms. */
export interface RateCell {
  readonly base: PassCount;
  readonly head: PassCount;
}

/** Head rate minus base rate, from -1 to 1. */
export interface RateDifference {
  readonly difference: number;
  readonly interval: Interval;
}

/** Pairs in which the arms disagree, and the number of all pairs. */
export interface PairedOutcomes {
  readonly passToFail: number;
  readonly failToPass: number;
  readonly pairs: number;
}

/**
 * The difference of paired rates, with the adjusted Wald interval of Bonett and Price (2012) cut to
 * -1 and 1 as Fagerland, Lydersen and Laake (2014) advise. Null without pairs.
 */
export function bonettPrice(outcomes: PairedOutcomes, level: number): RateDifference | null {
  const { passToFail, failToPass, pairs } = outcomes;
  if (pairs === 0) return null;
  const loss = (passToFail + 1) / (pairs + 2);
  const gain = (failToPass + 1) / (pairs + 2);
  const centre = gain - loss;
  const halfWidth = twoSidedZ(level) * Math.sqrt((gain + loss - centre * centre) / (pairs + 2));
  return {
    difference: (failToPass - passToFail) / pairs,
    interval: { low: Math.max(-1, centre - halfWidth), high: Math.min(1, centre + halfWidth) },
  };
}

/**
 * The difference of independent rates with its interval by method 10 of Newcombe (1998): Wilson
 * limits, no continuity correction. Null when an arm has no trials.
 */
export function newcombe({ base, head }: RateCell, level: number): RateDifference | null {
  const ofBase = wilsonInterval(base, level);
  const ofHead = wilsonInterval(head, level);
  if (ofBase === null || ofHead === null) return null;
  const baseShare = base.passes / base.trials;
  const headShare = head.passes / head.trials;
  const difference = headShare - baseShare;
  return {
    difference,
    interval: {
      low: difference - Math.hypot(headShare - ofHead.low, ofBase.high - baseShare),
      high: difference + Math.hypot(ofHead.high - headShare, baseShare - ofBase.low),
    },
  };
}

/**
 * The mean over cases of the difference of independent rates. The squared distances to each case's
 * Newcombe limits add up as variances do (Zou and Donner 2008). Cases that lack an arm are left out;
 * null when none remains.
 */
export function stratifiedNewcombe(
  cells: readonly RateCell[],
  level: number,
): RateDifference | null {
  const parts = cells.map((cell) => newcombe(cell, level)).filter((part) => part !== null);
  if (parts.length === 0) return null;
  const difference = parts.reduce((sum, part) => sum + part.difference, 0) / parts.length;
  const below = Math.hypot(...parts.map((part) => part.difference - part.interval.low));
  const above = Math.hypot(...parts.map((part) => part.interval.high - part.difference));
  return {
    difference,
    interval: { low: difference - below / parts.length, high: difference + above / parts.length },
  };
}
