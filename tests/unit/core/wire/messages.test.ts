import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createDecompressor } from '../../../../src/adapters/provider/decompress.ts';
import { createRedactor } from '../../../../src/core/redact/redact.ts';
import { createMessagesReader } from '../../../../src/core/wire/messages/reader.ts';
import type { GatewayReply, ReadContent } from '../../../../src/domain/gateway-reply.ts';
import type { JsonObject, JsonValue } from '../../../../src/domain/json.ts';

type End = 'close' | 'reset' | 'stall';

interface Fixture {
  readonly stream: boolean;
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly chunks: readonly { readonly text?: string; readonly base64?: string }[];
    readonly end: End;
  };
  readonly expect: Partial<GatewayReply>;
}

const folder = new URL('../../../fixtures/gateway/messages/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));

function fixtureOf(name: string): Fixture {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
}

function chunksOf({ response }: Fixture): readonly Uint8Array[] {
  return response.chunks.map(({ text, base64 }) =>
    text === undefined ? Buffer.from(base64 ?? '', 'base64') : Buffer.from(text, 'utf8'),
  );
}

/** What the reader makes of a fixture whose bytes come in these reads, decompressed as the gateway does. */
async function replay(
  { stream, response }: Fixture,
  reads: readonly Uint8Array[],
): Promise<GatewayReply & ReadContent> {
  const { status: httpStatus, headers, end } = response;
  const reader = createMessagesReader({ httpStatus, headers, stream });
  const decompressor = createDecompressor(headers['content-encoding']);
  for (const bytes of reads) {
    const released = await decompressor?.write(bytes);
    reader.push(released?.bytes ?? bytes);
    if (released?.broken) return reader.end('reset');
  }
  const length = reads.reduce((sum, bytes) => sum + bytes.length, 0);
  const isCut = length < Number(headers['content-length'] ?? 0);
  const isBroken = decompressor !== null && (await decompressor.end()).broken;
  return reader.end((isCut || isBroken) && end === 'close' ? 'reset' : end);
}

/** What a fixture says of a reply; text and marks are beyond it. */
function inTermsOfTheFixture(reply: GatewayReply & ReadContent): object {
  const { errorMessage: _message, text: _text, streamed: _streamed, marks: _marks, ...own } = reply;
  const { usage, ...rest } = own;
  if (usage === null) return { ...rest, usage };
  const { adjusted: _adjusted, ...counts } = usage;
  return { ...rest, usage: counts };
}

function withoutIndexes(reply: object): unknown {
  return Object.fromEntries(Object.entries(reply).filter(([name]) => !/Chunk$|^marks$/.test(name)));
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

interface Circumstances {
  readonly end?: End;
  readonly httpStatus?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

function read(
  chunks: readonly (string | Uint8Array)[],
  { end = 'close', httpStatus = 200, headers = {} }: Circumstances = {},
): GatewayReply {
  const reader = createMessagesReader({ httpStatus, headers, stream: true });
  for (const chunk of chunks) reader.push(typeof chunk === 'string' ? bytesOf(chunk) : chunk);
  return reader.end(end);
}

function data(value: JsonValue): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

function event(type: string, members: JsonObject = {}): string {
  return data({ type, ...members });
}

function start(message: JsonObject = {}): string {
  return event('message_start', { message });
}

function block(content: JsonObject, index?: JsonValue): string {
  const members = { content_block: content };
  return event('content_block_start', index === undefined ? members : { ...members, index });
}

function tool(name: string, index?: JsonValue, input?: JsonValue): string {
  return block({ type: 'tool_use', name, ...(input === undefined ? {} : { input }) }, index);
}

function delta(value: JsonObject, index?: JsonValue): string {
  return event('content_block_delta', { delta: value, ...(index === undefined ? {} : { index }) });
}

function text(value: JsonValue): string {
  return delta({ type: 'text_delta', text: value }, 0);
}

function fragment(json: JsonValue, index?: JsonValue): string {
  return delta({ type: 'input_json_delta', partial_json: json }, index);
}

function stopped(reason: JsonValue, usage: JsonValue = null): string {
  return event('message_delta', { delta: { stop_reason: reason }, usage });
}

const end = event('message_stop');

function callsOf(reply: GatewayReply): readonly string[] {
  return reply.toolCalls.map((found) => `${found.name}(${JSON.stringify(found.arguments)})`);
}

/** Items, tokens, output, visible. */
function indexesOf(reply: GatewayReply): readonly (number | null)[] {
  const { firstItemChunk, firstTokenChunk, firstOutputChunk, firstVisibleChunk } = reply;
  return [firstItemChunk, firstTokenChunk, firstOutputChunk, firstVisibleChunk];
}

/** Input, cache read, cache write, output, reasoning, total. */
function countsOf({ usage }: GatewayReply): readonly (number | null)[] | null {
  return (
    usage && [
      ...[usage.inputTokens, usage.cacheReadInputTokens, usage.cacheWriteInputTokens],
      ...[usage.outputTokens, usage.reasoningOutputTokens, usage.totalTokens],
    ]
  );
}

describe('the fixtures', () => {
  it.each(names)('reads %s', async (name) => {
    const fixture = fixtureOf(name);
    const reply = await replay(fixture, chunksOf(fixture));
    expect(inTermsOfTheFixture(reply)).toEqual(fixture.expect);
  });

  it.each(names)('reads %s byte by byte', async (name) => {
    const fixture = fixtureOf(name);
    const bytes = Buffer.concat(chunksOf(fixture));
    const reply = await replay(
      fixture,
      Array.from(bytes, (byte) => Uint8Array.of(byte)),
    );
    expect(withoutIndexes(inTermsOfTheFixture(reply))).toEqual(withoutIndexes(fixture.expect));
  });

  it.each(names)('lets no secret of %s into its record', async (name) => {
    const fixture = fixtureOf(name);
    const reply = await replay(fixture, chunksOf(fixture));
    expect(createRedactor([]).providerText(reply.errorMessage ?? '')).not.toContain('CANARY');
    expect(JSON.stringify(reply)).not.toContain('CANARY');
  });
});

describe('the law of chunks', () => {
  const pieces = [
    ...['data: x', '\r', '\n', '\r\n', '\n\n', ': note\n', 'event: ping\n', 'event: error\n'],
    ...[text('é😀 '), text('<thi'), text('nk>no</think>'), text(' '), text('ok')],
    ...[tool('f', 0), fragment('{"a":'), fragment('1}', 0), block({ type: 'text', text: 'a' })],
    ...[delta({ type: 'thinking_delta', thinking: 'why' }), 'data: [DONE]\n\n', end],
    ...[start({ model: 'm', usage: { input_tokens: 3 } }), stopped('max_tokens')],
    ...[stopped('end_turn', { output_tokens: 2 }), data({ detail: 'no' })],
    ...['{"type":"message"}', '<html>', '{"error":{"code":"c"}}'],
  ];

  it('reads the same bytes alike however they are cut into reads', () => {
    const body = fc.array(fc.constantFrom(...pieces), { maxLength: 9 });
    const cuts = fc.array(fc.nat(1500), { maxLength: 12 });
    const how = fc.constantFrom<End>('close', 'reset', 'stall');
    const status = fc.constantFrom(200, 200, 200, 500);
    fc.assert(
      fc.property(body, cuts, how, status, (parts, places, end, httpStatus) => {
        const bytes = bytesOf(parts.join(''));
        const ends = places.map((place) => place % (bytes.length + 1)).sort((a, b) => a - b);
        const reads = [...ends, bytes.length].map((to, at) => bytes.slice(ends[at - 1] ?? 0, to));
        const whole = read([bytes], { end, httpStatus });
        expect(withoutIndexes(read(reads, { end, httpStatus }))).toEqual(withoutIndexes(whole));
      }),
      { numRuns: 1000 },
    );
  });

  it('never throws, whatever the bytes', () => {
    const types = fc.constantFrom('message_start', 'content_block_start', 'content_block_delta');
    const members = ['message', 'content_block', 'delta', 'usage', 'index', 'error'];
    const known = fc
      .tuple(types, fc.dictionary(fc.constantFrom(...members), fc.jsonValue()))
      .map(([type, value]) => event(type, value as JsonObject));
    const anything = fc.jsonValue().map((value) => data(value as JsonValue));
    fc.assert(
      fc.property(fc.array(fc.oneof(known, anything, fc.string())), (parts) => {
        expect(read(parts).httpStatus).toBe(200);
      }),
    );
  });

  it('counts empty reads, and gives the same reply when it is asked again', () => {
    const reader = createMessagesReader({ httpStatus: 200, headers: {}, stream: true });
    for (const chunk of ['', start(), '', text('a')]) reader.push(bytesOf(chunk));
    const reply = reader.end('reset');
    reader.push(bytesOf(end));
    expect(indexesOf(reply)).toEqual([1, 3, 3, 3]);
    expect(reader.end('stall')).toBe(reply);
  });
});

describe('events (MK)', () => {
  it.each([
    ['event: ping\ndata: [{"error":"x"}]\n\n'],
    ['event: heartbeat\ndata: hello\n\n'],
    ['event: keep_alive\ndata: {"message":"still here"}\n\n'],
    [data({ type: 'keepalive', message: 'still here', usage: { output_tokens: 5 } })],
    [': note\n\n'],
    ['data: : wrapped note\n\n'],
    ['event: message_start\n\n'],
  ])('takes %j as nothing', (chunk) => {
    const reply = read([chunk, start()]);
    expect(reply).toMatchObject({ status: 'truncated', firstItemChunk: 1 });
  });

  it('lets the type in the data decide over the name of the event', () => {
    const chunk = `event: message_stop\n${stopped('max_tokens')}`;
    expect(read([chunk])).toMatchObject({ status: 'length', firstItemChunk: 0 });
    expect(read([`event: message_stop\n${event('note')}`, start()]).status).toBe('truncated');
  });

  it.each<JsonValue>([
    { type: 'vertex_event', usage: { input_tokens: 1, output_tokens: 1 }, message: 'x' },
    { type: 'choice', delta: { stop_reason: 'end_turn' } },
    { status: 'queued', usage: { input_tokens: 1, output_tokens: 1 }, message: 'x' },
    {},
  ])('takes %j as an item and nothing more', (value) => {
    const reply = read([data(value)]);
    expect(reply).toMatchObject({ status: 'truncated', usage: null });
    expect(indexesOf(reply)).toEqual([0, null, null, null]);
  });

  it.each(['junk', '5', '[]', '[{"type":"message_stop"}]', '{"type":'])(
    'ends with an error at the data %s, but for behind a stop reason',
    (junk) => {
      const chunk = `data: ${junk}\n\n`;
      expect(read([start(), chunk, stopped('end_turn'), end])).toMatchObject({
        ...{ status: 'stream-error', errorCode: null, retryable: true },
      });
      expect(read([text('a'), stopped('end_turn'), chunk, end]).status).toBe('ok');
    },
  );

  it('reads an unfinished last event after a clean close only', () => {
    const cut = end.trimEnd();
    expect(read([text('a'), cut]).status).toBe('ok');
    expect(read([text('a'), cut], { end: 'reset' }).status).toBe('truncated');
    expect(read([text('a'), cut], { end: 'stall' }).status).toBe('timeout');
  });
});

describe('items and classes (MI)', () => {
  it.each<readonly [string, readonly (number | null)[]]>([
    [text('a'), [0, 0, 0, 0]],
    [text(' '), [0, 0, 0, null]],
    [text(''), [0, null, null, null]],
    [text(5), [0, null, null, null]],
    [delta({ type: 'thinking_delta', thinking: 'a' }), [0, 0, null, null]],
    [delta({ type: 'thinking_delta', thinking: '', text: 'a' }), [0, null, null, null]],
    [delta({ type: 'signature_delta', signature: 'a' }), [0, null, null, null]],
    [delta({ type: 'citations_delta', citation: {} }), [0, null, null, null]],
    [delta({ text: 'a' }), [0, null, null, null]],
    [fragment('{'), [0, 0, 0, null]],
    [fragment({}), [0, 0, 0, null]],
    [fragment(''), [0, null, null, null]],
    [fragment([1]), [0, null, null, null]],
    [block({ type: 'text', text: 'a' }), [0, 0, 0, 0]],
    [block({ type: 'thinking', thinking: 'a' }), [0, 0, null, null]],
    [block({ type: 'thinking', thinking: '' }), [0, null, null, null]],
    [block({ type: 'redacted_thinking' }), [0, 0, null, null]],
    [block({ type: 'mcp_tool_use', name: 'f' }), [0, 0, 0, null]],
    [block({ type: 'web_search_tool_result', content: [] }), [0, null, null, null]],
    [start({ content: [{ type: 'text', text: 'a' }] }), [0, null, null, null]],
    [end, [null, null, null, null]],
  ])('reads %s', (chunk, expected) => {
    expect(indexesOf(read([chunk]))).toEqual(expected);
  });

  it('scans the text of all blocks as one stream', () => {
    const chunks = [block({ type: 'text', text: '<thi' }, 0), text('nking>'), text('a')];
    const closing = block({ type: 'text', text: '</thinking> b' }, 1);
    expect(indexesOf(read([...chunks, closing]))).toEqual([0, 0, 3, 3]);
  });

  it('gives text that is held back to the event that ended reading, else to the last chunk', () => {
    expect(indexesOf(read([text('<th'), event('error'), 'more']))).toEqual([0, 0, 1, 1]);
    expect(indexesOf(read([text('<th'), '', ': note\n'], { end: 'reset' }))).toEqual([0, 0, 2, 2]);
  });
});

describe('blocks and calls (MB)', () => {
  const whole = (chunks: readonly string[], reason = 'tool_use'): GatewayReply =>
    read([start(), ...chunks, stopped(reason), end]);

  it('gives a fragment to the newest tool block with its index, a server tool too', () => {
    const chunks = [tool('f', 0), block({ type: 'server_tool_use', name: 's' }, 0), tool('g', 1)];
    expect(callsOf(whole([...chunks, fragment('{"a":1}', 0)]))).toEqual(['f({})', 'g({})']);
  });

  it('gives a fragment without a known index to the tool block started last', () => {
    const chunks = [tool('f', 0), tool('g', 1), block({ type: 'text', text: '' }, 2)];
    const fragments = [fragment('{"a"', 2), fragment(':', 'x'), fragment('1}', 1.5)];
    expect(callsOf(whole([...chunks, ...fragments]))).toEqual(['f({})', 'g({"a":1})']);
  });

  it('numbers a block without an index one above the highest', () => {
    const chunks = [block({ type: 'text', text: '' }, 4), tool('f'), tool('g', 1), tool('h', '7')];
    const fragments = [fragment('{"a":5}', 5), fragment('{"a":6}', 6)];
    expect(callsOf(whole([...chunks, ...fragments]))).toEqual([
      'f({"a":5})',
      'g({})',
      'h({"a":6})',
    ]);
  });

  it('keeps the tool block of an index that a text block takes over', () => {
    const chunks = [tool('f', 0), tool('g', 1), block({ type: 'text', text: '' }, 0)];
    expect(callsOf(whole([...chunks, fragment('{"a":1}', 0)]))).toEqual(['f({"a":1})', 'g({})']);
  });

  it('takes fragments before any tool block as a call without a name', () => {
    const reply = whole([fragment('{"a":', 0), fragment('1}', 1), tool('f', 1)]);
    expect(callsOf(reply)).toEqual(['f({})']);
    expect(whole([fragment('{"a":1}')])).toMatchObject({ status: 'ok', toolCalls: [] });
  });

  it.each<readonly [readonly JsonValue[], JsonValue, string]>([
    [['{"a":', '', '1}'], { b: 2 }, '{"a":1}'],
    [['{"a":1}', '{"a":1}'], {}, '{"a":1}'],
    [['{"a"', '{"a":1}'], {}, '{"a":1}'],
    [['"{\\"a\\":1}"'], {}, '{"a":1}'],
    [[{ a: 1 }], {}, '{"a":1}'],
    [['null'], { b: 2 }, '{}'],
    [['[1]'], { b: 2 }, 'null'],
    [['{"a":1,}'], { b: 2 }, 'null'],
    [[' ', '\n'], { b: 2 }, '{"b":2}'],
    [[5, null, [1]], { b: 2 }, '{"b":2}'],
    [[], '{"b":2}', '{"b":2}'],
    [[], ' ', '{}'],
    [[], 'null', '{}'],
    [[], null, '{}'],
    [[], 'b', 'null'],
    [[], [1], 'null'],
    [[], 5, 'null'],
  ])('reads the fragments %j beside the input %j as %s', (fragments, input, expected) => {
    const reply = whole([tool('f', 0, input), ...fragments.map((json) => fragment(json, 0))]);
    expect(callsOf(reply)).toEqual([`f(${expected})`]);
  });

  it('takes an empty input in a message that was cut off as cut off too', () => {
    const chunks = [tool('f', 0, {}), tool('g', 1, ' '), tool('h', 2, { a: 1 }), tool('i', 3)];
    const expected = ['f(null)', 'g(null)', 'h({"a":1})', 'i({})'];
    expect(callsOf(whole([...chunks, fragment('{}', 3)], 'SAFETY'))).toEqual(expected);
  });

  it('reads arguments that are nested too deep to be walked as none', () => {
    const deep: JsonValue = JSON.parse(`${'{"a":'.repeat(600)}1${'}'.repeat(600)}`);
    expect(callsOf(whole([tool('f', 0, deep)]))).toEqual(['f(null)']);
    expect(callsOf(whole([tool('f', 0), fragment(deep, 0)]))).toEqual(['f(null)']);
  });

  it('lists no server tool and no call of a failed message', () => {
    const server = block({ type: 'bash_code_execution_tool_use', name: 'b' });
    expect(whole([server], 'end_turn')).toMatchObject({ status: 'ok', toolCalls: [] });
    expect(whole([tool('f')], 'error').toolCalls).toEqual([]);
    expect(read([tool('f')]).toolCalls).toEqual([]);
  });
});

describe('usage and model (MU)', () => {
  const given = (usage: JsonObject): string => start({ usage });
  const later = (usage: JsonObject): string => event('message_delta', { usage });

  it.each<readonly [string, readonly string[], readonly (number | null)[] | null]>([
    [
      'the last value, but no 0 after a positive one',
      [
        given({ input_tokens: 9 }),
        later({ input_tokens: 7, output_tokens: 5 }),
        later({ input_tokens: 0, output_tokens: 3 }),
        later({ output_tokens: 0 }),
      ],
      [7, null, null, 3, null, 10],
    ],
    [
      'no output of a message_start, wherever it stands there',
      [
        event('message_start', {
          message: { usage: { input_tokens: 9, output_tokens: 1 } },
          usage: { output_tokens: 1, output_tokens_details: { thinking_tokens: 1 } },
        }),
      ],
      null,
    ],
    [
      'the usage of a delta after the one beside it',
      [
        event('message_delta', {
          usage: { input_tokens: 1, output_tokens: 1 },
          delta: { usage: { output_tokens: 2 } },
        }),
      ],
      [1, null, null, 2, null, 3],
    ],
    [
      'usage in any known event, the end marker too',
      [
        event('content_block_stop', { usage: { input_tokens: 4 } }),
        event('message_stop', { usage: { output_tokens: 2 } }),
      ],
      [4, null, null, 2, null, 6],
    ],
    [
      'nothing after the end marker',
      [later({ input_tokens: 4, output_tokens: 1 }), end, later({ output_tokens: 2 })],
      [4, null, null, 1, null, 5],
    ],
    [
      'cache writes by their parts where the sum is not given',
      [
        later({
          input_tokens: 1,
          output_tokens: 1,
          cache_creation_input_tokens: null,
          cache_creation: { a: 2, b: 3, c: '4', d: -1 },
        }),
      ],
      [6, null, 5, 1, null, 7],
    ],
    [
      'cache writes by their sum where both are given',
      [
        later({
          input_tokens: 1,
          output_tokens: 1,
          cache_creation_input_tokens: 0,
          cache_creation: { a: 2 },
        }),
      ],
      [1, null, 0, 1, null, 2],
    ],
    [
      'cache writes of no parts as unknown',
      [later({ input_tokens: 1, output_tokens: 1, cache_creation: {} })],
      [1, null, null, 1, null, 2],
    ],
    [
      'thinking, which counts inside the output unless it is more',
      [
        later({
          input_tokens: 1,
          output_tokens: 5,
          output_tokens_details: { reasoning_tokens: 5 },
        }),
      ],
      [1, null, null, 5, 5, 6],
    ],
    [
      'thinking_tokens before reasoning_tokens, added when they are more than the output',
      [
        later({
          input_tokens: 1,
          output_tokens: 5,
          output_tokens_details: { thinking_tokens: 6, reasoning_tokens: 2 },
        }),
      ],
      [1, null, null, 11, 6, 12],
    ],
    [
      'the prompt counted once more with its cache as no report of it',
      [
        given({ input_tokens: 10, cache_read_input_tokens: 4 }),
        later({ input_tokens: 17, cache_creation_input_tokens: 3, output_tokens: 1 }),
      ],
      [17, 4, 3, 1, null, 18],
    ],
    [
      'the same input once more where no cache is known',
      [
        given({ input_tokens: 10, cache_read_input_tokens: 0 }),
        later({ input_tokens: 10, output_tokens: 1 }),
      ],
      [10, 0, null, 1, null, 11],
    ],
    [
      'an input of 0 whose prompt was all in the cache',
      [given({ input_tokens: 0, cache_read_input_tokens: 8 }), later({ output_tokens: 0 })],
      [8, 8, null, 0, null, 8],
    ],
    ['an input that was never given as unknown', [later({ output_tokens: 3 })], null],
    [
      'an input of 0 without a cache as unknown',
      [later({ input_tokens: 0, output_tokens: 3 })],
      null,
    ],
    [
      'counts of other kinds as not given',
      [later({ input_tokens: '3', output_tokens: 3 }), later({ input_tokens: -3 })],
      null,
    ],
    [
      'the metrics of a gateway where a count is unknown or 0',
      [
        given({ input_tokens: 0, cache_read_input_tokens: 2 }),
        event('message_stop', {
          usage: { output_tokens: 3 },
          'amazon-bedrock-invocationMetrics': {
            inputTokenCount: 5,
            outputTokenCount: 9,
            cacheReadInputTokenCount: 9,
            cacheWriteInputTokenCount: 0,
          },
        }),
      ],
      [7, 2, 0, 3, null, 10],
    ],
  ])('reads %s', (_what, chunks, expected) => {
    expect(countsOf(read(chunks))).toEqual(expected);
  });

  it('says whether the counts were repaired', () => {
    const plain = { input_tokens: 1, cache_read_input_tokens: 5, output_tokens: 2 };
    const thinking = { ...plain, output_tokens_details: { thinking_tokens: 3 } };
    expect(read([later(plain)]).usage?.adjusted).toBe(false);
    expect(read([later(plain), later({ input_tokens: 6 })]).usage?.adjusted).toBe(true);
    expect(read([later(thinking)]).usage?.adjusted).toBe(true);
  });

  it('keeps usage and model of a message that fails', () => {
    const chunks = [start({ model: '' }), start({ model: 'm' }), start({ model: 'n' })];
    const reply = read([...chunks, later({ input_tokens: 1, output_tokens: 2 }), event('error')]);
    expect(reply).toMatchObject({ status: 'stream-error', model: 'm', usage: { totalTokens: 3 } });
  });
});

describe('stop reasons and ends (MS)', () => {
  it.each<readonly [JsonValue, GatewayReply['status']]>([
    ['end_turn', 'ok'],
    ['pause_turn', 'ok'],
    ['whim', 'ok'],
    ['', 'ok'],
    [7, 'ok'],
    ['MAX_TOKENS', 'length'],
    ['model_length', 'length'],
    ['Model_Context_Window_Exceeded', 'length'],
    ['refusal', 'content-filter'],
    ['content_filtered', 'content-filter'],
    ['guardrail_intervened', 'content-filter'],
    ['prohibited_content', 'content-filter'],
    ['network_error', 'stream-error'],
    ['Aborted', 'stream-error'],
  ])('reads the stop reason %j as %s', (reason, status) => {
    const reply = read([text('a'), stopped(reason), end]);
    const retryable = status === 'stream-error' ? true : null;
    expect(reply).toMatchObject({ status, errorCode: null, retryable });
  });

  it('takes the last stop reason, inside the delta before the one beside it', () => {
    const both = event('message_delta', {
      delta: { stop_reason: 'refusal' },
      stop_reason: 'error',
    });
    expect(read([both, end]).status).toBe('content-filter');
    expect(read([both, stopped(null), end]).status).toBe('content-filter');
    expect(read([both, stopped('max_tokens'), end]).status).toBe('length');
    const beside = event('message_delta', { delta: { stop_reason: '' }, stop_reason: 'refusal' });
    expect(read([beside, end]).status).toBe('content-filter');
  });

  it.each<End>(['close', 'reset', 'stall'])('takes a stop reason as complete at a %s', (how) => {
    expect(read([text('a'), stopped('end_turn')], { end: how }).status).toBe('ok');
  });

  it('takes no stop reason from a message_start, nor from other events', () => {
    const elsewhere = event('content_block_stop', { delta: { stop_reason: 'end_turn' } });
    const reply = read([start({ stop_reason: 'end_turn' }), elsewhere], { end: 'stall' });
    expect(reply).toMatchObject({ status: 'timeout', retryable: true, errorCode: null });
  });

  it.each(['data: [DONE]\n\n', '[DONE]\n', 'event: message_stop\ndata: {}\n\n', end])(
    'takes the end marker %j as the end of a message that has begun only',
    (marker) => {
      expect(read([text('a'), marker, event('error')], { end: 'stall' }).status).toBe('ok');
      expect(read([data({ type: 'note' }), marker], { end: 'stall' }).status).toBe('truncated');
    },
  );

  it('takes a message with nothing to see or to run as empty', () => {
    const thinking = delta({ type: 'thinking_delta', thinking: 'why' });
    const reply = read([start(), thinking, text('<think>a</think>\n'), stopped('end_turn'), end]);
    expect(reply).toMatchObject({ status: 'empty-output', retryable: null, toolCalls: [] });
    expect(read([block({ type: 'tool_use' }), end]).status).toBe('ok');
  });
});

describe('JSON bodies (MS4)', () => {
  it('reads a message after a byte order mark, whatever follows it and however it ends', () => {
    const content = [
      ...[
        { type: 'text', text: '<think>a' },
        { type: 'tool_use', name: 'f', input: { a: 1 } },
      ],
      ...[{ type: 'server_tool_use', name: 's' }, 'junk', { type: 'tool_use', name: 'g' }],
    ];
    const usage = { input_tokens: 3, output_tokens: 2 };
    const body = JSON.stringify({ content, usage, model: 'm', stop_reason: 'TOOL_USE' });
    const reply = read([`\ufeff\n${body} trailing }`], { end: 'reset' });
    expect(reply).toMatchObject({ status: 'ok', model: 'm', errorMessage: null });
    expect(callsOf(reply)).toEqual(['f({"a":1})', 'g({})']);
    expect(countsOf(reply)).toEqual([3, null, null, 2, null, 5]);
    expect(indexesOf(reply)).toEqual([null, null, null, null]);
  });

  it.each<readonly [string, GatewayReply['status']]>([
    ['{"type":"message"}', 'empty-output'],
    ['{"content":[{"type":"text","text":" "}]}', 'empty-output'],
    ['{"content":[{"type":"text","text":"<th"}]}', 'ok'],
    ['{"content":[],"stop_reason":"refusal"}', 'content-filter'],
    ['{"content":[],"stop_reason":"error"}', 'stream-error'],
    ['{"type":"message","message":"hello"}', 'empty-output'],
    ['{"type":"message","content":[', 'truncated'],
  ])('reads %s as %s', (body, status) => {
    expect(read([body]).status).toBe(status);
  });

  it.each([
    ['{"content":[],"model":"m","error":{"type":"api_error"}}', 'api_error', true],
    ['[{"detail":"no","code":"c"}]', 'c', false],
    ['{"choices":[],"model":"m"}', null, false],
    ['{"type":"message_start","model":"m"}\n{"type":"message_stop"}', null, false],
    ['[]', null, false],
  ])('reads nothing but the error from %s', (body, errorCode, retryable) => {
    const failed = { status: 'stream-error', errorCode, retryable, model: null, usage: null };
    expect(read([body], { end: 'stall' })).toMatchObject(failed);
  });
});

describe('errors (ME)', () => {
  it.each<readonly [string, string | null, boolean]>([
    [data({ type: 'overloaded_error' }), 'overloaded_error', true],
    [data({ message: 'no', code: 'c' }), 'c', false],
    [`event: api_error\n${data({ message: 'no' })}`, null, false],
    [`event: error\n${data({ type: 'ping', code: 'c' })}`, 'ping', false],
    [`event: error\n${data(['x'])}`, null, false],
    ['error: gone\n\n', null, false],
    [data([{ error: { code: 'first' } }, { error: { code: 'second' } }]), 'first', false],
    [data({ error: [{ type: 'timeout_error' }, { type: 'b' }] }), 'timeout_error', true],
    [data({ type: 'message_delta', error: true, code: 503 }), 'message_delta', true],
    [data({ error: 'words', status: 'unavailable' }), 'unavailable', true],
    [data({ error: { type: 'error', code: 'None', status: 'null' } }), null, false],
    [data({ error: { type: 'NONE', code: 'c' } }), 'NONE', false],
    [data({ error: { type: 'a b', code: 429, status: 's' } }), 's', true],
    [data({ error: { code: 1e21, status: 2 } }), '1000000000000000000000', false],
    [data({ error: { code: 1.5, status: -2 } }), '-2', false],
    [data({ error: { type: 'z'.repeat(65), code: 'z'.repeat(64) } }), 'z'.repeat(64), false],
    [data({ error: { type: 'abcdef0123456789abcdef0123456789', code: 'c' } }), 'c', false],
    [data({ error: { type: 'api_error' }, code: 'insufficient_quota' }), 'api_error', false],
    [data({ error: { type: 'api_error', message: 'x', status: 501 } }), 'api_error', false],
    [data({ choices: [{ error: { code: 'c' } }] }), 'c', false],
  ])('reads the error %j', (chunk, errorCode, retryable) => {
    const reply = read([chunk, text('a'), end]);
    expect(reply).toMatchObject({ status: 'stream-error', errorCode, retryable });
    expect(indexesOf(reply)).toEqual([null, null, null, null]);
  });

  it.each<JsonValue>([
    { type: 'notice', message: 'hello', detail: 'x' },
    { type: 'notice', error: {}, message: 'hello' },
    { message: 'hello', usage: null },
    { message: '', error: '' },
    {
      type: 'content_block_start',
      content_block: {
        type: 'web_search_tool_result',
        content: { type: 'web_search_tool_result_error', error_code: 'unavailable' },
      },
    },
  ])('takes %j as no error', (value) => {
    expect(read([text('a'), data(value), end]).status).toBe('ok');
  });

  it('counts after a stop reason, not after an end marker', () => {
    const failed = event('error', { error: { type: 'api_error' } });
    expect(read([text('a'), stopped('end_turn'), failed]).errorCode).toBe('api_error');
    expect(read([text('a'), end, failed]).status).toBe('ok');
  });

  it('reads the code of an HTTP error from JSON or from the first error event', () => {
    const body = '{"type":"whim","message":"no","code":"d"} junk';
    const events = `: note\n\n${start()}${data({ error: { code: 'whim' } })}${data({ code: 'd' })}`;
    for (const chunk of [body, events, '[{"error":{"code":"whim"}}]']) {
      expect(read([chunk], { httpStatus: 400, end: 'reset' })).toMatchObject({
        ...{ status: 'http-error', httpStatus: 400, errorCode: 'whim', retryable: false },
        ...{ usage: null, model: null, toolCalls: [], firstItemChunk: null },
      });
    }
  });

  it.each(['', '{"code":"c"}', '{"error":{"code":"c"}', '<html>', 'gone', start() + end])(
    'finds no code in the HTTP error body %j',
    (body) => {
      expect(read([body], { httpStatus: 500 }).errorCode).toBeNull();
    },
  );

  it('reads no more than 64 KiB of an HTTP error, and all of these', () => {
    const body = '{"error":{"code":"c"}}';
    const exact = `{"pad":"${'x'.repeat(64 * 1024 - 9 - body.length)}",${body.slice(1)}`;
    expect(exact).toHaveLength(64 * 1024);
    expect(read([exact], { httpStatus: 500 }).errorCode).toBe('c');
    expect(read([` ${exact}`], { httpStatus: 500 }).errorCode).toBeNull();
    expect(read([body + 'x'.repeat(70_000)], { httpStatus: 500 }).errorCode).toBe('c');
  });

  it('reads no body in an unknown encoding', () => {
    const body = '{"error":{"code":"c"}}';
    const headers = { 'content-encoding': 'zstd' };
    expect(read([body], { httpStatus: 500, headers }).errorCode).toBeNull();
    expect(read([body], { headers })).toMatchObject({ status: 'stream-error', retryable: false });
  });

  it.each<readonly [number, string, string | null, boolean]>([
    [529, '', null, true],
    [501, '', null, false],
    [404, '{"error":{"status":503}}', null, false],
    [404, '', 'true', true],
    [503, '', 'false', false],
    [503, '', 'maybe', true],
    [429, '{"error":{"type":"insufficient_quota"}}', 'true', false],
    [429, '{"error":{"type":"Insufficient_Quota"}}', null, true],
    [304, '', null, false],
  ])('decides whether to repeat after %d %s with %s', (httpStatus, body, word, retryable) => {
    const headers: Record<string, string> = word === null ? {} : { 'x-should-retry': word };
    expect(read([body], { httpStatus, headers }).retryable).toBe(retryable);
  });

  it('tells what failed in our own words, never in the words of the provider', () => {
    const error = JSON.stringify({ error: { type: 'no_model', message: 'MARK' } });
    expect(read([error], { httpStatus: 404 }).errorMessage).toBe('HTTP status 404: no_model');
    expect(read([error]).errorMessage).not.toContain('MARK');
  });
});
