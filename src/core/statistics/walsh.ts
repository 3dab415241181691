import { betweenRanks, medianOf, type CountedValues } from './counted-values.ts';
import {
  exactOrderBound,
  normalOrderBound,
  type AchievedInterval,
  type OrderBound,
} from './order-bound.ts';
import { exactPairLimit, signedRankMasses } from './signed-rank.ts';

/**
 * The pseudo-median of Hodges and Lehmann (1963), in the unit of the differences: the median of the
 * means of all pairs of them, each with itself too. Null for an empty list.
 */
export function pseudoMedian(differences: readonly number[]): number | null {
  return medianOf(walshAverages(differences));
}

/**
 * The interval of the pseudo-median by inversion of the signed-rank test, zeros included, from the
 * tie-free null (Hollander, Wolfe and Chicken 2014, 3.3). Null for an empty list.
 */
export function pseudoMedianInterval(
  differences: readonly number[],
  level: number,
): AchievedInterval | null {
  const count = differences.length;
  if (count === 0) return null;
  const { rank, achievedLevel } = signedRankBound(count, level);
  return {
    ...betweenRanks(walshAverages(differences), rank),
    achievedLevel,
    approximate: count > exactPairLimit,
  };
}

function signedRankBound(count: number, level: number): OrderBound {
  if (count <= exactPairLimit) {
    return exactOrderBound(signedRankMasses(Array.from({ length: count }, (_, i) => i + 1)), level);
  }
  const mean = (count * (count + 1)) / 4;
  const deviation = Math.sqrt((mean * (2 * count + 1)) / 6);
  return normalOrderBound({ mean, deviation }, level);
}

/** The n (n + 1) / 2 averages, counted with two pointers and never held. */
function walshAverages(differences: readonly number[]): CountedValues {
  const sorted = Float64Array.from(differences).sort();
  return {
    size: (sorted.length * (sorted.length + 1)) / 2,
    smallest: sorted[0] ?? 0,
    largest: sorted.at(-1) ?? 0,
    countAtMost: (value) => {
      let count = 0;
      let partner = sorted.length - 1;
      for (let first = 0; first <= partner; first += 1) {
        const own = sorted[first] ?? 0;
        while (partner >= first && (own + (sorted[partner] ?? 0)) / 2 > value) partner -= 1;
        count += partner - first + 1;
      }
      return count;
    },
  };
}
