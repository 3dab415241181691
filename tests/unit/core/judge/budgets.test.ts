import { describe, expect, test } from '@jest/globals';
import { judgeBudgets } from '../../../../src/core/judge/budgets.ts';
import type { BudgetRule } from '../../../../src/domain/config-rules.ts';
import type { TrialRecord } from '../../../../src/domain/trial-record.ts';
import type { BudgetRow } from '../../../../src/domain/verdict.ts';
import { trialRecord } from '../../../support/builders.ts';

function judgeOne(
  rule: Partial<BudgetRule> & Pick<BudgetRule, 'metric'>,
  trials: readonly TrialRecord[],
  live = true,
): BudgetRow {
  const budgets = [{ where: {}, ...rule }];
  const [row] = judgeBudgets({ budgets, live, targets: ['mock'], minCoverage: 0.9, trials });
  if (row === undefined) throw new TypeError('no row');
  return row;
}

function ended(state: TrialRecord['state'], reason: string | null = null): TrialRecord {
  return { ...trialRecord(), state, reason };
}

const trials = (passed: number, failed = 0, missing = 0): TrialRecord[] => [
  ...Array.from({ length: passed }, () => trialRecord()),
  ...Array.from({ length: failed }, () => ended('semantic-fail')),
  ...Array.from({ length: missing }, () => ended('infra-error')),
];

describe('a floor under the pass rate', () => {
  const floor = { metric: 'passRate', min: 0.9 };

  test('is proved by 29 of 29 and not by 28 of 28', () => {
    expect(judgeOne(floor, trials(29))).toMatchObject({ verdict: 'pass', n: 29 });
    expect(judgeOne(floor, trials(28))).toMatchObject({
      ...{ verdict: 'inconclusive', reason: 'insufficient-samples', nToDecide: 29 },
    });
  });

  test('ten of ten prove only 0.741', () => {
    expect(judgeOne(floor, trials(10)).bounds?.[0]).toBeCloseTo(0.05 ** (1 / 10), 9);
  });

  test('fails when the upper bound is below it', () => {
    expect(judgeOne(floor, trials(5, 5))).toMatchObject({ verdict: 'failed' });
  });

  test('is compared as it is under the point policy, the default in mock mode', () => {
    expect(judgeOne(floor, trials(9, 1), false)).toMatchObject({
      policy: 'point',
      verdict: 'pass',
    });
    expect(judgeOne(floor, trials(8, 2), false)).toMatchObject({ verdict: 'failed' });
  });

  test('is invalid when too many trials are missing', () => {
    expect(judgeOne(floor, trials(29, 0, 4))).toMatchObject({
      ...{ verdict: 'invalid', reason: 'coverage-below-minimum' },
    });
  });
});

describe('a ceiling on a quantile', () => {
  const ceiling = { metric: 'agentWallMs', quantile: 0.95, max: 1000 };
  const took = (values: readonly number[]): TrialRecord[] =>
    values.map((agentWallMs) => {
      const record = trialRecord();
      if (record.totals === null) throw new TypeError('no totals');
      return { ...record, totals: { ...record.totals, agentWallMs } };
    });
  const fast = (count: number): number[] => Array<number>(count).fill(10);

  test('is proved by 59 samples below it, not by 58', () => {
    expect(judgeOne(ceiling, took(fast(59)))).toMatchObject({ verdict: 'pass', exceeding: 0 });
    expect(judgeOne(ceiling, took(fast(58)))).toMatchObject({
      ...{ verdict: 'inconclusive', nToDecide: 59 },
    });
  });

  test('fails at three of ten above it: P(X >= 3) = 0.0115, and not at two: 0.086', () => {
    expect(judgeOne(ceiling, took([...fast(7), 2000, 2000, 2000]))).toMatchObject({
      ...{ verdict: 'failed', exceeding: 3 },
    });
    expect(judgeOne(ceiling, took([...fast(8), 2000, 2000]))).toMatchObject({
      ...{ verdict: 'inconclusive' },
    });
  });

  test('without a quantile no sample may be above it', () => {
    const every = { metric: 'agentWallMs', max: 1000 };
    expect(judgeOne(every, took(fast(3)))).toMatchObject({ kind: 'ceiling', verdict: 'pass' });
    expect(judgeOne(every, took([10, 1001]))).toMatchObject({ verdict: 'failed', value: 1001 });
  });

  test('leaves the base side and fresh pairs out', () => {
    const others = took([5000, 5000]).map((one, index) => ({
      ...one,
      ...(index === 0 ? { arm: 'base' } : { phase: 'confirm' as const }),
    }));
    expect(
      judgeOne({ metric: 'agentWallMs', max: 1000 }, [...took([10]), ...others]),
    ).toMatchObject({ verdict: 'pass', n: 1 });
  });
});

describe('a total', () => {
  // The builder's trial has one call of 10 tokens in and 5 out.
  const total = (totalMax: number): Pick<BudgetRule, 'metric' | 'totalMax'> => ({
    ...{ metric: 'totalTokens', totalMax },
  });

  test('counts both sides and fresh pairs, for all of it was spent', () => {
    const base = { ...trialRecord(), arm: 'base' };
    expect(judgeOne(total(30), [trialRecord(), base])).toMatchObject({
      ...{ verdict: 'pass', value: 30, target: null, kind: 'total' },
    });
    expect(judgeOne(total(29), [trialRecord(), base])).toMatchObject({ verdict: 'failed' });
  });

  test('fails when it was reached and stopped the run', () => {
    const stopped = { ...ended('not-run', 'budget-spent'), calls: [] };
    const row = judgeOne(total(15), [trialRecord(), stopped]);
    expect(row).toMatchObject({ verdict: 'failed', reason: 'reached-limit' });
  });

  test('is not known while a call has no usage, unless what is known is too much', () => {
    const record = trialRecord();
    const [call] = record.calls;
    if (call === undefined) throw new TypeError('no call');
    const blind = { ...record, calls: [call, { ...call, usage: null }] };
    expect(judgeOne(total(100), [blind])).toMatchObject({
      ...{ verdict: 'invalid', reason: 'tokens-not-covered', value: null },
    });
    expect(judgeOne(total(14), [blind])).toMatchObject({ verdict: 'failed' });
  });

  test('of cost wants a price', () => {
    expect(judgeOne({ metric: 'costUsd', totalMax: 1 }, [trialRecord()])).toMatchObject({
      ...{ verdict: 'invalid', reason: 'unpriced' },
    });
  });
});
