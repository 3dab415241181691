import { expect, test } from '@jest/globals';
import fc from 'fast-check';

import {
  conditionalTest,
  fisherTest,
  mcnemarTest,
} from '../../../../src/core/statistics/pass-rate.ts';
import type { RateCell } from '../../../../src/core/statistics/rate-difference.ts';
import { choices, crossSums, sum, tailShares } from '../../../support/enumerate.ts';

const rate = fc
  .integer({ min: 0, max: 4 })
  .chain((trials) =>
    fc.record({ trials: fc.constant(trials), passes: fc.integer({ min: 0, max: trials }) }),
  );
const cellLists = fc.array(fc.record({ base: rate, head: rate }), { maxLength: 3 });

/** The head's passes under every way to hand the cell's passes to its trials; head trials come first. */
function allHeadPasses({ base, head }: RateCell): number[] {
  const passes = base.passes + head.passes;
  return choices(base.trials + head.trials, passes).map(
    (passing) => passing.filter((trial) => trial < head.trials).length,
  );
}

test('the stratified test is the enumeration of all ways to place the passes', () => {
  fc.assert(
    fc.property(cellLists, (cells) => {
      const observed = sum(cells.map(({ head }) => head.passes));
      const tails = tailShares(crossSums(cells.map(allHeadPasses)), observed);
      const result = conditionalTest(cells);
      expect(result.headPasses).toBe(observed);
      expect(result.pRegression).toBeCloseTo(tails.atMost, 12);
      expect(result.pTwoSided).toBeCloseTo(Math.min(1, 2 * tails.atMost, 2 * tails.atLeast), 12);
    }),
  );
});

test('swapped arms keep the two-sided p', () => {
  fc.assert(
    fc.property(cellLists, (cells) => {
      const swapped = cells.map(({ base, head }) => ({ base: head, head: base }));
      expect(conditionalTest(swapped).pTwoSided).toBeCloseTo(conditionalTest(cells).pTwoSided, 12);
    }),
  );
});

function singleTrial(headPasses: number, basePasses: number): RateCell {
  return { head: { passes: headPasses, trials: 1 }, base: { passes: basePasses, trials: 1 } };
}

test("with one trial per arm and case the stratified test is McNemar's", () => {
  const cells = [
    ...Array.from({ length: 7 }, () => singleTrial(0, 1)),
    ...Array.from({ length: 2 }, () => singleTrial(1, 0)),
    ...Array.from({ length: 5 }, () => singleTrial(1, 1)),
  ];
  const mcnemar = mcnemarTest({ passToFail: 7, failToPass: 2 });
  // Two-sided: 2 (1 + 9 + 36) / 2^9
  expect(mcnemar.pTwoSided).toBeCloseTo(92 / 512, 12);
  expect(conditionalTest(cells).pTwoSided).toBeCloseTo(92 / 512, 12);
  expect(conditionalTest(cells).pRegression).toBeCloseTo(mcnemar.pRegression, 12);
});

test('the mid-p counts half of the observed table', () => {
  // 2 P(X <= 1) - P(X = 8) = 20/512 - 9/512, X ~ Bin(9, 1/2)
  expect(mcnemarTest({ passToFail: 8, failToPass: 1 }).midP).toBeCloseTo(11 / 512, 12);
  expect(mcnemarTest({ passToFail: 1, failToPass: 8 }).midP).toBeCloseTo(11 / 512, 12);
});

test('without discordant pairs McNemar has no evidence and no mid-p', () => {
  expect(mcnemarTest({ passToFail: 0, failToPass: 0 })).toEqual({
    pTwoSided: 1,
    midP: null,
    pRegression: 1,
  });
});

test('six one-way discordant pairs are the fewest that decide at 0.05', () => {
  expect(mcnemarTest({ passToFail: 5, failToPass: 0 }).pTwoSided).toBeCloseTo(0.0625, 12);
  expect(mcnemarTest({ passToFail: 6, failToPass: 0 }).pTwoSided).toBeCloseTo(0.03125, 12);
});

test.each([
  [3, 7, 9, 1, 0.019766611097880443],
  [10, 2, 3, 15, 0.0005367241191434357],
  [0, 5, 5, 0, 0.007936507936507938],
  [8, 2, 8, 2, 1],
])("Fisher's test of %d:%d against %d:%d agrees with SciPy", (a, b, c, d, right) => {
  const cell = { head: { passes: a, trials: a + b }, base: { passes: c, trials: c + d } };
  expect(fisherTest(cell)).toBeCloseTo(right, 12);
});

test("Fisher's test of empty arms has no evidence", () => {
  const empty = { passes: 0, trials: 0 };
  expect(fisherTest({ head: empty, base: { passes: 2, trials: 3 } })).toBe(1);
});
