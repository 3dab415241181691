import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintUses, lintWorkflows } from './lint.ts';
import { expectEqual, expectFailure, expectLog, expectSuccess } from './expect.ts';
import { gateScenarios } from './gate-scenarios.ts';
import { runWorkflow, type WorkflowJob, type WorkflowRun } from './run-workflow.ts';
import type { Scratch } from './scratch.ts';
import type { Tools } from './tools.ts';

export interface Setting {
  readonly repository: string;
  readonly tools: Tools;
  readonly scratch: Scratch;
}

export interface Scenario {
  readonly name: string;
  /** What is wrong; nothing when all is well. */
  readonly check: (setting: Setting) => string[] | Promise<string[]>;
}

const fromFork = { pull_request: { head: { repo: { fork: true } } } };
const fromWithin = { pull_request: { head: { repo: { fork: false } } } };

const wrongExpectation = {
  '.github/agent-bench.yml': 'version: 1\nmatrix: {cases: ["cases/*.yml"]}\n',
  'cases/capital.yml': `version: 1
id: capital
prompt: What is the capital of Australia?
expect: {outputContains: Canberra}
mock:
  native: [{text: Sydney}]
  text: [{text: Sydney}]
`,
};

const badConfig = {
  '.github/agent-bench.yml': 'version: 1\nmatrix:\n  runs: 0\n  colour: red\n  modes: [txt]\n',
};

const laterStep = `name: outputs
on: pull_request
jobs:
  bench:
    runs-on: ubuntu-latest
    steps:
      - id: bench
        uses: org/agent-bench-action@v1
        with: {mock: true, cases: 'single-tool, direct-answer', runs: 2}
      - if: \${{ steps.bench.outputs.exit-code == '0' && steps.bench.outputs.verdict == '' }}
        env:
          REPORT: \${{ steps.bench.outputs.report-json }}
          TRIALS: \${{ steps.bench.outputs.trials }}
          RATE: \${{ steps.bench.outputs.pass-rate }}
        run: test -s "$REPORT" && echo "later step saw $TRIALS trials at rate $RATE"
`;

/** Every scenario; one line each in the output. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'actionlint accepts every workflow',
    check: ({ repository, tools }) => lintWorkflows(repository, tools),
  },
  {
    name: 'the workflows use inputs and outputs that action.yml has',
    check: ({ repository, tools, scratch }) => lintUses(repository, tools, scratch),
  },
  {
    name: 'quick-start.yml: the job succeeds, with 12 trials passed and a job summary',
    check: workflow('quick-start.yml', {}, (run) => [
      ...expectSuccess(run),
      ...expectLog(run, '12 of 12 trials passed', '12 trials of 6 cases', '<details>'),
    ]),
  },
  {
    name: 'benchmark.yml from a fork: mock, and the uploaded report has 12 passed trials',
    check: workflow('benchmark.yml', { event: fromFork }, (run) => [
      ...expectSuccess(run),
      ...expectEqual('live', run.report?.run.live, false),
      ...expectEqual('states', run.report?.states, { passed: 12 }),
      ...expectEqual('exit code', run.report?.exitCode, 0),
    ]),
  },
  {
    name: 'benchmark.yml without a target to measure live: the job is red and says what is missing',
    check: workflow('benchmark.yml', { event: fromWithin }, (run) => [
      ...expectFailure(run, '--base-url and --model'),
      ...expectEqual('uploaded report', run.report, null),
    ]),
  },
  {
    name: 'a later step can use the outputs',
    check: job(
      { workflow: 'outputs.yml', files: { '.github/workflows/outputs.yml': laterStep } },
      (run) => [...expectSuccess(run), ...expectLog(run, 'later step saw 8 trials at rate 1')],
    ),
  },
  {
    name: 'a case that fails: the job is red, says why, and still uploads its report',
    check: workflow('benchmark.yml', { event: fromFork, files: wrongExpectation }, (run) => [
      ...expectFailure(run, '::error', 'output-contains', 'Canberra', 'Sydney'),
      ...expectEqual('states', run.report?.states, { 'semantic-fail': 2 }),
      ...expectEqual('exit code', run.report?.exitCode, 1),
    ]),
  },
  {
    name: 'a bad config: the job is red and shows all problems',
    check: workflow('quick-start.yml', { files: badConfig }, (run) =>
      expectFailure(
        run,
        '.github/agent-bench.yml:3: matrix.runs',
        '.github/agent-bench.yml:4: matrix.colour',
        '.github/agent-bench.yml:5: matrix.modes[0]',
      ),
    ),
  },
  {
    name: 'ci.yml: its dogfood job runs the action from ./ and succeeds',
    check: (setting) =>
      job(
        {
          ...{ workflow: 'ci.yml', job: 'dogfood', holdsAction: true },
          files: ownFiles(setting.repository),
        },
        (run) => [...expectSuccess(run), ...expectEqual('exit code', run.report?.exitCode, 0)],
      )(setting),
  },
  ...gateScenarios,
];

type Look = (run: WorkflowRun) => string[];

/** An example workflow in a repository with these files. */
function workflow(
  name: string,
  { files = {}, event }: Partial<WorkflowJob>,
  look: Look,
): Scenario['check'] {
  return (setting) => {
    const path = join(setting.repository, 'examples', 'workflows', name);
    const all = { ...files, [`.github/workflows/${name}`]: readFileSync(path, 'utf8') };
    return job({ workflow: name, files: all, ...(event && { event }) }, look)(setting);
  };
}

function job(asked: WorkflowJob, look: Look): Scenario['check'] {
  return async ({ tools, scratch }) => {
    const run = await runWorkflow(asked, tools, scratch);
    const faults = look(run);
    return faults.length === 0 ? [] : [...faults, `the log of the run:\n${run.log}`];
  };
}

/** What the dogfood job needs of the repository besides the action. */
function ownFiles(repository: string): Record<string, string> {
  const patterns = ['.github/workflows/ci.yml', 'examples/**/*.yml'];
  const names = patterns.flatMap((pattern) => globSync(pattern, { cwd: repository }));
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(join(repository, name), 'utf8')]),
  );
}
