import { isJsonObject, type JsonObject } from '../../domain/json.ts';
import { createJsonExtent, parseFlatJson, parseJson } from './json-text.ts';

/** The arguments of one native call, as their fragments come in. */
export interface CallArguments {
  /** Takes a fragment, which is not empty. Fragments are never de-duplicated here. */
  add(fragment: string): void;
  isEmpty(): boolean;
  /** Whether the fragments so far are one whole JSON object. */
  isComplete(): boolean;
  /** The arguments object, or null when the fragments give none (wire N7). */
  read(): JsonObject | null;
  text(): string;
}

/** Collects the argument fragments of one call in linear time, also when it is asked often whether they are complete. */
export function createCallArguments(): CallArguments {
  const fragments: string[] = [];
  const extent = createJsonExtent();
  let progress: 'open' | 'complete' | 'broken' = 'open';

  function follow(fragment: string): void {
    if (progress !== 'open') {
      if (/\S/.test(fragment)) progress = 'broken';
      return;
    }
    const end = extent.feed(fragment);
    if (end === -1) return;
    const whole = !/\S/.test(fragment.slice(end)) && isJsonObject(parseJson(fragments.join('')));
    progress = whole ? 'complete' : 'broken';
  }

  return {
    add(fragment) {
      fragments.push(fragment);
      follow(fragment);
    },
    isEmpty: () => fragments.length === 0,
    isComplete: () => progress === 'complete',
    read: () => readArguments(fragments),
    text: () => fragments.join(''),
  };
}

function readArguments(fragments: readonly string[]): JsonObject | null {
  const text = fragments.join('');
  if (text.trim() === '' || text.trim() === 'null') return {};
  if (parseJson(text) !== undefined) return objectIn(text);
  const last = fragments.at(-1) ?? '';
  return isRepeatedByLast(fragments, text.length - last.length) ? objectIn(last) : null;
}

/** The object a JSON text is, or holds as a string. */
function objectIn(text: string): JsonObject | null {
  const value = parseFlatJson(text);
  const inner = typeof value === 'string' ? parseFlatJson(value) : value;
  return isJsonObject(inner) ? inner : null;
}

/** Whether the last fragment says all again: fragments are growing snapshots, or the last sums the others up. */
function isRepeatedByLast(fragments: readonly string[], lengthOfOthers: number): boolean {
  const last = fragments.at(-1) ?? '';
  if (last.length === lengthOfOthers && last === fragments.slice(0, -1).join('')) return true;
  return fragments.every((fragment, at) => fragment.startsWith(fragments[at - 1] ?? ''));
}
