import { expect, test } from '@jest/globals';
import { matchCases } from '../../../../src/core/compare/match-cases.ts';

test('cases are common, changed, added, removed or renamed by id and content', () => {
  const base = { same: '1', changed: '2', removed: '3', 'old-name': '4' };
  const head = { same: '1', changed: '9', 'new-name': '4', added: '5' };
  expect(matchCases(base, head)).toEqual({
    common: ['same'],
    changed: ['changed'],
    added: ['added'],
    removed: ['removed'],
    renamed: [{ from: 'old-name', to: 'new-name' }],
  });
});

test('one of two cases with the same content is renamed, the other added', () => {
  expect(matchCases({ a: '1' }, { b: '1', c: '1' })).toMatchObject({
    renamed: [{ from: 'a', to: 'b' }],
    added: ['c'],
  });
});
