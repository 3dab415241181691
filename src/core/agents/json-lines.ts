import { isJsonObject, type JsonObject, type JsonValue } from '../../domain/json.ts';
import type { TokenUsage } from '../../domain/wire.ts';
import { parseJson } from '../wire/json-text.ts';

/** The JSON objects among the lines of a text, in order; anything else is passed over. */
export function jsonLines(text: string): readonly JsonObject[] {
  return text.split('\n').flatMap((line) => {
    const value = line.startsWith('{') ? parseJson(line) : undefined;
    return isJsonObject(value) ? [value] : [];
  });
}

/** The member that is an object; an empty one for anything else. */
export function objectAt(value: JsonObject, name: string): JsonObject {
  const member = value[name];
  return isJsonObject(member) ? member : {};
}

/** The objects of a list. */
export function objectsIn(value: JsonValue | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/** The member that is a text; null for anything else. */
export function textAt(value: JsonObject, name: string): string | null {
  const member = value[name];
  return typeof member === 'string' ? member : null;
}

/** A count of tokens; null when there is none. */
export function countAt(value: JsonObject, name: string): number | null {
  const member = value[name];
  return typeof member === 'number' && Number.isInteger(member) && member >= 0 ? member : null;
}

export interface ReportedTokens {
  /** With what was read from and written to the cache. */
  readonly input: number | null;
  readonly cacheRead: number | null;
  readonly cacheWrite: number | null;
  /** With reasoning. */
  readonly output: number | null;
  readonly reasoning: number | null;
}

/** Usage of a whole run as an agent reports it; null unless it gives input and output. */
export function reportedUsage(tokens: ReportedTokens): TokenUsage | null {
  const { input, output } = tokens;
  if (input === null || output === null) return null;
  return {
    inputTokens: input,
    cacheReadInputTokens: tokens.cacheRead,
    cacheWriteInputTokens: tokens.cacheWrite,
    outputTokens: output,
    reasoningOutputTokens: tokens.reasoning,
    totalTokens: input + output,
    adjusted: false,
  };
}

/** Adds counts up; null when one of them is not known. */
export function sumOf(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null);
  return known.length < counts.length ? null : known.reduce((sum, count) => sum + count, 0);
}
