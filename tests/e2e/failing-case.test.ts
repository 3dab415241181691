import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { runAction, type ActionResult } from '../support/run-action.ts';
import { readBundle, type Bundle } from '../support/run-bundle.ts';
import { runCli, type ProgramResult } from '../support/run-program.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const files = {
  'bench.yml':
    'version: 1\nlive: false\nmatrix:\n  cases: ["builtin:single-tool", "cases/*.yml"]\n',
  'cases/capital.yml': `version: 1
id: capital
prompt: What is the capital of Australia?
expect: {outputContains: Canberra}
mock:
  native: [{text: "It is Sydney, I think."}]
  text: [{text: "It is Sydney, I think."}]
`,
};

let cli: ProgramResult;
let action: ActionResult;
let bundle: Bundle;

beforeAll(async () => {
  const [cwd, workspace] = [temporaryFolder(files), temporaryFolder(files)];
  [cli, action] = await Promise.all([
    runCli(['run', '--config', 'bench.yml'], { cwd }),
    runAction({ workspace, inputs: { config: 'bench.yml' } }),
  ]);
  bundle = readBundle(join(cwd, 'agent-bench-report'));
});

describe('a case with an expectation that does not hold', () => {
  test('ends both surfaces with 1 and the reason', () => {
    expect([cli.code, action.code]).toEqual([1, 1]);
    expect(cli.stderr).toContain('2 of 4 trials passed, exit status 1 (failure)');
    expect(action.outputs).toMatchObject({
      'exit-code': '1',
      'failed-trials': '2',
      'pass-rate': '0.5',
    });
  });

  test('is a semantic fail that says what was expected and what came, and the other case goes on', () => {
    expect(bundle.report.states).toEqual({ passed: 2, 'semantic-fail': 2 });
    const failed = bundle.report.trials.find(({ case: id }) => id === 'capital');
    expect(failed?.misses).toEqual([
      {
        expectation: expect.stringContaining('output-contains'),
        expected: expect.stringContaining('Canberra'),
        actual: expect.stringContaining('It is Sydney, I think.'),
      },
    ]);
  });

  test.each([
    ['report.md', () => bundle.markdown],
    ['the job summary', () => action.summary],
    ['the annotations', () => action.stdout.replaceAll(/^(?!::error).*$/gm, '')],
  ])('is explained in %s', (_, text) => {
    for (const words of ['output-contains', 'Canberra', 'It is Sydney, I think.', 'capital']) {
      expect(text()).toContain(words);
    }
  });

  test('is annotated on its case file, once for each mode', () => {
    const annotations = action.stdout.match(/^::error .*$/gm) ?? [];
    expect(annotations).toHaveLength(2);
    for (const annotation of annotations) expect(annotation).toContain('file=cases/capital.yml');
  });

  test('does not fail a run that was told to fail on nothing', async () => {
    const cwd = temporaryFolder(files);
    const { code } = await runCli(['run', '--config', 'bench.yml', '--fail-on', 'never'], { cwd });
    expect(code).toBe(0);
  });
});

test('ten failing cells make nine annotations and one that counts the rest', async () => {
  const cases = Array.from({ length: 6 }, (_, index) => [
    `cases/${index}.yml`,
    files['cases/capital.yml'].replace('id: capital', `id: capital-${index}`),
  ]);
  const workspace = temporaryFolder({ ...files, ...Object.fromEntries(cases) });
  const { code, stdout } = await runAction({
    workspace,
    inputs: { config: 'bench.yml', cases: cases.map((_, index) => `capital-${index}`).join() },
  });
  expect(code).toBe(1);
  const annotations = stdout.match(/^::error.*$/gm) ?? [];
  expect(annotations).toHaveLength(10);
  expect(annotations[9]).toContain('3 more');
});
