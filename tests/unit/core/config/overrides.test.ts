import { expect, test } from '@jest/globals';
import { overrideProblems } from '../../../../src/core/config/overrides.ts';
import { shown } from '../../../support/config-document.ts';

test('lists everything that is wrong with flags at once', () => {
  const overrides = {
    runs: 'three',
    concurrency: 0,
    baseUrl: 'localhost',
    cases: ['singletool', 'builtin:mine'],
    modes: ['txt'],
    failOn: ['never', 'failures'],
  };
  expect(shown(overrideProblems(overrides, ['mine']))).toEqual([
    '--runs: expected a whole number above 0, got "three"',
    '--concurrency: expected a whole number from 1 to 256, got 0',
    '--base-url: expected a full address such as https://api.example.com/v1',
    '--case: expected the id of a case (direct-answer, single-tool, tool-selection, parallel-tools, sequential-tools, tool-error-recovery, mine), got "singletool"; did you mean "single-tool"?',
    '--case: expected the id of a case (direct-answer, single-tool, tool-selection, parallel-tools, sequential-tools, tool-error-recovery, mine), got "builtin:mine"',
    '--mode: expected one of native, text, got "txt"; did you mean "text"?',
    '--fail-on: expected one of failure, regressed, inconclusive, invalid, budget, never, got "failures"; did you mean "failure"?',
    '--fail-on: expected "never" alone, got it with others',
  ]);
});

test.each([
  {},
  { runs: '', concurrency: '', baseUrl: '', cases: [], modes: [], failOn: [] },
  { runs: '3', concurrency: 256, cases: ['mine', 'builtin:single-tool'], failOn: ['never'] },
])('finds nothing wrong with %j', (overrides) => {
  expect(overrideProblems(overrides, ['mine'])).toEqual([]);
});

test.each(['0', '-1', '1.5', '1e3', ' 2', 'NaN'])('refuses --runs "%s"', (runs) => {
  expect(overrideProblems({ runs }, [])).toHaveLength(1);
});

test('never repeats an address that may hold a password', () => {
  const [problem] = overrideProblems({ baseUrl: 'http://me:hunter2@host/v1' }, []);
  expect(problem?.message).not.toContain('hunter2');
});
