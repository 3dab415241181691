import { betweenRanks, medianOf, type CountedValues } from './counted-values.ts';
import { convolve } from './discrete.ts';
import {
  exactOrderBound,
  normalOrderBound,
  type AchievedInterval,
  type OrderBound,
} from './order-bound.ts';
import { rankSumMasses } from './rank-sum-distribution.ts';
import { countComparisons, exactComparisonLimit, type SampleCell } from './rank-sum.ts';

/**
 * The shift from base to head (Hodges and Lehmann 1963), in the unit of the values: the median of all
 * head - base differences within cells. Null without comparisons.
 */
export function shift(cells: readonly SampleCell[]): number | null {
  return medianOf(withinCellDifferences(cells));
}

/**
 * The interval of the shift by inversion of the stratified rank-sum test, from the tie-free null.
 * Null without comparisons.
 */
export function shiftInterval(
  cells: readonly SampleCell[],
  level: number,
): AchievedInterval | null {
  const differences = withinCellDifferences(cells);
  if (differences.size === 0) return null;
  const approximate = differences.size > exactComparisonLimit;
  const bound = approximate ? approximateBound(cells, level) : exactBound(cells, level);
  return {
    ...betweenRanks(differences, bound.rank),
    achievedLevel: bound.achievedLevel,
    approximate,
  };
}

function exactBound(cells: readonly SampleCell[], level: number): OrderBound {
  const masses = cells.map(({ base, head }) => {
    const ranks = Array.from({ length: base.length + head.length }, (_, index) => index);
    return rankSumMasses(ranks, head.length);
  });
  return exactOrderBound(convolve(masses), level);
}

function approximateBound(cells: readonly SampleCell[], level: number): OrderBound {
  const variance = cells.reduce((sum, { base, head }) => {
    return sum + (base.length * head.length * (base.length + head.length + 1)) / 12;
  }, 0);
  return normalOrderBound(
    { mean: countComparisons(cells) / 2, deviation: Math.sqrt(variance) },
    level,
  );
}

function withinCellDifferences(cells: readonly SampleCell[]): CountedValues {
  const sorted = cells
    .filter(({ base, head }) => base.length > 0 && head.length > 0)
    .map(({ base, head }) => ({
      base: Float64Array.from(base).sort(),
      head: Float64Array.from(head).sort(),
    }));
  const lowest = sorted.map(({ base, head }) => (head[0] ?? 0) - (base.at(-1) ?? 0));
  const highest = sorted.map(({ base, head }) => (head.at(-1) ?? 0) - (base[0] ?? 0));
  return {
    size: countComparisons(cells),
    smallest: lowest.reduce((one, other) => Math.min(one, other), Infinity),
    largest: highest.reduce((one, other) => Math.max(one, other), -Infinity),
    countAtMost: (value) => sorted.reduce((sum, cell) => sum + countDifferences(cell, value), 0),
  };
}

interface SortedCell {
  readonly base: Float64Array;
  readonly head: Float64Array;
}

/** How many differences are at most `value`, with one pointer in each arm. */
function countDifferences({ base, head }: SortedCell, value: number): number {
  let count = 0;
  let first = 0;
  for (const own of head) {
    while (first < base.length && own - (base[first] ?? 0) > value) first += 1;
    count += base.length - first;
  }
  return count;
}
