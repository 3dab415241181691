/** How many tests share how much error. */
export interface TestFamily {
  readonly tests: number;
  readonly alpha: number;
}

/**
 * The fewest pairs with which a two-sided signed-rank test can reject when `tests` of them share
 * `alpha`: ceil(1 + log2(tests / alpha)), the first n whose smallest p is alpha / tests.
 */
export function minimumPairs({ tests, alpha }: TestFamily): number {
  return Math.ceil(1 + Math.log2(tests / alpha));
}

/**
 * The smallest p, two-sided and one-sided, that a signed-rank test of `pairs` pairs can give: all
 * differences point one way.
 */
export function smallestSignedRankP(pairs: number): { twoSided: number; oneSided: number } {
  const oneSided = 2 ** -pairs;
  return { twoSided: Math.min(1, 2 * oneSided), oneSided };
}

/**
 * The smallest two-sided p that a rank-sum test with these arm sizes can give: complete separation.
 */
export function smallestRankSumP(head: number, base: number): number {
  let oneSided = 1;
  for (let taken = 0; taken < head; taken += 1) oneSided *= (head - taken) / (head + base - taken);
  return Math.min(1, 2 * oneSided);
}
