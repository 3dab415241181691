import type { Effect } from '../compare/effect.ts';
import { normalQuantile } from '../statistics/normal.ts';

/** The chance that a harm of the size asked about is found. */
const POWER = 0.8;

/**
 * The smallest harm, as a distance from no effect (a logarithm for a ratio), that a test at two-sided level
 * `alpha` finds with 80 % power at this n: (z(1 - alpha / 2) + z(0.8)) standard errors, with the
 * asymptotic efficiency of rank tests (Lehmann 1975, 2.5 and 4.2). Null without a spread.
 */
export function minimumDetectable({ spread }: Effect, alpha: number): number | null {
  return spread === null ? null : quantiles(alpha) * spread.deviation * Math.sqrt(spread.factor);
}

/**
 * The n with 80 % power at a harm as large as `margin`: n grows with the square of what it must resolve. Null
 * without a spread or margin.
 */
export function countToDecide(
  effect: Effect,
  {
    margin,
    alpha,
    atLeast,
  }: { readonly margin: number; readonly alpha: number; readonly atLeast: number },
): number | null {
  const now = minimumDetectable(effect, alpha);
  if (now === null || margin <= 0) return null;
  return Math.max(atLeast, Math.ceil(effect.n * (now / margin) ** 2));
}

function quantiles(alpha: number): number {
  return normalQuantile(1 - alpha / 2) + normalQuantile(POWER);
}
