import type { AchievedInterval } from '../statistics/order-bound.ts';
import type { ContestCell } from './contest.ts';

export type EffectCell = Pick<ContestCell, 'case' | 'base' | 'head'>;

export interface EffectDesign {
  readonly paired: boolean;
  /** `cases`: each case counts as one value, and the interval speaks for more cases than these. */
  readonly generalize: 'suite' | 'cases';
  readonly level: number;
}

export interface Estimate {
  readonly estimate: number;
  readonly interval: AchievedInterval | null;
}

/** How the head differs from the base in one metric, over all the cells given. */
export interface Effect {
  readonly method: 'signed-rank' | 'rank-sum' | 'conditional';
  /** A rate's estimate is a share from -1 to 1, not points. */
  readonly scale: 'ratio' | 'difference' | 'points';
  /** Pairs, cases, or head trials beside a stored baseline. */
  readonly n: number;
  /** Null when there is nothing to compare. */
  readonly main: Estimate | null;
  /** head - base in the metric's own unit, beside a ratio. */
  readonly difference: Estimate | null;
  /** Median of the values compared, or the mean rate over cells. */
  readonly base: number | null;
  readonly head: number | null;
  /** Mean of the base's values. */
  readonly baseMean: number | null;
  readonly pTwoSided: number;
  readonly pHigher: number;
  readonly pLower: number;
  /**
   * Standard deviation of one comparison (logarithms for a ratio), and what its square is to be multiplied
   * with for the variance of the effect: 1 / n, or the sum of both arms' 1 / n, times the test's inefficiency.
   */
  readonly spread: { readonly deviation: number; readonly factor: number } | null;
  readonly ties: boolean;
  readonly approximate: boolean;
}
