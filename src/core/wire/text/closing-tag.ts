/** The tags that end a text-format call block. */
export type ClosingTag = '</tool_call>' | '</function>';

export interface ClosingSearch {
  /** The index in this piece behind the closing tag, or -1 when the block is still open after it. */
  feed(piece: string): number;
}

type Place = 'open' | 'fence-line' | 'json' | 'string' | 'markup' | 'function' | 'key' | 'value';

const endOfValue = '</parameter>';

/**
 * Searches, piece by piece and in linear time, for the tag that closes a call block: outside double-quoted
 * strings when the body starts with `{` or `[`, and outside parameter values (wire X3). Feed it the body only.
 */
export function createClosingSearch(closing: ClosingTag): ClosingSearch {
  const markupTags = [closing, '</function>', '<parameter=', '<function='];
  const jsonTags = [closing, '</function>'];
  const places = {
    open,
    'fence-line': fenceLine,
    json,
    string,
    markup,
    value,
    function: name,
    key,
  };
  let place: Place = 'open';
  let nameLength = 0;
  let input = '';
  let at = 0;
  let held = '';

  /** Stays in place until more text comes; the last `length` characters will be looked at again. */
  function wait(length: number): void {
    held = input.slice(input.length - length);
    at = input.length;
  }

  function moveTo(next: Place, index: number): void {
    place = next;
    nameLength = 0;
    at = index;
  }

  function open(): boolean {
    const start = searchFrom(/\S/g, input, at);
    const character = input.charAt(start);
    if (start === -1) wait(0);
    else if (character === '`') moveTo('fence-line', start + 1);
    else moveTo(character === '{' || character === '[' ? 'json' : 'markup', start);
    return false;
  }

  /** The body may be wrapped in a code fence: what counts is what comes after the fence's first line. */
  function fenceLine(): boolean {
    const end = searchFrom(/[\n<]/g, input, at);
    if (end === -1) wait(0);
    else moveTo(input.charAt(end) === '\n' ? 'open' : 'markup', end);
    return false;
  }

  function json(): boolean {
    const next = searchFrom(/["<]/g, input, at);
    if (next === -1) wait(0);
    else if (input.charAt(next) === '"') moveTo('string', next + 1);
    else return tag(next, jsonTags);
    return false;
  }

  function string(): boolean {
    const next = searchFrom(/["\\]/g, input, at);
    if (next === -1) wait(0);
    else if (input.charAt(next) === '"') moveTo('json', next + 1);
    else if (next + 1 === input.length) wait(1);
    else at = next + 2;
    return false;
  }

  function markup(): boolean {
    const next = input.indexOf('<', at);
    if (next === -1) wait(0);
    else return tag(next, markupTags);
    return false;
  }

  function tag(index: number, tags: readonly string[]): boolean {
    const found = tagAt(input, index, tags);
    if (found === cutTag) wait(input.length - index);
    else if (found === null) at = index + 1;
    else if (found === '<parameter=') moveTo('key', index + found.length);
    else if (found === '<function=') moveTo('function', index + found.length);
    else moveTo('markup', index + found.length);
    return found === closing;
  }

  function name(): boolean {
    return tagName(/[^\w.:-]/g, 'open');
  }

  function key(): boolean {
    return tagName(/[^\w.-]/g, 'value');
  }

  function tagName(pastName: RegExp, next: Place): boolean {
    const end = searchFrom(pastName, input, at);
    nameLength += (end === -1 ? input.length : end) - at;
    if (end === -1) wait(0);
    else if (input.charAt(end) === '>' && nameLength > 0) moveTo(next, end + 1);
    else moveTo('markup', end);
    return false;
  }

  function value(): boolean {
    const end = input.indexOf(endOfValue, at);
    if (end === -1) wait(cutTagLength(input, [endOfValue]));
    else moveTo('markup', end + endOfValue.length);
    return false;
  }

  return {
    feed(piece) {
      const before = held.length;
      input = held + piece;
      held = '';
      at = 0;
      while (at < input.length) if (places[place]()) return at - before;
      return -1;
    },
  };
}

/** The text ends inside what may become a tag. */
export const cutTag: unique symbol = Symbol('cut tag');

/** The tag out of `tags` that stands at an index, or null; `cutTag` when the text ends inside one. */
export function tagAt(
  text: string,
  index: number,
  tags: readonly string[],
): string | typeof cutTag | null {
  const rest = text.length - index;
  for (const tag of tags) {
    if (text.startsWith(tag, index)) return tag;
    if (rest < tag.length && tag.startsWith(text.slice(index))) return cutTag;
  }
  return null;
}

/** How many characters at the end of a text begin one of the tags without finishing it. */
export function cutTagLength(text: string, tags: readonly string[]): number {
  const longest = Math.max(...tags.map((tag) => tag.length));
  const start = text.lastIndexOf('<');
  if (start === -1 || text.length - start >= longest) return 0;
  return tagAt(text, start, tags) === cutTag ? text.length - start : 0;
}

function searchFrom(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? -1;
}
