import { shuffled, type Random } from './random.ts';

/**
 * Which of two orders each of `length` repeats has, by seeded permuted blocks of two: after every second one both
 * stood equally often. An odd one over takes `leftOver`.
 */
export function balancedFlags(length: number, random: Random, leftOver?: boolean): boolean[] {
  const even = leftOver === undefined ? length : length - (length % 2);
  const flags = Array.from({ length: Math.ceil(even / 2) }, () => shuffled([false, true], random))
    .flat()
    .slice(0, even);
  return leftOver !== undefined && length % 2 === 1 ? [...flags, leftOver] : flags;
}
