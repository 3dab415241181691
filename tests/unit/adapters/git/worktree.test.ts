import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { openWorktree } from '../../../../src/adapters/git/worktree.ts';
import {
  gitIn,
  scratchRepository,
  type ScratchRepository,
} from '../../../support/scratch-repository.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

interface TwoCommits {
  readonly repository: ScratchRepository;
  readonly base: string;
  readonly folder: string;
}

function twoCommits(): TwoCommits {
  const repository = scratchRepository({ 'a.txt': 'base\n' });
  const base = repository.git('rev-parse', 'HEAD');
  repository.commit({ 'a.txt': 'head\n' });
  return { repository, base, folder: join(temporaryFolder(), 'run/base') };
}

describe('the work tree of a base', () => {
  test('holds the files of the base, beside those of the head', async () => {
    const { repository, base, folder } = twoCommits();
    const tree = await openWorktree(gitIn(repository), base, folder);
    expect(readFileSync(join(tree.path, 'a.txt'), 'utf8')).toBe('base\n');
    expect(readFileSync(join(repository.folder, 'a.txt'), 'utf8')).toBe('head\n');
  });

  test('is for its owner alone', async () => {
    const { repository, base, folder } = twoCommits();
    mkdirSync(join(folder, '..'), { mode: 0o755 });
    await openWorktree(gitIn(repository), base, folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  test('leaves no trace when it is removed, changed or not, once or twice', async () => {
    const { repository, base, folder } = twoCommits();
    const tree = await openWorktree(gitIn(repository), base, folder);
    writeFileSync(join(folder, 'a.txt'), 'built\n');
    writeFileSync(join(folder, 'new.txt'), 'built\n');
    await tree.remove();
    await tree.remove();
    expect(existsSync(folder)).toBe(false);
    expect(existsSync(join(repository.folder, '.git/worktrees'))).toBe(false);
    expect(repository.git('status', '--porcelain')).toBe('');
  });

  test('is removed without an error when the repository is gone', async () => {
    const { repository, base, folder } = twoCommits();
    const tree = await openWorktree(gitIn(repository), base, folder);
    const gone = { ...gitIn(repository), env: { PATH: '' } };
    await tree.remove();
    const second = openWorktree(gone, base, folder);
    await expect(second).rejects.toThrow('git is not installed');
    expect(existsSync(folder)).toBe(false);
  });

  test('runs no hook', async () => {
    const { repository, base, folder } = twoCommits();
    const mark = join(repository.folder, '.git/ran');
    const hook = join(repository.folder, '.git/hooks/post-checkout');
    writeFileSync(hook, `#!/bin/sh\ntouch ${mark}\n`, { mode: 0o755 });
    await openWorktree(gitIn(repository), base, folder);
    expect(existsSync(mark)).toBe(false);
    repository.git('checkout', '-q', base);
    expect(existsSync(mark)).toBe(true);
  });

  test('leaves a folder alone that was there before', async () => {
    const { repository, base, folder } = twoCommits();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'mine.txt'), 'x');
    await expect(openWorktree(gitIn(repository), base, folder)).rejects.toMatchObject({
      code: 'preflight',
    });
    expect(existsSync(join(folder, 'mine.txt'))).toBe(true);
  });

  test('is a failure with the reason when the commit is not there', async () => {
    const { repository, folder } = twoCommits();
    const attempt = openWorktree(gitIn(repository), '1'.repeat(40), folder);
    await expect(attempt).rejects.toMatchObject({
      code: 'preflight',
      message: expect.stringContaining('fatal: invalid reference: 1111'),
    });
    expect(existsSync(folder)).toBe(false);
  });
});
