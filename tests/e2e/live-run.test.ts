import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { attemptStates, leftOvers, readBundle, type Bundle } from '../support/run-bundle.ts';
import { startMockServerProcess } from '../support/run-mock-server.ts';
import { runCli, type ProgramResult } from '../support/run-program.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

interface LiveRun extends ProgramResult {
  readonly bundle: Bundle;
  readonly left: readonly string[];
}

async function runAgainst(
  serverFlags: readonly string[],
  flags: readonly string[] = [],
): Promise<LiveRun> {
  const baseUrl = await startMockServerProcess(serverFlags);
  const cwd = temporaryFolder();
  const target = ['--live', '--base-url', baseUrl, '--model', 'scripted'];
  const result = await runCli(['run', ...target, ...flags], { cwd });
  const reportDir = join(cwd, 'agent-bench-report');
  const left = leftOvers(join(cwd, '.state'), reportDir);
  return { ...result, bundle: readBundle(reportDir), left };
}

let plain: LiveRun;
let byteByByte: LiveRun;
let shaky: LiveRun;
let broken: LiveRun;

beforeAll(async () => {
  [plain, byteByByte, shaky, broken] = await Promise.all([
    runAgainst([], ['--json']),
    runAgainst(['--chunking', 'byte'], ['--concurrency', '4']),
    runAgainst(['--fail', '0.3:503']),
    runAgainst(['--fail', '1:503'], ['--case', 'single-tool']),
  ]);
});

describe('a live run against the mock server', () => {
  test('passes every case in both modes over HTTP', () => {
    expect(plain.code).toBe(0);
    expect(plain.bundle.report).toMatchObject({ states: { passed: 12 }, run: { live: true } });
    const calls = plain.bundle.report.trials.flatMap((trial) => trial.calls);
    expect(new Set(calls.map(({ httpStatus }) => httpStatus))).toEqual(new Set([200]));
    expect(calls.every(({ timing }) => timing.timeToFirstByteMs !== null)).toBe(true);
  });

  test('prints the summary of the report, and nothing else, on stdout with --json', () => {
    const { trials: _, ...summary } = plain.bundle.report;
    expect(JSON.parse(plain.stdout)).toEqual(summary);
  });

  test('reads streams that come byte by byte alike', () => {
    expect(byteByByte.code).toBe(0);
    const outcome = ({ report }: Bundle): object[] =>
      report.trials.map(({ id, state, toolCalls, totals }) => ({
        ...{ id, state, toolCalls },
        tokens: totals?.totalTokens,
      }));
    expect(outcome(byteByByte.bundle)).toEqual(outcome(plain.bundle));
  });

  test('leaves nothing temporary behind', () => {
    expect([...plain.left, ...byteByByte.left, ...shaky.left, ...broken.left]).toEqual([]);
  });
});

describe('a live run against a server that fails three calls in ten', () => {
  test('journals each retry as an attempt of its own', () => {
    const { journal } = shaky.bundle;
    const retries = journal.filter(({ kind }) => kind === 'retry');
    expect(retries.length).toBeGreaterThan(0);
    expect(retries.every(({ attempt = 0 }) => attempt >= 1)).toBe(true);
    for (const [first, last, ...more] of attemptStates(journal)) {
      expect([first, ...more]).toEqual(['reserved']);
      expect(['completed', 'failed']).toContain(last);
    }
  });

  test('ends as its trials ended: passed, or infrastructure trouble that is named', () => {
    const { report } = shaky.bundle;
    const odd = report.trials.filter(
      ({ state, reason }) => state !== 'passed' && `${state}:${reason}` !== 'infra-error:http-503',
    );
    expect(odd).toEqual([]);
    const allPassed = report.trials.every(({ state }) => state === 'passed');
    expect(shaky.code).toBe(allPassed ? 0 : 1);
  });

  test('has no valid trial, and says so, when every call fails', () => {
    expect(broken.code).toBe(2);
    expect(broken.stderr).toContain('exit status 2 (no-valid-trials)');
    expect(broken.bundle.report.states).toEqual({ 'infra-error': 2 });
    expect(broken.bundle.report.passRate).toMatchObject({ n: 0, rate: null });
    expect(broken.bundle.report.trials.map(({ calls }) => calls.length)).toEqual([3, 3]);
  });
});
