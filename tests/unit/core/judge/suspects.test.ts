import { describe, expect, test } from '@jest/globals';
import type { ContestCell, FreshPairs } from '../../../../src/core/compare/contest.ts';
import {
  contest,
  contestCell,
  judgeGates,
  outcomes,
  rateGate,
  samples,
  wallGate,
} from '../../../support/contests.ts';

const wall = (values: readonly number[]) => samples('agentWallMs', values);
const five = [100, 101, 102, 103, 104];
const steady = (id: string): ContestCell => contestCell(id, wall(five), wall(five));
const slow = (fresh: FreshPairs | null = null): ContestCell =>
  contestCell('f', wall(five), wall(five.map((value) => value * 2)), fresh);
const cells = (last: ContestCell): ContestCell[] => [
  ...['a', 'b', 'c', 'd', 'e', 'g', 'h'].map(steady),
  last,
];

function freshPairs(factors: readonly number[], planned = factors.length): FreshPairs {
  const base = factors.map((_, index) => 100 + index);
  return { planned, base: wall(base), head: wall(base.map((v, i) => v * (factors[i] ?? 1))) };
}

describe('one case of eight that became twice as slow', () => {
  test('is asked for again: ceil(1 + log2(2 / 0.05)) + 4 = 11 fresh pairs', () => {
    const { wanted, verdict } = judgeGates([wallGate], [contest(cells(slow()))]);
    expect(wanted).toEqual([
      { comparison: 'base-ref', target: 'small', case: 'f', mode: 'native', pairs: 11 },
    ]);
    expect(verdict).toBe('inconclusive');
  });

  test('is a regression that names it, once fresh pairs are as slow', () => {
    const last = slow(freshPairs(Array<number>(11).fill(2)));
    const { rows, wanted, verdict } = judgeGates([wallGate], [contest(cells(last))]);
    expect(wanted).toEqual([]);
    expect(verdict).toBe('regressed');
    expect(rows[0]).toMatchObject({ reason: 'case-regressed' });
    const [suspect] = rows[0]?.suspects ?? [];
    expect(suspect).toMatchObject({ case: 'f', outcome: 'confirmed', cause: null });
    expect(suspect?.confirmation).toMatchObject({ planned: 11, n: 11 });
    expect(suspect?.confirmation?.p).toBeCloseTo(2 / 2 ** 11, 12);
  });

  test('is closed when fresh pairs are not slower', () => {
    const last = slow(freshPairs(Array<number>(11).fill(1)));
    const { rows } = judgeGates([wallGate], [contest(cells(last))]);
    expect(rows[0]).toMatchObject({ verdict: 'pass' });
    expect(rows[0]?.suspects).toMatchObject([{ case: 'f', outcome: 'not-confirmed' }]);
  });

  test('stays open when too few fresh pairs came back, for silence is no pass', () => {
    const last = slow(freshPairs([1, 1, 1], 11));
    const { rows } = judgeGates([wallGate], [contest(cells(last))]);
    expect(rows[0]).toMatchObject({ verdict: 'inconclusive', reason: 'suspect-case' });
    expect(rows[0]?.suspects).toMatchObject([
      { cause: 'confirmation-incomplete', pairsToDecide: 11 },
    ]);
  });

  test.each([
    [{ confirm: false }, null, 'confirm-off'],
    [{ confirmMax: 0 }, null, 'beyond-confirm-max'],
    [{}, 'budget-spent', 'budget-spent'],
  ] as const)('stays open with %o', (compare, bar, cause) => {
    const { rows, wanted } = judgeGates([wallGate], [contest(cells(slow()), { bar })], compare);
    expect(wanted).toEqual([]);
    expect(rows[0]?.suspects).toMatchObject([{ outcome: 'open', cause }]);
  });
});

describe('how a cell becomes suspect', () => {
  const suspectsOf = (base: readonly number[], head: readonly number[]): number =>
    judgeGates([wallGate], [contest([steady('a'), contestCell('b', wall(base), wall(head))])])
      .rows[0]?.suspects.length ?? 0;

  test.each([
    ['three pairs that are 20 % worse: one-sided p = 1/8', [1, 1, 1], [1.2, 1.2, 1.2], 1],
    ['three pairs of which one is better', [1, 1, 1], [1.3, 1.3, 0.99], 0],
    ['three pairs that are 19 % worse', [1, 1, 1], [1.19, 1.19, 1.19], 0],
    ['two pairs that doubled', [1, 1], [2, 2.5], 1],
    ['two pairs of which one did not double', [1, 1], [1.9, 3], 0],
    ['one pair that doubled', [1], [2], 1],
  ])('%s', (_, base, head, count) => {
    expect(suspectsOf(base, head)).toBe(count);
  });

  test.each([
    ['PPP', 'FFF', 1],
    ['PPP', 'PFF', 0],
    ['PP', 'FF', 1],
    ['PP', 'PF', 0],
    ['PPPPPP', 'PPFFFF', 1],
    ['PPPPPP', 'PPPPFF', 0],
  ])('a pass rate that went from %s to %s', (base, head, count) => {
    const cell = contestCell('b', outcomes(base), outcomes(head));
    const { rows } = judgeGates([rateGate], [contest([cell])]);
    expect(rows[0]?.suspects).toHaveLength(count);
  });

  test('a pass rate of one pair is not screened, and the row says so', () => {
    const cell = contestCell('b', outcomes('P'), outcomes('F'));
    const { rows } = judgeGates([rateGate], [contest([cell])]);
    expect(rows[0]).toMatchObject({ unscreened: 1, suspects: [] });
  });

  test('a cell that several gates want is run once', () => {
    const rules = [wallGate, { ...wallGate, maxRegressionPercent: 20 }];
    const { wanted } = judgeGates(rules, [contest(cells(slow()))]);
    // Two gates and two suspects: ceil(1 + log2(4 / 0.05)) + 4 = 12.
    expect(wanted).toMatchObject([{ case: 'f', pairs: 12 }]);
  });

  test('the worst confirmMax of a gate are run again', () => {
    const worse = (id: string, factor: number): ContestCell =>
      contestCell(id, wall(five), wall(five.map((value) => value * factor)));
    const all = [worse('a', 1.5), worse('b', 3), worse('c', 2), steady('d')];
    const { wanted, rows } = judgeGates([wallGate], [contest(all)], { confirmMax: 2 });
    expect(wanted.map((one) => one.case)).toEqual(['b', 'c']);
    expect(rows[0]?.suspects.map(({ cause }) => cause)).toEqual([
      'confirmation-incomplete',
      'confirmation-incomplete',
      'beyond-confirm-max',
    ]);
  });
});
