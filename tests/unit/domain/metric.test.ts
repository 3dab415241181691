import { expect, test } from '@jest/globals';
import { findMetric, METRICS } from '../../../src/domain/metric.ts';

test('every metric has a name of its own, ending in its unit where it has one', () => {
  expect(new Set(METRICS.map(({ name }) => name)).size).toBe(METRICS.length);
  for (const { name, unit } of METRICS) expect(name.endsWith('Ms')).toBe(unit === 'ms');
});

test('only times differ from one mock run to the next', () => {
  for (const metric of METRICS) expect(metric.deterministicInMock).toBe(metric.unit !== 'ms');
});

test('more passes and more cache reads are better, less of all else', () => {
  const higher = METRICS.filter(({ better }) => better === 'higher').map(({ name }) => name);
  expect(higher).toEqual(['passRate', 'cacheReadInputTokens']);
});

test('a metric is found by its exact name', () => {
  expect(findMetric('costUsd')).toMatchObject({ unit: 'usd', per: 'trial' });
  expect(findMetric('passrate')).toBeNull();
});
