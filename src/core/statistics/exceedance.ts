import { binomialMasses, tailsAt } from './discrete.ts';

export interface Exceedances {
  readonly samples: number;
  /** How many samples lie above the ceiling. */
  readonly exceeding: number;
}

/**
 * The probability, 0 to 1, of at least this many exceedances when each sample exceeds with probability
 * `chance`: small values say that the quantile 1 - chance lies above the ceiling.
 */
export function exceedanceProbability({ samples, exceeding }: Exceedances, chance: number): number {
  return tailsAt(binomialMasses(samples, chance), exceeding).atLeast;
}

/**
 * The fewest samples, none of them above a ceiling, that prove a `quantile` (above 0, below 1) to lie
 * under it at `risk` (0.05 for 95 % confidence): the smallest n with quantile^n <= risk (Wilks 1941).
 */
export function smallestCleanCount(quantile: number, risk: number): number {
  return Math.ceil(Math.log(risk) / Math.log(quantile) - 1e-12);
}
