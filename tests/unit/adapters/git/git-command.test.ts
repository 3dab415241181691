import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { runGit } from '../../../../src/adapters/git/git-command.ts';
import { gitIn, scratchRepository } from '../../../support/scratch-repository.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

test('answers in words when git is not installed', async () => {
  const git = { root: temporaryFolder(), env: { PATH: temporaryFolder() } };
  expect(await runGit(git, ['version'])).toEqual({ ok: false, words: 'git is not installed' });
});

test("answers with git's own complaint when it fails", async () => {
  const answer = await runGit(gitIn(scratchRepository()), ['cat-file', 'blob', 'none']);
  expect(answer).toEqual({ ok: false, words: 'fatal: Not a valid object name none' });
});

test('does not wait longer than it is told to', async () => {
  const git = gitIn(scratchRepository());
  const slow = ['-c', 'alias.slow=!exec sleep 60', 'slow'];
  expect(await runGit(git, slow, { timeoutMs: 200 })).toEqual({
    ...{ ok: false, words: 'git took longer than 0.2 s' },
  });
});

test('takes no settings of the environment but those it was handed', async () => {
  const repository = scratchRepository();
  const answer = await runGit(gitIn(repository), ['-c', 'alias.show-env=!env', 'show-env']);
  const text = answer.ok ? answer.output.toString('utf8') : '';
  expect(text).toContain('GIT_TERMINAL_PROMPT=0\n');
  expect(text).not.toMatch(/^HOME=/m);
});

test('takes no repository that a pull request planted among its files', async () => {
  const root = temporaryFolder();
  const planted = scratchRepository();
  planted.git('clone', '-q', '--bare', planted.folder, root);
  const answer = await runGit({ ...gitIn(planted), root }, ['cat-file', '-t', 'HEAD']);
  expect(answer).toMatchObject({ ok: false, words: expect.stringContaining('bare repository') });
});

test('starts no file monitor that the repository names', async () => {
  const repository = scratchRepository();
  const mark = join(repository.folder, '.git/started');
  repository.git('config', 'core.fsmonitor', `touch ${mark}; :`);
  await runGit(gitIn(repository), ['status']);
  expect(existsSync(mark)).toBe(false);
  repository.git('status');
  expect(existsSync(mark)).toBe(true);
});
