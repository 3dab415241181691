/** Mid-ranks, doubled so that they are integers. */
export interface DoubledRanks {
  /** In ascending order. */
  readonly sorted: readonly number[];
  /** In the order of the values given. */
  readonly byPosition: readonly number[];
  readonly ties: boolean;
}

/**
 * Twice the mid-rank of each value among all of them: 2 to 2n; tied values share their mean rank.
 * Values tie when they differ by at most `relativeTolerance` of the larger.
 */
export function doubledMidRanks(values: readonly number[], relativeTolerance = 0): DoubledRanks {
  const order = values.map((value, position) => ({ value, position }));
  order.sort((one, other) => one.value - other.value);
  const sorted: number[] = [];
  const byPosition = Array.from(values, () => 0);
  let ties = false;
  for (let start = 0; start < order.length;) {
    const end = tieEnd(order, start, relativeTolerance);
    for (const { position } of order.slice(start, end)) {
      sorted.push(start + end + 1);
      byPosition[position] = start + end + 1;
    }
    ties ||= end > start + 1;
    start = end;
  }
  return { sorted, byPosition, ties };
}

/**
 * The greatest common divisor of non-negative integers: the step of any statistic summed from them.
 * 1 when there is none but zeros.
 */
export function commonStep(integers: readonly number[]): number {
  return integers.reduce(greatestCommonDivisor, 0) || 1;
}

interface Placed {
  readonly value: number;
}

function tieEnd(order: readonly Placed[], start: number, relativeTolerance: number): number {
  let end = start + 1;
  for (; end < order.length; end += 1) {
    const previous = order[end - 1]?.value ?? 0;
    const value = order[end]?.value ?? 0;
    if (value - previous > Math.abs(value) * relativeTolerance) break;
  }
  return end;
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
