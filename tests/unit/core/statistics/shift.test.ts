import { expect, test } from '@jest/globals';
import fc from 'fast-check';

import type { SampleCell } from '../../../../src/core/statistics/rank-sum.ts';
import { shift, shiftInterval } from '../../../../src/core/statistics/shift.ts';
import { median } from '../../../support/enumerate.ts';

const arm = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 6 });
const cellLists = fc.array(fc.record({ base: arm, head: arm }), { minLength: 1, maxLength: 4 });

function differences(cells: readonly SampleCell[]): number[] {
  return cells.flatMap(({ base, head }) => head.flatMap((own) => base.map((other) => own - other)));
}

test('the shift is the median of all differences within cells', () => {
  fc.assert(
    fc.property(cellLists, (cells) => {
      expect(shift(cells)).toBe(median(differences(cells)));
    }),
  );
});

test('the shift lies within its interval, and swapped arms mirror both', () => {
  fc.assert(
    fc.property(cellLists, (cells) => {
      const interval = shiftInterval(cells, 0.95);
      const swapped = cells.map(({ base, head }) => ({ base: head, head: base }));
      expect(interval?.low).toBeLessThanOrEqual(shift(cells) ?? Number.NaN);
      expect(interval?.high).toBeGreaterThanOrEqual(shift(cells) ?? Number.NaN);
      expect(shift(swapped)).toBeCloseTo(-(shift(cells) ?? Number.NaN), 12);
      expect(shiftInterval(swapped, 0.95)?.low).toBeCloseTo(-(interval?.high ?? Number.NaN), 12);
    }),
  );
});

test('the limits are the third differences from each end for five against five', () => {
  // P(U <= 2) = 4/252 < 0.025 <= P(U <= 3) = 7/252
  const cell = { base: [101, 103, 105, 107, 109], head: [102, 112, 114, 116, 118] };
  expect(shiftInterval([cell], 0.95)).toEqual({
    low: -3,
    high: 15,
    achievedLevel: expect.closeTo(1 - 8 / 252, 12),
    approximate: false,
  });
});

test('a cell that lacks an arm has no differences', () => {
  const whole = { base: [1, 2, 3], head: [4, 5, 9] };
  expect(shift([whole, { base: [], head: [1000] }])).toBe(shift([whole]));
  expect(shift([{ base: [1], head: [] }])).toBeNull();
  expect(shiftInterval([], 0.95)).toBeNull();
});

test('above 10,000 differences the interval is approximate', () => {
  const values = Array.from({ length: 101 }, (_, index) => index);
  const interval = shiftInterval([{ base: values, head: values }], 0.95);
  expect(interval?.approximate).toBe(true);
  expect(interval?.achievedLevel).toBeCloseTo(0.95, 3);
});
