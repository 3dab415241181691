const slack = 1e-12;

/**
 * True when `value >= bound`, taking values within 1e-12 of each other as equal: 0.9 - 1 is a drop
 * of exactly 0.1, and a sum of exact probabilities can miss 0.05 by one rounding.
 */
export function isAtLeast(value: number, bound: number): boolean {
  return value >= bound - slack;
}
