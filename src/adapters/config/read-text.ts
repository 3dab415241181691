import { readFileSync, statSync } from 'node:fs';

/** Larger files are no configs. */
export const MAX_FILE_BYTES = 1024 * 1024;

/** The text of a file, or what stands in the way, in words that follow "expected". */
export function readText(file: string): { readonly text: string } | { readonly fault: string } {
  try {
    return readChecked(file);
  } catch (error) {
    return { fault: explain(error) };
  }
}

function readChecked(file: string): { readonly text: string } | { readonly fault: string } {
  const stats = statSync(file);
  if (stats.isDirectory()) return { fault: 'a file, got a directory' };
  if (!stats.isFile()) return { fault: 'a regular file, got a device, pipe or socket' };
  if (stats.size > MAX_FILE_BYTES) {
    return { fault: `a file of at most 1 MiB, got ${stats.size} bytes` };
  }
  return { text: new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)) };
}

function explain(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return 'a file, but there is none';
    case 'EACCES':
    case 'EPERM':
      return 'a file that can be read, but access to it is denied';
    case 'ERR_ENCODING_INVALID_ENCODED_DATA':
      return 'UTF-8 text, got other bytes';
    default:
      return `a file that can be read, but reading it failed (${typeof code === 'string' ? code : 'unknown cause'})`;
  }
}
