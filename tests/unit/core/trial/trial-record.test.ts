import { describe, expect, test } from '@jest/globals';
import { buildTrialRecord, emptyTrialRecord } from '../../../../src/core/trial/trial-record.ts';
import { trialRecordSchema } from '../../../../src/domain/trial-record.ts';
import type { TrialEvidence } from '../../../../src/domain/evidence.ts';
import type { Rate } from '../../../../src/domain/rates.ts';
import {
  callEvent,
  plannedTrial,
  toolEvent,
  trialEvidence,
  usage,
  wireError,
} from '../../../support/builders.ts';

function recordOf(evidence: TrialEvidence, rate: Rate | null = null) {
  return buildTrialRecord({
    trial: plannedTrial(),
    evidence,
    evaluation: { state: 'passed', reason: null, misses: [] },
    rateOf: () => rate,
    output: null,
  });
}

describe('trial record', () => {
  test('adds up the tokens and the cost of its calls', () => {
    const calls = [
      callEvent(),
      callEvent({ turn: 2, usage: usage({ inputTokens: 30, outputTokens: 7 }) }),
    ];
    const { totals } = recordOf(trialEvidence({ calls }), { input: 2, output: 10 });
    // 40 input tokens at 2 USD and 12 output tokens at 10 USD per million.
    expect(totals).toMatchObject({
      inputTokens: 40,
      outputTokens: 12,
      totalTokens: 52,
      reasoningOutputTokens: null,
      costUsd: 0.0002,
      turns: 2,
      attempts: 2,
    });
  });

  test('has no token and cost totals once a sent call lacks usage', () => {
    const failed = callEvent({ status: 'http-error', usage: null, error: wireError() });
    const evidence = trialEvidence({ calls: [failed, callEvent({ attempt: 1 })] });
    expect(recordOf(evidence, { input: 2, output: 10 }).totals).toMatchObject({
      totalTokens: null,
      costUsd: null,
      attempts: 2,
      turns: 1,
    });
  });

  test('leaves a call that was never sent out of the totals', () => {
    const unsent = callEvent({ sentAtMs: null, status: 'network', usage: null, reads: [] });
    const record = recordOf(trialEvidence({ calls: [unsent, callEvent({ attempt: 1 })] }));
    expect(record.totals).toMatchObject({ totalTokens: 15, attempts: 2 });
    expect(record.calls.map(({ sent }) => sent)).toEqual([false, true]);
  });

  test('does not count a refused call as an attempt', () => {
    const refused = callEvent({ status: 'refused-over-budget', sentAtMs: null, usage: null });
    expect(recordOf(trialEvidence({ calls: [refused] })).totals).toMatchObject({
      attempts: 0,
      totalTokens: null,
    });
  });

  test('takes failed attempts, back-off and limiter waits off the working time, overlaps once', () => {
    const evidence = trialEvidence({
      calls: [
        callEvent({ status: 'timeout', requestedAtMs: 100, endedAtMs: 300 }),
        callEvent({ attempt: 1, requestedAtMs: 400, endedAtMs: 900 }),
      ],
      waits: [
        { type: 'wait', reason: 'back-off', fromMs: 300, toMs: 400 },
        { type: 'wait', reason: 'limiter', fromMs: 50, toMs: 150 },
      ],
      stop: { atMs: 1000 },
    });
    // 50 to 400 is lost.
    expect(recordOf(evidence).totals).toMatchObject({ agentWallMs: 1000, agentWorkingMs: 650 });
  });

  test('counts tool calls by what became of them', () => {
    const tools = (
      ['ok', 'scripted-error', 'unknown-tool', 'invalid-arguments', 'malformed'] as const
    ).map((outcome, position) => toolEvent({ outcome, position }));
    expect(recordOf(trialEvidence({ tools })).totals).toMatchObject({
      toolCalls: 4,
      unknownTools: 1,
      invalidArguments: 1,
      malformedToolCalls: 1,
    });
  });

  test('fits the schema', () => {
    const calls = [callEvent({ error: wireError(), status: 'http-error' }), callEvent()];
    const record = recordOf(trialEvidence({ calls, tools: [toolEvent()] }), { perCall: 0.01 });
    expect(trialRecordSchema.parse(record)).toEqual(record);
    const empty = emptyTrialRecord(plannedTrial(), { state: 'not-run', reason: 'cancelled' });
    expect(trialRecordSchema.parse(empty)).toEqual(empty);
  });
});
