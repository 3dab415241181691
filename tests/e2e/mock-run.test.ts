import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { actionMetadata, runAction, type ActionResult } from '../support/run-action.ts';
import {
  attemptStates,
  leftOvers,
  permissions,
  readBundle,
  type Bundle,
} from '../support/run-bundle.ts';
import { dist, runCli, type ProgramResult } from '../support/run-program.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const cases = [
  ...['direct-answer', 'single-tool', 'tool-selection'],
  ...['parallel-tools', 'sequential-tools', 'tool-error-recovery'],
];
const planOrder = cases.flatMap((id) =>
  ['native', 'text'].flatMap((mode) => [1, 2, 3, 4, 5].map((run) => `mock/${id}/${mode}/${run}`)),
);

const surfaces = ['cli', 'action'] as const;
type Surface = (typeof surfaces)[number];

const runs = {} as Record<Surface, { result: ProgramResult; folder: string; bundle: Bundle }>;
let action: ActionResult;

const folderOf = (surface: Surface): string => runs[surface].folder;
const reportDirOf = (surface: Surface): string => join(folderOf(surface), 'agent-bench-report');

beforeAll(async () => {
  const [cliFolder, workspace] = [temporaryFolder(), temporaryFolder()];
  const [cli, ran] = await Promise.all([
    runCli(['run', '--mock', '--runs', '5'], { cwd: cliFolder }),
    runAction({ workspace, inputs: { mock: 'true', runs: '5' } }),
  ]);
  action = ran;
  runs.cli = { result: cli, folder: cliFolder, bundle: bundleIn(cliFolder) };
  runs.action = { result: ran, folder: workspace, bundle: bundleIn(workspace) };
});

function bundleIn(folder: string): Bundle {
  return readBundle(join(folder, 'agent-bench-report'));
}

function shippedSchema(): object {
  return JSON.parse(readFileSync(join(dist, 'schema', 'report.schema.json'), 'utf8')) as object;
}

describe.each(surfaces)('a mock run of six cases, two modes, five runs by %s', (surface) => {
  test('exits 0 with 60 passed trials', () => {
    expect(runs[surface].result.code).toBe(0);
    const { report } = runs[surface].bundle;
    expect(report.states).toEqual({ passed: 60 });
    expect(report.passRate).toMatchObject({ passed: 60, n: 60, rate: 1 });
    expect(report).toMatchObject({ exitCode: 0, exitReasons: [], partial: false, verdict: null });
  });

  test('lists the trials in plan order', () => {
    expect(runs[surface].bundle.report.trials.map(({ id }) => id)).toEqual(planOrder);
  });

  test('writes a report that the shipped JSON Schema accepts', () => {
    const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
    const validate = ajv.compile(shippedSchema());
    validate(runs[surface].bundle.report);
    expect(validate.errors).toBeNull();
  });

  test('journals each attempt as reserved and then ended, and reports the same attempts', () => {
    const { journal, report } = runs[surface].bundle;
    const states = attemptStates(journal);
    expect(states).toEqual(states.map(() => ['reserved', 'completed']));
    const reported = report.trials.flatMap(({ calls }) => calls.map(({ attemptId }) => attemptId));
    expect(reported.sort()).toEqual([...new Set(journal.map((row) => row.attemptId))].sort());
  });

  test('keeps one line for each trial, the same as in the report', () => {
    const { trialLines, report } = runs[surface].bundle;
    expect(trialLines).toHaveLength(60);
    expect(new Map(trialLines.map((line) => [line.id, line]))).toEqual(
      new Map(report.trials.map((trial) => [trial.id, trial])),
    );
  });

  test('writes a directory and files that its owner alone can read', () => {
    const reportDir = reportDirOf(surface);
    const names = ['baseline.json', 'journal.jsonl', 'report.json', 'report.md', 'trials.jsonl'];
    expect(readdirSync(reportDir).sort()).toEqual(names);
    expect(permissions(reportDir)).toBe('0700');
    for (const name of names) expect(permissions(join(reportDir, name))).toBe('0600');
  });

  test('leaves nothing temporary behind', () => {
    const folder = folderOf(surface);
    const state = surface === 'cli' ? join(folder, '.state') : join(folder, '.runner', 'temp');
    expect(leftOvers(state, reportDirOf(surface))).toEqual([]);
  });
});

describe('the action after a mock run', () => {
  test('sets every output of action.yml, an unknown one to the empty string', () => {
    const reportDir = reportDirOf('action');
    expect(Object.keys(action.outputs).sort()).toEqual(Object.keys(actionMetadata.outputs).sort());
    expect(action.outputs).toMatchObject({
      verdict: '',
      'exit-code': '0',
      trials: '60',
      'failed-trials': '0',
      'pass-rate': '1',
      'token-coverage': '1',
      'cost-usd': '',
      'report-dir': reportDir,
      'report-json': join(reportDir, 'report.json'),
      'report-markdown': join(reportDir, 'report.md'),
    });
  });

  test('shows the headline and every case in the job summary', () => {
    expect(action.summary).toMatch(/60 trials/);
    for (const id of cases) expect(action.summary).toContain(id);
  });

  test('annotates nothing and names the report in the log', () => {
    expect(action.stdout).not.toMatch(/^::(error|warning|notice)/m);
    expect(action.stdout).toContain(join(reportDirOf('action'), 'report.md'));
  });
});
