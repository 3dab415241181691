import type { JsonValue } from '../../domain/json.ts';

/** Strict JSON, or undefined when the text is not exactly one JSON value. */
export function parseJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Deeper than this nothing walks a value safely: neither our own code nor `JSON.stringify`. */
const maxLevels = 500;

/** Strict JSON of a tool call's arguments; also undefined when it is nested more than 500 levels deep. */
export function parseFlatJson(text: string): JsonValue | undefined {
  const value = parseJson(text);
  return value === undefined || isDeeperThan(maxLevels, value) ? undefined : value;
}

function isDeeperThan(levels: number, value: JsonValue): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

/** The JSON text of a value; text that is no JSON when it is nested too deep to be written. */
export function jsonText(value: JsonValue): string {
  try {
    return JSON.stringify(value);
  } catch {
    return '[nested too deep]';
  }
}

/** The first JSON object or array of a text that begins with one, or undefined (wire T5). */
export function parseFirstJson(text: string): JsonValue | undefined {
  const whole = parseJson(text);
  if (whole !== undefined) return whole;
  const end = createJsonExtent().feed(text);
  return end === -1 ? undefined : parseJson(text.slice(0, end));
}

export interface JsonExtent {
  /** The index behind the closing bracket if the first object or array closes in this piece, else -1. */
  feed(piece: string): number;
}

/** Finds, piece by piece and in linear time, where the first JSON object or array of a text ends. */
export function createJsonExtent(): JsonExtent {
  const outside = /["{}[\]]/g;
  const inside = /["\\]/g;
  let depth = 0;
  let quoted = false;
  let escaped = false;

  /** True when the bracket or quote at the matched place closes the value. */
  function step(character: string): boolean {
    if (character === '"') quoted = !quoted;
    else if (character === '{' || character === '[') depth += 1;
    else depth -= 1;
    return depth === 0 && !quoted && character !== '"';
  }

  return {
    feed(piece) {
      let at = escaped ? 1 : 0;
      escaped = escaped && piece === '';
      while (at < piece.length) {
        const special = quoted ? inside : outside;
        special.lastIndex = at;
        const character = special.exec(piece)?.[0];
        if (character === undefined) return -1;
        at = special.lastIndex;
        if (character === '\\') {
          escaped = at === piece.length;
          at += 1;
        } else if (step(character)) return at;
      }
      return -1;
    },
  };
}
