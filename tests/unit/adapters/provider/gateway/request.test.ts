import { randomBytes } from 'node:crypto';
import {
  brotliCompressSync,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import {
  ask,
  chatCall,
  contentChunk,
  event,
  json,
  openBench,
  realKey,
  sendRaw,
  usageChunk,
  type Answer,
} from '../../../../support/gateway-bench.ts';

const empty: Answer = (response) => void response.end('{}');
const refuse: Answer = () => {
  throw new Error('nothing may reach the provider');
};

describe('a call on its way to the provider', () => {
  test('is described to the desk before it is sent', async () => {
    const { door, desk } = await openBench(empty);
    const body = '{"model":"m","messages":[{"role":"user","content":"four"}]}';
    await ask(door, { body });
    expect(desk.asked).toMatchObject([
      {
        model: 'm',
        promptCharacters: 4,
        // printf '%s' "$body" | sha256sum
        bodyHash: '4c96552f8d52cc6fe108f8331e3b73442024406ed396401bf5125db8174feb28',
      },
    ]);
  });

  test.each([
    ['chat-completions', '/v1/chat/completions', '/v1/chat/completions'],
    ['chat-completions', '/chat/completions?a=b', '/v1/chat/completions?a=b'],
    ['responses', '/v1/responses', '/v1/responses'],
    ['responses', '//v1/responses', '/v1/responses'],
    ['messages', '/v1/messages?beta=true', '/v1/messages?beta=true'],
    ['messages', '/messages', '/v1/messages'],
  ] as const)('in %s at %s goes to %s', async (protocol, path, expected) => {
    const { door, requests } = await openBench(empty, { protocol });
    await ask(door, { path, body: '{}' });
    expect(requests[0]).toMatchObject({ method: 'POST', url: expected });
  });

  test('carries the real key and no trace of the token', async () => {
    const { door, requests } = await openBench(empty);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'agent/1',
      'openai-beta': 'x',
      ...{ 'api-key': door.token, cookie: 'a=b', te: 'trailers', 'x-private': 'y' },
      ...{ 'accept-encoding': 'br', connection: 'keep-alive, x-private' },
    };
    await ask(door, { ...chatCall, headers });
    const sent = requests[0]?.headers;
    expect(sent).toEqual({
      host: expect.any(String),
      connection: 'keep-alive',
      'accept-encoding': 'identity',
      authorization: `Bearer ${realKey}`,
      'content-length': String(chatCall.body.length),
      'content-type': 'application/json',
      'user-agent': 'agent/1',
      'openai-beta': 'x',
    });
  });

  test.each([
    [{ authorization: '' }, { 'x-api-key': realKey }],
    [{}, { authorization: `Bearer ${realKey}` }],
  ])('in Messages carries the key where the token was: %j', async (headers, expected) => {
    const { door, requests } = await openBench(empty, { protocol: 'messages' });
    const given = 'authorization' in headers ? { 'x-api-key': door.token } : {};
    const version = { 'anthropic-version': '2023-06-01', 'anthropic-beta': 'a,b' };
    await ask(door, {
      path: '/v1/messages',
      body: '{}',
      headers: { ...headers, ...given, ...version },
    });
    const { authorization, 'x-api-key': apiKey, ...rest } = requests[0]?.headers ?? {};
    expect({
      ...(authorization && { authorization }),
      ...(apiKey && { 'x-api-key': apiKey }),
    }).toEqual(expected);
    expect(rest).toMatchObject(version);
  });

  test('carries no key where the endpoint wants none', async () => {
    const { door, requests } = await openBench(empty, { apiKey: null });
    await ask(door, chatCall);
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test('keeps the query of the base URL', async () => {
    const bench = await openBench(empty, { query: '?api-version=1' });
    await ask(bench.door, { ...chatCall, path: '/chat/completions?a=b' });
    expect(bench.requests[0]?.url).toBe('/v1/chat/completions?api-version=1&a=b');
  });
});

describe('the body of a call', () => {
  const body = '{"model":"m", "n": 1.0, "big": 12345678901234567890, "text": "\\u00e9"}';

  test.each([
    ['identity', Buffer.from(body)],
    ['gzip', gzipSync(body)],
    ['deflate', deflateSync(body)],
    ['deflate', deflateRawSync(body)],
    ['br', brotliCompressSync(body)],
    ['zstd', zstdCompressSync(body)],
  ])('is forwarded decoded and otherwise unchanged from %s', async (encoding, bytes) => {
    const { door, requests } = await openBench(empty);
    await ask(door, { body: bytes, headers: { 'content-encoding': encoding } });
    expect(requests[0]?.body.toString()).toBe(body);
    expect(requests[0]?.headers).not.toHaveProperty('content-encoding');
  });

  test.each([
    ['an unknown encoding', 415, 'lzma', Buffer.from(body)],
    ['a broken encoding', 400, 'gzip', Buffer.from(body)],
    ['what is no JSON', 400, 'identity', Buffer.from('{')],
    ['what is no JSON object', 400, 'identity', Buffer.from('[]')],
    ['more than 64 MiB', 413, 'identity', Buffer.alloc(64 * 1024 * 1024 + 1, ' ')],
    [
      'more than 64 MiB once decoded',
      413,
      'br',
      brotliCompressSync(Buffer.alloc(65 * 1024 * 1024)),
    ],
  ])('is refused with %s: %i', async (_, status, encoding, bytes) => {
    const { door, desk } = await openBench(refuse, { protocol: 'messages' });
    const headers = { 'content-encoding': encoding };
    const reply = await ask(door, { path: '/v1/messages', body: bytes, headers });
    expect(reply.status).toBe(status);
    expect(json(reply)).toMatchObject({ type: 'error', error: { message: expect.any(String) } });
    expect(desk.asked).toEqual([]);
  });

  test('is waited for after 100 Continue', async () => {
    const { door, requests } = await openBench(empty);
    const { pathname } = new URL(door.baseUrl);
    const answer = await sendRaw(
      door,
      `POST ${pathname}/v1/chat/completions HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nAuthorization: Bearer ${door.token}\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/);
    expect(requests[0]?.body.toString()).toBe('{}');
  });

  test('that is large goes through', async () => {
    const { door, requests } = await openBench(empty);
    const large = JSON.stringify({
      messages: [{ content: randomBytes(4_000_000).toString('hex') }],
    });
    await ask(door, { body: large });
    expect(requests[0]?.body.equals(Buffer.from(large))).toBe(true);
  });
});

describe('a streamed chat completion that does not ask for its usage', () => {
  const request = { body: '{"stream":true,"n":1.0}' };
  const asked = '{"stream":true,"n":1.0,"stream_options":{"include_usage":true}}';
  const visible = [contentChunk('a'), contentChunk('b', 'stop')].join('');

  test('is made to, and the agent sees nothing of it', async () => {
    const { door, desk, requests } = await openBench((response) => {
      response.end(visible + usageChunk + event('[DONE]'));
    });
    const { body } = await ask(door, request);
    expect(requests[0]?.body.toString()).toBe(asked);
    expect(body.toString()).toBe(visible + event('[DONE]'));
    expect(desk.calls[0]).toMatchObject({ status: 'ok', text: 'ab', usage: { inputTokens: 10 } });
  });

  test('gets a reply of another length than announced', async () => {
    const stream = visible + usageChunk;
    const { door } = await openBench((response) => {
      response.writeHead(200, { 'content-length': stream.length }).end(stream);
    });
    const { body, headers, isCut } = await ask(door, request);
    expect(body.toString()).toBe(visible);
    expect(headers).not.toHaveProperty('content-length');
    expect(isCut).toBe(false);
  });

  test('keeps a chunk that has usage beside choices', async () => {
    const last = event({ choices: [{ delta: {} }], usage: { prompt_tokens: 1 } });
    const { door } = await openBench((response) => response.end(visible + last));
    expect((await ask(door, request)).body.toString()).toBe(visible + last);
  });

  test('keeps an error as it is', async () => {
    const { door } = await openBench((response) => {
      response.writeHead(400, { 'content-length': 2 }).end('{}');
    });
    expect(await ask(door, request)).toMatchObject({
      status: 400,
      headers: { 'content-length': '2' },
    });
  });

  test('sees all of the usage when it asks for it itself', async () => {
    const { door, requests } = await openBench((response) => response.end(visible + usageChunk));
    const { body } = await ask(door, { body: asked });
    expect(requests[0]?.body.toString()).toBe(asked);
    expect(body.toString()).toBe(visible + usageChunk);
  });
});
