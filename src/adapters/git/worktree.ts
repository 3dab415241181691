import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Failure } from '../../domain/failure.ts';
import { runGit, TRANSFER_MS, type Git } from './git-command.ts';

export interface Worktree {
  readonly path: string;
  remove(): Promise<void>;
}

/** Checks a commit out beside the work tree, into a folder that does not exist yet; a `preflight` failure else. */
export async function openWorktree(
  git: Git,
  commit: string,
  folder: string,
  signal?: AbortSignal,
): Promise<Worktree> {
  makeOwnFolder(commit, folder);
  const args = ['worktree', 'add', '--detach', '--force', '--end-of-options', folder, commit];
  const added = await runGit(git, args, { timeoutMs: TRANSFER_MS, signal });
  if (!added.ok) {
    await removeWorktree(git, folder);
    throw checkoutFailure(commit, added.words);
  }
  return { path: folder, remove: () => removeWorktree(git, folder) };
}

/** It must not exist: what is removed later is known to be ours, and no link of another's leads elsewhere. */
function makeOwnFolder(commit: string, folder: string): void {
  try {
    mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    throw checkoutFailure(commit, error instanceof Error ? error.message : String(error));
  }
}

function checkoutFailure(commit: string, why: string): Failure {
  return new Failure(
    'preflight',
    `the base commit ${commit.slice(0, 12)} can't be checked out beside this one: ${why}`,
  );
}

/** Leaves no trace in the repository; what can't be removed is left to whoever cleans the runner. */
async function removeWorktree(git: Git, folder: string): Promise<void> {
  await runGit(git, ['worktree', 'remove', '--force', '--end-of-options', folder]);
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // A file of a set-up that ran as someone else, say.
  }
  await runGit(git, ['worktree', 'prune']);
}
