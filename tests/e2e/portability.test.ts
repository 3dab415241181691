import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { runAction } from '../support/run-action.ts';
import { listTree, readBundle } from '../support/run-bundle.ts';
import { dist, startProgram } from '../support/run-program.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('dist alone, in a folder with a space in its path', () => {
  let action: string;

  beforeAll(() => {
    action = join(temporaryFolder(), 'an action', 'dist');
    cpSync(dist, action, { recursive: true });
  });

  test('runs as the command line tool', async () => {
    const cwd = join(temporaryFolder({ 'my project/readme.md': '' }), 'my project');
    const cli = join(action, 'cli.js');
    const { code } = await startProgram(cli, ['run', '--mock'], { cwd }).ended;
    expect(code).toBe(0);
    expect(readBundle(join(cwd, 'agent-bench-report')).report.states).toEqual({ passed: 12 });
  });

  test('runs as the action', async () => {
    const workspace = join(temporaryFolder({ 'my project/readme.md': '' }), 'my project');
    const { code, outputs } = await runAction({ workspace, action, inputs: { mock: 'true' } });
    expect(code).toBe(0);
    expect(outputs['report-dir']).toBe(join(workspace, 'agent-bench-report'));
  });
});

const systemNode = '/usr/bin/node';
const isOld = existsSync(systemNode) && majorOf(systemNode) < 24;

function majorOf(node: string): number {
  return Number.parseInt(execFileSync(node, ['--version'], { encoding: 'utf8' }).slice(1), 10);
}

/** Skipped where the machine has no old Node. */
const testOnOldNode = isOld ? test : test.skip;

testOnOldNode.each(['cli.js', 'index.js'])(
  'an old Node ends %s with a clear message',
  async (name) => {
    const cwd = temporaryFolder();
    const options = { cwd, node: systemNode };
    const { code, stderr, stdout } = await startProgram(
      join(dist, name),
      ['run', '--mock'],
      options,
    ).ended;
    expect(code).toBe(2);
    expect(stdout + stderr).toMatch(/^.*Node 24 or newer is needed, this is v\d+\.\d+\.\d+\n$/);
    expect(listTree(cwd)).toEqual([]);
  },
);
