import { bisect } from './bisect.ts';

/** The shape parameters of a beta distribution, both above 0. */
export interface BetaShape {
  readonly a: number;
  readonly b: number;
}

/**
 * The regularized incomplete beta function I_x(a, b): P(X <= x) for X ~ Beta(a, b), from 0 to 1.
 * Continued fraction of DLMF 8.17.22 (https://dlmf.nist.gov/8.17#v), by Lentz's method.
 */
export function regularizedBeta(x: number, { a, b }: BetaShape): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - leadingTail(1 - x, { a: b, b: a });
  return leadingTail(x, { a, b });
}

/**
 * The x from 0 to 1 with I_x(a, b) = `probability`: the quantile of Beta(a, b).
 */
export function betaQuantile(probability: number, shape: BetaShape): number {
  return bisect({ low: 0, high: 1, reached: (x) => regularizedBeta(x, shape) >= probability });
}

/** I_x(a, b) where its continued fraction converges fast: x not beyond the mean by much. */
function leadingTail(x: number, shape: BetaShape): number {
  return powersOverBeta(x, shape) / (shape.a * continuedFraction(x, shape));
}

/**
 * x^a (1 - x)^b / B(a, b). Powers and gamma functions are merged before they are taken, as in Loader
 * (2000), "Fast and accurate computation of binomial probabilities": no large logarithms cancel.
 */
function powersOverBeta(x: number, { a, b }: BetaShape): number {
  const sum = a + b;
  const gap = x * sum - a;
  const exponent =
    a * (Math.abs(gap) < a / 2 ? Math.log1p(gap / a) : Math.log((x * sum) / a)) +
    b * (Math.abs(gap) < b / 2 ? Math.log1p(-gap / b) : Math.log(((1 - x) * sum) / b)) +
    stirlingRemainder(sum) -
    stirlingRemainder(a) -
    stirlingRemainder(b);
  return Math.sqrt((a * b) / (2 * Math.PI * sum)) * Math.exp(exponent);
}

/** ln Gamma(z) less Stirling's formula; the series is DLMF 5.11.1, small z climb to it by recurrence. */
function stirlingRemainder(z: number): number {
  let climbed = 0;
  let argument = z;
  for (; argument < 16; argument += 1) climbed += (argument + 0.5) * Math.log1p(1 / argument) - 1;
  const square = argument * argument;
  const series =
    1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / (1188 * square)) / square) / square) / square;
  return climbed + series / argument;
}

const tiny = 1e-300;

function continuedFraction(x: number, shape: BetaShape): number {
  let numerator = 1;
  let denominator = 0;
  let value = 1;
  for (let step = 1; ; step += 1) {
    const coefficient = fractionCoefficient(step, x, shape);
    denominator = 1 / awayFromZero(1 + coefficient * denominator);
    numerator = awayFromZero(1 + coefficient / numerator);
    value *= numerator * denominator;
    if (!(Math.abs(numerator * denominator - 1) > 1e-15)) return value;
  }
}

function fractionCoefficient(step: number, x: number, { a, b }: BetaShape): number {
  const half = Math.floor(step / 2);
  const spread = (a + step - 1) * (a + step);
  if (step % 2 === 0) return (half * (b - half) * x) / spread;
  return (-(a + half) * (a + b + half) * x) / spread;
}

function awayFromZero(value: number): number {
  return Math.abs(value) < tiny ? tiny : value;
}
