import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  ensureCommit,
  fileAtCommit,
  hasCommit,
} from '../../../../src/adapters/git/commit-files.ts';
import {
  gitIn,
  mergedRepository,
  scratchRepository,
  shallowClone,
} from '../../../support/scratch-repository.ts';

describe('a commit that the clone lacks', () => {
  test('is fetched from the origin, at depth 1', async () => {
    const { repository, base } = mergedRepository();
    const clone = shallowClone(repository, 'merge');
    expect(await hasCommit(gitIn(clone), base)).toBe(false);
    await ensureCommit(gitIn(clone), base);
    expect(await hasCommit(gitIn(clone), base)).toBe(true);
    expect(clone.git('rev-list', '--count', base)).toBe('1');
  });

  test('is a failure that names it and the way out when the origin is gone', async () => {
    const { repository, base } = mergedRepository();
    const clone = shallowClone(repository, 'merge');
    rmSync(repository.folder, { recursive: true });
    await expect(ensureCommit(gitIn(clone), base)).rejects.toMatchObject({
      code: 'preflight',
      message: expect.stringMatching(
        new RegExp(
          `${base.slice(0, 12)}.*\\(fatal: .*\\).*fetch-depth: 0 in actions/checkout`,
          's',
        ),
      ),
    });
  });

  test('is not asked for when it is there', async () => {
    const { repository, base } = mergedRepository();
    await ensureCommit(gitIn(repository), base);
    expect(repository.git('remote')).toBe('');
  });

  test('is never taken as an option', async () => {
    const { repository } = mergedRepository();
    const clone = shallowClone(repository, 'merge');
    const option = `--upload-pack=touch ${join(clone.folder, 'taken')};`;
    await expect(ensureCommit(gitIn(clone), option)).rejects.toThrow('fetch-depth: 0');
    expect(clone.git('status', '--porcelain')).toBe('');
  });

  test('is not waited for when the run is over', async () => {
    const clone = shallowClone(mergedRepository().repository, 'merge');
    const attempt = ensureCommit(gitIn(clone), '1'.repeat(40), AbortSignal.abort());
    await expect(attempt).rejects.toThrow('git was cancelled');
  });
});

describe('a file as a commit has it', () => {
  test('is read from there and not from the work tree', async () => {
    const repository = scratchRepository({ 'a/é ü.yml': 'base: ü\n' });
    const commit = repository.git('rev-parse', 'HEAD');
    repository.commit({ 'a/é ü.yml': 'head\n' });
    const file = await fileAtCommit(gitIn(repository), commit, 'a/é ü.yml');
    expect(file).toEqual({ kind: 'file', text: 'base: ü\n' });
  });

  test('is absent where the commit has none, and a pattern finds none', async () => {
    const git = gitIn(scratchRepository({ 'a/b.yml': 'x' }));
    for (const path of ['c.yml', 'a/c.yml', 'a/*.yml', 'a/b.yml/c', '-l', ':/a/b.yml']) {
      expect(await fileAtCommit(git, 'HEAD', path)).toEqual({ kind: 'absent' });
    }
  });

  test('is not read through a link, nor through a folder that is one', async () => {
    const repository = scratchRepository({ 'real/a.yml': 'x' });
    symlinkSync('real/a.yml', join(repository.folder, 'a.yml'));
    symlinkSync('real', join(repository.folder, 'linked'));
    repository.commit({});
    const git = gitIn(repository);
    for (const path of ['a.yml', 'linked/a.yml', 'linked/deep/a.yml']) {
      expect(await fileAtCommit(git, 'HEAD', path)).toMatchObject({ kind: 'unreadable' });
    }
  });

  test('is unreadable where the place is a folder or another repository', async () => {
    const repository = scratchRepository({ 'real/a.yml': 'x' });
    const commit = repository.git('rev-parse', 'HEAD');
    repository.git('update-index', '--add', '--cacheinfo', `160000,${commit},module`);
    repository.git('commit', '-q', '-m', 'module');
    for (const path of ['real', 'module', 'module/a.yml']) {
      const file = await fileAtCommit(gitIn(repository), 'HEAD', path);
      expect(file).toMatchObject({ kind: 'unreadable' });
    }
  });

  test('is unreadable where the commit is not there', async () => {
    const file = await fileAtCommit(gitIn(scratchRepository()), '1'.repeat(40), 'README.md');
    expect(file).toMatchObject({ kind: 'unreadable', words: expect.stringContaining('fatal: ') });
  });

  test('is unreadable when it is larger than 16 MiB', async () => {
    const git = gitIn(scratchRepository({ 'big.txt': 'x'.repeat(16 * 1024 * 1024 + 1) }));
    const file = await fileAtCommit(git, 'HEAD', 'big.txt');
    expect(file).toMatchObject({ kind: 'unreadable', words: expect.stringContaining('16777216') });
  });
});
