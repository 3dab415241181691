import { expect, test } from '@jest/globals';
import fc from 'fast-check';

import { rankSumTest, type SampleCell } from '../../../../src/core/statistics/rank-sum.ts';
import { choices, crossSums, midRanks, sum, tailShares } from '../../../support/enumerate.ts';

const arm = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 3 });
const smallCells = fc.array(fc.record({ base: arm, head: arm }), { maxLength: 3 });

/** The head's rank sum under every split of the cell's values into arms of these sizes. */
function allRankSums({ base, head }: SampleCell): number[] {
  const ranks = midRanks([...head, ...base]);
  return choices(ranks.length, head.length).map((chosen) =>
    sum(chosen.map((index) => ranks[index] ?? 0)),
  );
}

function observedRankSum({ base, head }: SampleCell): number {
  return sum(midRanks([...head, ...base]).slice(0, head.length));
}

test('agrees with SciPy for one cell without ties', () => {
  const head = [12.1, 15.4, 9.8, 20.3, 18.8];
  const base = [11.2, 8.9, 13.3, 7.7, 10.1, 9.1];
  const result = rankSumTest([{ base, head }]);
  expect(result.headWins).toBe(26);
  expect(result.baseWins).toBe(4);
  expect(result.superiority).toBeCloseTo(26 / 30, 12);
  expect(result.pTwoSided).toBeCloseTo(0.05194805194805195, 12);
  expect(result.pGreater).toBeCloseTo(0.025974025974025976, 12);
  expect(result.pLess).toBeCloseTo(0.9848484848484849, 12);
});

test('is the enumeration of all splits within cells', () => {
  fc.assert(
    fc.property(smallCells, (cells) => {
      const observed = sum(cells.map(observedRankSum));
      const tails = tailShares(crossSums(cells.map(allRankSums)), observed);
      const result = rankSumTest(cells);
      expect(result.headRankSum).toBe(observed);
      expect(result.pGreater).toBeCloseTo(tails.atLeast, 12);
      expect(result.pLess).toBeCloseTo(tails.atMost, 12);
      expect(result.pTwoSided).toBeCloseTo(Math.min(1, 2 * tails.atLeast, 2 * tails.atMost), 12);
    }),
  );
});

test('swapped arms mirror the one-sided p and the wins', () => {
  fc.assert(
    fc.property(smallCells, (cells) => {
      const result = rankSumTest(cells);
      const swapped = rankSumTest(cells.map(({ base, head }) => ({ base: head, head: base })));
      expect(swapped.pTwoSided).toBeCloseTo(result.pTwoSided, 12);
      expect(swapped.pGreater).toBeCloseTo(result.pLess, 12);
      expect(swapped.headWins).toBe(result.baseWins);
    }),
  );
});

test('a slow case does not count against a fast one', () => {
  const fast = { base: [1, 2, 3, 4], head: [5, 6, 7, 8] };
  const slow = { base: [1001, 1002, 1003, 1004], head: [1005, 1006, 1007, 1008] };
  // Both cells separate completely: 1 of 70 x 70 splits.
  expect(rankSumTest([fast, slow]).pGreater).toBeCloseTo(1 / 4900, 12);
});

test('nothing to compare is no evidence', () => {
  expect(rankSumTest([])).toMatchObject({ pTwoSided: 1, superiority: null });
  expect(rankSumTest([{ base: [], head: [1, 2] }])).toMatchObject({ pTwoSided: 1, headRankSum: 3 });
  expect(rankSumTest([{ base: [5, 5], head: [5, 5] }])).toMatchObject({ pTwoSided: 1, ties: true });
});

function spreadValues(count: number, factor: number, modulus: number): number[] {
  return Array.from({ length: count }, (_, index) => (index * factor) % modulus);
}

test('is exact up to 10,000 comparisons, as in SciPy', () => {
  const head = spreadValues(100, 37, 211).map((value) => value + 0.5);
  const base = spreadValues(100, 53, 199);
  expect(rankSumTest([{ base, head }]).approximate).toBe(false);
});

test('the approximation agrees with SciPy, and with the exact p at the border to 1e-3', () => {
  const head = spreadValues(101, 37, 211).map((value) => value + 0.5);
  const base = spreadValues(100, 53, 199).map((value) => value + 20);
  const result = rankSumTest([{ base, head }]);
  expect(result).toMatchObject({ headWins: 4290, approximate: true });
  expect(result.pTwoSided).toBeCloseTo(0.06547986269796928, 12);
  expect(Math.abs(result.pTwoSided - 0.06540007819689324)).toBeLessThan(1e-3);
});

test('the limit of 10,000 counts the comparisons of all cells', () => {
  const cell = { base: spreadValues(30, 7, 31), head: spreadValues(30, 11, 31) };
  const result = rankSumTest(Array.from({ length: 12 }, () => cell));
  expect(result.approximate).toBe(true);
});
