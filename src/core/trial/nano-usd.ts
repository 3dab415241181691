const nanoPerUsd = 1e9;

/** Nano-USD as USD; null stays null. */
export function usdOf(nanoUsd: number | null): number | null {
  return nanoUsd === null ? null : nanoUsd / nanoPerUsd;
}

/**
 * The whole nano-USD that an amount in USD was made from, so that sums stay exact and do not depend on
 * their order; null stays null.
 */
export function nanoUsdOf(usd: number | null): number | null {
  return usd === null ? null : Math.round(usd * nanoPerUsd);
}
