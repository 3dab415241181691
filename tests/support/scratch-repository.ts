import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Git } from '../../src/adapters/git/git-command.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A real git repository of its own, that no setting of the machine reaches. */
export interface ScratchRepository {
  readonly folder: string;
  git(...args: readonly string[]): string;
  /** Writes files (null takes one away), commits everything, and returns the commit. */
  commit(files: Readonly<Record<string, string | null>>, message?: string): string;
}

const ENV = {
  PATH: process.env['PATH'] ?? '',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@example.com',
};

/** A repository with the branch `main` and these files in its first commit. */
export function scratchRepository(
  files: Readonly<Record<string, string>> = { 'README.md': 'x\n' },
): ScratchRepository {
  const repository = repositoryIn(temporaryFolder());
  repository.git('init', '-q', '-b', 'main');
  repository.commit({ '.gitignore': '.runner\n.state\nagent-bench-report*\n', ...files });
  return repository;
}

/** A clone as actions/checkout makes it: one commit, at depth 1. */
export function shallowClone(from: ScratchRepository, ref: string): ScratchRepository {
  const clone = repositoryIn(temporaryFolder());
  clone.git('init', '-q');
  clone.git('remote', 'add', 'origin', `file://${from.folder}`);
  clone.git('fetch', '-q', '--depth=1', 'origin', ref);
  clone.git('checkout', '-q', '--detach', 'FETCH_HEAD');
  return clone;
}

/** A pull request whose merge is checked out, on the branch `merge`. */
export interface MergedRepository {
  readonly repository: ScratchRepository;
  /** The commit of `main` that `change` was branched from. */
  readonly fork: string;
  /** The newest commit of `main`, and the first parent of the merge. */
  readonly base: string;
}

/** `main` and `change` have both gone on since they parted. */
export function mergedRepository(): MergedRepository {
  const repository = scratchRepository();
  const fork = repository.git('rev-parse', 'HEAD');
  repository.git('checkout', '-q', '-b', 'change');
  repository.commit({ 'change.txt': 'x\n' });
  repository.git('checkout', '-q', 'main');
  const base = repository.commit({ 'main.txt': 'x\n' });
  repository.git('checkout', '-q', '-b', 'merge');
  repository.git('merge', '-q', '--no-ff', '-m', 'merge', 'change');
  return { repository, fork, base };
}

/** What the adapters run git with there; no setting of the machine reaches them either. */
export function gitIn({ folder }: ScratchRepository): Git {
  return { root: folder, env: ENV };
}

function repositoryIn(folder: string): ScratchRepository {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: folder, env: ENV, encoding: 'utf8', stdio: 'pipe' }).trim();
  return {
    ...{ folder, git },
    commit(files, message = 'change') {
      for (const [name, content] of Object.entries(files)) {
        const file = join(folder, name);
        if (content === null) rmSync(file);
        else {
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, content);
        }
      }
      git('add', '-A');
      git('commit', '-q', '-m', message);
      return git('rev-parse', 'HEAD');
    },
  };
}
