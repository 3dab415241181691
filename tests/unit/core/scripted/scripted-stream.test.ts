import { describe, expect, test } from '@jest/globals';
import type { StreamChunking } from '../../../../src/core/scripted/scripted-chunks.ts';
import type {
  ScriptedReply,
  ScriptedReplyOptions,
} from '../../../../src/core/scripted/scripted-reply.ts';
import { scriptedBody, scriptedStream } from '../../../../src/core/scripted/scripted-stream.ts';
import type { MockRound } from '../../../../src/domain/case.ts';

const decoder = new TextDecoder();

function play(round: MockRound, given: Partial<ScriptedReplyOptions> = {}): ScriptedReply {
  return scriptedStream({
    round,
    mode: 'native',
    chunking: 'token',
    model: 'm',
    includeUsage: true,
    callsBefore: 0,
    ...given,
  });
}

function wire({ chunks }: ScriptedReply): string {
  return decoder.decode(Buffer.concat(chunks.map(({ bytes }) => bytes)));
}

/** The deltas of a stream, without the role's and the last one. */
function deltas(reply: ScriptedReply): unknown[] {
  const events = wire(reply).trimEnd().split('\n\n').slice(0, -1);
  const chunks = events.map((event) => JSON.parse(event.slice('data: '.length)));
  return chunks
    .flatMap(({ choices }) => choices.map(({ delta }: { delta: unknown }) => delta))
    .slice(1, -1);
}

const head =
  '{"id":"chatcmpl-scripted","object":"chat.completion.chunk","created":1750000000,"model":"m","choices":';

describe('scriptedStream', () => {
  test('writes exactly these bytes', () => {
    const reply = play({ text: 'Hi there', usage: { inputTokens: 3, outputTokens: 2 } });
    expect(wire(reply)).toBe(
      [
        `data: ${head}[{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":null}]}\n\n`,
        `data: ${head}[{"index":0,"delta":{"content":"Hi"},"finish_reason":null}]}\n\n`,
        `data: ${head}[{"index":0,"delta":{"content":" there"},"finish_reason":null}]}\n\n`,
        `data: ${head}[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n`,
        `data: ${head}[],"usage":{"prompt_tokens":3,"completion_tokens":2,"total_tokens":5}}\n\n`,
        'data: [DONE]\n\n',
      ].join(''),
    );
  });

  test('says nothing about usage when the script gives no counts, or nobody asked', () => {
    expect(wire(play({ text: 'Hi' }))).not.toContain('usage');
    const usage = { inputTokens: 3, outputTokens: 2 };
    expect(wire(play({ text: 'Hi', usage }, { includeUsage: false }))).not.toContain('usage');
  });

  test('sends reasoning before the text', () => {
    expect(deltas(play({ reasoning: 'hm', text: 'Yes' }))).toEqual([
      { reasoning_content: 'hm' },
      { content: 'Yes' },
    ]);
  });

  test('cuts native arguments into fragments and counts ids on from earlier turns', () => {
    const toolCalls = [{ name: 'look', arguments: { city: 'Oslo' } }];
    expect(deltas(play({ toolCalls }, { callsBefore: 4 }))).toEqual([
      {
        tool_calls: [
          { index: 0, id: 'call_5', type: 'function', function: { name: 'look', arguments: '' } },
        ],
      },
      { tool_calls: [{ index: 0, function: { arguments: '{"city":"Osl' } }] },
      { tool_calls: [{ index: 0, function: { arguments: 'o"}' } }] },
    ]);
  });

  test('writes calls as blocks of the text template in text mode', () => {
    const toolCalls = [
      { name: 'look', arguments: { at: 'sky' } },
      { name: 'go', arguments: '{"to":' },
    ];
    const pieces = deltas(play({ text: 'Wait.', toolCalls }, { mode: 'text' }));
    const text = pieces.map((delta) => Object.values(delta as object)).join('');
    expect(text).toBe(
      'Wait.\n<tool_call>\n{"name":"look","arguments":{"at":"sky"}}\n</tool_call>\n<tool_call>\n{"name":"go","arguments":{"to":}\n</tool_call>',
    );
  });

  test('waits for the prefill before the role, then before the first token, then between tokens', () => {
    const { chunks } = play({ text: 'a b c', delaysMs: { prefill: 50, first: 20, gap: 5 } });
    expect(chunks.map(({ delayMs }) => delayMs)).toEqual([50, 20, 5, 5, 0, 0]);
  });

  test('uses its own delays before those of the server', () => {
    const delaysMs = { first: 9, gap: 9 };
    const ofServer = play({ text: 'a b' }, { delaysMs });
    expect(ofServer.chunks.map(({ delayMs }) => delayMs)).toEqual([0, 9, 9, 0, 0]);
    const ofScript = play({ text: 'a b', delaysMs: { gap: 1 } }, { delaysMs });
    expect(ofScript.chunks.map(({ delayMs }) => delayMs)).toEqual([0, 0, 1, 0, 0]);
  });

  test('gives a scripted error its status and body', () => {
    const reply = play({ error: { status: 429, body: { error: 'slow down' } } });
    expect(reply.head).toEqual({ status: 429, headers: { 'content-type': 'application/json' } });
    expect(wire(reply)).toBe('{"error":"slow down"}');
  });

  test.each<[StreamChunking, number]>([
    ['token', 4],
    ['line', 8],
    ['once', 1],
  ])('chunking %s cuts four events into %i writes', (chunking, count) => {
    const round = { text: 'Grüße', delaysMs: { prefill: 3, first: 4 } };
    const reply = play(round, { chunking });
    expect(reply.chunks).toHaveLength(count);
    expect(wire(reply)).toBe(wire(play(round)));
    expect(reply.chunks.reduce((sum, { delayMs }) => sum + delayMs, 0)).toBe(7);
  });

  test('chunking byte cuts inside characters', () => {
    const reply = play({ text: 'ü' }, { chunking: 'byte' });
    expect(reply.chunks.every(({ bytes }) => bytes.length === 1)).toBe(true);
    expect(wire(reply)).toContain('"content":"ü"');
  });
});

describe('scriptedBody', () => {
  test('says the same as the stream in one JSON body, after the same time', () => {
    const round = {
      text: 'a b',
      toolCalls: [{ name: 'look', arguments: {} }],
      delaysMs: { gap: 2 },
    };
    const reply = scriptedBody({
      round,
      mode: 'native',
      chunking: 'once',
      model: 'm',
      includeUsage: true,
      callsBefore: 0,
    });
    expect(reply.chunks.map(({ delayMs }) => delayMs)).toEqual([6]);
    expect(JSON.parse(wire(reply))).toEqual({
      id: 'chatcmpl-scripted',
      object: 'chat.completion',
      created: 1_750_000_000,
      model: 'm',
      choices: [
        {
          index: 0,
          finish_reason: 'tool_calls',
          message: {
            role: 'assistant',
            content: 'a b',
            tool_calls: [
              { id: 'call_1', type: 'function', function: { name: 'look', arguments: '{}' } },
            ],
          },
        },
      ],
    });
  });
});
