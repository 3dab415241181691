import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startGithub } from './github.ts';
import { expectEqual, expectFailure, expectLog, expectSuccess } from './expect.ts';
import { runWorkflow, type WorkflowJob, type WorkflowRun } from './run-workflow.ts';
import type { Scenario, Setting } from './scenarios.ts';

/** A repository whose one case says this, gated on what the cache or the base says. */
function gated(against: string, answer: string, more: string = ''): Record<string, string> {
  return {
    'examples/gates/agent-bench.yml': `version: 1
live: false
matrix: {cases: ["cases/*.yml"], modes: [native]}
compare: {against: ${against}${more}}
gates: [{metric: passRate, maxDropPoints: 10}]
`,
    'cases/capital.yml': `version: 1
id: capital
prompt: What is the capital of Australia?
expect: {outputContains: Canberra}
mock:
  native: [{text: ${answer}}]
`,
  };
}

const pushed = { repository: { default_branch: 'main' }, ref: 'refs/heads/main' };

/** The workflows of examples/ that gate, split, and publish. */
export const gateScenarios: readonly Scenario[] = [
  {
    name: 'gate-pull-requests.yml: a push leaves a baseline in the cache, and a later run is gated on it',
    check: async (setting) => {
      const run = (answer: string): Promise<WorkflowRun> =>
        play(setting, 'gate-pull-requests.yml', {
          ...{ event: pushed, eventName: 'push', files: gated('baseline', answer), cache: true },
        });
      const first = await run('Canberra');
      const second = await run('Sydney');
      return withLogs(
        [first, second],
        [
          ...expectSuccess(first),
          ...expectLog(first, 'verdict: inconclusive'),
          ...expectFailure(second, 'verdict: regressed', '::error'),
          ...expectEqual('baseline', second.report?.baseline?.state, 'used'),
          ...expectEqual('reason', second.report?.gates[0]?.reason, 'case-regressed'),
        ],
      );
    },
  },
  {
    name: 'gate-pull-requests.yml: base and head in one job, from a ref, pass without a change',
    check: async (setting) => {
      const files = gated('base-ref', 'Canberra', ', baseRef: {ref: main}');
      const run = await play(setting, 'gate-pull-requests.yml', {
        files,
        event: pushed,
        eventName: 'push',
      });
      return withLogs(
        [run],
        [...expectSuccess(run), ...expectEqual('verdict', run.report?.verdict, 'pass')],
      );
    },
  },
  {
    name: 'sharded.yml: three shards and the merge, which alone judges',
    check: async (setting) => {
      const files = gated('base-ref', 'Canberra', ', baseRef: {ref: main}');
      const names = ['a', 'b', 'c', 'd'];
      const cases = names.map((id) => [
        `cases/${id}.yml`,
        (files['cases/capital.yml'] ?? '').replace('id: capital', `id: ${id}`),
      ]);
      const run = await play(setting, 'sharded.yml', {
        files: { ...files, ...Object.fromEntries(cases) },
      });
      return withLogs(
        [run],
        [
          ...expectSuccess(run),
          ...expectEqual('verdict', run.report?.verdict, 'pass'),
          ...expectEqual('trials', run.report?.trials.length, 10),
          ...expectEqual('shard', run.report?.run.shard, null),
        ],
      );
    },
  },
  {
    name: 'fork-benchmark.yml, then publish.yml: the report of a fork is posted by a job that may write',
    check: async (setting) => {
      const headSha = 'a'.repeat(40);
      const forked = await play(setting, 'fork-benchmark.yml', {
        files: {},
        event: {
          pull_request: {
            ...{ number: 7, base: { ref: 'main', repo: { full_name: 'octo/agents' } } },
            head: { ref: 'x', sha: headSha, repo: { full_name: 'stranger/agents', fork: true } },
          },
        },
      });
      const report = setting.scratch.keep('agent-bench-report');
      const github = await startGithub(headSha);
      const published = await play(setting, 'publish.yml', {
        ...{ files: {}, eventName: 'workflow_run', apiUrl: github.apiUrl },
        artifacts: { 'agent-bench-report': report },
        event: {
          repository: { full_name: 'octo/agents' },
          workflow_run: {
            ...{
              id: 12,
              name: 'agent benchmark of forks',
              event: 'pull_request',
              head_sha: headSha,
            },
            ...{ head_branch: 'x', head_repository: { owner: { login: 'stranger' } } },
          },
        },
      });
      github.close();
      const [body = ''] = github.bodies;
      return withLogs(
        [forked, published],
        [
          ...expectSuccess(forked),
          ...expectSuccess(published),
          ...expectEqual('comments', github.bodies.length, 1),
          ...expectEqual('verdict line', body.includes('**Passed: all 12 trials'), true),
        ],
      );
    },
  },
];

/** Runs an example workflow in a repository with these files. */
function play(
  { repository, tools, scratch }: Setting,
  name: string,
  { files, ...job }: Omit<WorkflowJob, 'workflow'>,
): Promise<WorkflowRun> {
  const text = readFileSync(join(repository, 'examples', 'workflows', name), 'utf8');
  const all = { ...files, [`.github/workflows/${name}`]: text };
  return runWorkflow({ workflow: name, files: all, ...job }, tools, scratch);
}

function withLogs(runs: readonly WorkflowRun[], faults: readonly string[]): string[] {
  if (faults.length === 0) return [];
  return [...faults, ...runs.map(({ log }) => `the log of the run:\n${log}`)];
}
