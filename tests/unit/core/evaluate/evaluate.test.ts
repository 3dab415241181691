import { describe, expect, test } from '@jest/globals';
import { OUTCOMES } from '../../../../src/core/trial/call-outcome.ts';
import { evaluate } from '../../../../src/core/evaluate/evaluate.ts';
import { caseSchema, type Expectation } from '../../../../src/domain/case.ts';
import type { CallEvent, StopReason } from '../../../../src/domain/event.ts';
import type { TrialEvidence } from '../../../../src/domain/evidence.ts';
import type { SchemaCheck } from '../../../../src/domain/json.ts';
import { callEvent, toolEvent, trialEvidence } from '../../../support/builders.ts';

const acceptAll: SchemaCheck = () => [];

function judge(expected: Expectation, evidence: TrialEvidence, checkSchema = acceptAll) {
  const definition = caseSchema.parse({ version: 1, id: 'a', prompt: 'Do it.', expect: expected });
  return evaluate(evidence, definition, { checkSchema });
}

function answering(text: string): TrialEvidence {
  return trialEvidence({ calls: [callEvent({ text })] });
}

function stopped(reason: StopReason, calls: CallEvent[] = [callEvent()]): TrialEvidence {
  return trialEvidence({ calls, stop: { type: 'stop', atMs: 11, reason, detail: null } });
}

describe('how the trial stopped', () => {
  test.each([
    ['turn-limit', 'limit-exceeded'],
    ['call-limit', 'limit-exceeded'],
    ['token-limit', 'limit-exceeded'],
    ['trial-deadline', 'limit-exceeded'],
    ['script-exhausted', 'infra-error'],
    ['cancelled', 'not-run'],
    ['harness-error', 'harness-error'],
  ] as const)('%s makes it %s, whatever it answered', (reason, state) => {
    const judged = judge({ outputContains: 'never' }, stopped(reason));
    expect(judged).toEqual({ state, reason, misses: [] });
  });

  test('a last turn that could not be read makes it a format error, though the turns ran out', () => {
    const evidence = stopped('turn-limit', [callEvent({ malformedToolCallCount: 1 })]);
    expect(judge({ outputContains: 'never' }, evidence)).toMatchObject({
      state: 'format-error',
      reason: 'output-contains',
    });
    expect(judge({}, evidence).state).toBe('limit-exceeded');
  });

  test.each([
    [{ status: 'http-error', httpStatus: 429 }, 'infra-error', 'http-429'],
    [{ status: 'stream-error', httpStatus: 200 }, 'infra-error', 'stream-error'],
    [{ status: 'truncated' }, 'infra-error', 'truncated'],
    [{ status: 'timeout', httpStatus: null }, 'infra-error', 'timeout'],
    [{ status: 'network', httpStatus: null }, 'infra-error', 'network'],
    [{ status: 'cancelled' }, 'not-run', 'cancelled'],
    [{ status: 'refused-over-budget' }, 'limit-exceeded', 'refused-over-budget'],
    [{ status: 'ok' }, 'harness-error', 'no-failed-call'],
  ] as const)('a failed call %o makes it %s (%s)', (call, state, reason) => {
    const calls = [callEvent({ status: 'http-error', httpStatus: 500 }), callEvent(call)];
    expect(judge({}, stopped('call-failed', calls))).toEqual({ state, reason, misses: [] });
  });

  test('a failed call that is not on record is our own fault', () => {
    expect(judge({}, stopped('call-failed', [])).state).toBe('harness-error');
  });

  test('agrees with the table of outcomes', () => {
    const { 'trial-deadline': _, ...rows } = OUTCOMES;
    for (const { status, trialFate } of Object.values(rows)) {
      expect(judge({}, stopped('call-failed', [callEvent({ status })])).state).toBe(trialFate);
    }
  });
});

