import type { TokenUsage } from '../../domain/wire.ts';

/** No context window comes near it, and sums over a whole run stay exact whole numbers below it. */
const mostTokens = 1e10;

/**
 * Usage as evidence: what a provider reported, or null where one of its numbers can be no count of one
 * call's tokens (a fraction, or above ten thousand million). Then the call counts as without usage.
 */
export function countedUsage(usage: TokenUsage | null): TokenUsage | null {
  if (usage === null) return null;
  const { adjusted: _, ...counts } = usage;
  return Object.values(counts).every(isTokenCount) ? usage : null;
}

function isTokenCount(count: number | null): boolean {
  return count === null || (Number.isInteger(count) && count >= 0 && count <= mostTokens);
}
