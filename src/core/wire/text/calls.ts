import { isJsonObject, type JsonObject, type JsonValue } from '../../../domain/json.ts';
import type { ToolOffer } from '../../../domain/wire.ts';
import { createClosingSearch, cutTagLength, type ClosingTag } from './closing-tag.ts';
import { parseLenientJson, parseLenientSequence } from './lenient-json.ts';
import { readParameters } from './parameters.ts';

/** A well-formed call that was written as text. */
export interface TextCall {
  readonly name: string;
  readonly arguments: JsonObject;
}

export type OfferedTools = ReadonlyMap<string, ToolOffer>;

interface CallBody {
  /** The text between the tags. */
  readonly body: string;
  readonly tools: OfferedTools;
  /** The message ended before the closing tag came. */
  readonly unclosed: boolean;
}

const argumentMembers = ['arguments', 'parameters', 'params', 'args', 'input'];
const endOfFunction = '</function>';

/** The calls in a `<tool_call>` block, or null when it does not parse as a whole or is empty (wire X8, X10). */
export function readTagBlock({ body, tools, unclosed }: CallBody): readonly TextCall[] | null {
  const cut = unclosed ? cutTagLength(body, ['</tool_call>', endOfFunction]) : 0;
  const text = withoutFence(body.slice(0, body.length - cut).trim());
  if (text.startsWith('<')) return readFunctionBlocks({ body: text, tools, unclosed });
  return (
    readJsonCalls(text)?.map(({ name, arguments: values }) => ({ name, arguments: values })) ?? null
  );
}

/** The call in the body of a `<function=NAME>` block, or null when that body does not parse as a whole. */
export function readFunctionBlock(
  name: string,
  { body, tools, unclosed }: CallBody,
): TextCall | null {
  const text = body
    .slice(0, body.length - (unclosed ? cutTagLength(body, [endOfFunction]) : 0))
    .trim();
  if (!text.startsWith('{')) {
    const values = readParameters(text, tools.get(name)?.parameters);
    return values === null ? null : { name, arguments: values };
  }
  const values = parseLenientJson(text);
  return isJsonObject(values) ? { name, arguments: values } : null;
}

/** The calls of a fence or bare message, where each needs an offered name and an argument member (wire X2, X9). */
export function readOfferedCalls(text: string, tools: OfferedTools): readonly TextCall[] | null {
  const calls = readJsonCalls(text);
  if (calls === null || !calls.every((call) => call.hasArguments && tools.has(call.name)))
    return null;
  return calls.map(({ name, arguments: values }) => ({ name, arguments: values }));
}

/** Whether text that is no call was meant as one: it names an offered tool and has an argument member (wire X8). */
export function looksLikeCall(text: string, tools: OfferedTools): boolean {
  const name = /["'](?:name|function)["']\s*:\s*["']([^"']*)["']/.exec(text)?.[1];
  const members = /["'](?:arguments|parameters|params|args|input)["']\s*:/;
  return name !== undefined && tools.has(name) && members.test(text);
}

/** Where the block's closing tag ends: outside strings and values if there is one, else the first plain one (wire X3). */
function closingEnd(text: string, closing: ClosingTag): number {
  const end = createClosingSearch(closing).feed(text);
  if (end !== -1) return end;
  const plain = text.indexOf(closing);
  return plain === -1 ? -1 : plain + closing.length;
}

function readFunctionBlocks({ body, tools, unclosed }: CallBody): readonly TextCall[] | null {
  const opening = /\s*<function=([\w.:-]+)>/y;
  const calls: TextCall[] = [];
  let at = 0;
  while (at < body.length) {
    opening.lastIndex = at;
    const name = opening.exec(body)?.[1];
    if (name === undefined) return null;
    const inner = body.slice(opening.lastIndex);
    const length = closingEnd(inner, endOfFunction);
    if (length === -1 && !unclosed) return null;
    const call = readFunctionBlock(name, {
      body: length === -1 ? inner : inner.slice(0, length - endOfFunction.length),
      tools,
      unclosed: length === -1,
    });
    if (call === null) return null;
    calls.push(call);
    at = length === -1 ? body.length : opening.lastIndex + length;
  }
  return calls;
}

interface JsonCall extends TextCall {
  readonly hasArguments: boolean;
}

function readJsonCalls(text: string): readonly JsonCall[] | null {
  const values = parseLenientSequence(text)?.flat();
  const calls = values?.map(readJsonCall) ?? [];
  return calls.length > 0 && calls.every((call) => call !== null) ? calls : null;
}

function readJsonCall(value: JsonValue): JsonCall | null {
  if (!isJsonObject(value)) return null;
  const nested = isJsonObject(value.function) ? value.function : {};
  if (isName(value.name)) return readArguments(value.name, value);
  if (isName(value.function)) return readArguments(value.function, value);
  return isName(nested.name) ? readArguments(nested.name, nested) : null;
}

function isName(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && value !== '';
}

function readArguments(name: string, members: JsonObject): JsonCall | null {
  const member = argumentMembers.find((candidate) => Object.hasOwn(members, candidate));
  const given = member === undefined ? undefined : members[member];
  const value = given === undefined || given === null || given === '' ? {} : objectIn(given);
  return isJsonObject(value)
    ? { name, arguments: value, hasArguments: member !== undefined }
    : null;
}

/** Models also send the arguments as a string that holds the object (wire X6). */
function objectIn(value: JsonValue): JsonValue | undefined {
  return typeof value === 'string' ? parseLenientJson(value) : value;
}

/** Takes away the first and last line of the one code fence that may wrap the body of a block. */
function withoutFence(text: string): string {
  const ticks = /^`{3,}(?=[^`\n]*\n)/.exec(text)?.[0];
  if (ticks === undefined) return text;
  const lastLine = text.lastIndexOf('\n') + 1;
  const closes = text.startsWith(ticks, lastLine) && !/[^`]/.test(text.slice(lastLine));
  return closes ? text.slice(text.indexOf('\n'), lastLine).trim() : text;
}
