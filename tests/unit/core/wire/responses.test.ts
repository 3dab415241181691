import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createDecompressor } from '../../../../src/adapters/provider/decompress.ts';
import { createRedactor } from '../../../../src/core/redact/redact.ts';
import { createResponsesReader } from '../../../../src/core/wire/responses/reader.ts';
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

const folder = new URL('../../../fixtures/gateway/responses/', import.meta.url);
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
  const reader = createResponsesReader({ httpStatus, headers, stream });
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
  const reader = createResponsesReader({ httpStatus, headers, stream: true });
  for (const chunk of chunks) reader.push(typeof chunk === 'string' ? bytesOf(chunk) : chunk);
  return reader.end(end);
}

function data(value: JsonValue): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

function event(type: string, members: JsonObject = {}): string {
  return data({ type: `response.${type}`, ...members });
}

function text(delta: string): string {
  return event('output_text.delta', { delta });
}

function completed(response: JsonObject = {}): string {
  return event('completed', { response });
}

function added(item: JsonObject, index = 0): string {
  return event('output_item.added', { output_index: index, item });
}

function done(item: JsonObject, index = 0): string {
  return event('output_item.done', { output_index: index, item });
}

function argumentsEvent(kind: 'delta' | 'done', members: JsonObject): string {
  return event(`function_call_arguments.${kind}`, members);
}

function call(members: JsonObject): JsonObject {
  return { type: 'function_call', ...members };
}

function callsOf(reply: GatewayReply): readonly string[] {
  return reply.toolCalls.map((found) => `${found.name}(${JSON.stringify(found.arguments)})`);
}

/** Items, tokens, output, visible. */
function indexesOf(reply: GatewayReply): readonly (number | null)[] {
  const { firstItemChunk, firstTokenChunk, firstOutputChunk, firstVisibleChunk } = reply;
  return [firstItemChunk, firstTokenChunk, firstOutputChunk, firstVisibleChunk];
}

function usageOf(usage: JsonObject): GatewayReply['usage'] {
  return read([completed({ usage })]).usage;
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
    ...[added(call({ id: 'a', name: 'f' })), argumentsEvent('delta', { delta: '{"a":1}' })],
    ...[event('reasoning_text.delta', { delta: 'why' }), event('refusal.delta', { delta: 'no' })],
    ...[
      completed({ model: 'm', usage: { input_tokens: 1, output_tokens: 2 } }),
      'data: [DONE]\n\n',
    ],
    ...['{"output":[]}', '<html>', '{"error":{"code":"c"}}', data({ detail: 'no' })],
  ];

  it('reads the same bytes alike however they are cut into reads', () => {
    const body = fc.array(fc.constantFrom(...pieces), { maxLength: 9 });
    const cuts = fc.array(fc.nat(1500), { maxLength: 12 });
    const end = fc.constantFrom<End>('close', 'reset', 'stall');
    const httpStatus = fc.constantFrom(200, 200, 200, 500);
    fc.assert(
      fc.property(body, cuts, end, httpStatus, (parts, places, end, httpStatus) => {
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
    const anything = fc.oneof(
      fc.jsonValue().map((value) => data(value as JsonValue)),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(anything), (parts) => {
        expect(read(parts).httpStatus).toBe(200);
      }),
    );
  });
});

