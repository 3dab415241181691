import { isJsonObject, type JsonObject, type JsonValue } from '../../../domain/json.ts';
import { jsonText } from '../json-text.ts';
import { createCallArguments } from '../native-arguments.ts';

/** Where a call's name and arguments may stand, best first (RT5); joined deltas come before `item-added`. */
export type CallSource = 'item-done' | 'output' | 'arguments-done' | 'item-added';

/** One call of the agent, as item copies and argument events tell about it. */
export interface ClientCall {
  take(source: CallSource, copy: JsonObject): void;
  addDelta(fragment: JsonValue | undefined): void;
  /** Null for a call that never got a name (RT8). */
  name(): string | null;
  /** The arguments object, or null when there is none. In a call that was cut off, blank means missing (RT6). */
  arguments(isCutOff: boolean): JsonObject | null;
}

const fixedNames = new Map([
  ['local_shell_call', 'local_shell'],
  ['shell_call', 'shell'],
  ['apply_patch_call', 'apply_patch'],
  ['computer_call', 'computer'],
]);
const sources: readonly CallSource[] = ['item-done', 'output', 'arguments-done', 'item-added'];

/** Whether an item of this type is a call that the agent must run; all others run on the server (RT1). */
export function isClientCall({ type }: JsonObject): boolean {
  if (typeof type !== 'string') return false;
  return type === 'function_call' || type === 'custom_tool_call' || fixedNames.has(type);
}

/** The tool that a client call names, or null (RT2). */
export function toolNameOf(item: JsonObject): string | null {
  const { type, name } = item;
  if (typeof type !== 'string' || !isClientCall(item)) return null;
  return fixedNames.get(type) ?? (isGiven(name) ? name : null);
}

/** Gathers one call whose items have this type. */
export function createClientCall(type: string): ClientCall {
  const names = new Map<CallSource, string>();
  const texts = new Map<CallSource, string>();
  const deltas = createCallArguments();
  const payload = type === 'apply_patch_call' ? 'operation' : 'action';

  function functionArguments(isCutOff: boolean): JsonObject | null {
    for (const source of sources) {
      if (source === 'item-added' && isGiven(deltas.text())) return deltas.read();
      const text = texts.get(source);
      if (text !== undefined) return objectOf(text);
    }
    return isCutOff ? null : {};
  }

  return {
    take(source, copy) {
      if (isGiven(copy.name)) names.set(source, copy.name);
      const text = fixedNames.has(type) ? objectText(copy[payload]) : givenText(copy.arguments);
      if (text !== null) texts.set(source, text);
    },
    addDelta(fragment) {
      if (typeof fragment === 'string' && fragment !== '') deltas.add(fragment);
    },
    name: () => fixedNames.get(type) ?? firstOf(names),
    arguments(isCutOff) {
      if (type === 'custom_tool_call') return null;
      if (!fixedNames.has(type)) return functionArguments(isCutOff);
      const text = firstOf(texts);
      return text === null ? null : objectOf(text);
    },
  };
}

function firstOf(given: ReadonlyMap<CallSource, string>): string | null {
  const source = sources.find((candidate) => given.has(candidate));
  return source === undefined ? null : (given.get(source) ?? null);
}

/** A whole copy of the arguments is one fragment (RT6). */
function objectOf(text: string): JsonObject | null {
  const whole = createCallArguments();
  whole.add(text);
  return whole.read();
}

/** Argument text as it was given: blank text and null give nothing (RT5). */
function givenText(value: JsonValue | undefined): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') return jsonText(value);
  return isGiven(value) ? value : null;
}

function objectText(value: JsonValue | undefined): string | null {
  return isJsonObject(value) ? jsonText(value) : null;
}

function isGiven(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && /\S/.test(value);
}
