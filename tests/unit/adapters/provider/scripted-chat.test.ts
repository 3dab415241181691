import { readFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { dirname, join } from 'node:path';
import tls from 'node:tls';
import { describe, expect, test } from '@jest/globals';
import { createScriptedChat } from '../../../../src/adapters/provider/scripted-chat.ts';
import type { ChatClient } from '../../../../src/app/ports.ts';
import type { MockRound } from '../../../../src/domain/case.ts';
import { chatRequest, noAbort, scriptedCase } from '../../../support/scripted-cases.ts';

const definition = scriptedCase([]);

/** A client whose time passes by waiting alone. */
function openScript(rounds: readonly MockRound[]) {
  const waits: number[] = [];
  let nowMs = 1000;
  const chat = createScriptedChat({
    rounds,
    clock: () => nowMs,
    wait: async (ms) => {
      waits.push(ms);
      nowMs += ms;
    },
  });
  return { chat, waits };
}

function send(chat: ChatClient, callTimeoutMs = 10_000, signal = noAbort()) {
  return chat.send(chatRequest(definition, 'native', { callTimeoutMs }), signal);
}

describe('createScriptedChat', () => {
  test('waits the scripted delays and stamps what came after them', async () => {
    const { chat, waits } = openScript([
      { text: 'a b', delaysMs: { prefill: 50, first: 20, gap: 5 } },
    ]);
    const { reads, sentAtMs, headersAtMs, endedAtMs } = await send(chat);
    expect(waits).toEqual([50, 20, 5]);
    expect(reads.map(({ atMs }) => atMs)).toEqual([1050, 1070, 1075, 1075, 1075]);
    expect({ sentAtMs, headersAtMs, endedAtMs }).toEqual({
      sentAtMs: 1000,
      headersAtMs: null,
      endedAtMs: 1075,
    });
  });

  test('never waits without a scripted delay', async () => {
    const { chat, waits } = openScript([{ text: 'a b' }]);
    await send(chat);
    expect(waits).toEqual([]);
  });

  test('is exhausted after its last round', async () => {
    const { chat } = openScript([{ text: 'only this' }]);
    await send(chat);
    const { reply, sentAtMs } = await send(chat);
    expect(sentAtMs).toBe(null);
    expect(reply.error).toMatchObject({
      kind: 'provider',
      code: 'script-exhausted',
      retryable: false,
    });
    expect(reply.error?.message).toContain('the script has 1 round and one more was asked for');
  });

  test('runs into the timeout of a call like a slow server', async () => {
    const { chat, waits } = openScript([{ text: 'late', delaysMs: { first: 500 } }]);
    const { reply, endedAtMs } = await send(chat, 200);
    expect(waits).toEqual([200]);
    expect(endedAtMs).toBe(1200);
    expect(reply.error).toMatchObject({ kind: 'timeout' });
  });

  test.each([
    ['resolves', () => Promise.resolve()],
    ['rejects', () => Promise.reject(new Error('aborted'))],
  ])('ends when it is aborted in a wait that then %s', async (_, settle) => {
    const abort = new AbortController();
    const wait = (): Promise<unknown> => {
      abort.abort();
      return settle();
    };
    const rounds = [{ text: 'late', delaysMs: { first: 500 } }];
    const chat = createScriptedChat({ rounds, clock: () => 0, wait });
    const { reply } = await send(chat, 10_000, abort.signal);
    expect(reply.error).toMatchObject({ kind: 'aborted', retryable: false });
  });

  test('plays the same bytes and reads every time', async () => {
    const rounds = [{ text: 'Hi', toolCalls: [{ name: 'look', arguments: {} }] }];
    const [first, second] = [openScript(rounds).chat, openScript(rounds).chat];
    expect(await send(first)).toEqual(await send(second));
  });
});

describe('mock mode', () => {
  test('opens no socket, even where each way to open one is barred', async () => {
    const bar = (): never => {
      throw new Error('mock mode opened a socket');
    };
    const ways: readonly (readonly [object, string])[] = [
      [net, 'connect'],
      [net, 'createConnection'],
      [net.Socket.prototype, 'connect'],
      [tls, 'connect'],
      [http, 'request'],
      [http, 'get'],
      [globalThis, 'fetch'],
    ];
    const before = ways.map(([owner, name]) => Reflect.get(owner, name));
    for (const [owner, name] of ways) Reflect.set(owner, name, bar);
    try {
      const { chat } = openScript([{ text: 'Hi' }]);
      expect((await send(chat)).reply.text).toBe('Hi');
    } finally {
      for (const [place, [owner, name]] of ways.entries()) Reflect.set(owner, name, before[place]);
    }
  });

  test('loads no module that could open one', () => {
    const folder = join(import.meta.dirname, '../../../../src/adapters/provider');
    expect(packagesOf(join(folder, 'scripted-chat.ts'), new Set())).toEqual([]);
    expect(packagesOf(join(folder, 'chat-transport.ts'), new Set())).toContain('undici');
  });
});

/** Every package and Node module that a module loads, itself or through others of ours. */
function packagesOf(file: string, seen: Set<string>): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const specifiers = [...text.matchAll(/^import (?!type )[^;]*?from '([^']+)'/gm)];
  return specifiers.flatMap(([, specifier = '']) =>
    specifier.startsWith('.') ? packagesOf(join(dirname(file), specifier), seen) : [specifier],
  );
}
