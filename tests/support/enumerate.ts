/**
 * All ways to choose `size` of the items, each as the chosen indices.
 */
export function choices(count: number, size: number): number[][] {
  if (size === 0) return [[]];
  if (size > count) return [];
  const last = count - 1;
  return [...choices(last, size), ...choices(last, size - 1).map((chosen) => chosen.concat(last))];
}

/**
 * The mid-rank of each value, by counting the smaller and the equal ones.
 */
export function midRanks(values: readonly number[]): number[] {
  return values.map((value) => {
    const smaller = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return smaller + (equal + 1) / 2;
  });
}

/**
 * The shares of equally likely `outcomes` at most and at least as large as `observed`.
 */
export function tailShares(
  outcomes: readonly number[],
  observed: number,
): { atMost: number; atLeast: number } {
  const share = (count: number): number => count / outcomes.length;
  return {
    atMost: share(outcomes.filter((outcome) => outcome <= observed).length),
    atLeast: share(outcomes.filter((outcome) => outcome >= observed).length),
  };
}

/**
 * Every sum that takes one value from each list.
 */
export function crossSums(lists: readonly (readonly number[])[]): number[] {
  return lists.reduce<number[]>(
    (sums, list) => sums.flatMap((sum) => list.map((value) => sum + value)),
    [0],
  );
}

/**
 * The sum of the values; 0 of none.
 */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/**
 * The middle of the sorted values, or the mean of the middle two.
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}
