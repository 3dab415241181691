import { once } from 'node:events';
import { describe, expect, test } from '@jest/globals';
import {
  ask,
  chatCall,
  contentChunk,
  event,
  json,
  openBench,
  readAll,
  realKey,
  recordingDesk,
  send,
  streamedChatCall,
  until,
  type Answer,
  type RecordingDesk,
} from '../../../../support/gateway-bench.ts';
import { unusedBaseUrl } from '../../../../support/run-provider.ts';

const silent: Answer = () => {};
const startOnly: Answer = (response) => void response.write(contentChunk('a'));

/** A desk that gives every call this much time. */
function hasty(callTimeoutMs: number): RecordingDesk {
  return recordingDesk((at) => ({ kind: 'admitted', attemptId: `attempt-${at}`, callTimeoutMs }));
}

describe('a call that does not end well', () => {
  test('breaks off for the agent at once when the provider dies in the middle', async () => {
    const { door, desk } = await openBench((response) => {
      response.write(contentChunk('a'));
      setTimeout(() => response.destroy(), 20);
    });
    const reply = await ask(door, streamedChatCall);
    expect(reply).toMatchObject({ status: 200, isCut: true });
    expect(reply.body.toString()).toBe(contentChunk('a'));
    await until(() => desk.calls.length === 1);
    expect(desk.calls[0]).toMatchObject({ status: 'truncated', text: 'a', httpStatus: 200 });
  });

  test('breaks off too when the provider sends less than it announced', async () => {
    const { door, desk } = await openBench((response) => {
      response.writeHead(200, { 'content-length': 1000 });
      response.write(contentChunk('a'), () => response.destroy());
    });
    expect(await ask(door, streamedChatCall)).toMatchObject({ isCut: true });
    await until(() => desk.calls.length === 1);
    expect(desk.calls[0]?.status).toBe('truncated');
  });

  test('is answered 502 when the provider can not be reached', async () => {
    const { door, desk } = await openBench(silent, { baseUrl: await unusedBaseUrl() });
    const reply = await ask(door, chatCall);
    expect(reply.status).toBe(502);
    expect(reply.headers).not.toHaveProperty('x-should-retry');
    expect(json(reply)).toMatchObject({ error: { type: 'api_error', code: 'ECONNREFUSED' } });
    await until(() => desk.calls.length === 1);
    expect(desk.calls[0]).toMatchObject({
      ...{ status: 'network', httpStatus: null, sentAtMs: null, usage: null, reads: [] },
      error: { kind: 'network', retryable: true },
    });
  });

  test('is answered 502 when the provider hangs up before its response', async () => {
    const { door, desk } = await openBench((response) => void response.destroy(), {
      protocol: 'messages',
    });
    const reply = await ask(door, { path: '/messages', body: '{}' });
    expect(reply.status).toBe(502);
    expect(json(reply)).toMatchObject({ type: 'error', error: { type: 'api_error' } });
    await until(() => desk.calls.length === 1);
    expect(desk.calls[0]).toMatchObject({ status: 'network', error: { code: 'ECONNRESET' } });
  });

  test('is answered 504 when its time is over before a response', async () => {
    const { door, desk, requests } = await openBench(silent, { desk: hasty(50) });
    const reply = await ask(door, chatCall);
    expect(reply.status).toBe(504);
    expect(json(reply)).toMatchObject({ error: { type: 'timeout_error', code: 'timeout' } });
    await until(() => desk.calls.length === 1 && requests[0]?.isGone() === true);
    expect(desk.calls[0]).toMatchObject({ status: 'timeout', httpStatus: null });
  });

  test('breaks off when its time is over in the middle, although bytes come', async () => {
    const { desk, door, requests } = await openBench(
      (response) => {
        const beat = setInterval(() => response.write(': alive\n\n'), 5);
        response.on('close', () => clearInterval(beat));
      },
      { desk: hasty(100) },
    );
    expect(await ask(door, streamedChatCall)).toMatchObject({ status: 200, isCut: true });
    await until(() => desk.calls.length === 1 && requests[0]?.isGone() === true);
    expect(desk.calls[0]).toMatchObject({ status: 'timeout', httpStatus: 200 });
  });

  test.each([
    ['before a response', silent],
    ['in the middle', startOnly],
  ])('is cancelled at the provider when the agent goes away %s', async (_, answer) => {
    const { door, desk, requests } = await openBench(answer);
    const leaving = new AbortController();
    const asking = ask(door, { ...streamedChatCall, signal: leaving.signal }).catch(() => null);
    await until(() => requests.length === 1);
    leaving.abort();
    await until(() => desk.calls.length === 1 && requests[0]?.isGone() === true);
    expect(desk.calls[0]?.status).toBe('cancelled');
    await asking;
  });

  test('counts as it is when its reply was whole before the agent went away', async () => {
    const { door, desk } = await openBench((response) => {
      response.write(contentChunk('a', 'stop') + event('[DONE]'));
    });
    const response = await send(door, streamedChatCall);
    await once(response, 'data');
    response.destroy();
    await until(() => desk.calls.length === 1);
    expect(desk.calls[0]).toMatchObject({ status: 'ok', text: 'a' });
  });

  test('never shows the real key', async () => {
    const { door, desk } = await openBench(silent, { baseUrl: `http://${realKey}.invalid/v1` });
    const reply = await ask(door, chatCall);
    expect(reply.status).toBe(502);
    await until(() => desk.calls.length === 1);
    expect(reply.body.toString() + JSON.stringify(desk.calls)).not.toContain(realKey);
  });
});

describe('a door that is closed', () => {
  test('cuts off what is open, and every call is settled once before it is done', async () => {
    const { door, desk, requests } = await openBench(startOnly);
    const open = await Promise.all([1, 2, 3].map(() => send(door, streamedChatCall)));
    const cut = Promise.all(open.map(readAll));
    await door.close();
    expect(desk.calls.map(({ attemptId, status }) => [attemptId, status])).toEqual(
      [1, 2, 3].map((at) => [`attempt-${at}`, 'cancelled']),
    );
    expect((await cut).map(({ isCut }) => isCut)).toEqual([true, true, true]);
    await until(() => requests.every(({ isGone }) => isGone()));
    await door.close();
    expect(desk.calls.length).toBe(3);
  });

  test('leaves calls of other doors alone', async () => {
    let finish = (): void => {};
    const { gateway, door } = await openBench((response) => {
      response.write(contentChunk('a'));
      finish = () => response.end(contentChunk('b', 'stop'));
    });
    const desk = recordingDesk();
    const other = gateway.open({ target: 'target', desk });
    const response = await send(other, streamedChatCall);
    await door.close();
    finish();
    expect(await readAll(response)).toMatchObject({ isCut: false });
    await until(() => desk.calls.length === 1);
    expect(desk.calls[0]?.text).toBe('ab');
  });

  test('by closing the gateway takes its calls along', async () => {
    const { gateway, door, desk } = await openBench(startOnly);
    const response = await send(door, streamedChatCall);
    await Promise.all([gateway.close(), readAll(response)]);
    expect(desk.calls.map(({ status }) => status)).toEqual(['cancelled']);
    await expect(ask(door, chatCall)).rejects.toThrow('ECONNREFUSED');
  });
});