describe('bodies (RB)', () => {
  it('reads a finished response after a byte order mark, and ignores what follows it', () => {
    const body = { object: 'response', model: 'm', output: [call({ name: 'f' })] };
    const reply = read([`\ufeff ${JSON.stringify(body)} trailing }`], { end: 'reset' });
    expect(reply).toMatchObject({ status: 'ok', model: 'm', errorMessage: null });
    expect(callsOf(reply)).toEqual(['f({})']);
    expect(indexesOf(reply)).toEqual([null, null, null, null]);
  });

  it.each([
    ['{"error":{"code":"slow_down"}}', 'slow_down', true],
    ['{"object":"response","error":{"code":"bad"}}', 'bad', false],
    ['{"output":[],"error":{"code":"server_error"},"model":"m"}', 'server_error', true],
    ['[{"error":{"code":"first"}},{"error":{"code":"second"}}]', 'first', false],
    ['{"detail":{"code":"inner"}}', 'inner', false],
    ['{"detail":"no"}', null, false],
    ['{"output":[],"status":"Queued","model":"m"}', null, false],
    ['{"answer":42}', null, false],
    ['[]', null, false],
    [' \n<html>', null, false],
  ])('takes %s with status 200 as an error', (body, errorCode, retryable) => {
    expect(read([body])).toMatchObject({ status: 'stream-error', errorCode, retryable });
  });

  it('has model and usage of a failed response, but not of an error without output', () => {
    const members = { model: 'm', usage: { input_tokens: 1, output_tokens: 1 }, error: 'bad' };
    const failed = read([JSON.stringify({ output: [], ...members })]);
    expect([failed.model, failed.usage?.totalTokens]).toEqual(['m', 2]);
    expect(read([JSON.stringify(members)])).toMatchObject({ model: null, usage: null });
  });

  it.each([
    ['close', 'truncated'],
    ['reset', 'truncated'],
    ['stall', 'timeout'],
  ] as const)('finds nothing whole in a cut or empty body (%s)', (end, status) => {
    for (const body of ['{"output":[', '', ' \n', '[DON']) {
      expect(read([body], { end })).toMatchObject({ status, retryable: true, errorCode: null });
    }
  });

  it('cannot read an unknown encoding', () => {
    const reply = read([completed()], { headers: { 'content-encoding': 'zstd' } });
    expect(reply).toMatchObject({ status: 'stream-error', retryable: false, firstItemChunk: null });
  });
});

describe('events (RE)', () => {
  it('lets the type in the data win over the name of the event', () => {
    const named = `event: response.failed\n${text('Hi')}`;
    expect(read([named, completed()]).status).toBe('ok');
    const unnamed = `event: response.output_text.delta\n${data({ type: '', delta: 'Hi' })}`;
    expect(read([unnamed, completed()]).status).toBe('ok');
  });

  it('ignores a keepalive, also one with a name only, with an error, or with data that is no JSON', () => {
    const keepalives = ['event: ping\ndata: beat\n\n', 'event: error\ndata: {"type":"ping"}\n\n'];
    const reply = read([...keepalives, data({ type: 'heartbeat', error: 'x' }), completed()]);
    expect(reply).toMatchObject({ status: 'empty-output', firstItemChunk: 3 });
  });

  it.each(['data: 5\n\n', 'data: nonsense\n\n', 'data: [{"type":"x"}]\n\n'])(
    'ends with an error at %j, and reads nothing after it',
    (bad) => {
      const reply = read([text('Hi'), bad, completed({ model: 'm' })]);
      expect(reply).toMatchObject({ status: 'stream-error', retryable: true, errorCode: null });
      expect([reply.model, ...indexesOf(reply)]).toEqual([null, 0, 0, 0, 0]);
    },
  );

  it('takes an end marker as the end, but not as a terminal event', () => {
    const reply = read([text('<th'), 'data: DONE\n\n', completed()]);
    expect(reply).toMatchObject({ status: 'truncated', retryable: true, toolCalls: [] });
    expect(indexesOf(reply)).toEqual([0, 0, 1, 1]);
  });
});

