import type { Interval } from './intervals.ts';
import { twoSidedT } from './student-t.ts';

export interface ClusteredMean {
  readonly mean: number;
  /** Standard error by Miller (2024), arXiv 2411.00640: no small-sample factor. */
  readonly clusteredError: number;
  /** The same times sqrt(G / (G - 1)) for G clusters; null for one. */
  readonly finiteCorrectedError: number | null;
  /** As if all values were independent; null for one. */
  readonly naiveError: number | null;
}

/**
 * The mean of all values with its standard errors, in the unit of the values, when values of one
 * cluster (a case) go together. Null without values.
 */
export function clusteredMean(clusters: readonly (readonly number[])[]): ClusteredMean | null {
  const values = clusters.flat();
  const count = values.length;
  if (count === 0) return null;
  const groups = clusters.filter((cluster) => cluster.length > 0);
  const mean = sum(values) / count;
  const residualSums = groups.map((cluster) => sum(cluster.map((value) => value - mean)));
  const clusteredError = rootSumOfSquares(residualSums) / count;
  const deviation = rootSumOfSquares(values.map((value) => value - mean));
  return {
    mean,
    clusteredError,
    finiteCorrectedError:
      groups.length < 2 ? null : clusteredError * Math.sqrt(groups.length / (groups.length - 1)),
    naiveError: count < 2 ? null : deviation / Math.sqrt(count * (count - 1)),
  };
}

/**
 * The interval of the mean over cases: Student's t with one degree of freedom less than there are
 * clusters, times the finite-corrected clustered error. Null with fewer than two clusters.
 */
export function clusteredInterval(
  clusters: readonly (readonly number[])[],
  level: number,
): Interval | null {
  const groups = clusters.filter((cluster) => cluster.length > 0);
  const estimate = clusteredMean(groups);
  if (estimate === null || estimate.finiteCorrectedError === null) return null;
  const halfWidth = twoSidedT(level, groups.length - 1) * estimate.finiteCorrectedError;
  return { low: estimate.mean - halfWidth, high: estimate.mean + halfWidth };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function rootSumOfSquares(values: readonly number[]): number {
  return Math.sqrt(sum(values.map((value) => value * value)));
}
