import { expect, test } from '@jest/globals';

import {
  exceedanceProbability,
  smallestCleanCount,
} from '../../../../src/core/statistics/exceedance.ts';

test.each([
  [10, 3, 0.05, 0.011503557379296871],
  [1, 1, 0.5, 0.5],
  [1000, 100, 0.08, 0.013481514958571292],
])('%d samples, %d above, chance %d: agrees with SciPy', (samples, exceeding, chance, right) => {
  expect(exceedanceProbability({ samples, exceeding }, chance)).toBeCloseTo(right, 12);
});

test('no exceedance at all is certain to be reached', () => {
  expect(exceedanceProbability({ samples: 10, exceeding: 0 }, 0.05)).toBe(1);
});

test.each([
  [0.5, 5], // 0.5^5 = 0.031
  [0.9, 29], // 0.9^29 = 0.0471
  [0.95, 59], // 0.95^59 = 0.0485
  [0.99, 299], // 0.99^299 = 0.0495
])('the quantile %d needs %d samples without exceedance', (quantile, count) => {
  expect(smallestCleanCount(quantile, 0.05)).toBe(count);
});

test('a power that meets the risk exactly is enough', () => {
  expect(smallestCleanCount(0.5, 0.125)).toBe(3);
});
