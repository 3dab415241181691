import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { startMockServer, type MockCall } from '../../../../src/adapters/provider/mock-server.ts';
import type { ChatReply } from '../../../../src/app/ports.ts';
import type { Case } from '../../../../src/domain/case.ts';
import {
  callOnce,
  clock,
  contentEvent,
  event,
  openChat,
  plainRequest,
  serve,
} from '../../../support/http-call.ts';
import { startReplayServer, type ReplayedResponse } from '../../../support/replay-server.ts';
import { chatRequest, noAbort, scriptedCase } from '../../../support/scripted-cases.ts';

const fixedOptions = { port: 0, chunking: 'token', delayMs: 0, fail: null, seed: 1 } as const;

/** As many cases as calls, so that the server's log tells which call is which. */
const cases: readonly Case[] = Array.from({ length: 64 }, (_, place) =>
  scriptedCase([{ text: 'one two three', delaysMs: { prefill: 5, first: 5, gap: 1 } }], {
    id: `case-${place}`,
    prompt: `prompt number ${place}.`,
  }),
);

/** All cases at once, each with what the server saw of its call. */
async function callAll(): Promise<readonly { reply: ChatReply; truth: MockCall }[]> {
  const seen = new Map<string | null, MockCall>();
  const log = (call: MockCall): void => void seen.set(call.caseId, call);
  const server = await startMockServer({ ...fixedOptions, cases, log, clock });
  const chat = openChat({ baseUrl: server.baseUrl });
  const replies = await Promise.all(
    cases.map((definition) => chat.send(chatRequest(definition, 'native'), noAbort())),
  );
  await chat.close();
  await server.close();
  return replies.map((reply, place) => {
    const truth = seen.get(`case-${place}`);
    if (truth === undefined) throw new Error(`the server did not see call ${place}`);
    return { reply, truth };
  });
}

describe('64 calls at once', () => {
  test('have their own clock zero each, before the server has the request', async () => {
    const calls = await callAll();
    for (const { reply, truth } of calls) {
      expect(reply.reply.text).toBe('one two three');
      expect(reply.sentAtMs).toBeGreaterThan(reply.requestedAtMs);
      expect(reply.sentAtMs).toBeLessThan(truth.arrivedAtMs);
    }
    expect(new Set(calls.map(({ reply }) => reply.sentAtMs)).size).toBe(64);
  });

  test('never see a read before the server wrote it', async () => {
    for (const { reply, truth } of await callAll()) {
      const firstContent = reply.reads.find(({ classes }) => classes.includes('content'));
      expect(firstContent?.atMs).toBeGreaterThan(truth.writes[1]?.beforeMs ?? Infinity);
      expect(reply.headersAtMs).toBeGreaterThan(truth.writes[0]?.beforeMs ?? Infinity);
    }
  });
});

test('clock zero is after the connection was made', async () => {
  const connected: number[] = [];
  const note = (): void => void connected.push(clock());
  subscribe('undici:client:connected', note);
  const [first] = await callAll();
  unsubscribe('undici:client:connected', note);
  expect(first?.reply.sentAtMs).toBeGreaterThanOrEqual(Math.min(...connected));
});

const done: ReplayedResponse = {
  status: 200,
  headers: { 'content-type': 'text/event-stream' },
  chunks: [contentEvent('Hi'), contentEvent('', 'stop'), event('[DONE]')].map((text) =>
    Buffer.from(text),
  ),
  end: 'close',
};

describe('a connection', () => {
  test('is used again when the body ends right after its end marker', async () => {
    const server = await startReplayServer(done);
    const chat = openChat({ baseUrl: server.baseUrl, connections: 1 });
    const reused: (boolean | null)[] = [];
    for (let call = 0; call < 5; call += 1) {
      const { connectionReused } = await chat.send(plainRequest, noAbort());
      reused.push(connectionReused);
    }
    await chat.close();
    expect(reused).toEqual([false, true, true, true, true]);
    expect(server.counts).toEqual({ connections: 1, requests: 5 });
    await server.close();
  });

  test('is not waited for when it stays open after the end marker', async () => {
    const server = await startReplayServer({ ...done, end: 'stall' });
    const chat = openChat({ baseUrl: server.baseUrl, connections: 1 });
    const first = await chat.send(plainRequest, noAbort());
    const second = await chat.send(plainRequest, noAbort());
    await chat.close();
    expect(first.reply.text).toBe('Hi');
    expect(first.endedAtMs).toBe(first.reads.at(-1)?.atMs);
    expect(second.reply.error).toBe(null);
    expect(server.counts).toEqual({ connections: 2, requests: 2 });
    await server.close();
  });
});

