import { expect, test } from '@jest/globals';

import { betaQuantile, regularizedBeta } from '../../../../src/core/statistics/beta.ts';
import {
  binomialMasses,
  convolve,
  hypergeometricMasses,
  tailsAt,
} from '../../../../src/core/statistics/discrete.ts';
import { normalCdf, normalQuantile } from '../../../../src/core/statistics/normal.ts';
import { twoSidedT } from '../../../../src/core/statistics/student-t.ts';

// Right values: mpmath with 30 digits; Student's t: SciPy 1.17.1.

function relativeError(value: number, right: number): number {
  return Math.abs(value - right) / Math.abs(right);
}

test.each([
  [-37, 5.725571222524577e-300],
  [-8, 6.220960574271784e-16],
  [-3, 0.0013498980316300946],
  [-2.5, 0.006209665325776135],
  [-1, 0.15865525393145705],
  [0.3, 0.6179114221889527],
  [2.4999, 0.9937885816250555],
  [5, 0.9999997133484281],
])('the normal distribution at %d keeps its relative accuracy', (z, right) => {
  expect(relativeError(normalCdf(z), right)).toBeLessThan(1e-12);
});

test.each([
  [0.001, -3.0902323061678136],
  [0.025, -1.9599639845400543],
  [0.8, 0.8416212335729142],
  [0.975, 1.9599639845400543],
])('the normal quantile of %d is accurate', (probability, right) => {
  expect(relativeError(normalQuantile(probability), right)).toBeLessThan(1e-12);
});

test('normal quantiles of the ends are infinite', () => {
  expect([normalQuantile(0), normalQuantile(1)]).toEqual([-Infinity, Infinity]);
});

test.each([
  [0.5, 0.5, 0.1, 0.20483276469913345],
  [2, 5, 0.3, 0.579825],
  [10, 3, 0.9, 0.889130022255],
  [200, 300, 0.45, 0.9881463456202628],
  [3, 0.5, 0.95, 0.5945030477052725],
  [2, 10_000, 2 ** -30, 4.3372154444530704e-11],
])('the incomplete beta function of %d, %d at %d is accurate', (a, b, x, right) => {
  expect(relativeError(regularizedBeta(x, { a, b }), right)).toBeLessThan(1e-12);
});

test.each([
  [8, 3, 0.025, 0.44390453769235844],
  [1, 10, 0.05, 0.005116196891823701],
  [59, 1, 0.05, 0.950492390111773],
  [500, 500, 0.975, 0.5309677375854026],
])('the beta quantile of %d, %d at %d is accurate', (a, b, probability, right) => {
  expect(relativeError(betaQuantile(probability, { a, b }), right)).toBeLessThan(1e-12);
});

test('the incomplete beta function is 0 and 1 at the ends', () => {
  const ends = [0, 1].map((x) => regularizedBeta(x, { a: 2, b: 3 }));
  expect(ends).toEqual([0, 1]);
});

test.each([
  [1, 12.706204736174694],
  [2, 4.302652729749462],
  [5, 2.5705818356363146],
  [30, 2.0422724563012378],
])("Student's t for 95 %% and %d degrees of freedom is accurate", (freedom, right) => {
  expect(relativeError(twoSidedT(0.95, freedom), right)).toBeLessThan(1e-12);
});

test.each([
  [10, 3, 0.05, 0.01047505944140625],
  [1000, 480, 0.5, 0.011340982371187728],
  [20, 0, 0.9, 1e-20],
])('the binomial mass of %d trials, %d successes at %d is accurate', (trials, k, chance, right) => {
  expect(relativeError(binomialMasses(trials, chance)[k] ?? 0, right)).toBeLessThan(1e-12);
});

test('binomial masses at chance 0 and 1 are certain', () => {
  expect([...binomialMasses(3, 0)]).toEqual([1, 0, 0, 0]);
  expect([...binomialMasses(3, 1)]).toEqual([0, 0, 0, 1]);
});

test.each([
  [5, 7, 6, 2, 0.3787878787878788],
  [30, 30, 48, 21 - 18, 0.04150974512976887],
  [1000, 1000, 1500, 760 - 500, 0.024177045679601838],
])(
  'the hypergeometric mass of %d, %d, %d at step %d is accurate',
  (first, second, drawn, step, right) => {
    const masses = hypergeometricMasses({ first, second, drawn });
    expect(relativeError(masses[step] ?? 0, right)).toBeLessThan(1e-12);
  },
);

test('convolving coins gives the binomial, convolving nothing gives 0 for certain', () => {
  const coin = new Float64Array([0.5, 0.5]);
  expect([...convolve([coin, coin, coin])]).toEqual([0.125, 0.375, 0.375, 0.125]);
  expect([...convolve([])]).toEqual([1]);
});

test('both tails include the observed value, and beyond the ends they are 0 or 1', () => {
  const masses = new Float64Array([0.25, 0.5, 0.25]);
  expect(tailsAt(masses, 1)).toEqual({ atMost: 0.75, atLeast: 0.75 });
  expect(tailsAt(masses, -1)).toEqual({ atMost: 0, atLeast: 1 });
  expect(tailsAt(masses, 5)).toEqual({ atMost: 1, atLeast: 0 });
});
