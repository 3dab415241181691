import { isJsonObject, type JsonObject, type JsonValue } from '../../../domain/json.ts';
import { jsonText, parseFlatJson } from '../json-text.ts';
import { createCallArguments } from '../native-arguments.ts';

/** One tool block: a call of the agent, or one that the provider runs itself. */
export interface ToolBlock {
  /** Null for a server tool, and for a call that never got a name: neither is listed (MB2, MB5). */
  readonly name: string | null;
  addFragment(fragment: JsonValue | undefined): void;
  /** The arguments object, or null when there is none; in a message that was cut off, an empty `input` is none (MB4). */
  arguments(isCutOff: boolean): JsonObject | null;
}

/** Whether a content block starts or is a tool call, be it the agent's or the provider's (MI2). */
export function isToolBlock({ type }: JsonObject): boolean {
  return typeof type === 'string' && (type === 'tool_use' || type.endsWith('_tool_use'));
}

/** Gathers one tool block from its start and its fragments; an empty start gives a nameless call. */
export function createToolBlock({ type, name, input }: JsonObject): ToolBlock {
  const fragments = createCallArguments();
  const isCall = type === 'tool_use';

  return {
    name: isCall && typeof name === 'string' && name !== '' ? name : null,
    addFragment(fragment) {
      const text = isJsonObject(fragment) ? jsonText(fragment) : fragment;
      if (typeof text === 'string' && text !== '') fragments.add(text);
    },
    arguments(isCutOff) {
      if (/\S/.test(fragments.text())) return fragments.read();
      const values = readInput(input);
      const isEmpty = values !== null && Object.keys(values).length === 0;
      return isCutOff && isEmpty ? null : values;
    },
  };
}

function readInput(input: JsonValue | undefined): JsonObject | null {
  if (input === undefined || input === null) return {};
  if (isJsonObject(input)) return isFlat(input) ? input : null;
  return typeof input === 'string' ? readText(input) : null;
}

/** Whether a value can be walked safely, as all other arguments can. */
function isFlat(value: JsonObject): boolean {
  return parseFlatJson(jsonText(value)) !== undefined;
}

function readText(text: string): JsonObject | null {
  const whole = createCallArguments();
  whole.add(text);
  return whole.read();
}
