import { describe, expect, test } from '@jest/globals';
import { streamTiming } from '../../../../src/core/trial/stream-timing.ts';
import { callEvent, streamReads, usage } from '../../../support/builders.ts';

/** Sent at 1000, so every time below is 1000 less than its stamp. */
function sentAt1000(overrides: Parameters<typeof callEvent>[0]) {
  return callEvent({
    requestedAtMs: 990,
    sentAtMs: 1000,
    headersAtMs: 1080,
    endedAtMs: 1400,
    ...overrides,
  });
}

describe('stream timing', () => {
  test('counts from the moment the head was written', () => {
    const reads = streamReads(
      [1090, 'item'],
      [1200, 'item', 'reasoning'],
      [1250, 'item', 'content', 'visible'],
      [1300, 'item', 'tool'],
      [1350, 'item', 'tool', 'call-ready'],
      [1360, 'item', 'finish'],
      [1361, 'end'],
    );
    expect(streamTiming(sentAt1000({ reads, usage: usage({ outputTokens: 4 }) }))).toEqual({
      requestLagMs: 10,
      timeToFirstByteMs: 80,
      timeToFirstItemMs: 90,
      timeToFirstTokenMs: 200,
      timeToFirstOutputMs: 250,
      timeToFirstVisibleMs: 250,
      timeToFirstToolCallMs: 300,
      toolCallReadyMs: 350,
      lastOutputMs: 350,
      callDurationMs: 400,
      timePerOutputTokenMs: 50,
      chunkGapsMs: [50, 50, 50],
    });
  });

  test('takes a refusal as output', () => {
    const reads = streamReads([1100, 'item', 'refusal', 'visible']);
    expect(streamTiming(sentAt1000({ reads }))).toMatchObject({
      timeToFirstTokenMs: 100,
      timeToFirstOutputMs: 100,
      timeToFirstVisibleMs: 100,
    });
  });

  test('has no output time when only reasoning came', () => {
    const reads = streamReads([1100, 'item', 'reasoning'], [1150, 'item', 'reasoning']);
    expect(streamTiming(sentAt1000({ reads }))).toMatchObject({
      timeToFirstTokenMs: 100,
      timeToFirstOutputMs: null,
      timeToFirstVisibleMs: null,
      timeToFirstToolCallMs: null,
      toolCallReadyMs: null,
      lastOutputMs: 150,
    });
  });

  test('has no first times and no gaps for a reply that was not streamed', () => {
    const reads = streamReads([1100, 'item', 'content', 'visible'], [1200, 'content']);
    expect(streamTiming(sentAt1000({ reads, streamed: false }))).toMatchObject({
      timeToFirstByteMs: null,
      timeToFirstItemMs: null,
      timeToFirstTokenMs: null,
      timeToFirstOutputMs: null,
      timeToFirstVisibleMs: null,
      timePerOutputTokenMs: null,
      chunkGapsMs: null,
      lastOutputMs: 200,
      callDurationMs: 400,
    });
  });

  test.each([
    ['unknown usage', null],
    ['one token', usage({ outputTokens: 1 })],
  ])('has no time per token with %s', (_, known) => {
    expect(streamTiming(sentAt1000({ usage: known })).timePerOutputTokenMs).toBeNull();
  });

  test('has no gaps with a single token-bearing read', () => {
    const reads = streamReads(
      [1100, 'item', 'content', 'visible', 'finish'],
      [1150, 'item', 'usage'],
    );
    expect(streamTiming(sentAt1000({ reads })).chunkGapsMs).toBeNull();
  });

  test('keeps the raw times of a failed call', () => {
    const failed = sentAt1000({
      reads: streamReads([1200, 'item', 'content', 'visible'], [1300, 'error']),
      status: 'stream-error',
      usage: null,
    });
    expect(streamTiming(failed)).toMatchObject({
      timeToFirstTokenMs: 200,
      callDurationMs: 400,
      timePerOutputTokenMs: null,
    });
  });

  test('knows nothing of a call that was never sent', () => {
    const timing = streamTiming(callEvent({ sentAtMs: null, headersAtMs: null, reads: [] }));
    expect(new Set(Object.values(timing))).toEqual(new Set([null]));
  });

  test('has neither lag nor headers for a scripted call', () => {
    expect(streamTiming(sentAt1000({ headersAtMs: null, connectionReused: null }))).toMatchObject({
      requestLagMs: null,
      timeToFirstByteMs: null,
    });
  });
});
