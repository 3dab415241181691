import { describe, expect, test } from '@jest/globals';
import { planTrials, type PlanInput } from '../../../../src/core/plan/plan-trials.ts';

const input: PlanInput = {
  targets: ['small', 'large'],
  cases: ['a', 'b', 'c'],
  modes: ['native', 'text'],
  runs: 4,
  warmup: 0,
  seed: 7,
  base: null,
};

describe('planTrials', () => {
  test('lists trials by target, case, mode, iteration', () => {
    const { trials } = planTrials({ ...input, targets: ['small'], cases: ['a', 'b'], runs: 2 });
    expect(trials.map((trial) => trial.id)).toEqual([
      'small/a/native/1',
      'small/a/native/2',
      'small/a/text/1',
      'small/a/text/2',
      'small/b/native/1',
      'small/b/native/2',
      'small/b/text/1',
      'small/b/text/2',
    ]);
  });

  test('runs every planned trial exactly once, the modes of one iteration back to back', () => {
    const { trials, blocks } = planTrials(input);
    const run = blocks.flat().map((trial) => trial.id);
    expect(run.toSorted()).toEqual(trials.map((trial) => trial.id).toSorted());
    for (const block of blocks) {
      const places = block.map((trial) => `${trial.target}/${trial.case}/${trial.iteration}`);
      expect(new Set(places).size).toBe(1);
      expect(block.map((trial) => trial.mode).toSorted()).toEqual(['native', 'text']);
    }
  });

  test('gives each case both orders equally often when runs are even', () => {
    const { blocks } = planTrials(input);
    for (const id of input.cases) {
      const first = blocks.filter(([trial]) => trial?.target === 'small' && trial.case === id);
      expect(first.filter(([trial]) => trial?.mode === 'native')).toHaveLength(2);
    }
  });

  test('balances the left-over order over the cases when runs are odd', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { blocks } = planTrials({ ...input, cases: ['a', 'b', 'c', 'd'], runs: 1, seed });
      const small = blocks.filter(([trial]) => trial?.target === 'small');
      expect(small.filter(([trial]) => trial?.mode === 'native')).toHaveLength(2);
    }
  });

  test('draws the same order from the same seed and another from another', () => {
    const order = (seed: number): string =>
      planTrials({ ...input, runs: 10, seed })
        .blocks.map(([trial]) => trial?.mode)
        .join();
    expect(order(3)).toBe(order(3));
    expect(order(3)).not.toBe(order(4));
  });

  test('puts warm-up trials before the first counted one and outside the plan', () => {
    const { trials, blocks } = planTrials({ ...input, targets: ['small'], warmup: 2 });
    expect(blocks.slice(0, 2).map(([trial]) => trial?.id)).toEqual([
      'warmup:small/a/native/1',
      'warmup:small/b/text/2',
    ]);
    expect(trials.some((trial) => trial.phase === 'warmup')).toBe(false);
  });
});
