/**
 * p values adjusted to the false discovery rate of Benjamini and Hochberg (1995), in input order,
 * each at least the raw one and at most 1.
 */
export function benjaminiHochberg(values: readonly number[]): readonly number[] {
  const count = values.length;
  let least = 1;
  return adjustInOrder(values, {
    compare: (one, other) => other - one,
    adjust: (value, place) => {
      // The product may round to just below the value itself.
      least = Math.min(least, Math.max(value, (value * count) / (count - place)));
      return least;
    },
  });
}

/**
 * p values adjusted to the family-wise error of Holm (1979), in input order, each at least the raw one
 * and at most 1.
 */
export function holm(values: readonly number[]): readonly number[] {
  const count = values.length;
  let most = 0;
  return adjustInOrder(values, {
    compare: (one, other) => one - other,
    adjust: (value, place) => {
      most = Math.max(most, Math.min(1, value * (count - place)));
      return most;
    },
  });
}

interface Walk {
  readonly compare: (one: number, other: number) => number;
  /** Called once per value, in the order of `compare`; `place` counts from 0. */
  readonly adjust: (value: number, place: number) => number;
}

function adjustInOrder(values: readonly number[], { compare, adjust }: Walk): readonly number[] {
  const adjusted = [...values];
  values
    .map((value, position) => ({ value, position }))
    .sort((one, other) => compare(one.value, other.value))
    .forEach(({ value, position }, place) => {
      adjusted[position] = adjust(value, place);
    });
  return adjusted;
}
