import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ContestCell } from '../../../../src/core/compare/contest.ts';
import { benjaminiHochberg } from '../../../../src/core/statistics/adjust.ts';
import { measureEffect } from '../../../../src/core/compare/measure-effect.ts';
import { METRICS } from '../../../../src/domain/metric.ts';
import {
  contest,
  contestCell,
  judgeGates,
  outcomes,
  rateGate,
  sample,
  samples,
  tokenGate,
  wallGate,
} from '../../../support/contests.ts';

/** 10 to 1,000 ms in whole microseconds, as clocks give them: no two differ by rounding alone. */
const time = fc.integer({ min: 10_000, max: 1_000_000 }).map((microseconds) => microseconds / 1000);
const side = (length: number) => fc.array(time, { minLength: length, maxLength: length });
const cell = fc
  .integer({ min: 1, max: 6 })
  .chain((length) => fc.tuple(side(length), side(length)))
  .map(([base, head]) =>
    contestCell('c', samples('agentWallMs', base), samples('agentWallMs', head)),
  );
const cells = fc
  .array(cell, { minLength: 1, maxLength: 5 })
  .map((all) => all.map((one, index) => ({ ...one, case: `c${index}` })));
const swapped = (one: ContestCell): ContestCell => ({ ...one, base: one.head, head: one.base });
const noScreen = { confirm: false } as const;

describe('laws of the judge', () => {
  test('swapped arms mirror the verdict', () => {
    fc.assert(
      fc.property(cells, (all) => {
        const [row] = judgeGates([wallGate], [contest(all)]).rows;
        const [mirror] = judgeGates([wallGate], [contest(all.map(swapped))]).rows;
        if (row?.verdict === 'regressed') expect(mirror?.improved).toBe(true);
        if (row?.improved === true && row.suspects.length === 0) {
          expect(mirror).toMatchObject({ verdict: 'regressed', reason: 'beyond-margin' });
        }
        expect(row?.p).toBe(mirror?.p);
        expect((row?.effect ?? 1) * (mirror?.effect ?? 1)).toBeCloseTo(1, 9);
      }),
    );
  });

  test('the effect lies in its interval', () => {
    const metric = METRICS.find(({ name }) => name === 'agentWallMs');
    fc.assert(
      fc.property(cells, fc.boolean(), (all, paired) => {
        if (metric === undefined) throw new TypeError('no metric');
        const design = { paired, generalize: 'suite', level: 0.95 } as const;
        const { main } = measureEffect(metric, all, design);
        if (main?.interval == null) return;
        expect(main.estimate).toBeGreaterThanOrEqual(main.interval.low - 1e-9);
        expect(main.estimate).toBeLessThanOrEqual(main.interval.high + 1e-9);
      }),
    );
  });

  test('Benjamini and Hochberg keep the order of p values and never lower one', () => {
    const p = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(p, { minLength: 1, maxLength: 12 }), (values) => {
        const adjusted = benjaminiHochberg(values);
        values.forEach((one, i) => {
          expect(adjusted[i]).toBeGreaterThanOrEqual(one);
          values.forEach((other, j) => {
            if (one <= other) expect(adjusted[i]).toBeLessThanOrEqual(adjusted[j] ?? 1);
          });
        });
      }),
    );
  });

  test('an unrelated gate never turns a pass into a regression', () => {
    fc.assert(
      fc.property(cells, cells, (all, others) => {
        const one = contest(all);
        const unrelated = contest(others, { target: 'other' });
        const alone = judgeGates([wallGate], [one], noScreen).rows[0];
        const beside = judgeGates([wallGate], [one, unrelated], noScreen).rows[0];
        if (alone?.verdict === 'pass') expect(beside?.verdict).not.toBe('regressed');
      }),
    );
  });

  test('shuffled samples and cells give the same rows', () => {
    const withOrders = cells.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.tuple(
          ...all.map((one) =>
            fc
              .tuple(
                fc.shuffledSubarray([...one.base], { minLength: one.base.length }),
                fc.shuffledSubarray([...one.head], { minLength: one.head.length }),
              )
              .map(([base, head]) => ({ ...one, base, head })),
          ),
        ),
      ),
    );
    fc.assert(
      fc.property(withOrders, fc.boolean(), ([all, other], paired) => {
        const rows = (list: readonly ContestCell[]) =>
          judgeGates([wallGate, rateGate, tokenGate], [contest(list, { paired })]).rows;
        expect(rows(other)).toEqual(rows(all));
      }),
    );
  });

  test('no evidence is never a pass', () => {
    const states = fc.constantFrom('P', 'F', 'X');
    fc.assert(
      fc.property(fc.array(states, { minLength: 1, maxLength: 12 }), (letters) => {
        const head = outcomes(letters.join(''));
        const base = head.map((one) => sample({}, { iteration: one.iteration, state: 'not-run' }));
        const { verdict } = judgeGates([rateGate], [contest([contestCell('a', base, head)])]);
        expect(verdict).toBe('invalid');
      }),
    );
  });
});
