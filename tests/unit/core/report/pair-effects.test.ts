import { describe, expect, test } from '@jest/globals';
import type { EffectCell } from '../../../../src/core/compare/effect.ts';
import { pairEffect } from '../../../../src/core/report/pair-effects.ts';
import { trialSample } from '../../../../src/core/compare/trial-sample.ts';
import type { TrialRecord } from '../../../../src/domain/trial-record.ts';
import { trialRecord } from '../../../support/builders.ts';

function took(agentWallMs: number, change: Partial<TrialRecord> = {}): TrialRecord {
  const record = trialRecord();
  if (record.totals === null) throw new Error('the builder gives totals');
  return { ...record, totals: { ...record.totals, agentWallMs }, ...change };
}

function cellsOf(pairs: readonly { base: TrialRecord; head: TrialRecord }[]): EffectCell[] {
  const numbered = pairs.map(({ base, head }, at) => ({
    base: trialSample({ ...base, iteration: at + 1 }),
    head: trialSample({ ...head, iteration: at + 1 }),
  }));
  return [
    { case: 'a', base: numbered.map((pair) => pair.base), head: numbered.map((pair) => pair.head) },
  ];
}

function pairsOf(base: readonly number[], head: readonly number[]): EffectCell[] {
  return cellsOf(base.map((value, at) => ({ base: took(value), head: took(head[at] ?? 0) })));
}

const base = [1000, 1200, 900, 1100, 1500, 1300, 950, 1050];
const head = [1120, 1290, 985, 1122, 1620, 1430, 1010, 1180];

describe('pairEffect', () => {
  test('gives the ratio, interval, level and p that R gives', () => {
    // R 4.2.2: wilcox.test(log(head) - log(base), exact = TRUE, conf.int = TRUE)
    const effect = pairEffect(pairsOf(base, head), 'agentWallMs');
    expect(effect).toMatchObject({ planned: 8, n: 8, p: 0.0078125, level: 0.9609375 });
    expect(effect.ratio).toBeCloseTo(1.087_313_190_19, 9);
    expect(effect.interval?.[0]).toBeCloseTo(1.049_571_341_07, 9);
    expect(effect.interval?.[1]).toBeCloseTo(1.111_841_030_09, 9);
  });

  test('is the inverse when the sides are swapped', () => {
    const forth = pairEffect(pairsOf(base, head), 'agentWallMs');
    const back = pairEffect(pairsOf(head, base), 'agentWallMs');
    expect(back.ratio).toBeCloseTo(1 / (forth.ratio ?? 0), 9);
    expect(back.p).toBe(forth.p);
  });

  test('leaves out pairs in which a side did not pass or has no value', () => {
    const pairs = [
      { base: took(100), head: took(200) },
      { base: took(100), head: took(10, { state: 'semantic-fail' }) },
      { base: took(100), head: took(100, { totals: null }) },
    ];
    const effect = pairEffect(cellsOf(pairs), 'agentWallMs');
    expect(effect).toMatchObject({ planned: 3, n: 1, interval: null, level: null, p: 1 });
    expect(effect.ratio).toBeCloseTo(2, 12);
  });

  test('knows nothing without a pair', () => {
    expect(pairEffect([], 'totalTokens')).toEqual({
      planned: 0,
      n: 0,
      ratio: null,
      interval: null,
      level: null,
      p: null,
    });
  });
});