describe('first chunks (RC)', () => {
  it.each<readonly [string, JsonObject, readonly (number | null)[]]>([
    ['output_text.done', { text: 'a' }, [0, 0, 0, 0]],
    ['output_text.done', { text: '<think>a' }, [0, 0, null, null]],
    ['output_text.delta', { delta: ' ' }, [0, 0, 0, null]],
    ['output_text.delta', { delta: '' }, [0, null, null, null]],
    ['output_text.delta', { delta: 5 }, [0, null, null, null]],
    ['refusal.done', { refusal: '<think>no' }, [0, 0, 0, 0]],
    ['reasoning.delta', { delta: '', text: 'a' }, [0, 0, null, null]],
    ['reasoning_summary_part.added', { part: { text: 'a' } }, [0, 0, null, null]],
    ['content_part.done', { part: { type: 'text', text: 'a' } }, [0, 0, 0, 0]],
    ['content_part.done', { part: { type: 'refusal', refusal: 'a' } }, [0, 0, 0, 0]],
    ['content_part.added', { part: { type: 'reasoning_text', text: 'a' } }, [0, 0, null, null]],
    ['content_part.added', { part: { type: 'image', text: 'a' } }, [0, null, null, null]],
    ['mcp_call_arguments.delta', { delta: '{' }, [0, 0, 0, null]],
    ['mcp_call_arguments.done', { arguments: '{}' }, [0, 0, 0, null]],
    ['custom_tool_call_input.done', { input: 'a' }, [0, 0, 0, null]],
    ['code_interpreter_call_code.done', { code: 'a' }, [0, 0, 0, null]],
    ['code_interpreter_call_code.done', { input: 'a' }, [0, null, null, null]],
    ['output_item.added', { item: { type: 'shell_call' } }, [0, 0, 0, null]],
    ['output_item.added', { item: { type: 'function_call', name: '' } }, [0, null, null, null]],
    ['output_item.added', { item: { type: 'mcp_call', name: 'a' } }, [0, null, null, null]],
    [
      'output_item.done',
      { item: { type: 'reasoning', summary: [{ text: '' }], content: [{ text: 'a' }] } },
      [0, 0, null, null],
    ],
    [
      'output_item.done',
      { item: { type: 'message', content: [null, { type: 'output_text', text: 'a' }] } },
      [0, 0, 0, 0],
    ],
    ['unknown.delta', { delta: 'a', text: 'a', message: 'a' }, [0, null, null, null]],
  ])('reads response.%s %j', (type, members, indexes) => {
    expect(indexesOf(read([event(type, members)], { end: 'reset' }))).toEqual(indexes);
  });

  it('takes all text deltas as one text, and each copy as a text of its own', () => {
    const reply = read([text('<think>a'), event('output_text.done', { text: 'b' }), text('c')]);
    expect(indexesOf(reply)).toEqual([0, 0, 1, 1]);
    const inBlock = read([text('<think>a'), text('b'), text('</think> '), text('c')]);
    expect(indexesOf(inBlock)).toEqual([0, 0, 2, 3]);
  });

  it('releases held text at the event that ends the call, or in the last read', () => {
    const failed = event('failed', { response: { output: [{ type: 'message' }] } });
    expect(indexesOf(read([text('<'), ': x\n\n', failed]))).toEqual([0, 0, 2, 2]);
    expect(indexesOf(read([text('<'), ': x\n\n', '']))).toEqual([0, 0, 2, 2]);
  });

  it('takes nothing from the event that fails the call', () => {
    const output = [{ type: 'message', content: [{ type: 'output_text', text: 'a' }] }];
    const reason = { incomplete_details: { reason: 'Network_Error' } };
    for (const response of [
      { status: 'failed', output },
      { ...reason, output },
    ]) {
      expect(indexesOf(read([completed(response)]))).toEqual([null, null, null, null]);
    }
    expect(indexesOf(read([completed({ output })]))).toEqual([0, 0, 0, 0]);
  });

  it('counts an empty read as a chunk', () => {
    expect(read(['', '', completed()]).firstItemChunk).toBe(2);
  });
});

