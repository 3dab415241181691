import { readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { listTree, readBundle } from '../support/run-bundle.ts';
import { runCli, type ProgramResult } from '../support/run-program.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

function runInto(outputDir: string, cwd: string, runs = 1): Promise<ProgramResult> {
  const narrow = ['--case', 'direct-answer', '--runs', String(runs)];
  return runCli(['run', '--mock', ...narrow, '--output-dir', outputDir], { cwd });
}

describe('the output directory', () => {
  test.each(['out', 'out.partial'])('is refused when %s holds files of others', async (name) => {
    const cwd = temporaryFolder({ [`${name}/thesis.txt`]: 'years of work' });
    const { code, stderr } = await runInto('out', cwd);
    expect(code).toBe(2);
    expect(stderr).toContain('thesis.txt');
    expect(stderr).toContain('--output-dir');
    expect(listTree(cwd)).toEqual([name, `${name}/thesis.txt`]);
    expect(readFileSync(join(cwd, name, 'thesis.txt'), 'utf8')).toBe('years of work');
  });

  test('is refused when it is a file', async () => {
    const cwd = temporaryFolder({ out: 'a file' });
    expect(await runInto('out', cwd)).toMatchObject({ code: 2 });
    expect(readFileSync(join(cwd, 'out'), 'utf8')).toBe('a file');
  });

  test.each(['out', 'out.partial'])('is not followed when %s is a symbolic link', async (name) => {
    const cwd = temporaryFolder({ 'elsewhere/thesis.txt': 'years of work' });
    symlinkSync('elsewhere', join(cwd, name));
    const { code, stderr } = await runInto('out', cwd);
    expect(code).toBe(2);
    expect(stderr).toContain('symbolic link');
    expect(readlinkSync(join(cwd, name))).toBe('elsewhere');
    expect(listTree(join(cwd, 'elsewhere'))).toEqual(['thesis.txt']);
  });

  test('has its old bundle replaced as a whole', async () => {
    const cwd = temporaryFolder();
    const reportDir = join(cwd, 'reports', 'out');
    await runInto(reportDir, cwd, 2);
    const old = readBundle(reportDir).report;
    expect((await runInto(reportDir, cwd)).code).toBe(0);
    const { report, trialLines } = readBundle(reportDir);
    expect(report.run.id).not.toBe(old.run.id);
    expect(trialLines).toHaveLength(2);
    expect(listTree(join(cwd, 'reports'))).toEqual([
      'out',
      ...['baseline.json', 'journal.jsonl', 'report.json', 'report.md', 'trials.jsonl'].map(
        (n) => `out/${n}`,
      ),
    ]);
  });

  test('may be there already when it is empty', async () => {
    const cwd = temporaryFolder();
    const out = temporaryFolder();
    expect((await runInto(out, cwd)).code).toBe(0);
    expect(readBundle(out).report.states).toEqual({ passed: 2 });
  });
});

describe('the state directory', () => {
  test('that can not be written is named, with the way out, and nothing is left', async () => {
    const cwd = temporaryFolder({ state: 'a file' });
    const env = { XDG_STATE_HOME: join(cwd, 'state') };
    const { code, stderr } = await runCli(['run', '--mock'], { cwd, env });
    expect(code).toBe(2);
    expect(stderr).toMatch(/state directory .*state.* can't be written .*XDG_STATE_HOME/);
    expect(listTree(cwd)).toEqual(['state']);
  });
});
