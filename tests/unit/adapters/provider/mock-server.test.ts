import { connect } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import {
  startMockServer,
  type MockCall,
  type MockServer,
  type MockServerOptions,
} from '../../../../src/adapters/provider/mock-server.ts';
import { clock } from '../../../support/http-call.ts';
import { chatRequest, scriptedCase } from '../../../support/scripted-cases.ts';

const definition = scriptedCase([
  { text: 'It rains.', usage: { inputTokens: 5, outputTokens: 2 } },
]);
const fixedOptions: MockServerOptions = {
  cases: [definition],
  port: 0,
  chunking: 'token',
  delayMs: 0,
  fail: null,
  seed: 1,
};
const servers: MockServer[] = [];

async function start(given: Partial<MockServerOptions> = {}): Promise<MockServer> {
  const server = await startMockServer({ ...fixedOptions, ...given });
  servers.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const question = chatRequest(definition, 'native').body;

function post({ baseUrl }: MockServer, body: unknown): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(`${baseUrl}/chat/completions`, { method: 'POST', body: text });
}

describe('the mock server', () => {
  test('streams when it is asked to, with usage only when that is asked for too', async () => {
    const server = await start();
    const streamed = await post(server, { ...question, stream_options: {} });
    expect(streamed.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const text = await streamed.text();
    expect(text).toMatch(/\ndata: \[DONE\]\n\n$/);
    expect(text).not.toContain('prompt_tokens');
    expect(await (await post(server, question)).text()).toContain('"prompt_tokens":5');
  });

  test('answers with one JSON body otherwise', async () => {
    const response = await post(await start(), { ...question, stream: false, model: 'any' });
    expect(await response.json()).toMatchObject({
      object: 'chat.completion',
      model: 'any',
      choices: [{ message: { content: 'It rains.' }, finish_reason: 'stop' }],
      usage: { total_tokens: 7 },
    });
  });

  test('lists its model', async () => {
    const { baseUrl } = await start();
    const response = await fetch(`${baseUrl}/models`);
    expect(await response.json()).toMatchObject({ object: 'list', data: [{ id: 'scripted' }] });
  });

  test('says what it serves when it does not know a prompt', async () => {
    const messages = [{ role: 'user', content: 'Hello?' }];
    const response = await post(await start(), { ...question, messages });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: {
        message:
          'no user message holds the prompt of a served case; served are weather: "What is the weather in Oslo?"',
        type: 'invalid_request_error',
        param: null,
        code: 'unknown-prompt',
      },
    });
  });

  test('says when a script is used up', async () => {
    const messages = [
      { role: 'user', content: definition.prompt },
      { role: 'assistant', content: 'It rains.' },
    ];
    const response = await post(await start(), { ...question, messages });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'script-exhausted' } });
  });

  test.each([
    ['no JSON', '{"messages":', 400],
    ['no messages', { model: 'm' }, 400],
    ['too large a body', 'x'.repeat(8 * 1024 * 1024 + 1), 413],
  ])('refuses %s in the words of the API', async (_, body, status) => {
    const response = await post(await start(), body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  test('refuses other paths and methods', async () => {
    const { baseUrl } = await start();
    expect((await fetch(`${baseUrl}/embeddings`, { method: 'POST' })).status).toBe(404);
    const response = await fetch(`${baseUrl}/chat/completions`);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  test('fails the same share of calls for the same seed', async () => {
    const statuses = async (seed: number): Promise<number[]> => {
      const server = await start({ fail: { rate: 0.5, status: 429 }, seed });
      const seen: number[] = [];
      for (let call = 0; call < 20; call += 1) seen.push((await post(server, question)).status);
      return seen;
    };
    const first = await statuses(7);
    expect(new Set(first)).toEqual(new Set([200, 429]));
    expect(await statuses(7)).toEqual(first);
    expect(await statuses(8)).not.toEqual(first);
  });

  test('a failed call may be tried again at once', async () => {
    const response = await post(await start({ fail: { rate: 1, status: 503 } }), question);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('0');
    expect(await response.json()).toMatchObject({ error: { type: 'server_error' } });
  });

  test('tells what truly happened', async () => {
    const calls: MockCall[] = [];
    const server = await start({ log: (call) => calls.push(call), clock, delayMs: 2 });
    const beforeMs = clock();
    await (await post(server, question)).text();
    await server.close();
    const [call] = calls;
    expect(call).toMatchObject({ path: '/v1/chat/completions', caseId: 'weather', status: 200 });
    const writes = call?.writes.flatMap((write) => [write.beforeMs, write.flushedMs]) ?? [];
    const times = [beforeMs, call?.arrivedAtMs, call?.receivedAtMs, ...writes, call?.endedAtMs];
    expect(times).toEqual(times.toSorted((left, right) => Number(left) - Number(right)));
    expect(call?.writes).toHaveLength(6);
  });

  test('ends open connections when it closes', async () => {
    const server = await start();
    const socket = connect(server.port, '127.0.0.1');
    const ended = new Promise((resolve) => socket.on('close', resolve));
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.on('error', () => {});
    await server.close();
    await ended;
  });

  test('reports a port that is taken', async () => {
    const { port } = await start();
    await expect(startMockServer({ ...fixedOptions, port })).rejects.toThrow('EADDRINUSE');
  });
});
