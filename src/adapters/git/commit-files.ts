import { Failure } from '../../domain/failure.ts';
import type { FileAtCommit } from '../../domain/file-at-commit.ts';
import { runGit, type Git } from './git-command.ts';

const MAX_BYTES = 16 * 1024 * 1024;

/** True when the commit and its files are in this clone. */
export async function hasCommit(git: Git, commit: string): Promise<boolean> {
  return (await runGit(git, ['cat-file', '-e', `${commit}^{tree}`])).ok;
}

/** Gets a commit at depth 1 where the clone lacks it; a `preflight` failure names the way out. */
export async function ensureCommit(git: Git, commit: string): Promise<void> {
  if (await hasCommit(git, commit)) return;
  const args = ['fetch', '--depth=1', '--no-tags', '--no-recurse-submodules', 'origin', commit];
  const answer = await runGit(git, args);
  if (answer.ok && (await hasCommit(git, commit))) return;
  const why = answer.ok ? 'it is not there' : answer.words;
  throw new Failure(
    'preflight',
    `the base commit ${commit.slice(0, 12)} is not in this clone and can't be fetched (${why}): set fetch-depth: 0 in actions/checkout`,
  );
}

/** A file as a commit has it; a path runs from the root, with forward slashes. Links are not followed. */
export async function fileAtCommit(git: Git, commit: string, path: string): Promise<FileAtCommit> {
  const listed = await runGit(git, ['ls-tree', '-z', '--full-tree', '-l', commit, '--', path]);
  if (!listed.ok) return { kind: 'unreadable', words: listed.words };
  const entry = /^(\d+) (\w+) ([0-9a-f]+) +(\d+|-)\t/.exec(listed.output.toString('utf8'));
  if (entry === null) return { kind: 'absent' };
  const [, mode, type, object = '', size] = entry;
  if (type !== 'blob' || mode === '120000') {
    return { kind: 'unreadable', words: `${path} is no regular file there` };
  }
  if (Number(size) > MAX_BYTES) {
    return { kind: 'unreadable', words: `${path} has more than ${MAX_BYTES} bytes there` };
  }
  const blob = await runGit(git, ['cat-file', 'blob', object]);
  if (!blob.ok) return { kind: 'unreadable', words: blob.words };
  return { kind: 'file', text: blob.output.toString('utf8') };
}
