import type { MetricName } from '../../domain/metric.ts';
import type { CallRecord, TrialRecord } from '../../domain/trial-record.ts';
import { nanoUsdOf, usdOf } from '../trial/nano-usd.ts';

export interface Spending {
  /** Null unless every call sent has evidence. */
  readonly value: number | null;
  readonly observed: number;
  /** What is missing; null when nothing is. */
  readonly missing: 'tokens-not-covered' | 'unpriced' | null;
}

/** What trials used up of a metric that adds up: tokens, cost, or attempts. */
export function spentOn(trials: readonly TrialRecord[], metric: MetricName): Spending {
  const sent = trials.flatMap(({ calls }) => calls.filter((call) => call.sent));
  if (metric === 'attempts') return { value: sent.length, observed: sent.length, missing: null };
  const known = sent.flatMap((call) => amountOf(call, metric) ?? []);
  const sum = known.reduce((total, amount) => total + amount, 0);
  const observed = metric === 'costUsd' ? (usdOf(sum) ?? 0) : sum;
  if (known.length === sent.length) return { value: observed, observed, missing: null };
  return {
    value: null,
    observed,
    missing: metric === 'costUsd' ? 'unpriced' : 'tokens-not-covered',
  };
}

/** True when nothing more may be spent. */
export function isSpentTotal({
  observed,
  limit,
}: {
  readonly observed: number;
  readonly limit: number;
}): boolean {
  return observed >= limit;
}

function amountOf({ usage, costUsd }: CallRecord, metric: MetricName): number | null {
  if (metric === 'costUsd') return nanoUsdOf(costUsd);
  const counts: Partial<Record<MetricName, number | null | boolean>> = usage ?? {};
  const amount = counts[metric] ?? null;
  return typeof amount === 'number' ? amount : null;
}
