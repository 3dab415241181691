import { describe, expect, test } from '@jest/globals';
import { NO_CHALLENGE, runBenchmark } from '../../../src/app/run-benchmark.ts';
import type { MockRound } from '../../../src/domain/case.ts';
import type { RunSettings } from '../../../src/domain/run-settings.ts';
import { benchmarkBench, mockSettings } from '../../support/benchmark-bench.ts';
import { noAbort, scriptedCase } from '../../support/scripted-cases.ts';

const answer: MockRound = { text: 'It rains.' };
const denied: MockRound = { error: { status: 401, body: { error: { message: 'no' } } } };
const good = scriptedCase([answer], { id: 'good' });
const wrong = scriptedCase([answer], { id: 'wrong', expect: { outputContains: 'sun' } });
const refused = scriptedCase([denied], { id: 'refused' });

async function run(settings: RunSettings, secrets: readonly string[] = []) {
  const bench = await benchmarkBench(settings, secrets);
  const { report } = await runBenchmark(settings, NO_CHALLENGE, {
    ports: bench,
    signal: noAbort(),
  });
  return { bench, report };
}

describe('a benchmark', () => {
  test('goes on after a trial failed, and says so in its exit code', async () => {
    const { bench, report } = await run(mockSettings([wrong, good]));
    expect(bench.ended).toEqual(['mock/wrong/native/1 semantic-fail', 'mock/good/native/1 passed']);
    expect(report).toMatchObject({ exitCode: 1, exitReasons: ['failure'], partial: false });
    expect(bench.sink.committed).toBe(true);
  });

  test('asks a target that refused it no more', async () => {
    const { bench, report } = await run(mockSettings([refused, good], { runs: 2 }));
    expect(report.trials.map(({ state, reason }) => `${state} ${reason}`)).toEqual([
      'infra-error http-401',
      'not-run target-http-401',
      'not-run target-http-401',
      'not-run target-http-401',
    ]);
    expect(bench.started).toHaveLength(1);
    expect(report.exitCode).toBe(2);
  });

  test('runs warm-up trials first and counts none of them', async () => {
    const { bench, report } = await run(mockSettings([good], { warmup: 2 }));
    expect(bench.started).toEqual([
      'warmup:mock/good/native/1',
      'warmup:mock/good/native/2',
      'mock/good/native/1',
    ]);
    expect(report.trials).toHaveLength(1);
    expect(bench.sink.contents.get('trials.jsonl')?.trim().split('\n')).toHaveLength(1);
  });

  test('lists what never ran when it is cancelled, and stays partial', async () => {
    const settings = mockSettings([good], { runs: 3 });
    const bench = await benchmarkBench(settings);
    const controller = new AbortController();
    const progress = { ...bench.progress, trialEnded: () => controller.abort('cancel') };
    const { report } = await runBenchmark(settings, NO_CHALLENGE, {
      ports: { ...bench, progress },
      signal: controller.signal,
    });
    expect(report.partial).toBe(true);
    expect(bench.sink.contents.get('abort.json')).toBe('{"stage":"trials","reason":"cancelled"}\n');
    expect(report.trials.map(({ state, reason }) => [state, reason])).toEqual([
      ['passed', null],
      ['not-run', 'cancelled'],
      ['not-run', 'cancelled'],
    ]);
  });

  test('makes a fault of its own a harness error, and trusts nothing then', async () => {
    const settings = mockSettings([good, wrong], { failOn: ['never'] });
    const bench = await benchmarkBench(settings);
    const journal = {
      ...bench.journal,
      reserve: () => {
        throw new Error('disk full');
      },
    };
    const { report } = await runBenchmark(settings, NO_CHALLENGE, {
      ports: { ...bench, journal },
      signal: noAbort(),
    });
    expect(report.trials[0]).toMatchObject({ state: 'harness-error', reason: 'disk full' });
    expect(report).toMatchObject({
      exitCode: 2,
      exitReasons: ['harness-error', 'no-valid-trials'],
    });
  });

  test('lets no secret of a reply into any file, also not into a kept ledger', async () => {
    const secret = 'dummy-secret-9f8e7d';
    const leaky = scriptedCase([{ text: `The key is ${secret}` }], {
      id: 'leaky',
      expect: { outputContains: 'sun' },
    });
    const settings = mockSettings([leaky], { outputs: 'all', keepLedgers: 'all' });
    const { bench, report } = await run(settings, [secret]);
    expect(report.trials[0]?.output).toBe('The key is [redacted]');
    expect([...bench.sink.contents.keys()]).toContain('ledger.mock.leaky.native.1.sqlite');
    for (const content of bench.sink.contents.values()) expect(content).not.toContain(secret);
  });

  test('publishes nothing when the last scan finds a secret, and leaves none behind', async () => {
    const secret = 'dummy-secret-9f8e7d';
    const settings = mockSettings([good], { configPath: `${secret}.yml` });
    const bench = await benchmarkBench(settings, [secret]);
    await expect(
      runBenchmark(settings, NO_CHALLENGE, { ports: bench, signal: noAbort() }),
    ).rejects.toThrow('report.json held a configured secret');
    expect(bench.sink.committed).toBe(false);
    expect(bench.sink.contents.get('abort.json')).toContain('"stage":"report"');
    for (const content of bench.sink.contents.values()) expect(content).not.toContain(secret);
  });
});
