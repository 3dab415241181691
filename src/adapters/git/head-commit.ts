import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const HASH = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/**
 * The commit that is checked out at or above a folder, read from the files of git without starting
 * it; null outside a repository, before the first commit, or where git keeps refs in another form.
 */
export function headCommit(folder: string): string | null {
  const gitFolder = findGitFolder(folder);
  if (gitFolder === null) return null;
  const head = read(join(gitFolder, 'HEAD'));
  const ref = /^ref: (.+)$/.exec(head ?? '')?.[1];
  return asHash(ref === undefined ? head : resolveRef(gitFolder, ref));
}

function findGitFolder(folder: string): string | null {
  const git = join(folder, '.git');
  if (read(join(git, 'HEAD')) !== null) return git;
  const linked = /^gitdir: (.+)$/.exec(read(git) ?? '')?.[1];
  if (linked !== undefined) return resolve(folder, linked);
  const parent = dirname(folder);
  return parent === folder ? null : findGitFolder(parent);
}

/** A linked worktree keeps its own HEAD, and its refs in the folder that `commondir` names. */
function resolveRef(gitFolder: string, ref: string): string | null {
  const common = read(join(gitFolder, 'commondir'));
  const folder = common === null ? gitFolder : resolve(gitFolder, common);
  return read(join(folder, ref)) ?? packedRef(folder, ref);
}

function packedRef(folder: string, ref: string): string | null {
  const lines = (read(join(folder, 'packed-refs')) ?? '').split('\n');
  return lines.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0] ?? null;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}

function asHash(text: string | null): string | null {
  return text !== null && HASH.test(text) ? text : null;
}