describe('which call an item is (RT3)', () => {
  it('keeps two call_ids apart, also with the same id and index', () => {
    const items = ['a', 'b'].map((id) => done(call({ id: 'same', call_id: id, name: id })));
    expect(callsOf(read([...items, completed()]))).toEqual(['a({})', 'b({})']);
  });

  it('gives a call its call_id late, and knows it by that from then on', () => {
    const chunks = [
      added(call({ id: '1', name: 'f' })),
      done(call({ id: '1', call_id: 'c' })),
      done(call({ id: '2', call_id: 'c', arguments: '{"a":1}' }), 9),
    ];
    expect(callsOf(read([...chunks, completed()]))).toEqual(['f({"a":1})']);
  });

  it('knows a call by every id it has had', () => {
    const chunks = [
      added(call({ id: '1', call_id: 'c', name: 'f' })),
      done(call({ id: '2', call_id: 'c' })),
      argumentsEvent('done', { item_id: '1', arguments: '{"a":1}' }),
      argumentsEvent('done', { item_id: '2', arguments: '{"a":2}' }),
    ];
    const others = [added(call({ id: '3', call_id: 'd', name: 'g' }))];
    const reply = read([...chunks.slice(0, 2), ...others, ...chunks.slice(2), completed()]);
    expect(callsOf(reply)).toEqual(['f({"a":2})', 'g({})']);
  });

  it('takes an added item with a known index as new, a finished one as the latest of that index', () => {
    const chunks = [added(call({ name: 'f' })), added(call({ name: 'g' }))];
    const last = done(call({ name: 'g', arguments: '{"a":1}' }));
    expect(callsOf(read([...chunks, last, completed()]))).toEqual(['f({})', 'g({"a":1})']);
  });

  it('takes the position in the terminal output as index', () => {
    const output = [{ type: 'reasoning' }, call({ arguments: '{"a":1}' }), call({ name: 'h' })];
    const chunks = [added(call({ name: 'f' }), 1), completed({ output })];
    expect(callsOf(read(chunks))).toEqual(['f({"a":1})', 'h({})']);
  });
});

describe('names and arguments (RT4 to RT8)', () => {
  const start = added(call({ id: 'i', call_id: 'c', name: 'f', arguments: '{"from":"added"}' }));
  const delta = argumentsEvent('delta', { item_id: 'i', delta: '{"from":"delta"}' });
  const finished = argumentsEvent('done', {
    item_id: 'i',
    name: 'g',
    arguments: '{"from":"done"}',
  });
  const output = [call({ call_id: 'c', name: 'h', arguments: { from: 'output' } })];

  it('takes each from the best source that gives it', () => {
    const item = done(call({ call_id: 'c', name: ' ', arguments: '{"from":"item"}' }));
    expect(callsOf(read([start, completed()]))).toEqual(['f({"from":"added"})']);
    expect(callsOf(read([start, delta, completed()]))).toEqual(['f({"from":"delta"})']);
    expect(callsOf(read([finished, start, delta, finished, completed()]))).toEqual([
      'g({"from":"done"})',
    ]);
    expect(callsOf(read([start, finished, completed({ output })]))).toEqual([
      'h({"from":"output"})',
    ]);
    expect(callsOf(read([start, finished, item, completed({ output })]))).toEqual([
      'h({"from":"item"})',
    ]);
  });

  it('gives an argument event without a known id to the call of its index, else to the last call', () => {
    const chunks = ['f', 'g', 'h'].map((name, index) => added(call({ name }), index));
    const events = [
      argumentsEvent('delta', { item_id: '?', output_index: 1, delta: '{"a":1}' }),
      argumentsEvent('delta', { output_index: 7, delta: '{"a":2}' }),
    ];
    const reply = read([
      argumentsEvent('delta', { delta: '{' }),
      ...chunks,
      ...events,
      completed(),
    ]);
    expect(callsOf(reply)).toEqual(['f({})', 'g({"a":1})', 'h({"a":2})']);
  });

  it.each<readonly [JsonValue, string]>([
    [' ', '{}'],
    [null, '{}'],
    ['null', '{}'],
    ['"{\\"a\\":1}"', '{"a":1}'],
    ['{"a":1}{"a":1}', 'null'],
    ['{"a":1,}', 'null'],
    ['[1]', 'null'],
    [[1], 'null'],
    [{ a: 1 }, '{"a":1}'],
  ])('reads the arguments %j as %s', (value, expected) => {
    const reply = read([done(call({ name: 'f', arguments: value })), completed()]);
    expect(callsOf(reply)).toEqual([`f(${expected})`]);
  });

  it('repairs joined deltas only: a whole copy of the same text is not repaired', () => {
    const twice = ['{"a":1}', '{"a":1}'].map((delta) => argumentsEvent('delta', { delta }));
    const begun = added(call({ id: 'i', name: 'f' }));
    expect(callsOf(read([begun, ...twice, completed()]))).toEqual(['f({"a":1})']);
    const copy = argumentsEvent('done', { arguments: '{"a":1}{"a":1}' });
    expect(callsOf(read([begun, ...twice, copy, completed()]))).toEqual(['f(null)']);
  });

  it('takes blank arguments of a call that was cut off as missing', () => {
    const filtered = event('incomplete', {
      response: { incomplete_details: { reason: 'SAFETY' } },
    });
    const reply = read([added(call({ name: 'f', arguments: ' ' })), filtered]);
    expect([reply.status, ...callsOf(reply)]).toEqual(['content-filter', 'f(null)']);
  });

  it('reads the action or operation of a call that has no arguments', () => {
    const items = [
      { type: 'computer_call', action: { type: 'click' } },
      { type: 'apply_patch_call', name: 'x', operation: { path: 'p' }, action: { no: 1 } },
      { type: 'shell_call', action: 'ls' },
      { type: 'custom_tool_call', name: 'c', input: '{}', arguments: '{}' },
    ];
    const reply = read([completed({ output: items })]);
    expect(callsOf(reply)).toEqual([
      'computer({"type":"click"})',
      'apply_patch({"path":"p"})',
      'shell(null)',
      'c(null)',
    ]);
  });

  it('reads arguments that are nested too deep to be walked as none', () => {
    const deep = `${'{"a":'.repeat(600)}1${'}'.repeat(600)}`;
    const reply = read([done(call({ name: 'f', arguments: JSON.parse(deep) })), completed()]);
    expect(callsOf(reply)).toEqual(['f(null)']);
  });

  it('does not list a call without a name, but takes the reply as an answer', () => {
    expect(read([added(call({ id: 'i' })), completed()])).toMatchObject({
      status: 'ok',
      toolCalls: [],
    });
  });

  it('does not count a call whose result came along', () => {
    const result = added({ type: 'function_call_output', call_id: 'c' });
    const reply = read([result, done(call({ call_id: 'c', name: 'f' })), completed()]);
    expect(reply).toMatchObject({ status: 'empty-output', toolCalls: [], firstOutputChunk: 1 });
  });
});

