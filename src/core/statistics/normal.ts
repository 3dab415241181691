import { bisect } from './bisect.ts';
import type { Tails } from './discrete.ts';

export interface NormalShape {
  readonly mean: number;
  readonly deviation: number;
}

/**
 * P(Z <= z) for a standard normal Z, from 0 to 1. Series near the middle (Marsaglia 2004), Laplace's
 * continued fraction in the tails, so that small tails keep their relative accuracy.
 */
export function normalCdf(z: number): number {
  if (z < -seriesLimit) return tail(-z);
  if (z > seriesLimit) return 1 - tail(z);
  return 0.5 + central(z);
}

/**
 * The z with P(Z <= z) = `probability` for a standard normal Z; infinite at 0 and 1.
 */
export function normalQuantile(probability: number): number {
  if (probability > 0.5) return -normalQuantile(1 - probability);
  if (probability <= 0) return -Infinity;
  return bisect({ low: -40, high: 0, reached: (z) => normalCdf(z) >= probability });
}

/**
 * Both tails of a statistic that moves in steps, taken as normal with a continuity correction of half
 * a step. Both are 1 when it can't move.
 */
export function normalTails(observed: number, shape: NormalShape & { step: number }): Tails {
  const { mean, deviation, step } = shape;
  if (deviation === 0) return { atMost: 1, atLeast: 1 };
  return {
    atMost: normalCdf((observed - mean + step / 2) / deviation),
    atLeast: normalCdf((mean - observed + step / 2) / deviation),
  };
}

const seriesLimit = 2.5;
const fractionDepth = 120;

function density(z: number): number {
  return Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI);
}

function central(z: number): number {
  let term = z;
  let sum = z;
  for (let odd = 3; Math.abs(term) > Math.abs(sum) * 1e-17; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return sum * density(z);
}

function tail(z: number): number {
  if (z === Infinity) return 0;
  let denominator = z;
  for (let depth = fractionDepth; depth > 0; depth -= 1) denominator = z + depth / denominator;
  return density(z) / denominator;
}
