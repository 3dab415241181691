import { bisect } from './bisect.ts';
import type { Interval } from './intervals.ts';

/** Values too many to hold, known by how many of them lie at or below a number. */
export interface CountedValues {
  readonly size: number;
  readonly smallest: number;
  readonly largest: number;
  readonly countAtMost: (value: number) => number;
}

/**
 * The median of the values: the mean of the middle two when their number is even. Null when there is none.
 */
export function medianOf(values: CountedValues): number | null {
  if (values.size === 0) return null;
  const lower = kthSmallest(values, Math.ceil(values.size / 2));
  if (values.size % 2 === 1) return lower;
  return (lower + kthSmallest(values, values.size / 2 + 1)) / 2;
}

/**
 * The values `rank` places from each end, counted from 1.
 */
export function betweenRanks(values: CountedValues, rank: number): Interval {
  return { low: kthSmallest(values, rank), high: kthSmallest(values, values.size + 1 - rank) };
}

function kthSmallest(values: CountedValues, rank: number): number {
  const value = bisect({
    low: values.smallest,
    high: values.largest,
    reached: (candidate) => values.countAtMost(candidate) >= rank,
  });
  return value === 0 ? 0 : value; // no -0 in reports
}
