import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { listTree } from '../support/run-bundle.ts';
import { dist, repository, runCli } from '../support/run-program.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const cwd = temporaryFolder();

describe('--version', () => {
  test('prints the version of package.json', async () => {
    const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(await runCli(['--version'], { cwd })).toMatchObject({ code: 0, stdout: `${version}\n` });
  });
});

describe('--help', () => {
  test('names every command', async () => {
    const { code, stdout } = await runCli(['--help'], { cwd });
    expect(code).toBe(0);
    for (const name of ['run', 'validate', 'schema', 'mock-server', 'init']) {
      expect(stdout).toMatch(new RegExp(`^ +${name} `, 'm'));
    }
  });

  test.each([
    ['run', ['--mock', '--live', '--config', '--output-dir', '--fail-on', '--json', '--env-file']],
    ['validate', ['CONFIG', '--config']],
    ['schema', ['NAME']],
    ['mock-server', ['--port', '--script', '--delay-ms', '--chunking', '--fail']],
    ['init', ['--help']],
  ])('of %s lists its flags and does nothing else', async (command, flags) => {
    const { code, stdout } = await runCli([command, '--help'], { cwd });
    expect(code).toBe(0);
    for (const flag of flags) expect(stdout).toContain(flag);
    expect(listTree(cwd)).toEqual([]);
  });
});

describe('schema', () => {
  test.each(['config', 'case', 'rates', 'report'])('%s prints the shipped file', async (name) => {
    const shipped = readFileSync(join(dist, 'schema', `${name}.schema.json`), 'utf8');
    expect(await runCli(['schema', name], { cwd })).toMatchObject({ code: 0, stdout: shipped });
  });

  test('of an unknown name is an error that lists the names', async () => {
    const { code, stderr } = await runCli(['schema', 'nonsense'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain('config, case, rates, report');
  });
});

describe('init', () => {
  test('writes a config that is valid and runs, and never writes over a file', async () => {
    const folder = temporaryFolder();
    const file = join(folder, '.github', 'agent-bench.yml');
    expect((await runCli(['init'], { cwd: folder })).code).toBe(0);
    const written = readFileSync(file, 'utf8');
    const [validated, ran, again] = await Promise.all([
      runCli(['validate'], { cwd: folder }),
      runCli(['run', '--mock'], { cwd: folder }),
      runCli(['init'], { cwd: folder }),
    ]);
    expect(validated).toMatchObject({ code: 0, stderr: 'valid\n' });
    expect(ran.code).toBe(0);
    expect(again.code).toBe(2);
    expect(again.stderr).toContain('is there already');
    expect(readFileSync(file, 'utf8')).toBe(written);
  });
});

describe('validate', () => {
  test('without any config says where one is looked for', async () => {
    const { code, stderr } = await runCli(['validate'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain('.github/agent-bench.yml');
    expect(stderr).toContain('agent-bench init');
  });

  test('needs no key of a live config', async () => {
    const folder = temporaryFolder({
      'bench.yml':
        'version: 1\nlive: true\ntargets: [{id: a, baseUrl: "http://a.test/v1", model: m, apiKeyEnv: NO_KEY}]\n',
    });
    expect((await runCli(['validate', 'bench.yml'], { cwd: folder })).code).toBe(0);
  });
});
