import { expect, test } from '@jest/globals';
import fc from 'fast-check';

import { pseudoMedian, pseudoMedianInterval } from '../../../../src/core/statistics/walsh.ts';
import { median } from '../../../support/enumerate.ts';

const numbers = fc.array(fc.double({ min: -100, max: 100, noNaN: true }), {
  minLength: 1,
  maxLength: 25,
});

function walshAverages(values: readonly number[]): number[] {
  return values.flatMap((one, first) => values.slice(first).map((other) => (one + other) / 2));
}

test('the pseudo-median is the median of all averages of two', () => {
  fc.assert(
    fc.property(numbers, (values) => {
      expect(pseudoMedian(values)).toBeCloseTo(median(walshAverages(values)), 10);
    }),
  );
});

test('the pseudo-median lies within its interval', () => {
  fc.assert(
    fc.property(numbers, fc.constantFrom(0.5, 0.9, 0.95, 0.99), (values, level) => {
      const interval = pseudoMedianInterval(values, level);
      const centre = pseudoMedian(values) ?? Number.NaN;
      expect(interval?.low).toBeLessThanOrEqual(centre);
      expect(interval?.high).toBeGreaterThanOrEqual(centre);
    }),
  );
});

test('swapped arms mirror the pseudo-median and its interval', () => {
  fc.assert(
    fc.property(numbers, (values) => {
      const swapped = values.map((value) => -value);
      expect(pseudoMedian(swapped)).toBeCloseTo(-(pseudoMedian(values) ?? Number.NaN), 10);
      expect(pseudoMedianInterval(swapped, 0.95)?.low).toBeCloseTo(
        -(pseudoMedianInterval(values, 0.95)?.high ?? Number.NaN),
        10,
      );
    }),
  );
});

// k and achieved level as R's psignrank gives them: 1 - 2 P(W <= k - 1).
test.each([
  [3, 1, 0.75],
  [6, 1, 0.96875],
  [8, 4, 0.9609375],
  [10, 9, 0.951171875],
])('%d differences: limits are the averages %d from each end, level %d', (count, rank, level) => {
  const values = Array.from({ length: count }, (_, index) => 2 ** index);
  const averages = walshAverages(values).toSorted((one, other) => one - other);
  expect(pseudoMedianInterval(values, 0.95)).toEqual({
    low: averages[rank - 1],
    high: averages.at(-rank),
    achievedLevel: expect.closeTo(level, 12),
    approximate: false,
  });
});

test('zeros take part in the pseudo-median and its interval', () => {
  const values = [0, 0, 0, 0, 0, 12, 0, 0];
  expect(pseudoMedian(values)).toBe(0);
  expect(pseudoMedianInterval(values, 0.95)).toMatchObject({ low: 0, high: 6 });
});

test('there is no pseudo-median and no interval of nothing', () => {
  expect(pseudoMedian([])).toBeNull();
  expect(pseudoMedianInterval([], 0.95)).toBeNull();
});

test('is the same above 2,000 pairs, where the averages are not held', () => {
  const values = Array.from({ length: 2001 }, (_, index) => (index * 7919) % 10_007);
  const averages = Float64Array.from(walshAverages(values)).sort();
  const middle = (averages.length - 1) / 2;
  expect(pseudoMedian(values)).toBe(averages[middle]);
});

test('above 300 pairs the interval is approximate and that of the exact null', () => {
  const values = Array.from({ length: 301 }, (_, index) => index);
  const averages = walshAverages(values).toSorted((one, other) => one - other);
  const interval = pseudoMedianInterval(values, 0.95);
  // The exact null, by dynamic programming in NumPy: P(W <= 19764) < 0.025 <= P(W <= 19765).
  expect(interval).toMatchObject({ low: averages[19_764], approximate: true });
  expect(interval?.achievedLevel).toBeCloseTo(0.9500174263124876, 3);
});
