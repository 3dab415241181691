import { describe, expect, test } from '@jest/globals';
import { findBaseCommit, resolveRef } from '../../../../src/adapters/git/base-commit.ts';
import {
  gitIn,
  mergedRepository,
  scratchRepository,
  shallowClone,
} from '../../../support/scratch-repository.ts';

const unknown = { baseSha: null, baseRef: null, isMergeRef: true };

describe('the commit that a pull request is judged against', () => {
  test('is the first parent of the checked-out merge', async () => {
    const { repository, base, fork } = mergedRepository();
    const pull = { baseSha: fork, baseRef: null, isMergeRef: true };
    expect(await findBaseCommit(gitIn(repository), pull)).toBe(base);
  });

  test('is the first parent also where a clone of depth 1 does not hold it', async () => {
    const { repository, base } = mergedRepository();
    const clone = shallowClone(repository, 'merge');
    expect(() => clone.git('rev-parse', '--verify', 'HEAD^1')).toThrow();
    expect(await findBaseCommit(gitIn(clone), unknown)).toBe(base);
  });

  test('is the merge base when the head itself is checked out', async () => {
    const { repository, base, fork } = mergedRepository();
    repository.git('checkout', '-q', 'change');
    const pull = { baseSha: base, baseRef: null, isMergeRef: false };
    expect(await findBaseCommit(gitIn(repository), pull)).toBe(fork);
  });

  test('is no parent of a merge that the head itself made', async () => {
    const { repository, base } = mergedRepository();
    repository.git('checkout', '-q', 'change');
    repository.git('merge', '-q', '--no-ff', '-m', 'from main', 'main');
    const pull = { baseSha: base, baseRef: null, isMergeRef: false };
    expect(await findBaseCommit(gitIn(repository), pull)).toBe(base);
  });

  test('is the merge base with the branch at the origin when the event names no commit', async () => {
    const { repository, fork } = mergedRepository();
    const clone = shallowClone(repository, 'change');
    clone.git('fetch', '-q', '--unshallow', 'origin', '+refs/heads/*:refs/remotes/origin/*');
    const pull = { baseSha: null, baseRef: 'main', isMergeRef: false };
    expect(await findBaseCommit(gitIn(clone), pull)).toBe(fork);
  });

  test('is what the event names when the clone holds no merge base', async () => {
    const { repository, base } = mergedRepository();
    const clone = shallowClone(repository, 'change');
    const pull = { baseSha: base, baseRef: 'main', isMergeRef: false };
    expect(await findBaseCommit(gitIn(clone), pull)).toBe(base);
  });

  test('is not known when nothing names one', async () => {
    expect(await findBaseCommit(gitIn(scratchRepository()), unknown)).toBeNull();
  });
});

describe('a ref that the user gave', () => {
  test('is a branch, a tag or a shortened commit', async () => {
    const repository = scratchRepository();
    const commit = repository.git('rev-parse', 'HEAD');
    repository.git('tag', '-a', '-m', 'x', 'v1');
    for (const ref of ['main', 'v1', commit.slice(0, 8)]) {
      expect(await resolveRef(gitIn(repository), ref)).toBe(commit);
    }
  });

  test('is looked for at the origin when it is not here', async () => {
    const { repository, base } = mergedRepository();
    const clone = shallowClone(repository, 'change');
    clone.git('fetch', '-q', 'origin', 'main:refs/remotes/origin/main');
    expect(await resolveRef(gitIn(clone), 'main')).toBe(base);
  });

  test('is never taken as an option', async () => {
    const git = gitIn(scratchRepository());
    for (const ref of ['--all', '--git-dir', '-h', '--default=main']) {
      expect(await resolveRef(git, ref)).toBeNull();
    }
  });
});
