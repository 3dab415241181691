import { expect, test } from '@jest/globals';
import fc from 'fast-check';

import { signedRankTest } from '../../../../src/core/statistics/signed-rank.ts';
import { crossSums, midRanks, sum, tailShares } from '../../../support/enumerate.ts';

const smallIntegers = fc.array(fc.integer({ min: -4, max: 4 }), { minLength: 1, maxLength: 9 });
const numbers = fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 40 });

test('agrees with SciPy without ties', () => {
  const differences = [1.2, -0.4, 2.3, 0.9, -1.7, 3.1, 0.2, 2.6, -0.3, 1.1, 0.8, -2.0];
  const result = signedRankTest(differences);
  expect(result.positiveRankSum).toBe(56);
  expect(result.pTwoSided).toBeCloseTo(0.20361328125, 12);
  expect(result.pGreater).toBeCloseTo(0.101806640625, 12);
  expect(result.pLess).toBeCloseTo(0.911865234375, 12);
  expect(result).toMatchObject({ ties: false, approximate: false });
});

test('is the enumeration of all signs, ties and zeros included', () => {
  fc.assert(
    fc.property(smallIntegers, (differences) => {
      const used = differences.filter((difference) => difference !== 0);
      const ranks = midRanks(used.map(Math.abs));
      const observed = sum(ranks.filter((_, index) => (used[index] ?? 0) > 0));
      const tails = tailShares(crossSums(ranks.map((rank) => [0, rank])), observed);
      const result = signedRankTest(differences);
      expect(result.positiveRankSum).toBe(observed);
      expect(result.usedCount).toBe(used.length);
      expect(result.pGreater).toBeCloseTo(tails.atLeast, 12);
      expect(result.pLess).toBeCloseTo(tails.atMost, 12);
      expect(result.pTwoSided).toBeCloseTo(Math.min(1, 2 * tails.atLeast, 2 * tails.atMost), 12);
    }),
  );
});

test('swapped arms mirror the one-sided p and keep the two-sided one', () => {
  fc.assert(
    fc.property(numbers, (differences) => {
      const result = signedRankTest(differences);
      const swapped = signedRankTest(differences.map((difference) => -difference));
      expect(swapped.pTwoSided).toBeCloseTo(result.pTwoSided, 12);
      expect(swapped.pGreater).toBeCloseTo(result.pLess, 12);
    }),
  );
});

test('nothing but zeros is no evidence', () => {
  expect(signedRankTest([0, 0, 0])).toMatchObject({
    usedCount: 0,
    pTwoSided: 1,
    pGreater: 1,
    ties: true,
  });
  expect(signedRankTest([])).toMatchObject({ usedCount: 0, pTwoSided: 1, ties: false });
});

test('a ratio and its inverse have one magnitude, whatever rounding makes of their logarithms', () => {
  const up = Math.log(110 / 100);
  const down = Math.log(100 / 110);
  expect(up).not.toBe(-down);
  expect(signedRankTest([up, down, 1])).toMatchObject({ positiveRankSum: 4.5, ties: true });
});

test('is exact for 300 differences and approximate for 301, zeros not counted', () => {
  const differences = Array.from({ length: 300 }, (_, index) => index + 1);
  expect(signedRankTest([...differences, 0, 0]).approximate).toBe(false);
  expect(signedRankTest([...differences, 301]).approximate).toBe(true);
});

test('the approximation agrees with SciPy', () => {
  const differences = Array.from({ length: 400 }, (_, index) => {
    const size = index + 1;
    return size % 2 === 1 && size % 3 !== 0 ? -size : size;
  });
  const result = signedRankTest(differences);
  expect(result.positiveRankSum).toBe(53_667);
  expect(result.pTwoSided / 4.532819905283789e-9).toBeCloseTo(1, 10);
});

/** Differences with these counts of the magnitudes 1, 2, ...; one in `every` is negative. */
function tiedDifferences(counts: readonly number[], every: number): number[] {
  const magnitudes = counts.flatMap((count, index) =>
    Array.from({ length: count }, () => index + 1),
  );
  return magnitudes.map((magnitude, index) => (index % every === 0 ? -magnitude : magnitude));
}

/** By dynamic programming over the doubled ranks, without the lattice step our code takes out. */
function exactTwoSidedP(differences: readonly number[]): number {
  const ranks = midRanks(differences.map(Math.abs)).map((rank) => 2 * rank);
  const masses = new Float64Array(sum(ranks) + 1);
  masses[0] = 1;
  for (const rank of ranks) {
    for (let value = masses.length - 1; value >= 0; value -= 1) {
      masses[value] = ((masses[value] ?? 0) + (masses[value - rank] ?? 0)) / 2;
    }
  }
  const observed = sum(ranks.filter((_, index) => (differences[index] ?? 0) > 0));
  const atMost = sum(Array.from(masses.subarray(0, observed + 1)));
  const atLeast = sum(Array.from(masses.subarray(observed)));
  return Math.min(1, 2 * atMost, 2 * atLeast);
}

test.each([50, 45, 42])(
  'approximate and exact p agree to 1e-3 at the border without ties (%d %% negative)',
  (negativePercent) => {
    const differences = Array.from({ length: 301 }, (_, index) => {
      return (index * 37) % 100 < negativePercent ? -index - 1 : index + 1;
    });
    const result = signedRankTest(differences);
    expect(result.approximate).toBe(true);
    expect(Math.abs(result.pTwoSided - exactTwoSidedP(differences))).toBeLessThan(1e-3);
  },
);

test.each([
  [[301], 2],
  [[151, 150], 2],
  [[100, 201], 2],
  [[75, 75, 75, 76], 2],
  [[250, 30, 15, 6], 2],
  [[150, 151], 3],
])(
  'approximate and exact p agree to 2e-2 at the border with few magnitudes %j',
  (counts, every) => {
    const differences = tiedDifferences(counts, every);
    const result = signedRankTest(differences);
    expect(result.approximate).toBe(true);
    expect(Math.abs(result.pTwoSided - exactTwoSidedP(differences))).toBeLessThan(2e-2);
  },
);