describe('status (RS)', () => {
  it.each<readonly [string, JsonObject, GatewayReply['status']]>([
    ['done', {}, 'empty-output'],
    ['done', { status: 'Incomplete' }, 'length'],
    ['done', { status: 'in_progress' }, 'empty-output'],
    ['completed', { status: 'CANCELED' }, 'stream-error'],
    ['completed', { error: true }, 'stream-error'],
    ['completed', { error: {} }, 'empty-output'],
    ['completed', { incomplete_details: { reason: 'max_output_tokens' } }, 'length'],
    ['completed', { incomplete_details: { reason: '' } }, 'empty-output'],
    ['incomplete', { status: 'completed' }, 'length'],
    ['incomplete', { incomplete_details: { reason: 'Content_Filter' } }, 'content-filter'],
    ['incomplete', { incomplete_details: { reason: 'aborted' } }, 'stream-error'],
    ['incomplete', { incomplete_details: { reason: 'whim' } }, 'length'],
    ['incomplete', { error: { code: 'x' } }, 'stream-error'],
    ['canceled', { status: 'completed' }, 'stream-error'],
    ['failed', { status: 'completed' }, 'stream-error'],
  ])('takes the worst that response.%s with %j says', (type, response, status) => {
    expect(read([event(type, { response })]).status).toBe(status);
  });

  it('reads nothing after the first terminal event', () => {
    const reply = read([
      text('a'),
      completed({ model: 'm' }),
      'data: junk\n\n',
      data({ error: 1 }),
    ]);
    expect(reply).toMatchObject({ status: 'ok', retryable: null, model: 'm' });
  });

  it('takes a refusal as an answer, and white space as none', () => {
    expect(read([event('refusal.delta', { delta: 'no' }), completed()]).status).toBe('ok');
    expect(read([event('refusal.delta', { delta: ' ' }), completed()]).status).toBe('empty-output');
    expect(read([text('<think>a</think>\n'), completed()]).status).toBe('empty-output');
  });

  it('lists no call of a reply that has no terminal event', () => {
    const item = done(call({ name: 'f' }));
    expect(read([item], { end: 'stall' })).toMatchObject({ status: 'timeout', toolCalls: [] });
  });
});

