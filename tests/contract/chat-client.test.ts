import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  createChatTransport,
  type ChatTransport,
} from '../../src/adapters/provider/chat-transport.ts';
import { createHttpChat } from '../../src/adapters/provider/http-chat.ts';
import { startMockServer, type MockServer } from '../../src/adapters/provider/mock-server.ts';
import { createScriptedChat } from '../../src/adapters/provider/scripted-chat.ts';
import type { ChatClient, ChatReply } from '../../src/app/ports.ts';
import { STREAM_CHUNKINGS, type StreamChunking } from '../../src/core/scripted/scripted-chunks.ts';
import type { MockRound } from '../../src/domain/case.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import type { InvocationMode } from '../../src/domain/wire.ts';
import { chatRequest, noAbort, scriptedCase } from '../support/scripted-cases.ts';

const usage = { inputTokens: 40, outputTokens: 12, cacheReadInputTokens: 8 };
const rounds: readonly MockRound[] = [
  {
    reasoning: 'Look first.',
    text: 'One moment.',
    toolCalls: [{ name: 'get_weather', arguments: { city: 'Tromsø' } }],
    usage,
  },
  {
    toolCalls: [
      { name: 'get_weather', arguments: { city: 'Oslo' } },
      { name: 'get_weather', arguments: '{"city":' },
    ],
  },
  { error: { status: 429, body: { error: { message: 'slow down', code: 'rate_limit' } } } },
  { text: 'It is 12 degrees in Tromsø.', usage },
];
const definition = scriptedCase(rounds);
const clock = (): number => performance.now();
const redactError = (text: string): string => text;

interface OpenClient {
  open(): Promise<ChatClient>;
  close(): Promise<void>;
}

const scripted: OpenClient = {
  open: async () => createScriptedChat({ rounds, clock, wait: () => Promise.resolve() }),
  close: () => Promise.resolve(),
};

function overHttp(chunking: StreamChunking): OpenClient {
  let server: MockServer;
  let transport: ChatTransport;
  return {
    async open() {
      const cases = [definition];
      server = await startMockServer({ cases, port: 0, chunking, delayMs: 0, fail: null, seed: 1 });
      transport = createChatTransport({ baseUrl: server.baseUrl });
      return createHttpChat({ transport, apiKey: null, clock, redactError });
    },
    async close() {
      await transport.close();
      await server.close();
    },
  };
}

/** One client plays all rounds; the conversation grows as an agent's does. */
async function playAll(chat: ChatClient, mode: InvocationMode): Promise<readonly ChatReply[]> {
  const messages: JsonObject[] = [{ role: 'user', content: definition.prompt }];
  const replies: ChatReply[] = [];
  for (const { toolCalls = [] } of rounds) {
    const request = chatRequest(definition, mode, { body: { messages: [...messages] } });
    replies.push(await chat.send(request, noAbort()));
    messages.push({ role: 'assistant', ...(mode === 'native' && { tool_calls: toolCalls }) });
  }
  await chat.close();
  return replies;
}

function classesOf({ reads }: ChatReply | undefined = missing()): readonly string[] {
  return [...new Set(reads.flatMap(({ classes }) => classes))].toSorted();
}

function missing(): never {
  throw new Error('there is no such reply');
}

const clients: readonly (readonly [string, OpenClient])[] = [
  ['scripted-chat', scripted],
  ...STREAM_CHUNKINGS.map((chunking) => [`http-chat, ${chunking}`, overHttp(chunking)] as const),
];

describe.each(clients)('%s', (_, client) => {
  describe.each(['native', 'text'] as const)('in %s mode', (mode) => {
    let replies: readonly ChatReply[] = [];

    beforeAll(async () => {
      replies = await playAll(await client.open(), mode);
    });
    afterAll(() => client.close());

    test('reads reasoning, text, call and usage of a turn', () => {
      expect(replies[0]?.reply).toMatchObject({
        error: null,
        reasoningText: 'Look first.',
        text: 'One moment.',
        toolCalls: [{ name: 'get_weather', arguments: { city: 'Tromsø' }, source: mode }],
        malformedToolCalls: [],
        finishReason: mode === 'native' ? 'tool_calls' : 'stop',
        usage: {
          inputTokens: 40,
          cacheReadInputTokens: 8,
          cacheWriteInputTokens: null,
          outputTokens: 12,
          reasoningOutputTokens: null,
          totalTokens: 52,
          adjusted: false,
        },
        model: 'scripted',
        streamed: true,
      });
    });

    test('says of each read what it brought', () => {
      expect(classesOf(replies[0])).toEqual([
        'call-ready',
        'content',
        'end',
        'finish',
        'item',
        'reasoning',
        'tool',
        'usage',
        'visible',
      ]);
      expect(classesOf(replies[3])).toEqual([
        'content',
        'end',
        'finish',
        'item',
        'usage',
        'visible',
      ]);
    });

    test('tells a call from a broken one, and unknown usage from none', () => {
      const { reply } = replies[1] ?? missing();
      const ids = mode === 'native' ? ['call_2', 'call_3'] : [null, null];
      expect(reply.toolCalls).toEqual([
        { name: 'get_weather', arguments: { city: 'Oslo' }, source: mode, id: ids[0] },
      ]);
      expect(reply.malformedToolCalls.map(({ id }) => id)).toEqual([ids[1]]);
      expect(reply.usage).toBe(null);
    });

    test('gives an error as a value', () => {
      expect(replies[2]?.httpStatus).toBe(429);
      expect(replies[2]?.reply.error).toMatchObject({
        kind: 'http',
        status: 429,
        retryable: true,
        code: 'rate_limit',
        message: 'slow down',
      });
    });

    test('keeps its times in order', () => {
      for (const { requestedAtMs, sentAtMs, endedAtMs, reads } of replies) {
        const times = [requestedAtMs, sentAtMs, ...reads.map(({ atMs }) => atMs), endedAtMs];
        expect(times).toEqual(times.toSorted((left, right) => Number(left) - Number(right)));
        expect(reads.map(({ chunk }) => chunk)).toEqual([...reads.keys()]);
      }
    });
  });
});
