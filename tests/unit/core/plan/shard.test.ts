import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shardPart, type Unit } from '../../../../src/core/plan/shard.ts';

const units: Unit[] = [5, 1, 4, 2, 3, 3].map((cost, index) => ({
  ...{ target: 'small', case: `c${index}`, cost },
}));

const casesOf = (index: number, total: number): string[] =>
  units
    .filter(({ target, case: id }) => shardPart(units, { index, total }).includes(target, id))
    .map(({ case: id }) => id);

describe('shardPart', () => {
  test('gives the heaviest unit to the lightest shard', () => {
    // 5 | 4 | 3, then 3 to the third, 2 to the second, 1 to the first: 6 | 6 | 6.
    expect([1, 2, 3].map((index) => casesOf(index, 3))).toEqual([
      ['c0', 'c1'],
      ['c2', 'c3'],
      ['c4', 'c5'],
    ]);
    expect([1, 2, 3].map((index) => shardPart(units, { index, total: 3 }).costShare)).toEqual([
      1 / 3,
      1 / 3,
      1 / 3,
    ]);
  });

  test('leaves shards empty when there are more of them than units', () => {
    expect(casesOf(7, 8)).toEqual([]);
    expect(shardPart(units, { index: 7, total: 8 }).costShare).toBe(0);
  });

  test('every unit runs in exactly one shard, and no two differ by more than the heaviest', () => {
    const unit = fc.record({
      target: fc.constantFrom('a', 'b'),
      case: fc.uuid(),
      cost: fc.integer({ min: 1, max: 50 }),
    });
    fc.assert(
      fc.property(
        fc.array(unit, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 9 }),
        (all, total) => {
          const parts = Array.from({ length: total }, (_, i) =>
            shardPart(all, { index: i + 1, total }),
          );
          for (const { target, case: id } of all) {
            expect(parts.filter((part) => part.includes(target, id))).toHaveLength(1);
          }
          const shares = parts.map(({ costShare }) => costShare);
          const whole = all.reduce((sum, { cost }) => sum + cost, 0);
          const heaviest = Math.max(...all.map(({ cost }) => cost)) / whole;
          expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(heaviest + 1e-9);
        },
      ),
    );
  });
});
