import { describe, expect, test } from '@jest/globals';
import {
  ask,
  chatCall,
  json,
  openBench,
  recordingDesk,
  sendRaw,
  type Answer,
  type Bench,
} from '../../../../support/gateway-bench.ts';

const never: Answer = () => {
  throw new Error('nothing may reach the provider');
};

async function expectUncounted({ desk, requests }: Bench): Promise<void> {
  expect(desk.asked).toEqual([]);
  expect(desk.calls).toEqual([]);
  expect(requests).toEqual([]);
}

describe('the entrance of the gateway', () => {
  test('gives every launch an id and a recognisable token of its own', async () => {
    const { gateway, door } = await openBench(never);
    const other = gateway.open({ target: 'target', desk: recordingDesk() });
    expect(door.baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/run\/[0-9a-f]{32}$/);
    expect(door.token).toMatch(/^abt_[0-9a-f]{48}$/);
    expect(other.baseUrl).not.toBe(door.baseUrl);
    expect(other.token).not.toBe(door.token);
  });

  test.each(['authorization', 'x-api-key', 'api-key'])('reads the token from %s', async (name) => {
    const bench = await openBench((response) => response.end('{}'));
    const { token } = bench.door;
    const headers = { [name]: name === 'authorization' ? `Bearer ${token}` : token };
    const { status } = await ask(bench.door, { ...chatCall, token: 'other', headers });
    expect(status).toBe(200);
  });

  test.each([
    ['chat/completions', { error: { type: 'authentication_error', code: 'invalid_api_key' } }],
    ['messages', { type: 'error', error: { type: 'authentication_error' } }],
  ])('answers 401 to a wrong token, in the shape of /%s', async (path, shape) => {
    const bench = await openBench(never);
    const other = bench.gateway.open({ target: 'target', desk: recordingDesk() });
    const reply = await ask(bench.door, { path: `/v1/${path}`, body: '{}', token: other.token });
    expect(reply.status).toBe(401);
    expect(reply.headers['x-should-retry']).toBe('false');
    expect(json(reply)).toMatchObject(shape);
    await expectUncounted(bench);
  });

  test('answers 404 to an id it never gave', async () => {
    const bench = await openBench(never);
    const baseUrl = bench.door.baseUrl.replace(/[^/]+$/, 'f'.repeat(32));
    const reply = await ask({ ...bench.door, baseUrl }, chatCall);
    expect(reply.status).toBe(404);
    await expectUncounted(bench);
    expect(bench.desk.others).toEqual([]);
  });

  test.each([
    ['evil.example:80', 403],
    ['127.0.0.1.evil.example', 403],
    ['localhost:8080', 200],
    ['[::1]:8080', 200],
  ])('to a request for the host %s answers %i', async (host, expected) => {
    const bench = await openBench((response) => response.end('{}'));
    const { status } = await ask(bench.door, { ...chatCall, headers: { host } });
    expect(status).toBe(expected);
    expect(bench.requests.length).toBe(expected === 200 ? 1 : 0);
  });

  test('lets nothing in after its door is closed', async () => {
    const bench = await openBench(never);
    await bench.door.close();
    const reply = await ask(bench.door, chatCall);
    expect(reply.status).toBe(403);
    expect(json(reply)).toMatchObject({ error: { code: 'run_over' } });
    await expectUncounted(bench);
  });
});

describe('requests that are no calls', () => {
  test('are answered by the gateway, noted and never counted', async () => {
    const bench = await openBench(never, { protocol: 'messages' });
    const { door } = bench;
    const statuses = [
      await ask(door, { method: 'HEAD', path: '', token: '' }),
      await ask(door, { method: 'GET', path: '/' }),
      await ask(door, { method: 'GET', path: '/v1/models' }),
      await ask(door, { path: '/v1/messages/count_tokens?beta=true', body: '{}' }),
      await ask(door, { method: 'GET', path: '/v1/messages' }),
      await ask(door, { path: '/api/event_logging/batch', body: '[]' }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 404, 404, 404]);
    expect(bench.desk.others).toEqual([
      'HEAD ',
      'GET /',
      'GET /v1/models',
      'POST /v1/messages/count_tokens',
      'GET /v1/messages',
      'POST /api/event_logging/batch',
    ]);
    await expectUncounted(bench);
  });

  test.each([
    ['responses', { object: 'list', data: [{ id: 'the-model', object: 'model' }] }],
    ['messages', { data: [{ type: 'model', id: 'the-model' }], has_more: false }],
  ] as const)('list the one model as %s does', async (protocol, list) => {
    const { door } = await openBench(never, { protocol });
    const reply = await ask(door, { method: 'GET', path: '/models' });
    expect(json(reply)).toMatchObject(list);
  });

  test('include calls in another protocol, which are told what to set', async () => {
    const bench = await openBench(never, { protocol: 'responses' });
    const reply = await ask(bench.door, { path: '/v1/messages?beta=true', body: '{}' });
    expect(reply.status).toBe(404);
    expect(json(reply)).toEqual({
      type: 'error',
      error: {
        type: 'not_found_error',
        message:
          'the target speaks responses and the agent messages: set "protocol: messages" of the target, or the agent\'s API to responses',
      },
    });
    expect(bench.desk.others).toEqual(['POST /v1/messages']);
    await expectUncounted(bench);
  });

  test('include a WebSocket, which is told to come over HTTP', async () => {
    const bench = await openBench(never, { protocol: 'responses' });
    const { pathname } = new URL(bench.door.baseUrl);
    const answer = await sendRaw(
      bench.door,
      `GET ${pathname}/v1/responses HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 426 Upgrade Required\r\nUpgrade: HTTP\/1\.1\r\n/);
    expect(bench.desk.others).toEqual(['GET /v1/responses']);
    await expectUncounted(bench);
  });

  test('do not include a call that offers HTTP/2', async () => {
    const bench = await openBench((response) => response.end('{}'));
    const headers = { connection: 'upgrade, http2-settings', upgrade: 'h2c', 'http2-settings': '' };
    const { status } = await ask(bench.door, { ...chatCall, headers });
    expect(status).toBe(200);
    expect(bench.requests[0]?.headers).not.toHaveProperty('upgrade');
    expect(bench.requests[0]?.headers).not.toHaveProperty('http2-settings');
  });
});