describe('what was expected', () => {
  test('passes when everything holds', () => {
    const expected: Expectation = {
      outputContains: ['4', 'two'],
      outputMatches: '^two',
      noToolCalls: true,
      maxTurns: 1,
    };
    const judged = judge(expected, answering('two and two is 4'));
    expect(judged).toEqual({ state: 'passed', reason: null, misses: [] });
  });

  test('lists every expectation missed and gives the first as the reason', () => {
    const judged = judge(
      {
        outputContains: ['a', 'b', 'D'],
        outputMatches: '^x',
        toolCalls: { match: 'exact', calls: [{ name: 'look', arguments: {} }] },
        maxTurns: 1,
      },
      trialEvidence({ calls: [callEvent({ text: 'abcd', turn: 2 })] }),
    );
    expect(judged.state).toBe('semantic-fail');
    expect(judged.reason).toBe('output-contains');
    expect(judged.misses).toEqual([
      { expectation: 'output-contains', expected: 'contains "D"', actual: 'abcd' },
      { expectation: 'output-matches', expected: 'matches /^x/', actual: 'abcd' },
      { expectation: 'tool-calls', expected: 'look()', actual: 'no call' },
      { expectation: 'max-turns', expected: 'at most 1', actual: '2' },
    ]);
  });

  test('names an answer without text', () => {
    expect(judge({ outputContains: 'a' }, answering('')).misses[0]?.actual).toBe('no text');
  });

  test('is judged on the last reply, also one that was cut off by its length', () => {
    const calls = [
      callEvent({ text: 'Paris' }),
      callEvent({ turn: 2, text: '', status: 'length' }),
    ];
    expect(judge({ outputContains: 'Paris' }, trialEvidence({ calls })).state).toBe(
      'semantic-fail',
    );
    expect(
      judge({ outputContains: 'Paris' }, trialEvidence({ calls: calls.slice(0, 1) })).state,
    ).toBe('passed');
  });

  test.each([
    [1, 'format-error'],
    [0, 'semantic-fail'],
  ])('failed with %i malformed calls in the last turn: %s', (malformedToolCallCount, state) => {
    const calls = [callEvent({ malformedToolCallCount: 1 }), callEvent({ malformedToolCallCount })];
    const judged = judge({ outputContains: 'never' }, trialEvidence({ calls }));
    expect(judged).toMatchObject({ state, reason: 'output-contains' });
  });

  test('passes in spite of a malformed call when everything holds', () => {
    const calls = [callEvent({ malformedToolCallCount: 1 })];
    expect(judge({}, trialEvidence({ calls })).state).toBe('passed');
  });

  test.each(['ok', 'scripted-error', 'unknown-tool', 'invalid-arguments', 'malformed'] as const)(
    'counts an attempted call where none is allowed: %s',
    (outcome) => {
      const evidence = trialEvidence({ tools: [toolEvent({ outcome })] });
      expect(judge({ noToolCalls: true }, evidence).reason).toBe('no-tool-calls');
    },
  );

  test('allows as many calls and turns as the limits say', () => {
    const tools = [toolEvent(), toolEvent({ outcome: 'unknown-tool' })];
    const evidence = trialEvidence({ tools, calls: [callEvent({ turn: 3 })] });
    expect(judge({ maxToolCalls: 2, maxTurns: 3 }, evidence).state).toBe('passed');
    expect(judge({ maxToolCalls: 1, maxTurns: 2 }, evidence).misses).toEqual([
      { expectation: 'max-tool-calls', expected: 'at most 1', actual: '2' },
      { expectation: 'max-turns', expected: 'at most 2', actual: '3' },
    ]);
  });

  test('does not judge a too long answer by its beginning', () => {
    const { misses } = judge({ outputMatches: 'a' }, answering('a'.repeat(70_000)));
    expect(misses[0]?.actual).toBe('70000 characters, too long to search (at most 65536)');
  });
});

describe('JSON answers', () => {
  const schema = { type: 'object' };
  const isFour: SchemaCheck = (_, value) =>
    JSON.stringify(value) === '{"n":4}' ? [] : ['/n must be 4'];

  test.each([
    ['bare', ' {"n":4}\n'],
    ['in a fence', '```json\n{"n":4}\n```'],
    ['in a fence without a language', '```\n{"n": 4}\n```\n'],
  ])('are read %s', (_, text) => {
    expect(judge({ outputJsonSchema: schema }, answering(text), isFour).state).toBe('passed');
  });

  test.each([
    ['with prose around the fence', 'Here:\n```json\n{"n":4}\n```'],
    ['in a fence of another language', '```python\n{"n":4}\n```'],
    ['after prose', 'The answer is {"n":4}'],
    ['with a trailing comma', '{"n":4,}'],
    ['without any text', ''],
  ])('are refused %s', (_, text) => {
    const { misses } = judge({ outputJsonSchema: schema }, answering(text), isFour);
    expect(misses[0]?.expected).toBe('JSON and nothing else');
  });

  test('are checked against the schema', () => {
    const judged = judge({ outputJsonSchema: schema }, answering('{"n":5}'), isFour);
    expect(judged.misses).toEqual([
      {
        expectation: 'output-json-schema',
        expected: 'JSON that fits the schema',
        actual: '/n must be 4',
      },
    ]);
  });
});
