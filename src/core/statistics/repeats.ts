import type { PassCount } from './intervals.ts';

/**
 * pass@k: the probability that at least one of `k` trials drawn from these passes, unbiased (Chen et
 * al. 2021, arXiv 2107.03374). Null with fewer than `k` trials.
 */
export function passAtK({ passes, trials }: PassCount, k: number): number | null {
  const allFail = allOfKind({ kind: trials - passes, trials, k });
  return allFail === null ? null : 1 - allFail;
}

/**
 * pass^k: the probability that all of `k` trials drawn from these pass (Yao et al. 2024, arXiv
 * 2406.12045). Null with fewer than `k` trials.
 */
export function passHatK({ passes, trials }: PassCount, k: number): number | null {
  return allOfKind({ kind: passes, trials, k });
}

/** C(kind, k) / C(trials, k) */
function allOfKind({ kind, trials, k }: Record<'kind' | 'trials' | 'k', number>): number | null {
  if (trials < k) return null;
  let share = 1;
  for (let drawn = 0; drawn < k && share > 0; drawn += 1)
    share *= (kind - drawn) / (trials - drawn);
  return share;
}
