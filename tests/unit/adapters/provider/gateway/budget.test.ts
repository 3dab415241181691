import { describe, expect, test } from '@jest/globals';
import type { Admission } from '../../../../../src/app/ports.ts';
import { Failure } from '../../../../../src/domain/failure.ts';
import {
  ask,
  contentChunk,
  json,
  openBench,
  recordingDesk,
  until,
  type Answer,
} from '../../../../support/gateway-bench.ts';

const done: Answer = (response) => void response.end(contentChunk('a', 'stop'));

function overBudget(): Admission {
  return { kind: 'refused', message: 'agent-bench: maxAttempts reached (60)' };
}

function broken(): never {
  throw new Failure('storage', 'the disk is full');
}

describe('a call that the desk does not let through', () => {
  const message = 'agent-bench: maxAttempts reached (60)';

  test.each([
    [
      'chat-completions',
      '/v1/chat/completions',
      { error: { message, type: 'permission_error', param: null, code: 'budget_exhausted' } },
    ],
    [
      'responses',
      '/v1/responses',
      { error: { message, type: 'permission_error', param: null, code: 'budget_exhausted' } },
    ],
    ['messages', '/v1/messages', { type: 'error', error: { type: 'permission_error', message } }],
  ] as const)('over budget is answered 403 in the shape of %s', async (protocol, path, body) => {
    const desk = recordingDesk(overBudget);
    const { door, requests } = await openBench(done, { protocol, desk });
    const reply = await ask(door, {
      path,
      body: '{"stream":true}',
      headers: { connection: 'close' },
    });
    expect(reply.status).toBe(403);
    expect(json(reply)).toEqual(body);
    const { date: _, ...headers } = reply.headers;
    expect(headers).toEqual({
      ...{ 'content-type': 'application/json', 'x-should-retry': 'false', connection: 'close' },
      'content-length': String(reply.body.length),
    });
    expect([requests.length, desk.calls.length]).toEqual([0, 0]);
  });

  test('because it can not be reserved is never sent, and nothing after it', async () => {
    const desk = recordingDesk((at) => (at === 1 ? broken() : overBudget()));
    const { door, requests } = await openBench(done, { desk });
    for (const _ of [1, 2]) {
      const reply = await ask(door, { body: '{}' });
      expect([reply.status, reply.headers['x-should-retry']]).toEqual([503, 'false']);
      expect(json(reply)).toMatchObject({ error: { code: 'not_recorded' } });
    }
    expect([requests.length, desk.asked.length]).toEqual([0, 1]);
    await expect(door.close()).rejects.toThrow('the disk is full');
  });

  test('because the last one could not be recorded is not sent either', async () => {
    const desk = { ...recordingDesk(), settle: broken };
    const { door, requests } = await openBench(done, { desk });
    await ask(door, { body: '{}' });
    await until(() => requests.length === 1);
    expect((await ask(door, { body: '{}' })).status).toBe(503);
    await expect(door.close()).rejects.toThrow('the disk is full');
  });

  test('fails the gateway when nobody closed its door', async () => {
    const desk = recordingDesk(broken);
    const { door, gateway } = await openBench(done, { desk });
    await ask(door, { body: '{}' });
    await expect(gateway.close()).rejects.toThrow('the disk is full');
  });
});
