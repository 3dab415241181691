import type { Rate } from '../../domain/rates.ts';
import type { TokenUsage } from '../../domain/wire.ts';

/**
 * The cost of one call in whole nano-USD, rounded half up. A safe integer, so that it goes through JSON
 * and SQLite as it is; products of tokens and rates would leave that range, so they are formed as
 * bigint. Null (unpriced) without usage or rate, with cache reads that have no rate of their own, with
 * counts that contradict each other or are not whole, and above 9 million USD. Cache writes cost
 * `input` by default.
 */
export function priceCall(usage: TokenUsage | null, rate: Rate | null): number | null {
  if (usage === null || rate === null) return null;
  if ('perCall' in rate) return toSafeInteger(scaled(rate.perCall, nanoPerUsd));
  return priceTokens(usage, rate);
}

type TokenRate = Exclude<Rate, { perCall: number }>;

const nanoPerUsd = 1e9;
/** 1 USD per million tokens is 1e-6 USD, or 1e9 femto-USD (1e-15 USD), per token. */
const femtoPerTokenAtOneUsd = 1e9;
const femtoPerNano = 1_000_000n;

function priceTokens(usage: TokenUsage, rate: TokenRate): number | null {
  const cacheReads = usage.cacheReadInputTokens ?? 0;
  const cacheWrites = usage.cacheWriteInputTokens ?? 0;
  const plain = usage.inputTokens - cacheReads - cacheWrites;
  if (![plain, cacheReads, cacheWrites, usage.outputTokens].every(isCount)) return null;
  if (cacheReads > 0 && rate.cacheRead === undefined) return null;
  const femto =
    femtoCost(plain, rate.input) +
    femtoCost(cacheReads, rate.cacheRead ?? 0) +
    femtoCost(cacheWrites, rate.cacheWrite ?? rate.input) +
    femtoCost(usage.outputTokens, rate.output);
  return toSafeInteger((femto + femtoPerNano / 2n) / femtoPerNano);
}

function isCount(tokens: number): boolean {
  return Number.isSafeInteger(tokens) && tokens >= 0;
}

function femtoCost(tokens: number, usdPerMillion: number): bigint {
  return BigInt(tokens) * scaled(usdPerMillion, femtoPerTokenAtOneUsd);
}

function scaled(usd: number, unitsPerUsd: number): bigint {
  return BigInt(Math.round(usd * unitsPerUsd));
}

function toSafeInteger(nanoUsd: bigint): number | null {
  const cost = Number(nanoUsd);
  return Number.isSafeInteger(cost) ? cost : null;
}
