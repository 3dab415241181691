import { describe, expect, test } from '@jest/globals';
import { runCase, type CaseRun } from '../../../src/app/run-case.ts';
import type { Case, MockRound } from '../../../src/domain/case.ts';
import type { TrialEvidence } from '../../../src/domain/evidence.ts';
import { noAbort, scriptedCase } from '../../support/scripted-cases.ts';
import { caseRun, trialBench } from '../../support/trial-bench.ts';

const ask: MockRound = { toolCalls: [{ name: 'get_weather', arguments: { city: 'Oslo' } }] };
const answer: MockRound = { text: 'It rains.' };
const tools: Case['tools'] = [
  { name: 'get_weather', parameters: { type: 'object' }, results: [{ value: 'rain' }] },
];

async function play(
  rounds: readonly MockRound[],
  given: Partial<Case> = {},
  run: Partial<CaseRun> = {},
): Promise<TrialEvidence> {
  const bench = await trialBench(rounds);
  const definition = scriptedCase(rounds, { tools, ...given });
  await runCase({ ...caseRun(definition), ...run }, bench, noAbort());
  return bench.ledger.read();
}

describe('the agent loop', () => {
  test('asks, runs the tools, and stops at an answer without calls', async () => {
    const { calls, tools: audit, stop } = await play([ask, answer]);
    expect(calls.map(({ turn, status }) => [turn, status])).toEqual([
      [1, 'ok'],
      [2, 'ok'],
    ]);
    expect(audit).toMatchObject([{ name: 'get_weather', outcome: 'ok', answer: 'rain' }]);
    expect(stop).toMatchObject({ reason: 'final-answer' });
    expect(calls.at(-1)?.text).toBe('It rains.');
  });

  test('stops when the turns run out', async () => {
    const limits = { maxTurns: 1 };
    const { calls, stop } = await play([ask, answer], { limits });
    expect(calls).toHaveLength(1);
    expect(stop.reason).toBe('turn-limit');
  });

  test('stops before it runs more tool calls than the case allows', async () => {
    const twice: MockRound = { toolCalls: [...(ask.toolCalls ?? []), ...(ask.toolCalls ?? [])] };
    const { tools: audit, stop } = await play([twice, answer], { limits: { maxToolCalls: 1 } });
    expect(audit).toEqual([]);
    expect(stop).toMatchObject({ reason: 'call-limit', detail: '2 tool calls' });
  });

  test('stops when more tokens were used than the case allows', async () => {
    const large = { ...answer, usage: { inputTokens: 90, outputTokens: 11 } };
    const { stop } = await play([large], { limits: { maxTokens: 100 } });
    expect(stop).toMatchObject({ reason: 'token-limit', detail: '101 tokens' });
  });

  test('tells the model what was wrong with a call, and lets it go on', async () => {
    const wrong: MockRound = {
      toolCalls: [
        { name: 'get_wether', arguments: {} },
        { name: 'get_weather', arguments: '{"city":' },
      ],
    };
    const { tools: audit, stop } = await play([wrong, answer]);
    expect(audit.map(({ outcome }) => outcome)).toEqual(['unknown-tool', 'malformed']);
    expect(stop.reason).toBe('final-answer');
  });

  test('calls a tool without a result left the end of the script in mock mode', async () => {
    const { stop } = await play([ask, ask, answer]);
    expect(stop).toMatchObject({ reason: 'script-exhausted' });
    expect(stop.detail).toContain('get_weather');
  });

  test('tells a real model that there is no result left, and goes on', async () => {
    const { tools: audit, stop } = await play([ask, ask, answer], {}, { mock: false });
    expect(audit.map(({ outcome }) => outcome)).toEqual(['ok', 'no-result']);
    expect(stop.reason).toBe('final-answer');
  });

  test('ends as cancelled when the run is', async () => {
    const bench = await trialBench([answer]);
    const controller = new AbortController();
    controller.abort('cancel');
    await runCase(caseRun(scriptedCase([answer])), bench, controller.signal);
    expect(bench.ledger.read()).toMatchObject({ calls: [], stop: { reason: 'cancelled' } });
    expect(bench.journal.lines).toEqual([]);
  });
});
