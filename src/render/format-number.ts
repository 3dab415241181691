import type { PassRate } from '../domain/report.ts';

/** The word for a number that is not known. */
export const notAvailable = 'n/a';

/** A time with its unit (ms, s, min) and at most three significant digits; `n/a` for null. */
export function formatMs(milliseconds: number | null): string {
  if (milliseconds === null) return notAvailable;
  return scaled(milliseconds, [
    { from: 0, per: 1, unit: ' ms' },
    { from: 1000, per: 1000, unit: ' s' },
    { from: 60_000, per: 60_000, unit: ' min' },
  ]);
}

/** A quantity, such as tokens, with k, M or G and at most three significant digits; `n/a` for null. */
export function formatQuantity(quantity: number | null): string {
  if (quantity === null) return notAvailable;
  return scaled(quantity, [
    { from: 0, per: 1, unit: '' },
    { from: 1000, per: 1e3, unit: ' k' },
    { from: 1e6, per: 1e6, unit: ' M' },
    { from: 1e9, per: 1e9, unit: ' G' },
  ]);
}

/** US dollars with at most three significant digits; `unpriced` for null. */
export function formatUsd(usd: number | null): string {
  if (usd === null) return 'unpriced';
  return usd > 0 && usd < smallest ? '< $0.000001' : `$${significant(usd)}`;
}

/** A ratio with two decimals below 10, else three significant digits: `1.18x`. */
export function formatRatio(ratio: number): string {
  return `${ratio < 10 ? ratio.toFixed(2) : significant(ratio)}x`;
}

/** A share from 0 to 1 in per cent; never rounded up to 100 or down to 0. `n/a` for null. */
export function formatShare(share: number | null): string {
  if (share === null) return notAvailable;
  if (share < 1 && share > 0.999) return '> 99.9 %';
  if (share > 0 && share < 0.001) return '< 0.1 %';
  return `${significant(share * 100)} %`;
}

/** Passes of trials with the 95 % interval; `n/a` without valid trials. */
export function formatPassRate({ passed, n, interval }: PassRate): string {
  if (interval === null) return notAvailable;
  return `${passed}/${n} (${formatShare(interval[0])} to ${formatShare(interval[1])})`;
}

const smallest = 1e-6;

interface Scale {
  /** The smallest value, after rounding, that this unit is for. */
  readonly from: number;
  readonly per: number;
  readonly unit: string;
}

function scaled(value: number, scales: readonly Scale[]): string {
  const rounded = Number(value.toPrecision(3));
  const scale = scales.findLast(({ from }) => rounded >= from);
  return scale === undefined
    ? significant(value)
    : `${significant(value / scale.per)}${scale.unit}`;
}

function significant(value: number): string {
  // Below this JavaScript writes an exponent.
  if (value > 0 && value < smallest) return '< 0.000001';
  return String(Number(value.toPrecision(3)));
}
