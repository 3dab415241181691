import { expect, test } from '@jest/globals';

import {
  clopperPearsonInterval,
  clopperPearsonLower,
  clopperPearsonUpper,
  wilsonInterval,
} from '../../../../src/core/statistics/intervals.ts';

// SciPy 1.17.1: binomtest(...).proportion_ci and beta.ppf.
const cases = [
  { passes: 0, trials: 7, wilson: [0, 0.35433043506668743], exact: [0, 0.4096163972250487] },
  {
    passes: 1,
    trials: 12,
    wilson: [0.014865094404917123, 0.35387991114111694],
    exact: [0.0021075932318616332, 0.38479616515094384],
  },
  {
    passes: 17,
    trials: 40,
    wilson: [0.28509392559950375, 0.5780493145800892],
    exact: [0.270429031268837, 0.5910994195730367],
  },
  {
    passes: 49,
    trials: 50,
    wilson: [0.8950455641036218, 0.9964607407283538],
    exact: [0.893530454288499, 0.9994937720168847],
  },
  { passes: 3, trials: 3, wilson: [0.4385029682449546, 1], exact: [0.2924017738212867, 1] },
];

function close([low = 0, high = 0]: readonly number[]): object {
  return { low: expect.closeTo(low, 12), high: expect.closeTo(high, 12) };
}

test.each(cases)(
  '$passes of $trials: the Wilson interval agrees with SciPy',
  ({ wilson, ...rate }) => {
    expect(wilsonInterval(rate, 0.95)).toEqual(close(wilson));
  },
);

test.each(cases)(
  '$passes of $trials: the exact interval agrees with SciPy',
  ({ exact, ...rate }) => {
    expect(clopperPearsonInterval(rate, 0.95)).toEqual(close(exact));
  },
);

test.each([
  [0, 7, 0, 0.34816365513116077],
  [1, 12, 0.004265318777560666, 0.3386806684340324],
  [49, 50, 0.9086018692803026, 0.9989746601327679],
  [3, 3, 0.3684031498640387, 1],
])('%d of %d: the one-sided bounds agree with SciPy', (passes, trials, lower, upper) => {
  expect(clopperPearsonLower({ passes, trials }, 0.95)).toBeCloseTo(lower, 12);
  expect(clopperPearsonUpper({ passes, trials }, 0.95)).toBeCloseTo(upper, 12);
});

test('no trials, no bounds', () => {
  const none = { passes: 0, trials: 0 };
  expect(wilsonInterval(none, 0.95)).toBeNull();
  expect(clopperPearsonInterval(none, 0.95)).toBeNull();
  expect(clopperPearsonLower(none, 0.95)).toBeNull();
  expect(clopperPearsonUpper(none, 0.95)).toBeNull();
});
