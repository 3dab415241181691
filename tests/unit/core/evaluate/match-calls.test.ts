import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  matchCalls,
  type AuditedCall,
  type ExpectedCalls,
} from '../../../../src/core/evaluate/match-calls.ts';
import type { ArgumentMatchers, ExpectedCall } from '../../../../src/domain/case.ts';
import type { JsonObject } from '../../../../src/domain/json.ts';

function wanted(name: string, matchers: ArgumentMatchers = {}): ExpectedCall {
  return { name, arguments: matchers };
}

function made(
  name: string,
  values: JsonObject = {},
  outcome: AuditedCall['outcome'] = 'ok',
): AuditedCall {
  return { name, arguments: values, outcome };
}

function misses(match: ExpectedCalls['match'], calls: ExpectedCall[], actual: AuditedCall[]) {
  return matchCalls({ match, calls }, actual).map(({ expected, actual }) => [expected, actual]);
}

const oslo = wanted('get', { city: { equals: 'Oslo' } });
const anyCity = wanted('get', { city: { any: true } });

describe('exact', () => {
  test('pairs calls up in any order', () => {
    const actual = [made('b'), made('a')];
    expect(misses('exact', [wanted('a'), wanted('b')], actual)).toEqual([]);
  });

  test('gives the picky expectation the only call that fits it', () => {
    const actual = [made('get', { city: 'Oslo' }), made('get', { city: 'Lima' })];
    expect(misses('exact', [anyCity, oslo], actual)).toEqual([]);
  });

  test('names the expected call without a partner and what came instead', () => {
    const actual = [made('get', { city: 'Lima' })];
    expect(misses('exact', [oslo], actual)).toEqual([
      ['get(city equals "Oslo")', 'get({"city":"Lima"})'],
    ]);
  });

  test('names another tool when the expected one was not called at all', () => {
    expect(misses('exact', [oslo], [made('put')])).toEqual([
      ['get(city equals "Oslo")', 'put({})'],
    ]);
    expect(misses('exact', [oslo], [])).toEqual([['get(city equals "Oslo")', 'no call']]);
  });

  test('refuses a call too many', () => {
    const actual = [made('a'), made('b')];
    expect(misses('exact', [wanted('a')], actual)).toEqual([['no other call', 'b({})']]);
  });

  test('does not let one call stand for two expectations', () => {
    expect(misses('exact', [wanted('a'), wanted('a')], [made('a')])).toEqual([['a()', 'no call']]);
  });

  test('leaves out calls that a scripted error answered', () => {
    const actual = [made('a', {}, 'scripted-error'), made('a')];
    expect(misses('exact', [wanted('a')], actual)).toEqual([]);
    expect(misses('exact', [wanted('a')], [made('a', {}, 'scripted-error')])).toHaveLength(1);
  });

  test.each(['unknown-tool', 'invalid-arguments', 'malformed', 'no-result'] as const)(
    'neither counts nor minds a call that reached no tool: %s',
    (outcome) => {
      expect(misses('exact', [], [made('a', {}, outcome)])).toEqual([]);
      expect(misses('exact', [wanted('a')], [made('a', {}, outcome)])).toHaveLength(1);
      expect(misses('subset', [wanted('a')], [made('a', {}, outcome)])).toHaveLength(1);
    },
  );

  test('keeps a miss on one line of at most 200 characters', () => {
    const [miss] = matchCalls({ match: 'exact', calls: [oslo] }, [
      made('a', { x: 'y\n'.repeat(500) }),
    ]);
    expect(miss?.actual).toHaveLength(200);
    expect(miss?.actual).not.toContain('\n');
  });
});

describe('subset', () => {
  test('allows more calls than were expected', () => {
    expect(misses('subset', [wanted('a')], [made('b'), made('a')])).toEqual([]);
  });

  test('wants a call of its own for each expectation', () => {
    expect(misses('subset', [wanted('a'), wanted('a')], [made('a'), made('b')])).toEqual([
      ['a()', 'b({})'],
    ]);
  });

  test('counts a call that a scripted error answered', () => {
    expect(misses('subset', [wanted('a')], [made('a', {}, 'scripted-error')])).toEqual([]);
  });
});

describe('ordered', () => {
  test('wants the expected calls in their order', () => {
    const expected = [wanted('a'), wanted('b')];
    expect(misses('ordered', expected, [made('a'), made('b')])).toEqual([]);
    expect(misses('ordered', expected, [made('b'), made('a')])).toEqual([['call 1: a()', 'b({})']]);
  });

  test('refuses a call too many, and one too few', () => {
    const expected = [wanted('a'), wanted('b')];
    expect(misses('ordered', expected, [made('a')])).toEqual([['call 2: b()', 'no call']]);
    expect(misses('ordered', expected, [made('a'), made('b'), made('c')])).toEqual([
      ['call 3: no other call', 'c({})'],
    ]);
  });

  test('leaves out calls that a scripted error answered', () => {
    const actual = [made('a', {}, 'scripted-error'), made('a'), made('b')];
    expect(misses('ordered', [wanted('a'), wanted('b')], actual)).toEqual([]);
  });
});

describe('any order', () => {
  const numbers = fc.array(fc.nat({ max: 3 }), { maxLength: 5 });
  const matchers = fc.array(fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1 }), { maxLength: 5 });
  const shuffled = numbers.chain((values) =>
    fc.tuple(fc.constant(values), fc.shuffledSubarray(values, { minLength: values.length })),
  );

  test.each(['exact', 'subset'] as const)(
    '%s judges every permutation of the calls alike',
    (match) => {
      fc.assert(
        fc.property(matchers, shuffled, (oneOfs, [values, permuted]) => {
          const calls = oneOfs.map((oneOf) => wanted('a', { n: { oneOf } }));
          const verdict = (numbers: readonly number[]): number =>
            misses(
              match,
              calls,
              numbers.map((n) => made('a', { n })),
            ).length;
          expect(verdict(permuted)).toBe(verdict(values));
        }),
      );
    },
  );
});
