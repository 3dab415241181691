import { describe, expect, test } from '@jest/globals';
import { patternProblem, searchPattern } from '../../../../src/core/evaluate/pattern.ts';

describe('searchPattern', () => {
  test('gives the same answer each time', () => {
    expect([1, 2, 3].map(() => searchPattern('a', 'banana'))).toEqual(['match', 'match', 'match']);
  });

  test('does not search a text that is too long, even when its beginning would match', () => {
    expect(searchPattern('^a', 'a'.repeat(65_536))).toBe('match');
    expect(searchPattern('^a', 'a'.repeat(65_537))).toBe('too-long');
  });

  test('says no when there is none', () => {
    expect(searchPattern('^b', 'ab')).toBe('no-match');
  });
});

describe('patternProblem', () => {
  test('is null for a regular expression', () => {
    expect(patternProblem('^(?i:yes)$')).toBeNull();
  });

  test('says what is wrong with anything else', () => {
    expect(patternProblem('(')).toMatch(/Unterminated group/);
  });
});
