import {
  chmodSync,
  lstatSync,
  readdirSync,
  realpathSync,
  rmSync,
  type Dirent,
  type Stats,
} from 'node:fs';
import { join, sep } from 'node:path';

/** More than any task needs; what lies beyond is not looked at, and that is said. */
const maxEntries = 200_000;

/**
 * Removes what could lead out of a folder that an agent has written: links that leave it, files with a second name,
 * FIFOs, devices and sockets. No link is followed. Returns the kinds found, sorted; empty when there was nothing.
 * Nobody else may be writing there.
 */
export function sweepFolder(folder: string): readonly string[] {
  const root = realpathSync(folder);
  const found = new Set<string>();
  const folders = [root];
  let entries = 0;
  for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
    const listed = list(at);
    if (listed === null) found.add('unreadable');
    for (const { name } of listed ?? []) {
      entries += 1;
      if (entries > maxEntries) return [...found, 'too-many-entries'].sort();
      const path = join(at, name);
      const facts = lstatSync(path);
      if (facts.isDirectory()) folders.push(path);
      const kind = kindOf(path, facts, root);
      if (kind === null) continue;
      found.add(kind);
      rmSync(path, { force: true });
    }
  }
  return [...found].sort();
}

/** The entries of a folder, which may have been made unreadable; null when it stays so. */
function list(folder: string): Dirent[] | null {
  try {
    chmodSync(folder, 0o700);
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return null;
  }
}

/** What is wrong with an entry; null for a plain file or folder and for a link that stays inside. */
function kindOf(path: string, facts: Stats, root: string): string | null {
  if (facts.isSymbolicLink()) return leadsOut(path, root) ? 'link-leading-out' : null;
  if (facts.isFIFO()) return 'fifo';
  if (facts.isSocket()) return 'socket';
  if (facts.isBlockDevice() || facts.isCharacterDevice()) return 'device';
  return facts.isFile() && facts.nlink > 1 ? 'hard-link' : null;
}

/** A link that leads nowhere leads out: what will be there one day is not known. */
function leadsOut(path: string, root: string): boolean {
  try {
    const target = realpathSync(path);
    return target !== root && !target.startsWith(root + sep);
  } catch {
    return true;
  }
}
