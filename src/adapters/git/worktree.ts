import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Failure } from '../../domain/failure.ts';
import { runGit, type Git } from './git-command.ts';

export interface Worktree {
  readonly path: string;
  remove(): Promise<void>;
}

/** Checks a commit out beside the work tree, into a folder that does not exist yet; a `preflight` failure else. */
export async function openWorktree(git: Git, commit: string, folder: string): Promise<Worktree> {
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  const added = await runGit(git, ['worktree', 'add', '--detach', '--force', folder, commit]);
  if (!added.ok) {
    await removeWorktree(git, folder);
    throw new Failure(
      'preflight',
      `the base commit ${commit.slice(0, 12)} can't be checked out beside this one: ${added.words}`,
    );
  }
  return { path: folder, remove: () => removeWorktree(git, folder) };
}

/** Leaves no trace in the repository; what can't be removed is left to whoever cleans the runner. */
async function removeWorktree(git: Git, folder: string): Promise<void> {
  await runGit(git, ['worktree', 'remove', '--force', folder]);
  rmSync(folder, { recursive: true, force: true });
  await runGit(git, ['worktree', 'prune']);
}