describe('usage and model (RU)', () => {
  it.each<readonly [JsonObject, readonly (number | null)[] | null]>([
    [{ input_tokens: null, prompt_tokens: 3, completion_tokens: 2 }, [3, null, null, 2, null, 5]],
    [{ input_tokens: 3, total_tokens: 10 }, [3, null, null, 7, null, 10]],
    [{ output_tokens: 3, total_tokens: 2 }, null],
    [{ input_tokens: -1, output_tokens: 3 }, null],
    [{ input_tokens: 0, output_tokens: 0, cached_tokens: 5 }, null],
    [{ input_tokens: 5, output_tokens: 1, cached_tokens: 9 }, [14, 9, null, 1, null, 15]],
    [{ prompt_tokens: 9, cache_read_input_tokens: 5, output_tokens: 1 }, [9, 5, null, 1, null, 10]],
    [{ input_tokens: 9, cache_read_input_tokens: 5, output_tokens: 1 }, [14, 5, null, 1, null, 15]],
    [
      {
        input_tokens: 9,
        input_tokens_details: { cached_tokens: 2 },
        cache_creation_input_tokens: 3,
        output_tokens: 1,
      },
      [14, 2, 3, 1, null, 15],
    ],
    [
      {
        input_tokens: 9,
        prompt_tokens_details: { cached_tokens: 2, cache_write_tokens: 0 },
        output_tokens: 1,
        total_tokens: 12,
      },
      [11, 2, 0, 1, null, 12],
    ],
    [
      { input_tokens: 9, output_tokens: 1, reasoning_tokens: 4, total_tokens: 10 },
      [9, null, null, 5, 4, 14],
    ],
    [
      { input_tokens: 9, output_tokens: 4, reasoning_tokens: 4, total_tokens: 17 },
      [9, null, null, 8, 4, 17],
    ],
  ])('reads %j', (usage, expected) => {
    const found = usageOf(usage);
    const counts = found && [
      ...[found.inputTokens, found.cacheReadInputTokens, found.cacheWriteInputTokens],
      ...[found.outputTokens, found.reasoningOutputTokens, found.totalTokens],
    ];
    expect(counts).toEqual(expected);
  });

  it('says whether the counts were repaired', () => {
    expect(usageOf({ input_tokens: 1, output_tokens: 2, total_tokens: 3 })?.adjusted).toBe(false);
    expect(usageOf({ input_tokens: 1, total_tokens: 3 })?.adjusted).toBe(true);
  });

  it('keeps usage and model of a call that fails, also from the event of the error', () => {
    const response = { model: 'm', usage: { input_tokens: 1, output_tokens: 2 } };
    for (const type of ['error', 'response.failed']) {
      const reply = read([
        event('created', { response: { model: 'n' } }),
        data({ type, response }),
      ]);
      expect(reply).toMatchObject({
        status: 'stream-error',
        model: 'm',
        usage: { totalTokens: 3 },
      });
    }
  });

  it('has no usage without a terminal event', () => {
    const usage = { input_tokens: 1, output_tokens: 2 };
    expect(read([event('in_progress', { response: { usage } })]).usage).toBeNull();
  });
});

