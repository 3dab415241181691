import type { Interval } from './intervals.ts';
import { isAtLeast } from './tolerance.ts';

/** What a gate asks. */
export interface DecisionRule {
  readonly worse: 'higher' | 'lower';
  readonly alpha: number;
  /** Regressed only when the whole interval lies beyond the margins, not just the estimate. */
  readonly strict: boolean;
  /** Fewer pairs decide nothing; 0 where no such minimum holds. */
  readonly minimumCount: number;
}

/** An effect of head against base, and how far it may go; a margin that was not given is null. */
export interface JudgedEffect {
  readonly estimate: number;
  readonly interval: Interval;
  readonly margin: number | null;
}

/** What was found; at least one effect is given. */
export interface Finding {
  readonly count: number;
  /** Two-sided, adjusted for the family of tests. */
  readonly adjustedP: number;
  /** head / base, with a margin of 0.1 for 10 %; null for a metric that may be 0. */
  readonly ratio: JudgedEffect | null;
  /** head - base, margin in the same unit; null when only the ratio is judged. */
  readonly difference: JudgedEffect | null;
}

export interface Decision {
  readonly verdict: 'pass' | 'regressed' | 'inconclusive';
  /** A mark beside the verdict: the mirror image of `regressed`. */
  readonly improved: boolean;
  readonly reason: 'insufficient-pairs' | 'underpowered' | null;
}

/**
 * The verdict of one gate. Regressed: p at most alpha, and the effect at or beyond every margin in the
 * bad direction. Pass: the interval's bad end is inside a margin that was given. Everything else, and
 * too few pairs, is inconclusive. Swapped arms turn `regressed` into `improved`.
 */
export function decide(finding: Finding, rule: DecisionRule): Decision {
  if (finding.count < rule.minimumCount) {
    return { verdict: 'inconclusive', improved: false, reason: 'insufficient-pairs' };
  }
  const harms = harmsOf(finding, rule);
  const significant = isAtLeast(rule.alpha, finding.adjustedP);
  if (significant && isBeyondMargins(harms, rule.strict)) {
    return { verdict: 'regressed', improved: false, reason: null };
  }
  const improved = significant && isBeyondMargins(harms.map(mirror), rule.strict);
  if (harms.some(isInsideMargin)) return { verdict: 'pass', improved, reason: null };
  return { verdict: 'inconclusive', improved, reason: 'underpowered' };
}

/** The effects turned so that larger is worse and 0 is none; the first is the one p was computed on. */
function harmsOf({ ratio, difference }: Finding, { worse }: DecisionRule): readonly JudgedEffect[] {
  const effects = [ratio === null ? null : onLogScale(ratio), difference];
  const harms = effects.filter((effect) => effect !== null);
  return worse === 'higher' ? harms : harms.map(mirror);
}

/** On this scale a margin means as much upwards as downwards. */
function onLogScale({ estimate, interval, margin }: JudgedEffect): JudgedEffect {
  return {
    estimate: Math.log(estimate),
    interval: { low: Math.log(interval.low), high: Math.log(interval.high) },
    margin: margin === null ? null : Math.log(1 + margin),
  };
}

function mirror({ estimate, interval, margin }: JudgedEffect): JudgedEffect {
  return { estimate: -estimate, interval: { low: -interval.high, high: -interval.low }, margin };
}

function isBeyondMargins(harms: readonly JudgedEffect[], strict: boolean): boolean {
  const pointsToHarm = (harms[0]?.estimate ?? 0) > 0;
  return pointsToHarm && harms.every((harm) => isBeyondMargin(harm, strict));
}

function isBeyondMargin({ estimate, interval, margin }: JudgedEffect, strict: boolean): boolean {
  if (strict) return !isAtLeast(margin ?? 0, interval.low);
  return margin === null || isAtLeast(estimate, margin);
}

function isInsideMargin({ interval, margin }: JudgedEffect): boolean {
  return margin !== null && !isAtLeast(interval.high, margin);
}
