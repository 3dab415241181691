/** The last line of a comment of ours: the key says which of several. */
export function markerOf(key: string): string {
  return `<!-- agent-bench:v1:${inert(key)} -->`;
}

/** The line before it: what the comment is about, to tell a new message from the same one. */
export function stateLine(state: string): string {
  return `<!-- agent-bench-state:${inert(state)} -->`;
}

/** The state of a comment of ours; null where it has none, or one that was not written by `stateLine`. */
export function readState(body: string): string | null {
  const line = linesOf(body).at(-2) ?? '';
  const state = /^<!-- agent-bench-state:(\S*) -->$/.exec(line)?.[1];
  return state === undefined ? null : decode(state);
}

/** True when the last line is the marker of this key: one that somebody quotes is no mark. */
export function isMarked(body: string, key: string): boolean {
  return linesOf(body).at(-1) === markerOf(key);
}

function linesOf(body: string): string[] {
  return body
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}

/** Without a character that could end the HTML comment, or two hyphens in a row. */
function inert(text: string): string {
  return Array.from(text, encode)
    .join('')
    .replaceAll('%2F', '/')
    .replaceAll(/-(?=-|$)/g, '%2D');
}

/** Half a surrogate pair has no UTF-8; it is kept apart from others, so that no two keys share a marker. */
function encode(character: string): string {
  return character.isWellFormed()
    ? encodeURIComponent(character)
    : `%u${character.charCodeAt(0).toString(16)}`;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null; // Somebody edited it
  }
}
