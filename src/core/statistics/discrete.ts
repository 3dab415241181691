/** Probabilities of 0, 1, 2, ... steps above the smallest possible value. */
export type Masses = Float64Array;

/** P(X <= observed) and P(X >= observed). */
export interface Tails {
  readonly atMost: number;
  readonly atLeast: number;
}

/**
 * The binomial probabilities of 0 to `trials` successes at success probability `chance` (0 to 1).
 */
export function binomialMasses(trials: number, chance: number): Masses {
  if (chance >= 1) return new Float64Array(trials + 1).fill(1, trials);
  const odds = chance / (1 - chance);
  return massesFromRatios({
    length: trials + 1,
    mode: Math.min(trials, Math.floor((trials + 1) * chance)),
    ratio: (k) => ((trials - k) / (k + 1)) * odds,
  });
}

/** Two groups, and the number drawn from both together. */
export interface Draw {
  readonly first: number;
  readonly second: number;
  readonly drawn: number;
}

/** The least possible number drawn from the first group: where `hypergeometricMasses` begins. */
export function hypergeometricMinimum({ second, drawn }: Draw): number {
  return Math.max(0, drawn - second);
}

/**
 * The hypergeometric probabilities of how many of `drawn` come from the first group, beginning at
 * `hypergeometricMinimum`.
 */
export function hypergeometricMasses(draw: Draw): Masses {
  const { first, second, drawn } = draw;
  const minimum = hypergeometricMinimum(draw);
  const mode = Math.floor(((drawn + 1) * (first + 1)) / (first + second + 2));
  return massesFromRatios({
    length: Math.min(first, drawn) - minimum + 1,
    mode: mode - minimum,
    ratio: (step) => {
      const k = minimum + step;
      return ((first - k) * (drawn - k)) / ((k + 1) * (second - drawn + k + 1));
    },
  });
}

/**
 * The distribution of the sum of independent variables; of none, certainly 0. Halves the list, so that
 * short distributions meet short ones.
 */
export function convolve(distributions: readonly Masses[]): Masses {
  const [first] = distributions;
  if (first === undefined) return new Float64Array([1]);
  if (distributions.length === 1) return first;
  const middle = Math.ceil(distributions.length / 2);
  return convolveTwo(
    convolve(distributions.slice(0, middle)),
    convolve(distributions.slice(middle)),
  );
}

/**
 * Both tails at `step`, each including it; exactly 0 or 1 at and beyond the ends.
 */
export function tailsAt(masses: Masses, step: number): Tails {
  const above = Math.max(0, step + 1);
  const from = Math.max(0, step);
  return {
    atMost: above >= masses.length ? 1 : Math.min(1, total(masses.subarray(0, above))),
    atLeast: from === 0 ? 1 : Math.min(1, total(masses.subarray(from))),
  };
}

/**
 * The two-sided p of an exact test: twice the smaller tail, at most 1.
 */
export function twoSidedP({ atMost, atLeast }: Tails): number {
  return Math.min(1, 2 * Math.min(atMost, atLeast));
}

function convolveTwo(one: Masses, other: Masses): Masses {
  const sum = new Float64Array(one.length + other.length - 1);
  one.forEach((mass, i) => {
    for (let j = 0; j < other.length; j += 1) {
      sum[i + j] = (sum[i + j] ?? 0) + mass * (other[j] ?? 0);
    }
  });
  return sum;
}

interface RatioChain {
  readonly length: number;
  /** Where the mass is largest: starting there neither overflows nor loses the tails. */
  readonly mode: number;
  /** mass(k + 1) / mass(k) */
  readonly ratio: (k: number) => number;
}

function massesFromRatios({ length, mode, ratio }: RatioChain): Masses {
  const masses = new Float64Array(length);
  masses[mode] = 1;
  for (let k = mode; k + 1 < length; k += 1) masses[k + 1] = (masses[k] ?? 0) * ratio(k);
  for (let k = mode; k > 0; k -= 1) masses[k - 1] = (masses[k] ?? 0) / ratio(k - 1);
  const sum = total(masses);
  return masses.map((mass) => mass / sum);
}

function total(masses: Masses): number {
  return masses.reduce((sum, mass) => sum + mass, 0);
}
