import { expect, test } from '@jest/globals';
import { formatPath, partsAt } from '../../../../src/core/config/document.ts';
import { formatProblem, sortProblems } from '../../../../src/core/config/problem.ts';

test('writes paths as users know them', () => {
  expect(formatPath(['matrix', 'modes', 0])).toBe('matrix.modes[0]');
  expect(formatPath(['rates', 'openai/x', 'input'])).toBe('rates["openai/x"].input');
  expect(formatPath([])).toBe('');
});

test('finds the parts that a pattern meets and passes over other shapes', () => {
  const value = { gates: [{ metric: 'a' }, 5, { metric: 'b' }], other: 1 };
  expect(partsAt(value, ['gates', '*', 'metric'])).toEqual([
    { path: ['gates', 0, 'metric'], value: 'a' },
    { path: ['gates', 2, 'metric'], value: 'b' },
  ]);
  expect(partsAt(value, ['other', '*'])).toEqual([]);
});

test('writes a problem on one line, leaving out what is not known', () => {
  const problem = {
    file: 'a.yml',
    line: 12,
    path: 'x[0]',
    message: 'm',
    severity: 'error',
  } as const;
  expect(formatProblem(problem)).toBe('a.yml:12: x[0]: m');
  expect(formatProblem({ ...problem, line: null, path: '' })).toBe('a.yml: m');
  expect(formatProblem({ ...problem, file: '', line: null, path: '--case' })).toBe('--case: m');
});

test('sorts problems by file and line', () => {
  const at = (file: string, line: number | null) =>
    ({ file, line, path: '', message: '', severity: 'error' }) as const;
  const sorted = sortProblems([at('b', 1), at('a', 9), at('a', 2), at('', null)]);
  expect(sorted.map(({ file, line }) => [file, line])).toEqual([
    ['', null],
    ['a', 2],
    ['a', 9],
    ['b', 1],
  ]);
});
