import { lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_RECORD_BYTES } from './read-record.ts';

const FOLDER = '.agent-bench-baseline';

/**
 * The path that is cached, below the workspace. `@actions/cache` hashes it into the version of an
 * entry, so a run on another machine finds the entry only under the very same words.
 */
export const CACHED_PATH = `${FOLDER}/baseline.json`;

/** A folder in the workspace that exists only while the cache is written or read. */
export interface BaselineFolder {
  write(text: string): void;
  /** The text, or in words why the file is not to be read. */
  read(): { readonly text: string } | { readonly fault: string };
  remove(): void;
}

/** Makes the folder; null, and nothing touched, when anything of its name is already there. */
export function claimFolder(workspace: string): BaselineFolder | null {
  const folder = join(workspace, FOLDER);
  const file = join(workspace, CACHED_PATH);
  if (lstatSync(folder, { throwIfNoEntry: false }) !== undefined) return null;
  mkdirSync(folder, { mode: 0o700 });
  return {
    write: (text) => writeFileSync(file, text, { flag: 'wx', mode: 0o600 }),
    read: () => {
      const fault = faultOf(folder, file);
      return fault === null ? { text: readFileSync(file, 'utf8') } : { fault };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** An archive can bring symbolic links, so neither name is followed before it was looked at. */
function faultOf(folder: string, file: string): string | null {
  if (!lstatSync(folder).isDirectory()) return `${FOLDER} is no folder`;
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return `it has no ${CACHED_PATH}`;
  if (!stats.isFile()) return `${CACHED_PATH} is no regular file`;
  if (stats.size > MAX_RECORD_BYTES) return `it has ${stats.size} bytes, more than 32 MiB`;
  return null;
}
