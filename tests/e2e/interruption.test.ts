import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from '@jest/globals';
import { runAction } from '../support/run-action.ts';
import { attemptStates, leftOvers, readBundle, readTrialLines } from '../support/run-bundle.ts';
import { runCli, startCli, waitUntil, type RunningProgram } from '../support/run-program.ts';
import { startProvider } from '../support/run-provider.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Each trial takes its time, so that a run is surely interrupted in the middle. */
const slowCase = `version: 1
id: slow
prompt: Take your time.
expect: {outputContains: done}
mock:
  native: [{text: done, delaysMs: {prefill: 100}}]
  text: [{text: done, delaysMs: {prefill: 100}}]
`;
const files = {
  'bench.yml': 'version: 1\nlive: false\nmatrix: {cases: ["cases/*.yml"], runs: 20}\n',
  'cases/slow.yml': slowCase,
};
const args = ['run', '--config', 'bench.yml', '--output-dir', 'out'];

/** Waits until a few trials of the run are over. */
async function inTheMiddle({ output }: RunningProgram): Promise<void> {
  await waitUntil('three trials are over', () => /^3\/40 /m.test(output.stderr + output.stdout));
}

function trialsStarted(journal: string): number {
  const database = new DatabaseSync(journal);
  const rows = database.prepare("SELECT facts FROM entries WHERE state = 'reserved'").all();
  database.close();
  const ids = rows.map(({ facts }) => (JSON.parse(String(facts)) as { trialId: string }).trialId);
  return new Set(ids).size;
}

describe('a run that is killed', () => {
  test('leaves a readable partial report, and the next run cleans up and is right', async () => {
    const cwd = temporaryFolder(files);
    const running = startCli(args, { cwd });
    await inTheMiddle(running);
    running.kill('SIGKILL');
    expect((await running.ended).signal).toBe('SIGKILL');

    const lines = readTrialLines(join(cwd, 'out.partial', 'trials.jsonl'));
    const runs = join(cwd, '.state', 'agent-bench', 'runs');
    const [runId = ''] = readdirSync(runs);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(trialsStarted(join(runs, runId, 'journal.sqlite')) - lines.length).toBeLessThan(2);
    expect(lines.every(({ state }) => state === 'passed')).toBe(true);
    expect(readFileSync(join(cwd, 'out.partial', 'report.json'), 'utf8')).toContain(
      '"partial": true',
    );
    expect(existsSync(join(cwd, 'out'))).toBe(false);

    const next = await runCli([...args, '--runs', '1'], { cwd });
    expect(next.code).toBe(0);
    expect(leftOvers(join(cwd, '.state'), join(cwd, 'out'))).toEqual([]);
    const { report, trialLines } = readBundle(join(cwd, 'out'));
    expect(report).toMatchObject({ partial: false, states: { passed: 2 } });
    expect(trialLines).toHaveLength(2);
  });
});

describe.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a run that gets %s', (signal, status) => {
  test(`ends with ${status} and a partial report of what was run`, async () => {
    const cwd = temporaryFolder(files);
    const running = startCli(args, { cwd });
    await inTheMiddle(running);
    running.kill(signal);
    expect((await running.ended).code).toBe(status);

    const { report, journal, markdown } = readBundle(join(cwd, 'out'));
    expect(report.partial).toBe(true);
    expect(report.trials).toHaveLength(40);
    const { passed = 0, 'not-run': notRun = 0 } = report.states;
    expect(passed).toBeGreaterThanOrEqual(3);
    expect(passed + notRun).toBe(40);
    const reasons = report.trials.filter(({ state }) => state === 'not-run');
    expect(new Set(reasons.map(({ reason }) => reason))).toEqual(new Set(['cancelled']));
    expect(markdown).toMatch(/partial|cut short|not finished|cancelled/i);
    for (const [first, last, ...more] of attemptStates(journal)) {
      expect([first, ...more]).toEqual(['reserved']);
      expect(['completed', 'terminated']).toContain(last);
    }
    expect(leftOvers(join(cwd, '.state'), join(cwd, 'out'))).toEqual([]);
  });
});

test('an action that is cancelled sets its outputs from the partial report', async () => {
  const workspace = temporaryFolder(files);
  const { code, outputs, summary } = await runAction({
    workspace,
    inputs: { config: 'bench.yml' },
    started: (running) => void inTheMiddle(running).then(() => running.kill('SIGINT')),
  });
  expect(code).toBe(130);
  expect(outputs).toMatchObject({ trials: '40', 'pass-rate': '1' });
  expect(Number(outputs['failed-trials'])).toBeGreaterThan(0);
  expect(summary).not.toBe('');
});

describe('a live run whose provider never answers', () => {
  test('ends at once when it is cancelled, the open attempt journaled as terminated', async () => {
    const provider = await startProvider(() => {});
    const cwd = temporaryFolder();
    const target = ['--live', '--base-url', provider.baseUrl, '--model', 'silent'];
    const running = startCli(['run', ...target, '--case', 'direct-answer'], { cwd });
    await waitUntil('a call is open', () => provider.calls.length > 0);
    running.kill('SIGTERM');
    expect((await running.ended).code).toBe(143);
    const { report, journal } = readBundle(join(cwd, 'agent-bench-report'));
    expect(report.states).toEqual({ 'not-run': 2 });
    expect(attemptStates(journal)).toEqual([['reserved', 'terminated']]);
  });
});

describe('a reader that goes away', () => {
  test('ends no run and changes no exit status', async () => {
    const cwd = temporaryFolder(files);
    const running = startCli([...args, '--runs', '2', '--json'], { cwd });
    running.stopReading();
    expect(await running.ended).toMatchObject({ code: 0, signal: null });
    expect(readBundle(join(cwd, 'out')).report.states).toEqual({ passed: 4 });
  });
});
