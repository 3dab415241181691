import { describe, expect, test } from '@jest/globals';
import { isSameRunner, pairSamples } from '../../../../src/core/compare/contest.ts';
import { sample } from '../../../support/contests.ts';

describe('pairSamples', () => {
  test('joins samples of the same iteration, in whatever order they come', () => {
    const base = [1, 2, 3].map((iteration) => sample({}, { iteration }));
    const head = [3, 1].map((iteration) => sample({ agentWallMs: iteration }, { iteration }));
    const joined = pairSamples({ base, head });
    expect(joined.map((pair) => [pair.base.iteration, pair.head.values.agentWallMs])).toEqual([
      [1, 1],
      [3, 3],
    ]);
  });
});

describe('isSameRunner', () => {
  const runner = { os: 'linux 6', arch: 'x64', cpu: 'c', cores: 2, image: '1', node: 'v24' };

  test.each(['os', 'arch', 'cpu', 'image'] as const)('tells machines apart by %s', (key) => {
    expect(isSameRunner(runner, { ...runner, [key]: 'other' })).toBe(false);
  });

  test('takes another Node for the same machine', () => {
    expect(isSameRunner(runner, { ...runner, cores: 2, node: 'v25' })).toBe(true);
    expect(isSameRunner(runner, { ...runner, cores: 4 })).toBe(false);
  });
});
