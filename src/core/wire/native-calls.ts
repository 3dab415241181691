import { isJsonObject, type JsonObject, type JsonValue } from '../../domain/json.ts';
import type { DecodedToolCall, MalformedToolCall } from '../../domain/wire.ts';
import { jsonText } from './json-text.ts';
import { createCallArguments, type CallArguments } from './native-arguments.ts';

/** A call that is being put together from fragments. */
interface NativeCall {
  id: string | null;
  name: string;
  readonly arguments: CallArguments;
  lastChunk: number;
}

/** What one delta says about one call. Empty strings and null are "not given" (wire N2). */
interface Fragment {
  readonly index: number | null;
  readonly id: string | null;
  readonly name: string | null;
  readonly arguments: string | null;
}

export interface NativeCalls {
  /** Takes one entry of `delta.tool_calls`; true when it brought a piece of a name or of arguments. */
  add(entry: JsonObject, chunk: number): boolean;
  /** Takes the deprecated `delta.function_call`, which is one more slot. */
  addFunctionCall(entry: JsonObject, chunk: number): boolean;
  /** In order of first appearance, with the read that brought the last fragment of each. */
  list(): readonly {
    readonly call: DecodedToolCall | MalformedToolCall;
    readonly lastChunk: number;
  }[];
}

/** An index that no server sends, for the deprecated slot. */
const functionCallIndex = -1;

/**
 * Puts native tool calls together from their fragments, where servers leave out, repeat or reuse indexes,
 * ids and names (wire N). `offered` are the tool names, which tell a name's second half from another call.
 */
export function createNativeCalls(offered: ReadonlySet<string>): NativeCalls {
  const calls: NativeCall[] = [];
  const byIndex = new Map<number, NativeCall>();
  let lastTouched: NativeCall | null = null;

  function withId(id: string | null): NativeCall | null {
    return id === null ? null : (calls.findLast((call) => call.id === id) ?? null);
  }

  /** The call that a fragment continues, or null when it starts a new one. */
  function continued(fragment: Fragment): NativeCall | null {
    if (fragment.index === null) return continuedWithoutIndex(fragment);
    const call = byIndex.get(fragment.index);
    if (call !== undefined) return startsAnother(call, fragment) ? null : call;
    if (fragment.name !== null) return null;
    return fragment.id === null ? lastTouched : withId(fragment.id);
  }

  /** Wire N4: the same index, but evidently another call. */
  function startsAnother(call: NativeCall, { id, name, arguments: piece }: Fragment): boolean {
    if (name === null) return false;
    if (id !== null && call.id !== null && id !== call.id) return true;
    const isKnown = id !== null && id === call.id;
    if (piece !== null && !isKnown && call.arguments.isComplete()) return true;
    return id === null && areDifferentTools(call.name, name);
  }

  function areDifferentTools(left: string, right: string): boolean {
    return offered.has(left) && offered.has(right) && left !== right && !offered.has(left + right);
  }

  /** Wire N5. */
  function continuedWithoutIndex({ id, name }: Fragment): NativeCall | null {
    const known = withId(id);
    if (known !== null || lastTouched === null) return known;
    if (id !== null) return name === null ? lastTouched : null;
    return name === null || belongsTo(lastTouched, name) ? lastTouched : null;
  }

  function belongsTo(call: NativeCall, name: string): boolean {
    if (call.name === '') return true;
    if (call.name === name) return !call.arguments.isComplete();
    const isHalf = !offered.has(call.name) || offered.has(call.name + name);
    return call.arguments.isEmpty() && isHalf;
  }

  function start(): NativeCall {
    const call = { id: null, name: '', arguments: createCallArguments(), lastChunk: -1 };
    calls.push(call);
    return call;
  }

  function take(fragment: Fragment, chunk: number): boolean {
    const call = continued(fragment) ?? start();
    if (fragment.index !== null) byIndex.set(fragment.index, call);
    lastTouched = call;
    call.id ??= fragment.id;
    call.name = joinedName(call.name, fragment.name ?? '', offered);
    if (fragment.arguments !== null) call.arguments.add(fragment.arguments);
    const brought = fragment.name !== null || fragment.arguments !== null;
    if (brought) call.lastChunk = chunk;
    return brought;
  }

  return {
    add: (entry, chunk) => take(readFragment(entry), chunk),
    addFunctionCall: (entry, chunk) =>
      take({ ...readFragment(entry), index: functionCallIndex, id: null }, chunk),
    list: () => calls.map((call) => ({ call: finished(call), lastChunk: call.lastChunk })),
  };
}

function readFragment(entry: JsonObject): Fragment {
  const source = isJsonObject(entry.function) ? entry.function : entry;
  return {
    index: typeof entry.index === 'number' ? entry.index : null,
    id: givenText(entry.id),
    name: givenText(source.name),
    arguments: argumentsText(source.arguments),
  };
}

function givenText(value: JsonValue | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Servers also send arguments as an object: one fragment with its JSON text (wire N2). */
function argumentsText(value: JsonValue | undefined): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? givenText(value) : jsonText(value);
}

/** A name so far with one more fragment, which may repeat it, finish it or put it right (wire N6). */
function joinedName(name: string, fragment: string, offered: ReadonlySet<string>): string {
  if (fragment === name || fragment === '') return name;
  if (offered.has(name + fragment)) return name + fragment;
  if (offered.has(name)) return name;
  return offered.has(fragment) ? fragment : name + fragment;
}

function finished({
  id,
  name,
  arguments: pieces,
}: NativeCall): DecodedToolCall | MalformedToolCall {
  const values = pieces.read();
  if (name === '' || values === null) {
    return { name: name === '' ? null : name, source: 'native', id, raw: pieces.text() };
  }
  return { name, arguments: values, source: 'native', id };
}
