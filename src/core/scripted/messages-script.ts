import { isJsonObject, type JsonObject } from '../../domain/json.ts';
import { parseJson } from '../wire/json-text.ts';
import type { TimedText } from './scripted-chunks.ts';
import { type ScriptedCall, scriptedMessage, type ScriptedUsage } from './scripted-message.ts';
import {
  delaysOf,
  type ProtocolScript,
  type ScriptedReplyOptions,
  streamEvent,
} from './scripted-reply.ts';

/** How a scripted model speaks Messages. */
export const messagesScript: ProtocolScript = {
  events: streamEvents,
  whole(options) {
    const { usage } = scriptedMessage(options);
    return {
      ...messageWith(options, stopReasonOf(options)),
      content: blocksOf(options).map(({ whole }) => whole),
      usage: usage === null ? {} : { ...inputUsage(usage), output_tokens: usage.outputTokens },
    };
  },
  errorBody: (message, { type }) => ({ type: 'error', error: { type, message } }),
};

/** One content block: as it starts, what is added piece by piece, and as it is in the end. */
interface Block {
  readonly start: JsonObject;
  readonly deltas: readonly JsonObject[];
  readonly whole: JsonObject;
}

function streamEvents(options: ScriptedReplyOptions): readonly TimedText[] {
  const { prefill, first, gap } = delaysOf(options);
  const { usage } = scriptedMessage(options);
  const events: TimedText[] = [];
  let tokens = 0;
  const send = (value: JsonObject & { readonly type: string }, delayMs = 0): void => {
    events.push(streamEvent(value, delayMs, value.type));
  };
  // The real API's first count of output is a stub too.
  const started = usage === null ? {} : { ...inputUsage(usage), output_tokens: 1 };
  const message = { ...messageWith(options, null), content: [], usage: started };
  send({ type: 'message_start', message }, prefill);
  for (const [index, { start, deltas }] of blocksOf(options).entries()) {
    send({ type: 'content_block_start', index, content_block: start });
    for (const delta of deltas) {
      send({ type: 'content_block_delta', index, delta }, tokens === 0 ? first : gap);
      tokens += 1;
    }
    send({ type: 'content_block_stop', index });
  }
  send({
    type: 'message_delta',
    delta: { stop_reason: stopReasonOf(options), stop_sequence: null },
    usage: usage === null ? {} : { output_tokens: usage.outputTokens },
  });
  send({ type: 'message_stop' });
  return events;
}

function blocksOf(options: ScriptedReplyOptions): readonly Block[] {
  const { reasoning, content, calls } = scriptedMessage(options);
  return [
    ...(reasoning.length > 0 ? [thinkingBlock(reasoning)] : []),
    ...(content.length > 0 ? [textBlock(content)] : []),
    ...calls.map(toolBlock),
  ];
}

function thinkingBlock(pieces: readonly string[]): Block {
  const block = (thinking: string): JsonObject => ({ type: 'thinking', thinking, signature: '' });
  return {
    start: block(''),
    deltas: pieces.map((thinking) => ({ type: 'thinking_delta', thinking })),
    whole: block(pieces.join('')),
  };
}

function textBlock(pieces: readonly string[]): Block {
  return {
    start: { type: 'text', text: '' },
    deltas: pieces.map((text) => ({ type: 'text_delta', text })),
    whole: { type: 'text', text: pieces.join('') },
  };
}

function toolBlock({ id, name, argumentPieces }: ScriptedCall): Block {
  const start = { type: 'tool_use', id: `toolu_${id}`, name, input: {} };
  const input = parseJson(argumentPieces.join(''));
  return {
    start,
    deltas: argumentPieces.map((json) => ({ type: 'input_json_delta', partial_json: json })),
    whole: { ...start, input: isJsonObject(input) ? input : {} },
  };
}

function stopReasonOf(options: ScriptedReplyOptions): string {
  return scriptedMessage(options).calls.length > 0 ? 'tool_use' : 'end_turn';
}

/** Constant, so that the same script gives the same bytes. */
function messageWith({ model }: ScriptedReplyOptions, stopReason: string | null): JsonObject {
  const head = { id: 'msg_scripted', type: 'message', role: 'assistant', model };
  return { ...head, stop_reason: stopReason, stop_sequence: null };
}

/** Here the input leaves out what was read from or written to the cache. */
function inputUsage({ inputTokens, ...parts }: ScriptedUsage): JsonObject {
  const { cacheReadInputTokens: read, cacheWriteInputTokens: written } = parts;
  return {
    input_tokens: Math.max(0, inputTokens - (read ?? 0) - (written ?? 0)),
    ...(read !== undefined && { cache_read_input_tokens: read }),
    ...(written !== undefined && { cache_creation_input_tokens: written }),
  };
}
