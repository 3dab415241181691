import { isJsonObject, type JsonObject, type JsonValue } from '../../src/domain/json.ts';

export interface Vector {
  readonly id: string;
  readonly kind: string;
  readonly input: JsonObject;
  readonly expected: JsonValue;
}

/**
 * Reads the text of a vector file: one JSON array. An entry that is no vector comes back as a message.
 */
export function readVectors(text: string): readonly (Vector | string)[] {
  const entries: JsonValue = JSON.parse(text);
  if (!isList(entries)) throw new Error('a vector file is one JSON array');
  return entries.map(readVector);
}

/**
 * The number called `name` in an input. Throws when it is none.
 */
export function numberOf(input: JsonObject, name: string): number {
  return asNumber(input[name], name);
}

/**
 * The list of numbers called `name` in an input. Throws when it is none.
 */
export function numbersOf(input: JsonObject, name: string): readonly number[] {
  return asNumbers(input[name], name);
}

/**
 * The list of lists of numbers called `name` in an input. Throws when it is none.
 */
export function numberListsOf(input: JsonObject, name: string): readonly (readonly number[])[] {
  const value = input[name];
  if (!isList(value)) throw new Error(`input ${name} is no list`);
  return value.map((item) => asNumbers(item, name));
}

/**
 * The list of objects called `name` in an input. Throws when it is none.
 */
export function objectsOf(input: JsonObject, name: string): readonly JsonObject[] {
  const value = input[name];
  if (!isList(value)) throw new Error(`input ${name} is no list`);
  return value.map((item) => asObject(item, name));
}

/**
 * The object called `name` in an input. Throws when it is none.
 */
export function objectOf(input: JsonObject, name: string): JsonObject {
  return asObject(input[name], name);
}

/** True for a JSON array. */
export function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function readVector(entry: JsonValue, index: number): Vector | string {
  if (!isJsonObject(entry)) return `entry ${index} is no object`;
  const { id, kind, input, expected } = entry;
  if (typeof id !== 'string' || typeof kind !== 'string') return `entry ${index} lacks id or kind`;
  if (input === undefined || !isJsonObject(input)) return `${id} has no input`;
  if (expected === undefined) return `${id} has no expected`;
  return { id, kind, input, expected };
}

function asObject(value: JsonValue | undefined, name: string): JsonObject {
  if (value === undefined || !isJsonObject(value)) throw new Error(`input ${name} is no object`);
  return value;
}

function asNumbers(value: JsonValue | undefined, name: string): readonly number[] {
  if (!isList(value)) throw new Error(`input ${name} is no list of numbers`);
  return value.map((item) => asNumber(item, name));
}

function asNumber(value: JsonValue | undefined, name: string): number {
  if (typeof value !== 'number') throw new Error(`input ${name} is no number`);
  return value;
}
