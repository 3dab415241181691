import { createRedactor } from '../../../../src/core/redact/redact.ts';
import { createChatDecoder } from '../../../../src/core/wire/chat-completions.ts';
import type { JsonValue } from '../../../../src/domain/json.ts';
import type {
  DecodedReply,
  InvocationMode,
  ReplyDecoder,
  StreamEnd,
  ToolOffer,
} from '../../../../src/domain/wire.ts';

/** What a test may say about a reply besides its chunks. */
export interface ReplyOptions {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly mode?: InvocationMode;
  readonly tools?: readonly ToolOffer[];
  readonly end?: StreamEnd;
  readonly nowMs?: number;
}

export const tools: readonly ToolOffer[] = [
  {
    name: 'get_weather',
    parameters: {
      type: 'object',
      properties: {
        city: { type: 'string' },
        days: { type: 'integer' },
        note: { type: ['string', 'null'] },
        unit: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      },
    },
  },
  { name: 'get_time', parameters: { type: 'object', properties: {} } },
];

/** A decoder fed with these chunks, one read each. */
export function feed(
  chunks: readonly (string | Uint8Array)[],
  { status = 200, headers = {}, mode = 'native', tools = [], nowMs }: ReplyOptions = {},
): ReplyDecoder {
  const redactError = createRedactor([]).providerText;
  const time = nowMs === undefined ? {} : { nowMs };
  const decoder = createChatDecoder({
    head: { status, headers },
    mode,
    tools,
    redactError,
    ...time,
  });
  for (const [index, chunk] of chunks.entries()) {
    decoder.push(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk, index);
  }
  return decoder;
}

export function decode(
  chunks: readonly (string | Uint8Array)[],
  options: ReplyOptions = {},
): DecodedReply {
  return feed(chunks, options).end(options.end ?? 'close');
}

export function data(value: JsonValue): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

export const done = 'data: [DONE]\n\n';

/** A chunk with one choice. */
export function delta(value: JsonValue, finishReason: JsonValue = null): string {
  return data({ choices: [{ index: 0, delta: value, finish_reason: finishReason }] });
}

export function content(text: string): string {
  return delta({ content: text });
}

export const stop = delta({}, 'stop');

/** A reply whose content comes in these pieces (chunks 0, 1, ...), then a finish reason, then the end marker. */
export function say(pieces: readonly string[], options: ReplyOptions = {}): DecodedReply {
  return decode([...pieces.map(content), stop, done], { mode: 'text', tools, ...options });
}

/** A reply with these entries of `tool_calls`, one chunk each. */
export function callDeltas(entries: readonly JsonValue[]): DecodedReply {
  const chunks = entries.map((entry) => delta({ tool_calls: [entry] }));
  return decode([...chunks, stop, done], { tools });
}

/** The calls of a reply as `name(arguments)`, so that a test shows them at a glance. */
export function callsOf(reply: DecodedReply): readonly string[] {
  return reply.toolCalls.map((call) => `${call.name}(${JSON.stringify(call.arguments)})`);
}
