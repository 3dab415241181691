import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The text of a file that an agent may have tampered with: a regular file of one name only, no link followed at any
 * component below `folder`, at most `maxBytes`. Null for anything else.
 */
export function readOwnFile(folder: string, path: string, maxBytes: number): string | null {
  const parts = path.split('/');
  const folders = parts.slice(0, -1).map((_, at) => join(folder, ...parts.slice(0, at + 1)));
  if (!folders.every(isRealFolder)) return null;
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  try {
    const file = openSync(join(folder, path), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    try {
      return readWhole(file, maxBytes);
    } finally {
      closeSync(file);
    }
  } catch {
    return null;
  }
}

function isRealFolder(path: string): boolean {
  try {
    return lstatSync(path).isDirectory();
  } catch {
    return false;
  }
}

function readWhole(file: number, maxBytes: number): string | null {
  const facts = fstatSync(file);
  if (!facts.isFile() || facts.nlink > 1 || facts.size > maxBytes) return null;
  const bytes = Buffer.alloc(facts.size);
  const length = readSync(file, bytes, 0, facts.size, 0);
  return bytes.toString('utf8', 0, length);
}
