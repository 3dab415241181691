import { isJsonObject, type JsonObject } from '../../domain/json.ts';
import { createJsonExtent, parseJson } from './json-text.ts';

/** `text` takes the place of what stands from `from` up to `to`. */
export interface Splice {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * The one change that makes a streamed chat completion report its usage; everything else stays as it was
 * written. Null when nothing is to be changed: it is asked for already, or no stream is, or `stream_options`
 * is of a kind the provider will refuse. `json` is the valid JSON text that `body` was parsed from.
 */
export function includeUsageSplice(json: string, body: JsonObject): Splice | null {
  if (body.stream !== true) return null;
  const outer = scanObject(json, json.indexOf('{'), 'stream_options');
  if (outer.value === null) return append(outer, `"stream_options":{${includeUsage}}`);
  const { stream_options: options } = body;
  if (options === null) return { ...outer.value, text: `{${includeUsage}}` };
  if (!isJsonObject(options) || options.include_usage === true) return null;
  const inner = scanObject(json, outer.value.from, 'include_usage');
  return inner.value === null ? append(inner, includeUsage) : { ...inner.value, text: 'true' };
}

const includeUsage = '"include_usage":true';

function append({ end, isEmpty }: ObjectScan, member: string): Splice {
  return { from: end, to: end, text: isEmpty ? member : `,${member}` };
}

interface ObjectScan {
  /** Where its closing bracket stands. */
  readonly end: number;
  readonly isEmpty: boolean;
  /** Where the value of the member stands; of several by the same name the last one counts, as for parsers. */
  readonly value: { readonly from: number; readonly to: number } | null;
}

/** Finds a member of the object whose opening bracket stands at `start`. */
function scanObject(json: string, start: number, name: string): ObjectScan {
  let at = skipSpace(json, start + 1);
  let value: ObjectScan['value'] = null;
  const isEmpty = json[at] === '}';
  while (at < json.length && json[at] !== '}') {
    const keyEnd = stringEnd(json, at);
    const from = skipSpace(json, skipSpace(json, keyEnd) + 1);
    const to = valueEnd(json, from);
    if (parseJson(json.slice(at, keyEnd)) === name) value = { from, to };
    at = skipSpace(json, to);
    if (json[at] === ',') at = skipSpace(json, at + 1);
  }
  return { end: at, isEmpty, value };
}

function skipSpace(json: string, from: number): number {
  const space = /[ \t\r\n]*/y;
  space.lastIndex = from;
  space.test(json);
  return space.lastIndex;
}

function valueEnd(json: string, from: number): number {
  const first = json[from];
  if (first === '"') return stringEnd(json, from);
  if (first === '{' || first === '[') return from + createJsonExtent().feed(json.slice(from));
  const literal = /[^,}\] \t\r\n]*/y;
  literal.lastIndex = from;
  literal.test(json);
  return literal.lastIndex;
}

/** The index behind the string that begins at `from`. */
function stringEnd(json: string, from: number): number {
  let at = json.indexOf('"', from + 1);
  while (at !== -1 && isEscaped(json, at)) at = json.indexOf('"', at + 1);
  return at === -1 ? json.length : at + 1;
}

function isEscaped(json: string, at: number): boolean {
  let from = at;
  while (json[from - 1] === '\\') from -= 1;
  return (at - from) % 2 === 1;
}
