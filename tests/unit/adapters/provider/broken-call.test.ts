import { createServer } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import type { TimerSettings } from '../../../../src/adapters/provider/reply-timers.ts';
import type { ChatReply } from '../../../../src/app/ports.ts';
import {
  callOnce,
  contentEvent,
  openChat,
  plainRequest,
  serve,
  type LoopbackServer,
} from '../../../support/http-call.ts';
import { noAbort } from '../../../support/scripted-cases.ts';

/** Sends the head, then calls back for the rest. */
function stream(write: (send: (text: string) => void) => void): Promise<LoopbackServer> {
  return serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    write((text) => void response.write(text));
  });
}

async function callWith(
  server: LoopbackServer,
  timers: TimerSettings,
  callTimeoutMs = 10_000,
): Promise<ChatReply> {
  try {
    return await callOnce(server.baseUrl, { timers, request: { callTimeoutMs } });
  } finally {
    await server.close();
  }
}

describe('a call that is kept waiting', () => {
  const timeout = { kind: 'timeout', retryable: true, truncated: false };

  test('ends when no byte ever comes', async () => {
    const silent = await serve(() => {});
    const { reply, httpStatus, sentAtMs } = await callWith(silent, { firstByteMs: 500 });
    expect(reply.error).toMatchObject(timeout);
    expect(reply.error?.message).toMatch(/^no response from 127\.0\.0\.1:\d+ in time$/);
    expect(httpStatus).toBe(null);
    expect(sentAtMs).not.toBe(null);
  });

  test('ends when bytes stop coming', async () => {
    const server = await stream((send) => send(contentEvent('So')));
    const { reply } = await callWith(server, { idleMs: 150 });
    expect(reply).toMatchObject({ error: timeout, text: 'So' });
  });

  test('ends when only heartbeats come', async () => {
    const beats: NodeJS.Timeout[] = [];
    const server = await stream((send) => void beats.push(setInterval(send, 5, ': alive\n\n')));
    const { reply, reads } = await callWith(server, { idleMs: 5_000, progressMs: 300 });
    clearInterval(beats[0]);
    expect(reply.error).toMatchObject(timeout);
    expect(reads.length).toBeGreaterThan(1);
  });

  test('ends when its whole time is over, although items come', async () => {
    const beats: NodeJS.Timeout[] = [];
    const server = await stream(
      (send) => void beats.push(setInterval(send, 5, contentEvent('on '))),
    );
    const { reply } = await callWith(server, { idleMs: 5_000 }, 300);
    clearInterval(beats[0]);
    expect(reply.error).toMatchObject(timeout);
    expect(reply.text).toMatch(/^on on/);
  });

  test('ends well when nothing follows its finish reason', async () => {
    const server = await stream((send) => send(contentEvent('Hi', 'stop')));
    const { reply, requestedAtMs, endedAtMs } = await callWith(server, { finishGraceMs: 40 });
    expect(reply).toMatchObject({ error: null, text: 'Hi', finishReason: 'stop' });
    expect(endedAtMs - requestedAtMs).toBeGreaterThanOrEqual(40);
  });

  test('waits for what follows the finish reason', async () => {
    const usage = { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 };
    const server = await stream((send) => {
      send(contentEvent('Hi', 'stop'));
      setTimeout(() => send(`data: ${JSON.stringify({ usage })}\n\ndata: [DONE]\n\n`), 30);
    });
    const { reply } = await callWith(server, {});
    expect(reply.usage?.totalTokens).toBe(3);
  });
});

