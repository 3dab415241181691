import { describe, expect, test } from '@jest/globals';
import {
  contest,
  contestCell,
  gate,
  judgeOne,
  outcomes,
  rateGate,
  samples,
  tokenGate,
} from '../../../support/contests.ts';

const tokens = (values: readonly number[]) => samples('totalTokens', values);
const mock = { mock: true };

describe('a deterministic metric in mock mode', () => {
  test('is compared cell by cell at n = 1, and names the cell', () => {
    const cells = [
      contestCell('a', tokens([1000]), tokens([1000])),
      contestCell('b', tokens([1000]), tokens([1050])),
    ];
    const row = judgeOne(tokenGate, contest(cells, mock));
    expect(row).toMatchObject({ verdict: 'regressed', reason: 'case-regressed', method: 'exact' });
    expect(row).toMatchObject({ p: null, interval: null, n: 2, effect: 1.025 });
    expect(row.suspects).toMatchObject([{ case: 'b', outcome: 'flipped', effect: 1.05 }]);
  });

  test('passes below the margin, however little that is', () => {
    const cell = contestCell('a', tokens([1000]), tokens([1049]));
    expect(judgeOne(tokenGate, contest([cell], mock))).toMatchObject({ verdict: 'pass', p: null });
  });

  test('falls back to statistics when repeats differ', () => {
    const cell = contestCell('a', tokens([1000, 1001]), tokens([1000, 1000]));
    const row = judgeOne(tokenGate, contest([cell], mock));
    expect(row).toMatchObject({ verdict: 'inconclusive', reason: 'insufficient-pairs' });
    expect(row.flags).toContain('exact-metric-varies');
  });

  test('takes one pass that became a fail for a regression, whatever the margin', () => {
    const cells = [
      contestCell('a', outcomes('P'), outcomes('P')),
      contestCell('b', outcomes('P'), outcomes('F')),
    ];
    const row = judgeOne(gate({ metric: 'passRate', maxDropPoints: 90 }), contest(cells, mock));
    expect(row).toMatchObject({ verdict: 'regressed', effect: -50, base: 1, head: 0.5 });
    expect(row.suspects).toMatchObject([{ case: 'b', outcome: 'flipped' }]);
  });

  test('is no regression where the base failed too, and an improvement where it alone failed', () => {
    const same = contestCell('a', outcomes('F'), outcomes('F'));
    expect(judgeOne(rateGate, contest([same], mock))).toMatchObject({ verdict: 'pass' });
    const fixed = contestCell('a', outcomes('F'), outcomes('P'));
    expect(judgeOne(rateGate, contest([fixed], mock))).toMatchObject({ improved: true });
  });

  test('hangs on missing data when a whole cell is missing', () => {
    const cells = Array.from({ length: 11 }, (_, i) =>
      contestCell(`c${i}`, outcomes('P'), outcomes('P')),
    );
    const row = judgeOne(
      rateGate,
      contest([...cells, contestCell('x', outcomes('P'), outcomes('X'))], mock),
    );
    expect(row).toMatchObject({ verdict: 'inconclusive', reason: 'missing-data' });
  });
});

describe('a gate on the pass rate, live', () => {
  test('is regressed by six one-way flips: 2/64', () => {
    const cells = Array.from({ length: 6 }, (_, i) =>
      contestCell(`c${i}`, outcomes('P'), outcomes('F')),
    );
    const row = judgeOne(rateGate, contest(cells));
    expect(row).toMatchObject({ verdict: 'regressed', reason: 'beyond-margin', effect: -100 });
    expect(row.p).toBeCloseTo(2 / 64, 12);
  });

  test('is not decided by five', () => {
    const cells = Array.from({ length: 5 }, (_, i) =>
      contestCell(`c${i}`, outcomes('P'), outcomes('F')),
    );
    expect(judgeOne(rateGate, contest(cells))).toMatchObject({ verdict: 'inconclusive' });
  });

  test('passes with 60 pairs of 60: Bonett and Price give -4.6 points', () => {
    const cells = Array.from({ length: 6 }, (_, i) =>
      contestCell(`c${i}`, outcomes('P'.repeat(10)), outcomes('P'.repeat(10))),
    );
    const row = judgeOne(rateGate, contest(cells));
    expect(row).toMatchObject({ verdict: 'pass', n: 60 });
    // 1.959964 * sqrt((1/62 + 1/62) / 62) = 0.04471
    expect(row.interval?.[0]).toBeCloseTo(-4.4709, 3);
  });

  test('is inconclusive where missing trials could turn it', () => {
    const cells = Array.from({ length: 6 }, (_, i) =>
      contestCell(
        `c${i}`,
        outcomes('P'.repeat(10)),
        outcomes(i < 5 ? 'P'.repeat(10) : 'PPPPXXXXXX'),
      ),
    );
    const row = judgeOne(rateGate, contest(cells));
    expect(row).toMatchObject({ verdict: 'inconclusive', reason: 'missing-data', n: 54 });
  });
});
