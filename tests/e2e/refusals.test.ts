import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { runAction, type ActionResult } from '../support/run-action.ts';
import { listTree } from '../support/run-bundle.ts';
import { runCli, type ProgramResult } from '../support/run-program.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const wrong = {
  '.github/agent-bench.yml': `version: 1
live: maybe
targets:
  - id: small
    baseUrl: ftp://example.com
    model: small-1
matrix:
  cases: [builtin:single-tol, "cases/*.yml"]
  runs: 0
  color: red
`,
  'cases/hello.yml': `version: 1
id: hello
prompt: Say hello.
expect:
  outputContain: hello
`,
};

/** Each place with something wrong, and words that say what. */
const problems = [
  ['.github/agent-bench.yml', 2, 'live: expected true or false or null'],
  ['.github/agent-bench.yml', 5, 'targets[0].baseUrl: expected an http:// or https:// address'],
  ['.github/agent-bench.yml', 8, 'did you mean "builtin:single-tool"?'],
  ['.github/agent-bench.yml', 9, 'matrix.runs: expected a whole number above 0, got 0'],
  ['.github/agent-bench.yml', 10, 'matrix.color: unknown key'],
  ['cases/hello.yml', 5, 'did you mean "outputContains"?'],
] as const;

function expectEveryProblem(text: string): void {
  for (const [file, line, words] of problems) {
    const shown = text.split('\n').filter((one) => one.startsWith(`${file}:${line}: `));
    expect(shown).toEqual([expect.stringContaining(words)]);
  }
}

/** What is there but for the files of the runner. */
function userFiles(folder: string): string[] {
  return listTree(folder).filter((path) => !path.startsWith('.runner'));
}

describe('a config and a case file with six problems', () => {
  const cwd = temporaryFolder(wrong);
  const workspace = temporaryFolder(wrong);
  const before = listTree(cwd);
  let cli: ProgramResult;
  let action: ActionResult;

  beforeAll(async () => {
    [cli, action] = await Promise.all([
      runCli(['run', '--mock'], { cwd }),
      runAction({ workspace, inputs: { mock: 'true' } }),
    ]);
  });

  test('end both surfaces with 2', () => {
    expect([cli.code, action.code, action.outputs['exit-code']]).toEqual([2, 2, '2']);
  });

  test('are all listed at once, each with file and line', () => {
    expectEveryProblem(cli.stderr);
    expectEveryProblem(action.stdout);
    expect(cli.stderr).toContain('6 problems; nothing was run and nothing was written');
  });

  test('are annotated where they stand', () => {
    for (const [file, line] of problems) {
      expect(action.stdout).toMatch(new RegExp(`^::error .*file=${file},line=${line}::`, 'm'));
    }
  });

  test('let nothing be written', () => {
    expect(listTree(cwd)).toEqual(before);
    expect(userFiles(workspace)).toEqual(before);
    expect(listTree(join(workspace, '.runner', 'temp'))).toEqual([]);
  });

  test('are what validate lists, by command line and by action', async () => {
    const [line, step] = await Promise.all([
      runCli(['validate'], { cwd }),
      runAction({ workspace, inputs: { command: 'validate' } }),
    ]);
    expect([line.code, step.code, step.outputs['exit-code']]).toEqual([2, 2, '2']);
    expectEveryProblem(line.stderr);
    expectEveryProblem(step.stdout);
    expect(step.stdout).toMatch(/^::error .*file=cases\/hello\.yml,line=5::/m);
  });
});

describe('the command line refuses with exit status 2', () => {
  const cwd = temporaryFolder();

  test.each([
    ['an unknown command', ['valdate'], 'did you mean "validate"?'],
    ['an unknown flag', ['run', '--moc'], 'unknown flag --moc for run: did you mean --mock?'],
    ['a flag without its value', ['run', '--mock', '--runs'], '--runs needs a value'],
    ['a flag given twice', ['run', '--mock', '--runs', '1', '--runs', '2'], 'given twice'],
    ['one argument too many', ['run', '--mock', 'bench.yml'], '"bench.yml" is one argument too'],
    ['a value that is no number', ['run', '--mock', '--runs', 'x'], '--runs: expected a whole'],
    ['an unknown case', ['run', '--mock', '--case', 'singletool'], 'did you mean "single-tool"?'],
    ['an unknown mode', ['run', '--mock', '--mode', 'txt'], 'did you mean "text"?'],
    ['mock and live together', ['run', '--mock', '--live'], 'either --mock or --live, got both'],
    ['neither mock nor live', ['run'], 'expected --mock'],
    ['live without a target', ['run', '--live'], '--base-url and --model'],
    ['a config that is not there', ['run', '--mock', '--config', 'no.yml'], 'no.yml: expected a'],
    ['a wrong failure rate', ['mock-server', '--fail', '3:503'], '--fail: expected RATE:STATUS'],
  ])('%s', async (_, args, words) => {
    const { code, stdout, stderr } = await runCli(args, { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(words);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(listTree(cwd)).toEqual([]);
  });

  test('every wrong flag at once', async () => {
    const { stderr } = await runCli(['run', '--mock', '--runs', '0', '--mode', 'x'], { cwd });
    expect(stderr).toMatch(/--runs: .*\n--mode: .*\n2 problems/);
  });
});

/** Node itself takes the flag up first, wherever it stands, and then ends with a status of its own. */
test('an env file that is not there starts no run', async () => {
  const cwd = temporaryFolder();
  const { code, stderr } = await runCli(['run', '--mock', '--env-file', 'no.env'], { cwd });
  expect(code).not.toBe(0);
  expect(stderr).toContain('no.env');
  expect(listTree(cwd)).toEqual([]);
});

describe('the action refuses with exit status 2', () => {
  test.each([
    [
      { command: 'rnu' },
      'input command: expected one of run, merge, publish, calibrate, validate, got "rnu"',
    ],
    [{ mock: 'yes' }, 'input mock: expected true or false, got "yes"'],
    [{ mock: 'true', live: 'true' }, 'either --mock or --live, got both'],
    [{ mock: 'true', modes: 'txt' }, 'did you mean "text"?'],
    [{ mock: 'true', 'fail-on': 'crash' }, '--fail-on: expected one of failure'],
  ])('%j', async (inputs, words) => {
    const workspace = temporaryFolder();
    const { code, stdout, outputs } = await runAction({ workspace, inputs });
    expect({ code, exitCode: outputs['exit-code'] }).toEqual({ code: 2, exitCode: '2' });
    expect(stdout).toMatch(/^::error/m);
    expect(stdout).toContain(words);
    expect(userFiles(workspace)).toEqual([]);
  });
});

describe('a live run without its key', () => {
  const config = `version: 1
live: true
targets:
  - {id: small, baseUrl: "http://127.0.0.1:9/v1", model: small-1, apiKeyEnv: SMALL_KEY}
`;

  test('is refused by the name of the variable, before any call', async () => {
    const cwd = temporaryFolder({ '.github/agent-bench.yml': config });
    const { code, stderr } = await runCli(['run'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toMatch(/agent-bench\.yml:4: targets\[0\]\.apiKeyEnv: .*SMALL_KEY/);
    expect(listTree(cwd)).toEqual(['.github', '.github/agent-bench.yml']);
  });

  test('never reads a .env file by itself', async () => {
    const cwd = temporaryFolder({ '.github/agent-bench.yml': config, '.env': 'SMALL_KEY=dummy' });
    const { code, stderr } = await runCli(['run'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain('SMALL_KEY');
    expect(readFileSync(join(cwd, '.env'), 'utf8')).toBe('SMALL_KEY=dummy');
  });
});
