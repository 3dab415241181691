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

/** How a scripted model speaks Responses. */
export const responsesScript: ProtocolScript = {
  events: streamEvents,
  whole: (options) =>
    responseWith(
      options,
      outputOf(options).map(({ done }) => done),
    ),
  errorBody: (message, { type, code }) => ({ error: { message, type, param: null, code } }),
};

/** The data of an event, whose name it repeats. */
type NamedEvent = JsonObject & { readonly type: string };

/** One output item: as it is announced, as it is in the end, and the events between. */
interface OutputItem {
  readonly added: JsonObject;
  readonly done: JsonObject;
  readonly before: readonly NamedEvent[];
  /** One for each piece that the model says. */
  readonly deltas: readonly NamedEvent[];
  readonly after: readonly NamedEvent[];
}

function streamEvents(options: ScriptedReplyOptions): readonly TimedText[] {
  const { prefill, first, gap } = delaysOf(options);
  const items = outputOf(options);
  const events: TimedText[] = [];
  let tokens = 0;
  const send = (value: NamedEvent, delayMs = 0): void => {
    const numbered = { ...value, sequence_number: events.length };
    events.push(streamEvent(numbered, delayMs, value.type));
  };
  const started = responseWith(options, null);
  send({ type: 'response.created', response: started }, prefill);
  send({ type: 'response.in_progress', response: started });
  for (const [index, item] of items.entries()) {
    const place = { output_index: index };
    send({ type: 'response.output_item.added', ...place, item: item.added });
    for (const event of item.before) send({ ...event, ...place });
    for (const delta of item.deltas) {
      send({ ...delta, ...place }, tokens === 0 ? first : gap);
      tokens += 1;
    }
    for (const event of item.after) send({ ...event, ...place });
    send({ type: 'response.output_item.done', ...place, item: item.done });
  }
  const done = items.map((item) => item.done);
  send({ type: 'response.completed', response: responseWith(options, done) });
  return events;
}

function outputOf(options: ScriptedReplyOptions): readonly OutputItem[] {
  const { reasoning, content, calls } = scriptedMessage(options);
  return [
    ...(reasoning.length > 0 ? [reasoningItem(reasoning)] : []),
    ...(content.length > 0 ? [messageItem(content)] : []),
    ...calls.map((call) => {
      const tool = options.offered?.find(({ name }) => name === call.name);
      return tool?.isCustom === true ? customItem(call) : callItem(call, tool?.namespace ?? null);
    }),
  ];
}

function reasoningItem(pieces: readonly string[]): OutputItem {
  const item = { id: 'rs_scripted', type: 'reasoning' };
  const place = { item_id: item.id, summary_index: 0 };
  const part = (text: string): JsonObject => ({ type: 'summary_text', text });
  const text = pieces.join('');
  return {
    added: { ...item, summary: [] },
    before: [{ type: 'response.reasoning_summary_part.added', ...place, part: part('') }],
    deltas: pieces.map((delta) => ({
      ...{ type: 'response.reasoning_summary_text.delta', ...place, delta },
    })),
    after: [
      { type: 'response.reasoning_summary_text.done', ...place, text },
      { type: 'response.reasoning_summary_part.done', ...place, part: part(text) },
    ],
    done: { ...item, summary: [part(text)] },
  };
}

function messageItem(pieces: readonly string[]): OutputItem {
  const item = { id: 'msg_scripted', type: 'message', role: 'assistant' };
  const place = { item_id: item.id, content_index: 0 };
  const part = (text: string): JsonObject => ({ type: 'output_text', text, annotations: [] });
  const text = pieces.join('');
  return {
    added: { ...item, status: 'in_progress', content: [] },
    before: [{ type: 'response.content_part.added', ...place, part: part('') }],
    deltas: pieces.map((delta) => ({ type: 'response.output_text.delta', ...place, delta })),
    after: [
      { type: 'response.output_text.done', ...place, text },
      { type: 'response.content_part.done', ...place, part: part(text) },
    ],
    done: { ...item, status: 'completed', content: [part(text)] },
  };
}

function callItem(
  { id, name, argumentPieces }: ScriptedCall,
  namespace: string | null,
): OutputItem {
  const item = {
    ...{ id: `fc_${id}`, type: 'function_call', call_id: id, name },
    ...(namespace !== null && { namespace }),
  };
  const place = { item_id: item.id };
  const text = argumentPieces.join('');
  return {
    added: { ...item, status: 'in_progress', arguments: '' },
    before: [],
    deltas: argumentPieces.map((delta) => ({
      ...{ type: 'response.function_call_arguments.delta', ...place, delta },
    })),
    after: [{ type: 'response.function_call_arguments.done', ...place, name, arguments: text }],
    done: { ...item, status: 'completed', arguments: text },
  };
}

/** A tool of this kind takes a text: a script may give it bare, or as the one member of an object. */
function customItem({ id, name, argumentPieces }: ScriptedCall): OutputItem {
  const text = bareText(argumentPieces.join(''));
  const item = { id: `ctc_${id}`, type: 'custom_tool_call', call_id: id, name };
  const place = { item_id: item.id };
  return {
    added: { ...item, status: 'in_progress', input: '' },
    before: [],
    deltas: [{ type: 'response.custom_tool_call_input.delta', ...place, delta: text }],
    after: [{ type: 'response.custom_tool_call_input.done', ...place, input: text }],
    done: { ...item, status: 'completed', input: text },
  };
}

function bareText(text: string): string {
  const value = parseJson(text);
  const [member] = isJsonObject(value) ? Object.values(value) : [];
  return typeof member === 'string' ? member : text;
}

/** Constant ids and times, so that the same script gives the same bytes. `output` is null while the response is made. */
function responseWith(
  options: ScriptedReplyOptions,
  output: readonly JsonObject[] | null,
): JsonObject {
  const { usage } = scriptedMessage(options);
  const counts = output === null || usage === null ? null : responsesUsage(usage);
  return {
    ...{ id: 'resp_scripted', object: 'response', created_at: 1_750_000_000 },
    status: output === null ? 'in_progress' : 'completed',
    ...{ error: null, incomplete_details: null, model: options.model },
    output: [...(output ?? [])],
    ...{ parallel_tool_calls: true, tool_choice: 'auto', tools: [], usage: counts },
  };
}

function responsesUsage({ inputTokens, outputTokens, ...parts }: ScriptedUsage): JsonObject {
  const { cacheReadInputTokens: cached = 0, reasoningOutputTokens: reasoning = 0 } = parts;
  const { cacheWriteInputTokens: written } = parts;
  return {
    input_tokens: inputTokens,
    input_tokens_details: {
      cached_tokens: cached,
      ...(written !== undefined && { cache_write_tokens: written }),
    },
    output_tokens: outputTokens,
    output_tokens_details: { reasoning_tokens: reasoning },
    total_tokens: inputTokens + outputTokens,
  };
}
