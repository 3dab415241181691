import type { Random } from './plan/random.ts';

const FIRST_MS = 500;
const LONGEST_MS = 8_000;
/** A provider that asks for more than this is not waited for: the run would stand still. */
export const LONGEST_RETRY_AFTER_MS = 60_000;

/**
 * Milliseconds to wait before try number `attempt` (1 for the first retry): what the provider
 * asked for, else a doubling wait with jitter. Null when it asked for too long a wait.
 */
export function backOffMs(
  attempt: number,
  retryAfterMs: number | null,
  random: Random,
): number | null {
  if (retryAfterMs !== null) return retryAfterMs > LONGEST_RETRY_AFTER_MS ? null : retryAfterMs;
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
  return longest * (0.5 + random() / 2);
}
