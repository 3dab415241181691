import type { JsonValue } from '../../../domain/json.ts';
import { parseFlatJson } from '../json-text.ts';

/** Deeper nesting is refused, so that a hostile reply cannot overflow the stack. */
const maxDepth = 500;

/**
 * One JSON value as models write it (wire X6): strict JSON plus trailing commas, single-quoted strings,
 * `True` / `False` / `None` and raw control characters in strings. Undefined for anything else.
 */
export function parseLenientJson(text: string): JsonValue | undefined {
  const values = parseLenientSequence(text);
  return values?.length === 1 ? values[0] : undefined;
}

/** One or more such values with `,`, `;` or nothing between them; undefined when the text is anything else. */
export function parseLenientSequence(text: string): readonly JsonValue[] | undefined {
  const value = parseFlatJson(text);
  return value === undefined ? readSequence(text) : [value];
}

/** Thrown and caught inside this file only: the text is no value. One for all, as making an error costs more than parsing. */
const notJson = new Error('not JSON');

function readSequence(text: string): readonly JsonValue[] | undefined {
  const cursor = createCursor(text);
  const values: JsonValue[] = [];
  try {
    do values.push(readValue(cursor, 0));
    while (hasNext(cursor));
    return values;
  } catch (error) {
    if (error === notJson) return undefined;
    throw error;
  }
}

interface Cursor {
  /** What a sticky pattern matches here, which is then behind us; empty when it does not match. */
  take(pattern: RegExp): string;
  atEnd(): boolean;
}

function createCursor(text: string): Cursor {
  let at = 0;
  return {
    take(pattern) {
      pattern.lastIndex = at;
      const found = pattern.exec(text)?.[0] ?? '';
      at += found.length;
      return found;
    },
    atEnd: () => at === text.length,
  };
}

function hasNext(cursor: Cursor): boolean {
  cursor.take(/\s+/y);
  if (cursor.atEnd()) return false;
  cursor.take(/[,;]/y);
  return true;
}

function readValue(cursor: Cursor, depth: number): JsonValue {
  if (depth > maxDepth) throw notJson;
  cursor.take(/\s+/y);
  const opening = cursor.take(/[{["']/y);
  if (opening === '{') return readObject(cursor, depth);
  if (opening === '[') return readArray(cursor, depth);
  return opening === '' ? readScalar(cursor) : readString(cursor, opening);
}

function readObject(cursor: Cursor, depth: number): JsonValue {
  const entries: [string, JsonValue][] = [];
  readMembers(cursor, /\s*\}/y, () => {
    const quote = cursor.take(/\s*["']/y);
    if (quote === '') throw notJson;
    const key = readString(cursor, quote.slice(-1));
    if (cursor.take(/\s*:/y) === '') throw notJson;
    entries.push([key, readValue(cursor, depth + 1)]);
  });
  return Object.fromEntries(entries);
}

function readArray(cursor: Cursor, depth: number): JsonValue {
  const values: JsonValue[] = [];
  readMembers(cursor, /\s*\]/y, () => values.push(readValue(cursor, depth + 1)));
  return values;
}

function readMembers(cursor: Cursor, closing: RegExp, readMember: () => void): void {
  while (cursor.take(closing) === '') {
    readMember();
    if (cursor.take(/\s*,/y) !== '') continue;
    if (cursor.take(closing) !== '') return;
    throw notJson;
  }
}

const words = new Map<string, JsonValue>([
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
  ['null', null],
  ['None', null],
]);

function readScalar(cursor: Cursor): JsonValue {
  const number = cursor.take(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y);
  if (number !== '') return Number(number);
  const value = words.get(cursor.take(/[A-Za-z]+/y));
  if (value === undefined) throw notJson;
  return value;
}

function readString(cursor: Cursor, quote: string): string {
  const plain = quote === '"' ? /[^"\\]+/y : /[^'\\]+/y;
  const end = quote === '"' ? /"/y : /'/y;
  let value = '';
  for (;;) {
    value += cursor.take(plain);
    if (cursor.take(end) !== '') return value;
    value += readEscape(cursor, quote);
  }
}

const escapes = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['/', '/'],
  ['\\', '\\'],
  ['"', '"'],
]);

function readEscape(cursor: Cursor, quote: string): string {
  const code = cursor.take(/\\u[0-9a-fA-F]{4}/y);
  if (code !== '') return String.fromCharCode(Number.parseInt(code.slice(2), 16));
  const letter = cursor.take(/\\./y).slice(1);
  const character = letter === quote ? quote : escapes.get(letter);
  if (character === undefined) throw notJson;
  return character;
}
