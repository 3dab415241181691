import { describe, expect, test } from '@jest/globals';
import { runCase } from '../../../src/app/run-case.ts';
import type { MockRound } from '../../../src/domain/case.ts';
import { noAbort, scriptedCase } from '../../support/scripted-cases.ts';
import { caseRun, trialBench, type TrialBench } from '../../support/trial-bench.ts';

const answer: MockRound = { text: 'It rains.' };

function failing(status: number): MockRound {
  return { error: { status, body: { error: { message: 'not now' } } } };
}

async function play(rounds: readonly MockRound[], retries = 2): Promise<TrialBench> {
  const bench = await trialBench(rounds);
  await runCase(caseRun(scriptedCase(rounds), { retries }), bench, noAbort());
  return bench;
}

describe('attempts', () => {
  test('are each reserved before and settled after, retries too', async () => {
    const { journal, ledger } = await play([failing(503), failing(429), answer]);
    expect(journal.lines).toEqual([
      '1 reserved primary',
      '1 failed http-error',
      '2 reserved retry',
      '2 failed http-error',
      '3 reserved retry',
      '3 completed ok',
    ]);
    const { calls, stop } = ledger.read();
    expect(calls.map(({ turn, attempt, httpStatus }) => [turn, attempt, httpStatus])).toEqual([
      [1, 0, 503],
      [1, 1, 429],
      [1, 2, 200],
    ]);
    expect(stop.reason).toBe('final-answer');
  });

  test('are made again after a doubling wait, which is on record', async () => {
    const { waits, ledger } = await play([failing(503), failing(503), answer]);
    // The first wait is 500 ms, the second 1,000 ms, each at its least: half of it.
    expect(waits).toEqual([250, 500]);
    expect(ledger.read().waits.map(({ reason, fromMs, toMs }) => [reason, toMs - fromMs])).toEqual([
      ['back-off', 251],
      ['back-off', 501],
    ]);
  });

  test('end when the retries are used up', async () => {
    const { journal, ledger } = await play([failing(503), failing(503), answer], 1);
    expect(journal.lines).toHaveLength(4);
    expect(ledger.read().stop).toMatchObject({ reason: 'call-failed' });
  });

  test('are not repeated when that can not help', async () => {
    const { journal, waits } = await play([failing(400), answer]);
    expect(journal.lines).toEqual(['1 reserved primary', '1 failed http-error']);
    expect(waits).toEqual([]);
  });

  test('are not repeated once the script has ended', async () => {
    const { journal, ledger } = await play([]);
    expect(journal.lines).toEqual(['1 reserved primary', '1 failed stream-error']);
    expect(ledger.read().stop.reason).toBe('script-exhausted');
  });
});
