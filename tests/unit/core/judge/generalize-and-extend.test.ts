import { describe, expect, test } from '@jest/globals';
import {
  contest,
  contestCell,
  judgeGates,
  judgeOne,
  outcomes,
  rateGate,
  samples,
  wallGate,
} from '../../../support/contests.ts';

const wall = (values: readonly number[]) => samples('agentWallMs', values);

/** Each case with two pairs of the same ratio. */
const casesOf = (ratios: readonly number[]) =>
  ratios.map((ratio, index) =>
    contestCell(`c${index}`, wall([100, 200]), wall([100 * ratio, 200 * ratio])),
  );

describe('generalize: cases', () => {
  test('takes each case for one value, so that twelve pairs of six cases are n = 6', () => {
    const row = judgeOne(wallGate, contest(casesOf(Array<number>(6).fill(1.3))), {
      generalize: 'cases',
    });
    expect(row).toMatchObject({ n: 6, verdict: 'regressed' });
    expect(row.p).toBeCloseTo(2 / 64, 12);
    expect(row.effect).toBeCloseTo(1.3, 12);
  });

  test('decides nothing on five cases, however many pairs they have', () => {
    const cells = Array.from({ length: 5 }, (_, index) =>
      contestCell(`c${index}`, wall(Array(9).fill(100)), wall(Array(9).fill(100.5))),
    );
    expect(judgeOne(wallGate, contest(cells), { generalize: 'cases' })).toMatchObject({
      ...{ n: 5, verdict: 'inconclusive', reason: 'insufficient-pairs' },
    });
  });

  test('pools the modes of one case, beside a stored baseline too', () => {
    const stored = casesOf(Array<number>(6).fill(1.3)).flatMap((cell) => [
      { ...cell, base: wall([100, 101, 102, 103]), head: wall([130, 131, 132, 133]) },
      {
        ...cell,
        mode: 'text' as const,
        base: wall([90, 91, 92, 93]),
        head: wall([117, 118, 119, 120]),
      },
    ]);
    const row = judgeOne(wallGate, contest(stored, { paired: false }), { generalize: 'cases' });
    expect(row).toMatchObject({ n: 6, method: 'signed-rank' });
  });

  test('gives a pass rate the clustered interval: mean -0.25, t(0.975, 3) times 0.25', () => {
    // Differences by case 0, 0, 0, -1: standard error sqrt(0.75) / 4 * sqrt(4 / 3) = 0.25.
    const cells = ['P', 'P', 'P', 'F'].map((head, index) =>
      contestCell(`c${index}`, outcomes('P'), outcomes(head)),
    );
    const row = judgeOne(rateGate, contest(cells), { generalize: 'cases' });
    expect(row.effect).toBeCloseTo(-25, 9);
    // t(0.975, 3) = 3.182446305284263
    expect(row.interval?.[0]).toBeCloseTo(-25 - 25 * 3.182446305284263, 6);
    expect(row).toMatchObject({ n: 4, level: 0.95 });
  });
});

describe('extendOnce', () => {
  const noisy = [1.15, 0.9, 1.12, 0.95, 1.2, 0.9, 1.1, 1.0];
  const cell = contestCell('a', wall(noisy.map(() => 100)), wall(noisy.map((r) => 100 * r)));

  test('tests at half of alpha and says which comparison is underpowered', () => {
    const { rows, underpowered } = judgeGates([wallGate], [contest([cell])], { extendOnce: true });
    expect(underpowered).toEqual(['base-ref']);
    // Level 0.975: n = 8, k = 3, P(W+ <= 2) = 3/256.
    expect(rows[0]?.level).toBeCloseTo(1 - 6 / 256, 12);
  });

  test('needs one more pair before anything can be rejected', () => {
    const six = contestCell('a', wall(Array(6).fill(100)), wall(Array(6).fill(101)));
    expect(judgeOne(wallGate, contest([six])).reason).toBe('inside-margin');
    expect(judgeOne(wallGate, contest([six]), { extendOnce: true }).reason).toBe(
      'insufficient-pairs',
    );
  });
});
