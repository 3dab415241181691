import type { Distribution } from '../../domain/report.ts';
import { notAvailable } from '../format-number.ts';

type Format = (value: number | null) => string;

/** `p50 / p95 (n)`, with the word `low` where n is too small for either; `n/a` without samples. */
export function formatQuantiles(distribution: Distribution | undefined, format: Format): string {
  if (distribution === undefined || distribution.n === 0) return notAvailable;
  const { p50, p95, n, lowSample } = distribution;
  return `${format(p50)} / ${format(p95)} (${n}${lowSample.length > 0 ? ', low' : ''})`;
}

/** `p50 (n)`, with the word `low` where n is too small for it; `n/a` without samples. */
export function formatMedian({ p50, n, lowSample }: Distribution, format: Format): string {
  if (n === 0) return notAvailable;
  return `${format(p50)} (${n}${lowSample.includes('p50') ? ', low' : ''})`;
}

/** What the number and the word in brackets mean. */
export const quantilesLegend =
  'In brackets the number of samples; low: fewer than 5 for a p50, or fewer than 20 for a p95.';
