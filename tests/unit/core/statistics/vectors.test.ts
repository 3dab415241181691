import { readFileSync } from 'node:fs';

import { expect, test } from '@jest/globals';

import { checkVector } from '../../../../scripts/conformance-stats/check.ts';
import { readVectors, type Vector } from '../../../../scripts/conformance-stats/vector.ts';

const file = new URL('../../../fixtures/stats/vectors.json', import.meta.url);
const vectors = readVectors(readFileSync(file, 'utf8')).filter(
  (entry) => typeof entry !== 'string',
);

test('the file holds no entry that is no vector', () => {
  expect(vectors).toHaveLength(50);
});

test.each(vectors)('$id ($kind) comes out as in the vector file', (vector) => {
  expect(checkVector(vector)).toEqual([]);
});

function check(parts: Partial<Vector>): readonly string[] {
  return checkVector({
    id: 'X',
    kind: 'pass_at_k_and_pass_hat_k',
    input: { n: 10, c: 3, k: 2 },
    expected: {},
    ...parts,
  });
}

test('fractions are evaluated, remarks are skipped', () => {
  expect(check({ expected: { pass_at_k: '8/15', pass_hat_k: '1/15', note: 'by hand' } })).toEqual(
    [],
  );
});

test('a wrong number is named with its field and both values', () => {
  expect(check({ expected: { pass_at_k: 0.5 } })).toEqual([
    expect.stringMatching(/^pass_at_k expected 0\.5 got 0\.53333/),
  ]);
});

test('null and a number differ both ways', () => {
  expect(check({ expected: { pass_at_k: null } })).toHaveLength(1);
  expect(check({ input: { n: 1, c: 1, k: 2 }, expected: { pass_at_k: 1 } })).toHaveLength(1);
});

test('unknown kinds, unknown fields and unusable input are failures', () => {
  expect(check({ kind: 'astrology' })).toEqual(['unknown kind astrology']);
  expect(check({ expected: { luck: 1 } })).toEqual(['unknown field luck']);
  expect(check({ input: {}, expected: { pass_at_k: 1 } })).toEqual(['input c is no number']);
});

test('the number of a known mistake must not come out', () => {
  const input = {
    prompt_tokens: 10,
    completion_tokens: 0,
    usd_per_million: { input: 1, output: 1 },
  };
  const expected = { cost_usd: 0.00001, wrong_if_cache_discount_ignored: 0.00001 };
  expect(check({ kind: 'cost_usd', input, expected })).toHaveLength(1);
});
