import { describe, expect, test } from '@jest/globals';
import type { Contest } from '../../../../src/core/compare/contest.ts';
import type { TrialSample } from '../../../../src/domain/sample.ts';
import {
  contest,
  contestCell,
  gate,
  judgeGates,
  judgeOne,
  samples,
  tokenGate,
  wallGate,
} from '../../../support/contests.ts';

const good = (count = 10): TrialSample[] =>
  samples('agentWallMs', Array<number>(count).fill(100)).map((one) => ({
    ...one,
    values: { ...one.values, totalTokens: 50, costUsd: 0.1 },
  }));
const change = (
  count: number,
  broken: Partial<TrialSample>,
  all: readonly TrialSample[] = good(),
): TrialSample[] => all.map((one, index) => (index < count ? { ...one, ...broken } : one));

function pairOf(head: readonly TrialSample[], given: Partial<Contest> = {}): Contest {
  return contest([contestCell('a', good(head.length), head)], given);
}

const costGate = gate({ metric: 'costUsd', maxRegressionPercent: 5 });

/** Each way to break the evidence of a comparison that would pass. */
const broken: readonly (readonly [string, Contest, typeof wallGate, string])[] = [
  [
    'a contradiction between journal and ledger',
    pairOf(good(), { unreconciled: ['attempt 7'] }),
    wallGate,
    'evidence-not-reconciled',
  ],
  ['another model on one side', pairOf(change(1, { models: ['m-2'] })), wallGate, 'model-differs'],
  [
    'a treatment that was not there',
    pairOf(good(), { asked: { base: 'm-0', head: 'm-1' } }),
    wallGate,
    'treatment-not-observed',
  ],
  [
    'two of ten pairs without evidence',
    pairOf(change(2, { state: 'not-run' })),
    wallGate,
    'coverage-below-minimum',
  ],
  [
    'a call without usage',
    pairOf(change(1, { callsWithUsage: 0 })),
    tokenGate,
    'tokens-not-covered',
  ],
  ['a call without a price', pairOf(change(1, { callsPriced: 0 })), costGate, 'unpriced'],
];

describe('broken evidence is invalid, never a pass', () => {
  test('as the same evidence passes when it is whole', () => {
    for (const rule of [wallGate, tokenGate, costGate]) {
      expect(judgeOne(rule, pairOf(good()))).toMatchObject({ verdict: 'pass' });
    }
  });

  test.each(broken)('%s', (_, one, rule, reason) => {
    const row = judgeOne(rule, one);
    expect(row).toMatchObject({ verdict: 'invalid', reason });
    expect(row.detail).not.toBeNull();
    for (const figure of [row.effect, row.interval, row.level, row.p, row.pAdjusted, row.base]) {
      expect(figure).toBeNull();
    }
  });

  test('infrastructure errors on one side: 0 of 20 against 6 of 20, Fisher p = 0.020', () => {
    const head = change(6, { state: 'infra-error' }, good(20));
    const row = judgeOne(wallGate, pairOf(head), { minCoverage: 0.5 });
    expect(row).toMatchObject({ verdict: 'invalid', reason: 'infra-errors-differ' });
  });

  test('five of twenty may be chance: p = 0.047 is not, four are: p = 0.106', () => {
    const reason = (count: number) =>
      judgeOne(wallGate, pairOf(change(count, { state: 'infra-error' }, good(20))), {
        minCoverage: 0.5,
      }).reason;
    expect([reason(5), reason(4)]).toEqual(['infra-errors-differ', 'inside-margin']);
  });

  test('exactly minCoverage is enough', () => {
    const row = judgeOne(wallGate, pairOf(change(1, { state: 'not-run' })));
    expect(row.verdict).toBe('pass');
  });

  test('a job is as bad as its worst gate', () => {
    const one = pairOf(change(1, { callsWithUsage: 0 }));
    expect(judgeGates([wallGate, tokenGate], [one]).verdict).toBe('invalid');
  });
});

describe('nothing to compare with', () => {
  test.each([
    [false, 'inconclusive'],
    [true, 'invalid'],
  ] as const)('is inconclusive, or invalid where the policy says fail (%s)', (invalid, verdict) => {
    const absent = { reason: 'baseline-missing', invalid, detail: 'no record' } as const;
    const row = judgeOne(wallGate, contest([], { absent }));
    expect(row).toMatchObject({ verdict, reason: 'baseline-missing', detail: 'no record', n: 0 });
  });

  test('a gate whose cells are all new is inconclusive', () => {
    const rule = gate({ metric: 'passRate', maxDropPoints: 5, where: { case: 'new' } });
    const row = judgeOne(rule, pairOf(good()));
    expect(row).toMatchObject({ verdict: 'inconclusive', reason: 'nothing-to-compare' });
  });

  test('there is no verdict without gates', () => {
    expect(judgeGates([], [pairOf(good())]).verdict).toBeNull();
  });
});
