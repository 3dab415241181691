import { tailsAt, twoSidedP, type Masses, type Tails } from './discrete.ts';
import { normalTails } from './normal.ts';
import { commonStep, doubledMidRanks } from './ranks.ts';

export interface SignedRankTest {
  /** W+, the sum of the mid-ranks of the positive differences. */
  readonly positiveRankSum: number;
  /** Differences left after zeros are dropped. */
  readonly usedCount: number;
  readonly pTwoSided: number;
  /** One-sided, for differences above 0. */
  readonly pGreater: number;
  /** One-sided, for differences below 0. */
  readonly pLess: number;
  /** Zeros or tied magnitudes: the level of an interval from the tie-free null is nominal. */
  readonly ties: boolean;
  readonly approximate: boolean;
}

/** Up to this many pairs the distribution is exact, above it is taken as normal. */
export const exactPairLimit = 300;

/**
 * The signed-rank test of Wilcoxon (1945) that the differences lie about 0. Zeros are dropped, ties
 * share mid-ranks, and p conditions on the tied ranks; p is 1 when no difference is left.
 */
export function signedRankTest(differences: readonly number[]): SignedRankTest {
  const used = differences.filter((difference) => difference !== 0);
  const ranks = doubledMidRanks(used.map(Math.abs), magnitudeTolerance);
  const doubledSum = ranks.byPosition.reduce(
    (sum, rank, position) => ((used[position] ?? 0) > 0 ? sum + rank : sum),
    0,
  );
  const approximate = used.length > exactPairLimit;
  const tails = approximate
    ? approximateTails(ranks.sorted, doubledSum)
    : exactTails(ranks.sorted, doubledSum);
  return {
    positiveRankSum: doubledSum / 2,
    usedCount: used.length,
    pTwoSided: twoSidedP(tails),
    pGreater: tails.atLeast,
    pLess: tails.atMost,
    ties: ranks.ties || used.length < differences.length,
    approximate,
  };
}

/**
 * The exact distribution of the sum of a random subset of `ranks` (positive integers): each is in or
 * out with probability 1/2 (Streitberg and Roehmel 1986). The null of W+ when the ranks are 1 to n.
 */
export function signedRankMasses(ranks: readonly number[]): Masses {
  const masses = new Float64Array(ranks.reduce((sum, rank) => sum + rank, 1));
  masses[0] = 1;
  let reach = 0;
  for (const rank of ranks) {
    reach += rank;
    for (let sum = reach; sum >= 0; sum -= 1) {
      const without = masses[sum] ?? 0;
      masses[sum] = (without + (sum < rank ? 0 : (masses[sum - rank] ?? 0))) / 2;
    }
  }
  return masses;
}

/** ln(1.1) and -ln(1 / 1.1) are one magnitude; measured ones never agree this far by chance. */
const magnitudeTolerance = 1e-10;

function exactTails(doubledRanks: readonly number[], doubledSum: number): Tails {
  const step = commonStep(doubledRanks);
  const masses = signedRankMasses(doubledRanks.map((rank) => rank / step));
  return tailsAt(masses, doubledSum / step);
}

function approximateTails(doubledRanks: readonly number[], doubledSum: number): Tails {
  const total = doubledRanks.reduce((sum, rank) => sum + rank, 0);
  const squares = doubledRanks.reduce((sum, rank) => sum + rank * rank, 0);
  return normalTails(doubledSum, {
    mean: total / 2,
    deviation: Math.sqrt(squares) / 2,
    step: commonStep(doubledRanks),
  });
}