describe('the request', () => {
  async function headersFor(apiKey: string | null): Promise<unknown> {
    let seen: unknown = null;
    const server = await serve((request, response) => {
      const { authorization, 'accept-encoding': encoding } = request.headers;
      seen = { url: request.url, method: request.method, authorization, encoding };
      response.end(event('[DONE]'));
    });
    await callOnce(`${server.baseUrl}/?version=2`, { apiKey });
    await server.close();
    return seen;
  }

  test('carries the key, and asks for no compression', async () => {
    expect(await headersFor('secret')).toEqual({
      url: '/v1/chat/completions?version=2',
      method: 'POST',
      authorization: 'Bearer secret',
      encoding: 'identity',
    });
  });

  test('has no authorization without a key', async () => {
    expect(await headersFor(null)).toMatchObject({ authorization: undefined });
  });
});

test('a redirect is an answer, not a way to go', async () => {
  const server = await startReplayServer({
    status: 302,
    headers: { location: '/elsewhere' },
    chunks: [],
    end: 'close',
  });
  const { reply, httpStatus } = await callOnce(server.baseUrl);
  expect(httpStatus).toBe(302);
  expect(reply.error).toMatchObject({ kind: 'http', status: 302, retryable: false });
  expect(server.counts.requests).toBe(1);
  await server.close();
});

test('a 429 says how long to wait', async () => {
  const headers = { 'retry-after': '2', 'content-type': 'application/json' };
  const server = await startReplayServer({ status: 429, headers, chunks: [], end: 'close' });
  const { reply } = await callOnce(server.baseUrl);
  expect(reply.error).toMatchObject({ kind: 'http', retryable: true, retryAfterMs: 2000 });
  await server.close();
});

test('a retry-after date counts from the given time when the response has none', async () => {
  const headers = { 'retry-after': 'Thu, 01 Jan 1970 00:00:05 GMT' };
  const server = await startReplayServer({ status: 503, headers, chunks: [], end: 'close' });
  const { reply } = await callOnce(server.baseUrl, { epochMs: () => 2000 });
  expect(reply.error?.retryAfterMs).toBe(3000);
  await server.close();
});

test('events that come in one read share its time', async () => {
  const chunks = [Buffer.concat(done.chunks)];
  const server = await startReplayServer({ ...done, chunks });
  const { reads } = await callOnce(server.baseUrl);
  expect(reads).toHaveLength(1);
  expect(reads[0]).toMatchObject({
    byteCount: chunks[0]?.length,
    classes: ['item', 'content', 'visible', 'finish', 'end'],
  });
  await server.close();
});

test('a body of more than 64 MiB is cut', async () => {
  const comment = Buffer.from(`: ${'x'.repeat(1024 * 1024 - 4)}\n\n`);
  const server = await serve((_, response) => {
    for (let sent = 0; sent < 66; sent += 1) response.write(comment);
    response.end();
  });
  const { reply } = await callOnce(server.baseUrl);
  expect(reply.error).toMatchObject({ kind: 'protocol', code: 'too-large' });
  await server.close();
});

test('a proxy is used for the target, and clock zero stays that of the call', async () => {
  const target = await startReplayServer(done);
  let tunnels = 0;
  let tunnelAtMs = 0;
  const proxy = createServer().on('connect', (request, socket) => {
    tunnels += 1;
    tunnelAtMs = clock();
    const upstream = connect(Number(request.url?.split(':')[1]), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      socket.pipe(upstream).pipe(socket);
    });
    for (const end of [socket, upstream]) end.on('error', () => {});
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  const httpProxy = `http://127.0.0.1:${Object(proxy.address()).port}`;
  const chat = openChat({
    baseUrl: target.baseUrl,
    connections: 1,
    proxy: { httpProxy, httpsProxy: '', noProxy: '' },
  });
  const first = await chat.send(plainRequest, noAbort());
  const second = await chat.send(plainRequest, noAbort());
  await chat.close();
  proxy.close();
  await target.close();
  expect([first.reply.text, second.reply.text, second.connectionReused]).toEqual([
    'Hi',
    'Hi',
    true,
  ]);
  expect(first.sentAtMs).toBeGreaterThan(tunnelAtMs);
  expect(tunnels).toBe(1);
});
