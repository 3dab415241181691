import { isJsonObject, type JsonValue } from '../../src/domain/json.ts';
import type { Answer, Value } from './answer.ts';
import { kinds } from './kinds.ts';
import { isList, type Vector } from './vector.ts';

const tolerance = 1e-9;

/**
 * What is wrong with our answer to a vector, one message a field; empty when everything agrees.
 */
export function checkVector({ kind, input, expected }: Vector): readonly string[] {
  const answerKind = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (answerKind === undefined) return [`unknown kind ${kind}`];
  try {
    return compareAnswer(answerKind(input), expected);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function compareAnswer(answer: Answer, expected: JsonValue): readonly string[] {
  if (typeof answer !== 'function') {
    return isSame(answer, expected) ? [] : [disagreement('list', answer, expected)];
  }
  if (!isJsonObject(expected)) return ['expected is no object of fields'];
  return Object.entries(expected)
    .filter(([field]) => field !== 'note')
    .flatMap(([field, value]) => {
      const got = answer(field);
      if (got === undefined) return [`unknown field ${field}`];
      // The field of a known mistake holds the number that must not come out.
      const agrees = field.startsWith('wrong_if_') !== isSame(got, value);
      return agrees ? [] : [disagreement(field, got, value)];
    });
}

function disagreement(field: string, got: Value, expected: JsonValue): string {
  return `${field} expected ${JSON.stringify(expected)} got ${JSON.stringify(got)}`;
}

function isSame(got: Value, expected: JsonValue): boolean {
  if (typeof got === 'number') return isSameNumber(got, expected);
  if (got === null || typeof got === 'string') return got === expected;
  return (
    isList(expected) &&
    expected.length === got.length &&
    expected.every((item, index) => isSame(got[index] ?? null, item))
  );
}

function isSameNumber(got: number, expected: JsonValue): boolean {
  const value = typeof expected === 'string' ? evaluateFraction(expected) : expected;
  return typeof value === 'number' && Math.abs(got - value) <= tolerance;
}

const fraction = /^(-?\d+)(?:\/(\d+))?$/;
const digits = 10n ** 20n;

/** "3/10" as a number; by bigint, for numerators and denominators beyond a double. Null when it is none. */
function evaluateFraction(text: string): number | null {
  const [, numerator, denominator = '1'] = fraction.exec(text) ?? [];
  if (numerator === undefined || BigInt(denominator) === 0n) return null;
  return Number((BigInt(numerator) * digits) / BigInt(denominator)) / Number(digits);
}
