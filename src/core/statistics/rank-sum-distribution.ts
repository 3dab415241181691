import type { Masses } from './discrete.ts';

/**
 * The exact distribution of the sum of `chosen` of the `ranks` (ascending integers, ties allowed) when
 * all choices are equally likely, counted from its smallest value. Ranks are taken in one by one
 * (Streitberg and Roehmel 1986); time grows with the square of chosen x not chosen.
 */
export function rankSumMasses(ranks: readonly number[], chosen: number): Masses {
  const others = ranks.length - chosen;
  // The sum of the ranks left over mirrors the sum of the chosen: walk through the smaller group.
  if (others < chosen) return smallerGroupMasses(ranks, others).toReversed();
  return smallerGroupMasses(ranks, chosen);
}

function smallerGroupMasses(ranks: readonly number[], chosen: number): Masses {
  const count = ranks.length;
  const spread = spreadOf(ranks);
  const bySize = Array.from({ length: chosen + 1 }, (_, size) => {
    return new Float64Array(spread(size, count) + 1);
  });
  bySize[0]?.fill(1, 0, 1);
  ranks.forEach((rank, seen) => {
    const least = Math.max(0, seen - (count - chosen));
    for (let size = Math.min(seen, chosen - 1); size >= least; size -= 1) {
      move(bySize[size], bySize[size + 1], {
        length: spread(size, seen) + 1,
        shift: rank - (ranks[size] ?? 0),
        share: (chosen - size) / (count - seen),
      });
    }
  });
  return bySize[chosen] ?? new Float64Array([1]);
}

/** The largest less the smallest sum of `size` among the first `seen` ranks. */
function spreadOf(ranks: readonly number[]): (size: number, seen: number) => number {
  const sums = [0];
  ranks.forEach((rank, index) => sums.push((sums[index] ?? 0) + rank));
  const sumOfFirst = (count: number): number => sums[count] ?? 0;
  return (size, seen) => sumOfFirst(seen) - sumOfFirst(seen - size) - sumOfFirst(size);
}

interface Move {
  readonly length: number;
  readonly shift: number;
  /** The part of the mass that takes the rank in; the rest stays. */
  readonly share: number;
}

function move(
  from: Masses | undefined,
  to: Masses | undefined,
  { length, shift, share }: Move,
): void {
  if (from === undefined || to === undefined) return;
  for (let sum = 0; sum < length; sum += 1) {
    const mass = from[sum] ?? 0;
    to[sum + shift] = (to[sum + shift] ?? 0) + mass * share;
    from[sum] = mass * (1 - share);
  }
}
