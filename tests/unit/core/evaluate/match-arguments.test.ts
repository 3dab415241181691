import { describe, expect, test } from '@jest/globals';
import {
  describeMatchers,
  matchesArguments,
} from '../../../../src/core/evaluate/match-arguments.ts';
import type { ArgumentMatcher } from '../../../../src/domain/case.ts';
import type { JsonObject } from '../../../../src/domain/json.ts';

function accepts(matcher: ArgumentMatcher, values: JsonObject): boolean {
  return matchesArguments({ x: matcher }, values);
}

describe('matchesArguments', () => {
  test('leaves arguments free that no matcher names', () => {
    expect(matchesArguments({ city: { equals: 'Oslo' } }, { city: 'Oslo', unit: 'K' })).toBe(true);
    expect(matchesArguments({}, { anything: [1] })).toBe(true);
  });

  test('wants every matcher to hold', () => {
    const matchers = { a: { equals: 1 }, b: { equals: 2 } };
    expect(matchesArguments(matchers, { a: 1, b: 2 })).toBe(true);
    expect(matchesArguments(matchers, { a: 1, b: 3 })).toBe(false);
  });

  test.each<[string, ArgumentMatcher, JsonObject, boolean]>([
    ['equals: the same text', { equals: 'a' }, { x: 'a' }, true],
    ['equals: other case', { equals: 'a' }, { x: 'A' }, false],
    ['equals: a number is not its text', { equals: 1 }, { x: '1' }, false],
    ['equals: members in any order', { equals: { a: 1, b: [2] } }, { x: { b: [2], a: 1 } }, true],
    ['equals: one member more', { equals: { a: 1 } }, { x: { a: 1, b: 2 } }, false],
    ['equals: another member', { equals: { a: 1 } }, { x: { b: 1 } }, false],
    ['equals: elements out of order', { equals: [1, 2] }, { x: [2, 1] }, false],
    ['equals: a list is not an object', { equals: [] }, { x: {} }, false],
    ['equals: null is given', { equals: null }, { x: null }, true],
    ['equals: null is not absent', { equals: null }, {}, false],
    ['oneOf: a later one', { oneOf: ['a', { b: 1 }] }, { x: { b: 1 } }, true],
    ['oneOf: none', { oneOf: ['a', 'b'] }, { x: 'c' }, false],
    ['regex: anywhere', { regex: 'sl' }, { x: 'Oslo' }, true],
    ['regex: anchored', { regex: '^sl' }, { x: 'Oslo' }, false],
    ['regex: without regard to case', { regex: '(?i:OSLO)' }, { x: 'Oslo' }, true],
    ['regex: not on numbers', { regex: '1' }, { x: 1 }, false],
    ['number: exact', { number: 3, tolerance: 0 }, { x: 3 }, true],
    ['number: at the edge', { number: 3, tolerance: 0.5 }, { x: 3.5 }, true],
    ['number: outside', { number: 3, tolerance: 0.5 }, { x: 3.75 }, false],
    ['number: not its text', { number: 3, tolerance: 1 }, { x: '3' }, false],
    ['absent: is', { absent: true }, {}, true],
    ['absent: null is given', { absent: true }, { x: null }, false],
    ['any: null is given', { any: true }, { x: null }, true],
    ['any: absent', { any: true }, {}, false],
  ])('%s', (_, matcher, values, verdict) => {
    expect(accepts(matcher, values)).toBe(verdict);
  });

  test('does not take an inherited property for an argument', () => {
    expect(matchesArguments({ toString: { any: true as const } }, {})).toBe(false);
    expect(matchesArguments({ toString: { absent: true as const } }, {})).toBe(true);
  });

  test('does not take a text that is too long to search for a match', () => {
    expect(accepts({ regex: 'a' }, { x: 'a'.repeat(65_536) })).toBe(true);
    expect(accepts({ regex: 'a' }, { x: 'a'.repeat(65_537) })).toBe(false);
  });
});

describe('describeMatchers', () => {
  test('says on one line what is wanted', () => {
    const text = describeMatchers({
      a: { equals: 'x' },
      b: { oneOf: [1, 2] },
      c: { regex: '^y' },
      d: { number: 3, tolerance: 0.5 },
      e: { absent: true },
      f: { any: true },
    });
    expect(text).toBe(
      'a equals "x", b is one of [1,2], c matches /^y/, d is 3 ± 0.5, e is absent, f is given',
    );
  });
});
