import { expect, test } from '@jest/globals';

import { quantile } from '../../../../src/core/statistics/quantile.ts';

test('interpolates linearly between the two nearest values', () => {
  expect(quantile([10, 20, 40], 0.95)).toBeCloseTo(38, 12);
  expect(quantile([10, 20], 0.95)).toBeCloseTo(19.5, 12);
});

test('agrees with NumPy on unsorted values', () => {
  const values = [3.2, 1.5, 9.9, 4.4, 7.1, 2.8, 6.0];
  const quantiles = [0, 0.1, 0.5, 0.9, 0.95, 1].map((probability) => quantile(values, probability));
  expect(quantiles).toEqual(
    [1.5, 2.28, 4.4, 8.22, 9.06, 9.9].map((value) => expect.closeTo(value, 12)),
  );
});

test('sorts by size, not by spelling, and leaves the list as it was', () => {
  const values = [100, 9, 80];
  expect(quantile(values, 0.5)).toBe(80);
  expect(values).toEqual([100, 9, 80]);
});

test('is the value itself for one sample and null for none', () => {
  expect(quantile([42], 0.95)).toBe(42);
  expect(quantile([], 0.5)).toBeNull();
});
