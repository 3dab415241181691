export interface Search {
  readonly low: number;
  readonly high: number;
  /** Monotone: false, then true from some number on; `high` is taken to be reached. */
  readonly reached: (value: number) => boolean;
}

/**
 * The smallest floating-point number from `low` to `high` that is reached. Halves the interval until
 * no number is left between its ends, so the answer is exact when `reached` is.
 */
export function bisect({ low, high, reached }: Search): number {
  if (reached(low)) return low;
  let below = low;
  let above = high;
  for (;;) {
    const middle = (below + above) / 2;
    if (!(middle > below && middle < above)) return above;
    if (reached(middle)) above = middle;
    else below = middle;
  }
}
