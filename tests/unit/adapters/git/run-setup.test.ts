import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { runSetup, type SetupSurroundings } from '../../../../src/adapters/git/run-setup.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

function surroundings(more: Partial<SetupSurroundings> = {}): SetupSurroundings {
  return {
    ...{ cwd: temporaryFolder(), env: { PATH: process.env['PATH'] ?? '' }, timeoutMs: 20_000 },
    signal: new AbortController().signal,
    ...more,
  };
}

const shell = (script: string): string[] => ['sh', '-c', script];

/** True once the process that wrote its id there has ended. */
async function hasEnded(file: string): Promise<boolean> {
  const id = Number(readFileSync(file, 'utf8'));
  for (let tries = 0; tries < 50; tries += 1) {
    try {
      process.kill(id, 0);
      // A killed process stays in the table until its new parent reaps it.
      const state = execFileSync('ps', ['-o', 'stat=', '-p', `${id}`], { encoding: 'utf8' });
      if (state.startsWith('Z')) return true;
    } catch {
      return true;
    }
    await sleep(20);
  }
  return false;
}

describe('the set-up of a base', () => {
  test('runs its commands one after the other, in the work tree', async () => {
    const here = surroundings();
    await runSetup([shell('sleep 0.1; echo a >> log'), shell('echo b >> log')], here);
    expect(readFileSync(join(here.cwd, 'log'), 'utf8')).toBe('a\nb\n');
  });

  test('sees the environment it is given and nothing else', async () => {
    const here = surroundings({ env: { PATH: process.env['PATH'] ?? '', CI: 'true' } });
    const look = `fs.writeFileSync('seen', Object.keys(process.env).sort().join())`;
    await runSetup([[process.execPath, '-e', look]], here);
    expect(readFileSync(join(here.cwd, 'seen'), 'utf8')).toBe('CI,PATH');
  });

  test('passes arguments on as they are, through no shell', async () => {
    const here = surroundings();
    await runSetup([['touch', '$(touch b); a']], here);
    expect(existsSync(join(here.cwd, '$(touch b); a'))).toBe(true);
    expect(existsSync(join(here.cwd, 'b'))).toBe(false);
  });

  test('is a failure that names the command, its status and its last words', async () => {
    const here = surroundings();
    const commands = [shell('echo no such module >&2; exit 3'), shell('touch after')];
    await expect(runSetup(commands, here)).rejects.toMatchObject({
      code: 'preflight',
      message: expect.stringMatching(/"echo no such module.*ended with status 3.*no such module$/),
    });
    expect(existsSync(join(here.cwd, 'after'))).toBe(false);
  });

  test('quotes no more than the last 2 KiB of what a command said', async () => {
    const say = `process.stderr.write('x'.repeat(1e6) + 'the end'); process.exitCode = 1`;
    const attempt = runSetup([[process.execPath, '-e', say]], surroundings());
    const message = await attempt.then(
      () => '',
      (error: Error) => error.message,
    );
    expect(message).toMatch(/it said: x{2041}the end$/);
  });

  test('is a failure when a command is not found', async () => {
    const attempt = runSetup([['no-such-program-here']], surroundings());
    await expect(attempt).rejects.toThrow(`"no-such-program-here"] can't be started`);
  });

  test('is killed with all that it started when it takes too long', async () => {
    const here = surroundings({ timeoutMs: 500 });
    const attempt = runSetup([shell('sleep 60 & echo $! > id; wait')], here);
    await expect(attempt).rejects.toThrow('took longer than 0.5 s');
    expect(await hasEnded(join(here.cwd, 'id'))).toBe(true);
  });

  test('is killed when the run is cancelled', async () => {
    const cancel = new AbortController();
    const attempt = runSetup([shell('sleep 60')], surroundings({ signal: cancel.signal }));
    setTimeout(() => cancel.abort(), 200);
    await expect(attempt).rejects.toThrow('was cancelled');
  });

  test('does not start when the run is over already', async () => {
    const here = surroundings({ signal: AbortSignal.abort() });
    await expect(runSetup([shell('touch started')], here)).rejects.toThrow('was cancelled');
    expect(existsSync(join(here.cwd, 'started'))).toBe(false);
  });

  test('leaves nothing running when it has succeeded', async () => {
    const here = surroundings();
    const startedAt = performance.now();
    await runSetup([shell('sleep 60 & echo $! > id')], here);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(await hasEnded(join(here.cwd, 'id'))).toBe(true);
  });

  test('does not wait for a program that left its group', async () => {
    const here = surroundings({ timeoutMs: 500 });
    const script = 'setsid sleep 15 & sleep 60';
    const startedAt = performance.now();
    await expect(runSetup([shell(script)], here)).rejects.toThrow('took longer than 0.5 s');
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});
