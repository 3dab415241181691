import { describe, expect, test } from '@jest/globals';
import {
  contest,
  contestCell,
  gate,
  judgeGates,
  judgeOne,
  samples,
  wallGate,
} from '../../../support/contests.ts';

const base = [100, 110, 120, 130, 140, 150, 160, 170];
const wall = (values: readonly number[]) => samples('agentWallMs', values);
const times = (factor: number): number[] => base.map((value) => value * factor);

function against(head: readonly number[], given = {}) {
  return judgeOne(wallGate, contest([contestCell('a', wall(base), wall(head))], given));
}

describe('a gate on times, both sides in this job', () => {
  test('is regressed when all of 8 pairs are 1.3 times slower: p = 2/2^8', () => {
    const row = against(times(1.3));
    expect(row).toMatchObject({ verdict: 'regressed', n: 8, planned: 8, method: 'signed-rank' });
    expect(row.effect).toBeCloseTo(1.3, 12);
    expect(row.p).toBeCloseTo(2 / 256, 12);
    expect(row.difference).toBeCloseTo(0.3 * 135, 9);
    expect([row.base, row.head]).toEqual([135, 135 * 1.3]);
  });

  test('passes when all pairs are alike, with the level the interval achieved', () => {
    const row = against(times(1.01));
    expect(row).toMatchObject({ verdict: 'pass', reason: 'inside-margin', suspects: [] });
    // n = 8: k = 4, P(W+ <= 3) = 5/256.
    expect(row.level).toBeCloseTo(1 - 10 / 256, 12);
  });

  test('is inconclusive below n_min, and says how many runs there must be', () => {
    const cell = contestCell('a', wall([100, 100, 100]), wall([101, 101, 101]));
    const row = judgeOne(wallGate, contest([cell]));
    expect(row).toMatchObject({ verdict: 'inconclusive', reason: 'insufficient-pairs' });
    expect(row.toDecide).toEqual({ n: 6, runs: 6 });
  });

  test('asks one more pair of each gate when there are two', () => {
    const cell = contestCell('a', wall(base.slice(0, 6)), wall(times(1.3).slice(0, 6)));
    const rows = judgeGates([wallGate, { ...wallGate, strict: true }], [contest([cell])]).rows;
    expect(rows.map(({ reason }) => reason)).toEqual(
      // One cell with six pairs is suspect too, and suspects come before a lack of pairs.
      ['suspect-case', 'suspect-case'],
    );
    expect(rows.map(({ p }) => p)).toEqual([null, null]);
  });

  test('is underpowered when the interval reaches over the margin', () => {
    const noisy = base.map((value, index) => value * (index % 2 === 0 ? 1.2 : 0.85));
    const row = against(noisy);
    expect(row).toMatchObject({ verdict: 'inconclusive', reason: 'underpowered' });
    expect(row.toDecide?.n).toBeGreaterThan(8);
    expect(row.minimumDetectable).toBeGreaterThan(0.1);
  });

  test('needs both margins to be passed, and one to hold', () => {
    const rule = gate({ metric: 'agentWallMs', maxRegressionPercent: 10, minAbsolute: 1000 });
    const row = judgeOne(rule, contest([contestCell('a', wall(base), wall(times(1.3)))]));
    expect(row).toMatchObject({ verdict: 'pass', reason: 'inside-margin' });
  });

  test('marks an improvement, which is a pass', () => {
    expect(against(times(0.7))).toMatchObject({ verdict: 'pass', improved: true });
  });

  test('counts only pairs in which both sides passed', () => {
    const failed = wall(times(1.3)).map((one, index) =>
      index === 0 ? { ...one, state: 'semantic-fail' as const } : one,
    );
    const row = judgeOne(wallGate, contest([contestCell('a', wall(base), failed)]));
    expect(row).toMatchObject({ n: 7, planned: 8 });
  });
});

describe('a gate on a count that may be 0', () => {
  const calls = (values: readonly number[]) => samples('toolCalls', values);

  test('compares differences, with the percentage taken of the base mean', () => {
    const rule = gate({ metric: 'toolCalls', maxRegressionPercent: 50 });
    const cell = contestCell('a', calls(Array(8).fill(2)), calls(Array(8).fill(3)));
    const row = judgeOne(rule, contest([cell]));
    expect(row).toMatchObject({ scale: 'difference', effect: 1, verdict: 'regressed' });
  });

  test('passes below it', () => {
    const rule = gate({ metric: 'toolCalls', maxRegressionPercent: 60 });
    const cell = contestCell('a', calls(Array(8).fill(2)), calls(Array(8).fill(3)));
    expect(judgeOne(rule, contest([cell]))).toMatchObject({ verdict: 'pass' });
  });
});

describe('a gate on times beside a stored baseline', () => {
  const stored = { paired: false, comparison: 'baseline' };
  const cellOf = (id: string, factor: number) =>
    contestCell(id, wall([100, 102, 104, 106]), wall([101, 103, 105, 107].map((v) => v * factor)));

  test('is regressed when every case is slower: each cell apart gives 2/70 times 1/70', () => {
    const row = judgeOne(wallGate, contest([cellOf('a', 1.5), cellOf('b', 1.5)], stored));
    expect(row).toMatchObject({ verdict: 'regressed', method: 'rank-sum', n: 8 });
    expect(row.p).toBeCloseTo(2 / 4900, 12);
  });

  test('is a suspect case, never a pass, when one of six is slower', () => {
    const cells = ['a', 'b', 'c', 'd', 'e'].map((id) => cellOf(id, 1));
    const row = judgeOne(wallGate, contest([...cells, cellOf('f', 2)], stored));
    expect(row).toMatchObject({ verdict: 'inconclusive', reason: 'suspect-case' });
    expect(row.suspects).toMatchObject([{ case: 'f', outcome: 'open', cause: 'stored-baseline' }]);
  });

  test('leaves out cells with fewer than four trials a side, and counts them', () => {
    const small = contestCell('s', wall([100, 100, 100]), wall([100, 100, 100, 100]));
    const row = judgeOne(wallGate, contest([cellOf('a', 1.5), small], stored));
    expect(row).toMatchObject({ leftOut: 1, n: 4 });
  });

  test('compares no times of unlike machines', () => {
    const row = judgeOne(wallGate, contest([cellOf('a', 2)], { ...stored, sameRunner: false }));
    expect(row).toMatchObject({ verdict: 'inconclusive', reason: 'runner-differs', p: null });
    expect(row.effect).toBeGreaterThan(1.9);
    expect(row.suspects).toEqual([]);
  });
});
