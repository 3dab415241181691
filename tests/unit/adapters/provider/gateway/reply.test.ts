import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import {
  ask,
  chatCall,
  contentChunk,
  event,
  openBench,
  readAll,
  send,
  streamedChatCall,
  until,
} from '../../../../support/gateway-bench.ts';

const messageStart = event({
  type: 'message_start',
  message: {
    model: 'm-1',
    usage: { input_tokens: 5, output_tokens: 1, cache_read_input_tokens: 3 },
  },
});
const messageRest = [
  event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: 'hi' } }),
  event({
    type: 'message_delta',
    delta: { stop_reason: 'end_turn' },
    usage: { output_tokens: 7, cache_creation_input_tokens: 2 },
  }),
  event({ type: 'message_stop' }),
].join('');

describe('a reply on its way to the agent', () => {
  test('is passed on read by read, before the next one comes', async () => {
    let sendNext = (): void => {};
    const { door, desk } = await openBench((response) => {
      const chunks = [contentChunk('a'), contentChunk('b', 'stop'), event('[DONE]')];
      sendNext = () => {
        const chunk = chunks.shift();
        if (chunk === undefined) response.end();
        else response.write(chunk);
      };
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    });
    const response = await send(door, streamedChatCall);
    const reads: string[] = [];
    for (let at = 0; at < 3; at += 1) {
      sendNext();
      const [read] = (await once(response, 'data')) as [Buffer];
      reads.push(read.toString());
    }
    sendNext();
    await once(response, 'end');
    expect(reads).toEqual([contentChunk('a'), contentChunk('b', 'stop'), event('[DONE]')]);
    await until(() => desk.calls.length === 1);
    expect(desk.calls[0]).toMatchObject({
      attemptId: 'attempt-1',
      ...{ status: 'ok', text: 'ab', model: 'm-1', streamed: true, finishReason: 'stop' },
      ...{ httpStatus: 200, error: null, connectionReused: false },
    });
    expect(desk.calls[0]?.reads.map(({ byteCount }) => byteCount)).toEqual(
      reads.map((read) => read.length),
    );
  });

  test('is timed from the moment its request was written', async () => {
    const { door, desk } = await openBench((response) => {
      response.flushHeaders();
      setTimeout(() => response.end(contentChunk('a', 'stop')), 20);
    });
    await ask(door, streamedChatCall);
    await until(() => desk.calls.length === 1);
    const { requestedAtMs = 0, sentAtMs, headersAtMs, endedAtMs, reads } = desk.calls[0] ?? {};
    const order = [
      requestedAtMs,
      sentAtMs ?? 0,
      headersAtMs ?? 0,
      reads?.[0]?.atMs ?? 0,
      endedAtMs ?? 0,
    ];
    expect(order).toEqual([...order].sort((left, right) => left - right));
    expect((reads?.[0]?.atMs ?? 0) - (headersAtMs ?? 0)).toBeGreaterThan(15);
  });

  test('keeps status and headers but those of its connection, its cookies and its redirect', async () => {
    const { door } = await openBench((response) => {
      response.sendDate = false;
      response
        .writeHead(307, {
          'content-type': 'text/plain',
          'content-length': '2',
          'retry-after': '3',
          'x-request-id': 'r',
          'set-cookie': ['a=1', 'b=2'],
          location: 'https://provider.example/v1/chat/completions',
          connection: 'x-hop',
          'x-hop': 'h',
        })
        .end('no');
    });
    const { status, headers, body } = await ask(door, {
      ...chatCall,
      headers: { connection: 'close' },
    });
    expect(status).toBe(307);
    expect(headers).toEqual({
      ...{ 'content-type': 'text/plain', 'content-length': '2', 'retry-after': '3' },
      ...{ 'x-request-id': 'r', connection: 'close' },
    });
    expect(body.toString()).toBe('no');
  });

  test.each([429, 500, 529])('keeps an error %i of the provider', async (status) => {
    const body = '{"error":{"type":"rate_limit_error","code":"slow_down","message":"m"}}';
    const { door, desk } = await openBench((response) => {
      response
        .writeHead(status, { 'retry-after': '7', 'content-type': 'application/json' })
        .end(body);
    });
    const reply = await ask(door, streamedChatCall);
    expect(reply).toMatchObject({ status, headers: { 'retry-after': '7' } });
    expect(reply.body.toString()).toBe(body);
    await until(() => desk.calls.length === 1);
    expect(desk.calls[0]).toMatchObject({ status: 'http-error', httpStatus: status });
  });

  test('is passed on compressed when the provider compressed it unasked, and read all the same', async () => {
    const bytes = gzipSync(contentChunk('a', 'stop') + event('[DONE]'));
    const { door, desk } = await openBench((response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bytes);
    });
    const reply = await ask(door, { body: '{"stream":true}' });
    expect(reply.headers['content-encoding']).toBe('gzip');
    expect(reply.body.equals(bytes)).toBe(true);
    await until(() => desk.calls.length === 1);
    expect(desk.calls[0]).toMatchObject({ status: 'ok', text: 'a' });
  });

  test('of Messages is counted with its last usage, caches included', async () => {
    const { door, desk } = await openBench((response) => response.end(messageStart + messageRest), {
      protocol: 'messages',
    });
    const { body } = await ask(door, { path: '/v1/messages', body: '{"stream":true}' });
    expect(body.toString()).toBe(messageStart + messageRest);
    await until(() => desk.calls.length === 1);
    expect(desk.calls[0]).toMatchObject({
      status: 'ok',
      usage: {
        ...{ inputTokens: 10, cacheReadInputTokens: 3, cacheWriteInputTokens: 2 },
        ...{ outputTokens: 7, totalTokens: 17 },
      },
    });
  });

  test('of Responses is read', async () => {
    const item = { type: 'function_call', call_id: 'c', name: 'look', arguments: '{"a":1}' };
    const usage = { input_tokens: 3, output_tokens: 2, total_tokens: 5 };
    const response = { status: 'completed', model: 'm-1', output: [item], usage };
    const stream = event({ type: 'response.completed', response });
    const { door, desk } = await openBench((reply) => reply.end(stream), { protocol: 'responses' });
    await ask(door, { path: '/v1/responses', body: '{"stream":true}' });
    await until(() => desk.calls.length === 1);
    expect(desk.calls[0]).toMatchObject({
      ...{ status: 'ok', model: 'm-1', usage: { inputTokens: 3, outputTokens: 2 } },
      toolCalls: [{ name: 'look', arguments: { a: 1 } }],
    });
  });

  test('holds the provider back while the agent does not read', async () => {
    const part = Buffer.alloc(64 * 1024, 'x');
    let written = 0;
    const { door } = await openBench((response) => {
      const more = (): void => {
        while (written < 64 * 1024 * 1024) {
          written += part.length;
          if (!response.write(part)) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    });
    const response = await send(door, chatCall);
    response.pause();
    let before = -1;
    while (written > before) {
      before = written;
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
    expect(written).toBeLessThan(32 * 1024 * 1024);
    response.resume();
    const { body } = await readAll(response);
    expect(body.length).toBe(64 * 1024 * 1024);
  });

  test('comes over connections that are kept', async () => {
    const { door, desk } = await openBench((response) => response.end('{}'));
    await ask(door, chatCall);
    await ask(door, chatCall);
    await until(() => desk.calls.length === 2);
    expect(desk.calls.map(({ connectionReused }) => connectionReused)).toEqual([false, true]);
  });
});
