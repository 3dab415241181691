import { betaQuantile } from './beta.ts';

/**
 * The t with P(|T| <= t) = `level` for Student's t with `degreesOfFreedom` >= 1: the half-width, in
 * standard errors, of a two-sided interval. f / (f + T^2) is Beta(f/2, 1/2).
 */
export function twoSidedT(level: number, degreesOfFreedom: number): number {
  const x = betaQuantile(1 - level, { a: degreesOfFreedom / 2, b: 0.5 });
  return Math.sqrt((degreesOfFreedom * (1 - x)) / x);
}
