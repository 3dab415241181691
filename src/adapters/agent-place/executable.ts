import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, resolve, sep } from 'node:path';

/** A program file as it was when it was looked up. */
export interface PinnedExecutable {
  readonly path: string;
  /** Device, inode, size and time of change: another file under this name differs in one of them. */
  readonly identity: string;
}

/** The absolute, existing folders of a PATH that are not inside any of `outside`. */
export function safePath(pathVariable: string, outside: readonly string[]): string {
  const barred = outside.flatMap((folder) => [folder, realOf(folder) ?? folder]);
  return [...new Set(pathVariable.split(delimiter))]
    .filter((folder) => isAbsolute(folder) && isFolder(folder))
    .filter((folder) => ![folder, realOf(folder) ?? folder].some((at) => isBarred(at, barred)))
    .join(delimiter);
}

/** Looks a program up: a bare name in the PATH, any other from `root`. It must be a regular file that may be run. */
export function pinExecutable(
  name: string,
  { path, root }: { readonly path: string; readonly root: string },
): PinnedExecutable | { readonly problem: string } {
  const candidates = name.includes('/')
    ? [resolve(root, name)]
    : path
        .split(delimiter)
        .filter((folder) => folder !== '')
        .map((folder) => join(folder, name));
  const found = candidates.map(pin).find((pinned) => pinned !== null);
  if (found !== undefined && found !== null) return found;
  const where = name.includes('/') ? `there is none at ${candidates.join('')}` : 'PATH has none';
  return { problem: `expected a program file "${name}" that may be run, but ${where}` };
}

/** Whether the file is still the one that was looked up. */
export function isStillPinned({ path, identity }: PinnedExecutable): boolean {
  return pin(path)?.identity === identity;
}

/**
 * Words of a command that name a file below `root` become absolute: the process starts in a folder of its own, and
 * relative paths of a config start at the root of the repository.
 */
export function resolveCommandFiles(words: readonly string[], root: string): readonly string[] {
  return words.map((word) => {
    if (word.startsWith('-') || word.includes('{{') || isAbsolute(word)) return word;
    const file = resolve(root, word);
    return isInside(file, root) && isFile(file) ? file : word;
  });
}

function pin(candidate: string): PinnedExecutable | null {
  try {
    const path = realpathSync(candidate);
    const { dev, ino, size, mtimeMs } = statSync(path);
    if (!isFile(path)) return null;
    accessSync(path, constants.X_OK);
    return { path, identity: [dev, ino, size, mtimeMs].join(':') };
  } catch {
    return null;
  }
}

function realOf(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}

function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

function isBarred(path: string, barred: readonly string[]): boolean {
  return barred.some((bar) => isInside(path, bar));
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
