import { expect, test } from '@jest/globals';

import {
  bonettPrice,
  newcombe,
  stratifiedNewcombe,
  type RateCell,
} from '../../../../src/core/statistics/rate-difference.ts';

function cell(head: readonly [number, number], base: readonly [number, number]): RateCell {
  return {
    head: { passes: head[0], trials: head[1] },
    base: { passes: base[0], trials: base[1] },
  };
}

test('agrees with the example of statpsych 1.x, ci.prop.ps(.05, 12, 4, 26, 6)', () => {
  const found = bonettPrice({ passToFail: 4, failToPass: 26, pairs: 48 }, 0.95);
  expect(found?.difference).toBeCloseTo(22 / 48, 12);
  expect(found?.interval.low).toBeCloseTo(0.2548067, 7);
  expect(found?.interval.high).toBeCloseTo(0.6251933, 7);
});

test('the paired interval does not reach beyond -1 and 1', () => {
  // Untruncated: -0.75 - 1.96 x 0.2339
  expect(bonettPrice({ passToFail: 6, failToPass: 0, pairs: 6 }, 0.95)?.interval.low).toBe(-1);
  expect(bonettPrice({ passToFail: 0, failToPass: 6, pairs: 6 }, 0.95)?.interval.high).toBe(1);
});

test.each([
  [[56, 70], [48, 80], 0.2, 0.0524, 0.3339],
  [[9, 10], [3, 10], 0.6, 0.1705, 0.809],
  [[10, 10], [0, 20], 1, 0.6791, 1],
] as const)(
  '%j against %j is as Newcombe (1998) prints it',
  (head, base, difference, low, high) => {
    const found = newcombe(cell(head, base), 0.95);
    expect(found?.difference).toBeCloseTo(difference, 12);
    expect(found?.interval.low).toBeCloseTo(low, 4);
    expect(found?.interval.high).toBeCloseTo(high, 4);
  },
);

test('cases are combined with equal weight', () => {
  const cells = [cell([8, 10], [9, 10]), cell([3, 5], [5, 5]), cell([12, 20], [11, 18])];
  // SciPy's Wilson limits put through the formula by hand.
  expect(stratifiedNewcombe(cells, 0.95)).toEqual({
    difference: expect.closeTo(-0.1703703703703704, 12),
    interval: {
      low: expect.closeTo(-0.35869361459909765, 12),
      high: expect.closeTo(0.056927934763430055, 12),
    },
  });
});

test('one case alone is the plain Newcombe interval', () => {
  const only = cell([17, 20], [19, 20]);
  const stratified = stratifiedNewcombe([only, cell([1, 1], [0, 0])], 0.95);
  expect(stratified?.interval.low).toBeCloseTo(
    newcombe(only, 0.95)?.interval.low ?? Number.NaN,
    12,
  );
});

test('nothing to compare gives no difference', () => {
  expect(bonettPrice({ passToFail: 0, failToPass: 0, pairs: 0 }, 0.95)).toBeNull();
  expect(newcombe(cell([1, 2], [0, 0]), 0.95)).toBeNull();
  expect(stratifiedNewcombe([], 0.95)).toBeNull();
});
