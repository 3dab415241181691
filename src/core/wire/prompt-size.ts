import type { Protocol } from '../../domain/config-names.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../domain/json.ts';

/**
 * UTF-16 units of prompt text in a request: instructions, messages and tool results. Names, ids, arguments of
 * calls, offered tools and hidden thoughts that are sent back are left out.
 */
export function promptSize(protocol: Protocol, body: JsonObject): number {
  switch (protocol) {
    case 'chat-completions':
      return textSize(body.messages);
    case 'responses':
      return textSize(body.instructions) + textSize(body.input);
    case 'messages':
      return textSize(body.system) + textSize(body.messages);
  }
}

/** Where requests of any protocol keep texts, and things that hold texts. */
const textMembers = ['text', 'content', 'output', 'stdout', 'stderr'] as const;
/** No protocol nests its texts deeper; what does is no prompt. */
const maxLevels = 12;

function textSize(value: JsonValue | undefined, level = 0): number {
  if (typeof value === 'string') return value.length;
  if (level === maxLevels) return 0;
  if (isList(value)) return sum(value.map((part) => textSize(part, level + 1)));
  if (!isJsonObject(value) || value.type === 'reasoning') return 0;
  return sum(textMembers.map((name) => textSize(value[name], level + 1)));
}

function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
