import { expect, test } from '@jest/globals';

import {
  minimumPairs,
  smallestRankSumP,
  smallestSignedRankP,
} from '../../../../src/core/statistics/sample-size.ts';

test('the fewest pairs are the first whose smallest p is within the share of alpha', () => {
  for (const tests of [1, 2, 3, 4, 5, 20]) {
    const pairs = minimumPairs({ tests, alpha: 0.05 });
    expect(smallestSignedRankP(pairs).twoSided).toBeLessThanOrEqual(0.05 / tests);
    expect(smallestSignedRankP(pairs - 1).twoSided).toBeGreaterThan(0.05 / tests);
  }
});

test('the smallest signed-rank p is one of all signs', () => {
  expect(smallestSignedRankP(6)).toEqual({ twoSided: 1 / 32, oneSided: 1 / 64 });
  expect(smallestSignedRankP(0)).toEqual({ twoSided: 1, oneSided: 1 });
});

test('the smallest rank-sum p is one of all splits', () => {
  expect(smallestRankSumP(4, 4)).toBeCloseTo(2 / 70, 12);
  expect(smallestRankSumP(2, 3)).toBeCloseTo(2 / 10, 12);
  expect(smallestRankSumP(1, 1)).toBe(1);
});
