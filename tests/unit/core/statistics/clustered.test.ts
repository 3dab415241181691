import { expect, test } from '@jest/globals';

import { clusteredInterval, clusteredMean } from '../../../../src/core/statistics/clustered.ts';

// NumPy: residual sums per cluster; SciPy: t.ppf and ttest_1samp.
const unequal = [[1, 0, 1], [0.5], [0, 0], [1, 1, 1, 0]];

test('clusters of unequal size give the three standard errors', () => {
  expect(clusteredMean(unequal)).toEqual({
    mean: expect.closeTo(0.55, 12),
    clusteredError: expect.closeTo(0.14053469322555195, 12),
    finiteCorrectedError: expect.closeTo(0.1622754859285078, 12),
    naiveError: expect.closeTo(0.15723301886761007, 12),
  });
});

test('the interval takes one degree of freedom less than there are clusters', () => {
  expect(clusteredInterval(unequal, 0.95)).toEqual({
    low: expect.closeTo(0.03356697936870212, 12),
    high: expect.closeTo(1.066433020631298, 12),
  });
});

test('with one value per cluster the interval is the one-sample t interval', () => {
  expect(clusteredInterval([[0.1], [-0.2], [0.3], [0.05]], 0.95)).toEqual({
    low: expect.closeTo(-0.2647340515801873, 12),
    high: expect.closeTo(0.3897340515801873, 12),
  });
});

test('empty clusters do not count', () => {
  expect(clusteredMean([...unequal, []])).toEqual(clusteredMean(unequal));
});

test('one cluster, one value and no value leave open what they cannot tell', () => {
  expect(clusteredMean([[1, 0]])).toMatchObject({ finiteCorrectedError: null });
  expect(clusteredMean([[1]])).toMatchObject({ mean: 1, naiveError: null });
  expect(clusteredMean([[], []])).toBeNull();
  expect(clusteredInterval([[1, 0]], 0.95)).toBeNull();
});
