import { Failure } from '../../domain/failure.ts';
import type { FileAtCommit } from '../../domain/file-at-commit.ts';
import { runGit, TRANSFER_MS, type Git } from './git-command.ts';

const MAX_BYTES = 16 * 1024 * 1024;

/** True when the commit and its files are in this clone. */
export async function hasCommit(git: Git, commit: string): Promise<boolean> {
  return (await runGit(git, ['cat-file', '-e', '--end-of-options', `${commit}^{tree}`])).ok;
}

/** Gets a commit at depth 1 where the clone lacks it; a `preflight` failure names the way out. */
export async function ensureCommit(git: Git, commit: string, signal?: AbortSignal): Promise<void> {
  if (await hasCommit(git, commit)) return;
  const how = ['--depth=1', '--no-tags', '--no-recurse-submodules'];
  const args = ['fetch', ...how, '--end-of-options', 'origin', commit];
  const answer = await runGit(git, args, { timeoutMs: TRANSFER_MS, signal });
  if (answer.ok && (await hasCommit(git, commit))) return;
  const why = answer.ok ? 'it is not there' : answer.words;
  throw new Failure(
    'preflight',
    `the base commit ${commit.slice(0, 12)} is not in this clone and can't be fetched (${why}): set fetch-depth: 0 in actions/checkout`,
  );
}

/** A file as a commit has it; a path runs from the root, with forward slashes. Links are not followed. */
export async function fileAtCommit(git: Git, commit: string, path: string): Promise<FileAtCommit> {
  const entry = await entryAt(git, commit, path);
  if (typeof entry === 'string') return { kind: 'unreadable', words: entry };
  if (entry === null) return absentUnlessBehind(git, commit, path);
  if (!entry.isFile) return { kind: 'unreadable', words: `${path} is no regular file there` };
  if (entry.bytes > MAX_BYTES) {
    return { kind: 'unreadable', words: `${path} has more than ${MAX_BYTES} bytes there` };
  }
  const blob = await runGit(git, ['cat-file', 'blob', entry.object]);
  if (!blob.ok) return { kind: 'unreadable', words: blob.words };
  return { kind: 'file', text: blob.output.toString('utf8') };
}

interface Entry {
  readonly object: string;
  readonly bytes: number;
  readonly isFile: boolean;
  /** A link or a submodule: what is behind it, this commit does not say. */
  readonly leadsAway: boolean;
}

/** What stands at a path, null when nothing does; or in words why that can't be known. */
async function entryAt(git: Git, commit: string, path: string): Promise<Entry | null | string> {
  const how = ['-z', '--full-tree', '-l', '--end-of-options'];
  const listed = await runGit(git, ['ls-tree', ...how, commit, '--', path]);
  if (!listed.ok) return listed.words;
  const line = /^(\d+) (\w+) ([0-9a-f]+) +(\d+|-)\t/.exec(listed.output.toString('utf8'));
  if (line === null) return null;
  const [, mode, type, object = '', size] = line;
  const leadsAway = mode === '120000' || type === 'commit';
  return { object, bytes: Number(size), isFile: type === 'blob' && !leadsAway, leadsAway };
}

/** Were a file behind a link called absent, a pull request would be judged by its own rules. */
async function absentUnlessBehind(git: Git, commit: string, path: string): Promise<FileAtCommit> {
  const names = path.split('/');
  for (let depth = 1; depth < names.length; depth += 1) {
    const folder = names.slice(0, depth).join('/');
    const entry = folder === '' ? null : await entryAt(git, commit, folder);
    if (typeof entry === 'string') return { kind: 'unreadable', words: entry };
    if (entry?.leadsAway === true) {
      return { kind: 'unreadable', words: `${path} is behind ${folder}, which is no folder there` };
    }
  }
  return { kind: 'absent' };
}