describe('errors (RX)', () => {
  it.each<readonly [JsonValue, string | null, boolean]>([
    [{ type: 'overloaded_error' }, 'overloaded_error', true],
    [{ object: 'error', type: 'BadRequestError', message: 'no' }, 'BadRequestError', false],
    [{ message: 'no', code: 'Too_Many_Requests' }, 'Too_Many_Requests', true],
    [[{ error: { code: 'first' } }], 'first', false],
    [{ error: 'server_error' }, null, false],
    [{ error: { code: 'none', type: 'Error', status: 503 } }, null, true],
    [{ error: { code: 429, type: null } }, '429', true],
    [{ error: { code: '0007' } }, '0007', false],
    [{ error: { code: '1234567' } }, null, false],
    [{ error: { code: 1e21 } }, '1000000000000000000000', false],
    [{ error: { code: `a${'b'.repeat(64)}`, type: 'c' } }, 'c', false],
    [{ error: { code: 'abcdef0123456789abcdef0123456789', type: 'c' } }, 'c', false],
    [{ error: { type: 'USAGE_NOT_INCLUDED', status: 500 } }, 'USAGE_NOT_INCLUDED', false],
    [{ error: { code: 'server_error', status: 501 } }, 'server_error', false],
    [{ error: { message: 'rate_limit' }, status_code: '429' }, null, true],
    [{ error: { code: 'x' }, code: 'server_error' }, 'x', false],
  ])('reads the error %j', (value, errorCode, retryable) => {
    const reply = read([data(value)]);
    expect(reply).toMatchObject({ status: 'stream-error', errorCode, retryable });
    expect(reply.firstItemChunk).toBeNull();
  });

  it.each<JsonValue>([
    { type: 'notice', message: 'hello' },
    { type: 'response.some_error', message: 'hello' },
    { message: 'hello', usage: null },
    { message: '' },
    { error: '', type: 'x' },
  ])('takes %j as no error', (value) => {
    expect(read([data(value), completed()]).status).toBe('empty-output');
  });

  it('takes whatever an event named error holds as an error', () => {
    const named = `event: error\n${data({ type: 'notice', code: 'upstream_error' })}`;
    expect(read([named])).toMatchObject({ errorCode: 'upstream_error', retryable: true });
    expect(read(['error: gone\n\n'])).toMatchObject({ status: 'stream-error', retryable: false });
  });

  it('reads the code of an HTTP error from JSON or from the first event', () => {
    const body = '{"error":{"code":"c"}} junk';
    const events = `: note\n\nevent: ping\ndata: {}\n\n${data({ code: 'c' })}${data({ code: 'd' })}`;
    for (const chunks of [[body], [events], ['[{"code":"c"}]'], ['{"code":"c"}']]) {
      expect(read(chunks, { httpStatus: 400, end: 'reset' })).toMatchObject({
        ...{ status: 'http-error', httpStatus: 400, errorCode: 'c', retryable: false },
        ...{ usage: null, model: null, toolCalls: [], firstItemChunk: null },
      });
    }
  });

  it('reads no more than 64 KiB of an HTTP error, and all of these', () => {
    const body = '{"error":{"code":"c"}}';
    const exact = `{"pad":"${'x'.repeat(64 * 1024 - 9 - body.length)}",${body.slice(1)}`;
    expect(exact).toHaveLength(64 * 1024);
    expect(read([exact], { httpStatus: 500 }).errorCode).toBe('c');
    expect(read([` ${exact}`], { httpStatus: 500 }).errorCode).toBeNull();
    expect(read([body + 'x'.repeat(70_000)], { httpStatus: 500 }).errorCode).toBe('c');
  });

  it.each<readonly [number, string, string | null, boolean]>([
    [500, '{}', null, true],
    [501, '{}', null, false],
    [404, '{"error":{"status":503}}', null, false],
    [404, '{}', 'true', true],
    [503, '{}', 'false', false],
    [503, '{}', 'maybe', true],
    [429, '{"error":{"type":"Insufficient_Quota"}}', 'true', false],
    [429, '<html>', null, true],
    [304, '', null, false],
  ])('decides whether to repeat after %d with %s', (httpStatus, body, shouldRetry, retryable) => {
    const headers: Record<string, string> =
      shouldRetry === null ? {} : { 'x-should-retry': shouldRetry };
    expect(read([body], { httpStatus, headers }).retryable).toBe(retryable);
  });

  it('tells what failed in our own words, never in the words of the provider', () => {
    const error = JSON.stringify({ error: { code: 'no_model', message: 'MARK' } });
    expect(read([error], { httpStatus: 404 }).errorMessage).toBe('HTTP status 404: no_model');
    expect(read([error]).errorMessage).toBe('the reply is, or ends with, an error: no_model');
    expect(read([]).errorMessage).toBe('the reply ended before its terminal event');
    expect(read([], { end: 'stall' }).errorMessage).toBe(
      'the reply went silent before its terminal event',
    );
  });
});