describe('a call that is aborted', () => {
  const aborted = { kind: 'aborted', retryable: false };

  test('is never sent when that was before', async () => {
    const { reply, sentAtMs } = await callOnce('http://127.0.0.1:9', {
      signal: AbortSignal.abort(),
    });
    expect(reply.error).toMatchObject(aborted);
    expect(sentAtMs).toBe(null);
  });

  test('ends while it waits for the response', async () => {
    const abort = new AbortController();
    const server = await serve(() => abort.abort());
    const { reply } = await callOnce(server.baseUrl, { signal: abort.signal });
    await server.close();
    expect(reply.error).toMatchObject(aborted);
  });

  test('ends in the middle of a stream and drops the connection', async () => {
    const abort = new AbortController();
    let dropped = false;
    const server = await serve((_, response) => {
      response.on('close', () => {
        dropped = true;
      });
      response.write(contentEvent('So'));
      setTimeout(() => abort.abort(), 20);
    });
    const { reply } = await callOnce(server.baseUrl, { signal: abort.signal });
    await server.close();
    expect(reply).toMatchObject({ error: aborted, toolCalls: [] });
    expect(dropped).toBe(true);
  });
});

describe('a call without a response', () => {
  test('says that nothing listens', async () => {
    const server = await serve(() => {});
    await server.close();
    const { reply, sentAtMs, connectionReused } = await callOnce(server.baseUrl);
    expect(reply.error).toMatchObject({ kind: 'network', code: 'ECONNREFUSED', retryable: true });
    expect(reply.error?.message).toContain('nothing listens there; start the server');
    expect({ sentAtMs, connectionReused }).toEqual({ sentAtMs: null, connectionReused: null });
  });

  test('is sent once, also when the connection is lost before the head of the response', async () => {
    let requests = 0;
    const server = await serve((request) => {
      requests += 1;
      request.socket.destroy();
    });
    const { reply } = await callOnce(server.baseUrl);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await server.close();
    expect(requests).toBe(1);
    expect(reply.error).toMatchObject({ kind: 'network', code: 'ECONNRESET', retryable: true });
  });

  test('is sent once, also when a kept connection turns out to be dead', async () => {
    let requests = 0;
    const server = await serve((request, response) => {
      requests += 1;
      if (requests === 1) response.end(contentEvent('Hi', 'stop'));
      else request.socket.destroy();
    });
    const chat = openChat({ baseUrl: server.baseUrl, connections: 1 });
    await chat.send(plainRequest, noAbort());
    const { reply, connectionReused } = await chat.send(plainRequest, noAbort());
    await new Promise((resolve) => setTimeout(resolve, 50));
    await chat.close();
    await server.close();
    expect({ requests, connectionReused }).toEqual({ requests: 2, connectionReused: true });
    expect(reply.error).toMatchObject({ kind: 'network', code: 'ECONNRESET', retryable: true });
  });

  test('is not worth repeating when the server speaks no TLS', async () => {
    const server = await serve(() => {});
    const { reply } = await callOnce(server.baseUrl.replace('http:', 'https:'));
    await server.close();
    expect(reply.error).toMatchObject({ kind: 'network', retryable: false });
    expect(reply.error?.message).toContain('http: or https:');
  });

  test('is not worth repeating when the server speaks no HTTP', async () => {
    const server = createServer((socket) => void socket.end('SSH-2.0-OpenSSH_9.6\r\n'));
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve(Number(Object(server.address()).port)));
    });
    const { reply } = await callOnce(`http://127.0.0.1:${port}`);
    server.close();
    expect(reply.error).toMatchObject({ kind: 'protocol', retryable: false });
    expect(reply.error?.message).toContain('not HTTP/1.1');
  });

  test('is refused when its key cannot be a header, without showing it', async () => {
    const { reply } = await callOnce('http://127.0.0.1:9', { apiKey: 'sec\nret' });
    expect(reply.error).toMatchObject({ kind: 'network', retryable: false });
    expect(JSON.stringify(reply)).not.toContain('sec');
  });
});

test('a bug in reading a reply is thrown, and not taken for a broken connection', async () => {
  const server = await serve((_, response) => void response.end('data: {"error":"x"}\n\n'));
  const redactError = (): string => {
    throw new TypeError('a bug');
  };
  await expect(callOnce(server.baseUrl, { redactError })).rejects.toThrow('a bug');
  await server.close();
});
