import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';

export type ReadFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unfit'; readonly words: string };

/** The UTF-8 text of a regular file up to a size. Links are not followed, and nothing waits for a pipe. */
export function readRegularFile(file: string, maxBytes: number): ReadFile {
  let handle: number | null = null;
  try {
    handle = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const stats = fstatSync(handle);
    if (!stats.isFile()) return { kind: 'unfit', words: 'it is no regular file' };
    if (stats.size > maxBytes)
      return { kind: 'unfit', words: `it has more than ${maxBytes} bytes` };
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(handle));
    return { kind: 'text', text };
  } catch (error) {
    return faultOf(error);
  } finally {
    if (handle !== null) closeSync(handle);
  }
}

function faultOf(error: unknown): ReadFile {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown cause';
  if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'absent' };
  if (code === 'ELOOP') return { kind: 'unfit', words: 'it is a symbolic link' };
  return { kind: 'unfit', words: `it can't be read (${code})` };
}
