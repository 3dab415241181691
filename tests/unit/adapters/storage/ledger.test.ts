import { beforeAll, describe, expect, test } from '@jest/globals';
import { createLedgerStore } from '../../../../src/adapters/storage/ledger.ts';
import { loadSqlite } from '../../../../src/adapters/storage/sqlite.ts';
import type { LedgerStore } from '../../../../src/app/ports.ts';
import type { CallEvent, LaunchEvent, ToolEvent } from '../../../../src/domain/event.ts';

const call: CallEvent = {
  type: 'call',
  attemptId: 'run.1',
  turn: 1,
  attempt: 0,
  launchId: null,
  modelAsked: 'small-1',
  promptCharacters: 120,
  requestedAtMs: 10.25,
  sentAtMs: 10.5,
  headersAtMs: null,
  endedAtMs: 30.125,
  reads: [
    { chunk: 0, atMs: 20.5, byteCount: 120, classes: ['item'] },
    { chunk: 1, atMs: 25.75, byteCount: 80, classes: ['item', 'content', 'visible'] },
    { chunk: 2, atMs: 26, byteCount: 0, classes: [] },
  ],
  status: 'ok',
  httpStatus: 200,
  error: null,
  text: 'Grüße 👋',
  reasoningText: null,
  finishReason: 'stop',
  usage: {
    inputTokens: 12,
    cacheReadInputTokens: 4,
    cacheWriteInputTokens: null,
    outputTokens: 3,
    reasoningOutputTokens: null,
    totalTokens: 15,
    adjusted: true,
  },
  model: 'small-1',
  streamed: true,
  toolCallCount: 1,
  malformedToolCallCount: 0,
  clientStalled: false,
  connectionReused: null,
};

const launch: LaunchEvent = {
  ...{ type: 'launch', launchId: 'run.3', state: 'completed', reason: null },
  ...{ containment: 'pid-namespace', network: 'open', recipe: 'generic', version: '1.0' },
  ...{ exitCode: 0, signal: null, durationMs: 12.5, swept: ['fifo'], otherRequests: 1 },
  ...{ survivors: [{ pid: 7, command: 'sleep' }], disagreements: [], answer: 'Paris' },
};
const tool: ToolEvent = {
  type: 'tool',
  atMs: 31,
  turn: 1,
  position: 0,
  name: 'get_weather',
  arguments: { city: 'Rome', days: [1, 2] },
  source: 'text',
  outcome: 'ok',
  answer: '{"celsius":21}',
};

let store: LedgerStore;

beforeAll(async () => {
  store = createLedgerStore(await loadSqlite());
});

describe('a ledger', () => {
  test('gives back every event as it was appended', () => {
    const ledger = store.open();
    const failed: CallEvent = {
      ...call,
      attemptId: 'run.2',
      turn: 2,
      status: 'http-error',
      httpStatus: 429,
      usage: null,
      reads: [],
      connectionReused: true,
      error: {
        kind: 'http',
        truncated: false,
        retryable: true,
        status: 429,
        retryAfterMs: 20,
        code: 'rate_limit',
        message: 'slow down',
      },
    };
    ledger.append({ type: 'start', atMs: 10 });
    ledger.append(call);
    ledger.append(tool);
    ledger.append(failed);
    ledger.append({ type: 'wait', reason: 'back-off', fromMs: 31, toMs: 51 });
    ledger.append(launch);
    ledger.append({ type: 'stop', atMs: 60, reason: 'final-answer', detail: null });
    expect(ledger.read()).toEqual({
      startedAtMs: 10,
      calls: [call, failed],
      tools: [tool],
      launches: [launch],
      waits: [{ type: 'wait', reason: 'back-off', fromMs: 31, toMs: 51 }],
      stop: { type: 'stop', atMs: 60, reason: 'final-answer', detail: null },
    });
    ledger.close();
  });

  test('starts empty, whatever another ledger holds', () => {
    const first = store.open();
    first.append({ type: 'start', atMs: 1 });
    first.append(call);
    const second = store.open();
    second.append({ type: 'start', atMs: 2 });
    second.append({ type: 'stop', atMs: 3, reason: 'cancelled', detail: null });
    expect(second.read().calls).toEqual([]);
    first.close();
    second.close();
  });

  test('refuses to be read before its trial has stopped', () => {
    const ledger = store.open();
    ledger.append({ type: 'start', atMs: 1 });
    expect(() => ledger.read()).toThrow('before its trial had started and stopped');
    ledger.close();
  });

  test('serializes to a database that another SQLite opens', async () => {
    const ledger = store.open();
    ledger.append(call);
    const Sqlite = await loadSqlite();
    const copy = new Sqlite(Buffer.from(ledger.serialize()));
    expect(copy.prepare('SELECT count(*) AS n FROM stream_events').get()).toEqual({ n: 3 });
    copy.close();
    ledger.close();
  });
});
