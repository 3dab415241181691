import type { MockRound } from '../../domain/case.ts';
import type { JsonObject, JsonValue } from '../../domain/json.ts';
import type { InvocationMode, ReplyHead } from '../../domain/wire.ts';
import {
  cutChunks,
  type ScriptedChunk,
  type StreamChunking,
  type TimedText,
} from './scripted-chunks.ts';
import { scriptedMessage, type ScriptedMessage } from './scripted-message.ts';

export interface ScriptedReply {
  readonly head: ReplyHead;
  readonly chunks: readonly ScriptedChunk[];
}

export interface ScriptedReplyOptions {
  readonly round: MockRound;
  readonly mode: InvocationMode;
  readonly chunking: StreamChunking;
  /** The model's name in the reply. */
  readonly model: string;
  /** Whether scripted token counts are sent. */
  readonly includeUsage: boolean;
  /** Native calls of earlier turns, so that ids stay unique in a conversation. */
  readonly callsBefore: number;
  /** For rounds that script no delays of their own. */
  readonly delaysMs?: ScriptedDelays;
}

export type ScriptedDelays = NonNullable<MockRound['delaysMs']>;

/** The exact bytes of a streamed Chat Completions reply that says what the round scripts, or of its error. */
export function scriptedStream(options: ScriptedReplyOptions): ScriptedReply {
  const { round, chunking } = options;
  if (round.error !== undefined) return scriptedError(options, round.error);
  const head = { status: 200, headers: { 'content-type': 'text/event-stream; charset=utf-8' } };
  return { head, chunks: cutChunks(streamEvents(options), chunking) };
}

/** The same reply as one JSON body, after the same time in all. */
export function scriptedBody(options: ScriptedReplyOptions): ScriptedReply {
  const { round, chunking } = options;
  if (round.error !== undefined) return scriptedError(options, round.error);
  const delayMs = streamEvents(options).reduce((sum, event) => sum + event.delayMs, 0);
  const text = JSON.stringify(wholeMessage(options));
  return jsonReply(200, { delayMs, text }, chunking);
}

function scriptedError(
  { round, chunking, delaysMs }: ScriptedReplyOptions,
  { status, body }: NonNullable<MockRound['error']>,
): ScriptedReply {
  const delayMs = (round.delaysMs ?? delaysMs)?.prefill ?? 0;
  const text = JSON.stringify(body ?? defaultErrorBody(status));
  return jsonReply(status, { delayMs, text }, chunking);
}

function jsonReply(status: number, body: TimedText, chunking: StreamChunking): ScriptedReply {
  const head = { status, headers: { 'content-type': 'application/json' } };
  return { head, chunks: cutChunks([body], chunking) };
}

function defaultErrorBody(status: number): JsonValue {
  return {
    error: { message: `scripted error ${status}`, type: 'scripted_error', param: null, code: null },
  };
}

/** The events in order: the role after the prefill, then the tokens, then what ends the message. */
function streamEvents(options: ScriptedReplyOptions): TimedText[] {
  const message = scriptedMessage(options);
  const { prefill = 0, first = 0, gap = 0 } = options.round.delaysMs ?? options.delaysMs ?? {};
  const chunk = (delta: JsonObject, finishReason: string | null = null): JsonObject => ({
    ...envelope('chat.completion.chunk', options.model),
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  });
  const tokens = tokenDeltas(message).map((delta, place) =>
    dataEvent(chunk(delta), place === 0 ? first : gap),
  );
  const usage =
    message.usage === null || !options.includeUsage
      ? []
      : [dataEvent({ ...chunk({}), choices: [], usage: message.usage }, 0)];
  return [
    dataEvent(chunk({ role: 'assistant', content: '' }), prefill),
    ...tokens,
    dataEvent(chunk({}, message.finishReason), 0),
    ...usage,
    { delayMs: 0, text: 'data: [DONE]\n\n' },
  ];
}

function tokenDeltas({ reasoning, content, calls }: ScriptedMessage): JsonObject[] {
  return [
    ...reasoning.map((word) => ({ reasoning_content: word })),
    ...content.map((word) => ({ content: word })),
    ...calls.flatMap(({ id, name, argumentPieces }, index) => [
      { tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] },
      ...argumentPieces.map((piece) => ({
        tool_calls: [{ index, function: { arguments: piece } }],
      })),
    ]),
  ];
}

function dataEvent(value: JsonObject, delayMs: number): TimedText {
  return { delayMs, text: `data: ${JSON.stringify(value)}\n\n` };
}

function wholeMessage(options: ScriptedReplyOptions): JsonObject {
  const { reasoning, content, calls, finishReason, usage } = scriptedMessage(options);
  const message = {
    role: 'assistant',
    content: content.join(''),
    ...(reasoning.length > 0 && { reasoning_content: reasoning.join('') }),
    ...(calls.length > 0 && {
      tool_calls: calls.map(({ id, name, argumentPieces }) => ({
        id,
        type: 'function',
        function: { name, arguments: argumentPieces.join('') },
      })),
    }),
  };
  return {
    ...envelope('chat.completion', options.model),
    choices: [{ index: 0, message, finish_reason: finishReason }],
    ...(usage !== null && options.includeUsage && { usage }),
  };
}

/** Constant, so that the same script gives the same bytes. */
function envelope(object: string, model: string): JsonObject {
  return { id: 'chatcmpl-scripted', object, created: 1_750_000_000, model };
}
