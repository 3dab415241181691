import { expect, test } from '@jest/globals';
import fc from 'fast-check';

import { benjaminiHochberg, holm } from '../../../../src/core/statistics/adjust.ts';

const families = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 });

function close(values: readonly number[]): unknown[] {
  return values.map((value) => expect.closeTo(value, 12));
}

test('Benjamini-Hochberg agrees with SciPy', () => {
  expect(benjaminiHochberg([0.01, 0.02, 0.03, 0.04, 0.05, 0.9])).toEqual(
    close([0.06, 0.06, 0.06, 0.06, 0.06, 0.9]),
  );
  expect(benjaminiHochberg([0.2, 0.001, 0.04])).toEqual(close([0.2, 0.003, 0.06]));
});

test('Holm multiplies the smallest by the number of tests, the next by one less', () => {
  expect(holm([0.01, 0.04, 0.03, 0.9])).toEqual(close([0.04, 0.09, 0.09, 0.9]));
});

test.each([
  ['Benjamini-Hochberg', benjaminiHochberg],
  ['Holm', holm],
])('%s: adjusted p keep the order of the raw ones and are never below them', (_, adjust) => {
  fc.assert(
    fc.property(families, (values) => {
      const adjusted = adjust(values);
      const pairs = values
        .map((raw, index) => ({ raw, adjusted: adjusted[index] ?? Number.NaN }))
        .toSorted((one, other) => one.raw - other.raw || one.adjusted - other.adjusted);
      pairs.forEach((pair, index) => {
        expect(pair.adjusted).toBeGreaterThanOrEqual(pair.raw - 1e-15);
        expect(pair.adjusted).toBeLessThanOrEqual(1);
        expect(pair.adjusted).toBeGreaterThanOrEqual(pairs[index - 1]?.adjusted ?? 0);
      });
    }),
  );
});

test('one test, or none, needs no adjustment', () => {
  expect(benjaminiHochberg([0.03])).toEqual([0.03]);
  expect(holm([0.03])).toEqual([0.03]);
  expect(benjaminiHochberg([])).toEqual([]);
});
