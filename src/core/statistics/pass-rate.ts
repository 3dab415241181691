import {
  binomialMasses,
  convolve,
  hypergeometricMasses,
  hypergeometricMinimum,
  tailsAt,
  twoSidedP,
  type Draw,
} from './discrete.ts';
import type { PairedOutcomes, RateCell } from './rate-difference.ts';

export interface ConditionalTest {
  readonly headPasses: number;
  readonly pTwoSided: number;
  /** One-sided, for fewer passes of the head. */
  readonly pRegression: number;
}

/**
 * The exact conditional test of pass rates, stratified by case: given each case's passes, those of the
 * head are hypergeometric, and the cases' distributions are convolved (the exact form of Mantel and
 * Haenszel's test). With one trial per arm and case it is McNemar's.
 */
export function conditionalTest(cells: readonly RateCell[]): ConditionalTest {
  const draws = cells.map(drawOf);
  const masses = convolve(draws.map(hypergeometricMasses));
  const headPasses = cells.reduce((sum, { head }) => sum + head.passes, 0);
  const minimum = draws.reduce((sum, draw) => sum + hypergeometricMinimum(draw), 0);
  const tails = tailsAt(masses, headPasses - minimum);
  return { headPasses, pTwoSided: twoSidedP(tails), pRegression: tails.atMost };
}

export interface McNemarTest {
  readonly pTwoSided: number;
  /** Two-sided, counting half of the observed table; null when no pair disagrees. */
  readonly midP: number | null;
  /** One-sided, for more pairs that pass in base and fail in head. */
  readonly pRegression: number;
}

/**
 * McNemar's exact test of paired outcomes, with the mid-p of Fagerland, Lydersen and Laake (2013). p is
 * 1 when no pair disagrees.
 */
export function mcnemarTest({
  passToFail,
  failToPass,
}: Omit<PairedOutcomes, 'pairs'>): McNemarTest {
  const masses = binomialMasses(passToFail + failToPass, 0.5);
  const tails = tailsAt(masses, passToFail);
  const pTwoSided = twoSidedP(tails);
  return {
    pTwoSided,
    midP: passToFail + failToPass === 0 ? null : pTwoSided - (masses[passToFail] ?? 0),
    pRegression: tails.atLeast,
  };
}

/**
 * The two-sided p of Fisher's exact test of two independent rates: the probability of all tables that
 * are no likelier than the observed one.
 */
export function fisherTest(cell: RateCell): number {
  const draw = drawOf(cell);
  const masses = hypergeometricMasses(draw);
  const observed = masses[cell.head.passes - hypergeometricMinimum(draw)] ?? 0;
  // The slack keeps a mirrored table, equal but for rounding, on the observed one's side.
  const limit = observed * (1 + 1e-7);
  return Math.min(
    1,
    masses.reduce((sum, mass) => (mass <= limit ? sum + mass : sum), 0),
  );
}

function drawOf({ base, head }: RateCell): Draw {
  return { first: head.trials, second: base.trials, drawn: head.passes + base.passes };
}
