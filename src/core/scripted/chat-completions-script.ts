import type { JsonObject } from '../../domain/json.ts';
import type { TimedText } from './scripted-chunks.ts';
import { scriptedMessage, type ScriptedMessage, type ScriptedUsage } from './scripted-message.ts';
import {
  delaysOf,
  type ProtocolScript,
  type ScriptedReplyOptions,
  streamEvent,
} from './scripted-reply.ts';

/** How a scripted model speaks Chat Completions. */
export const chatCompletionsScript: ProtocolScript = {
  events: streamEvents,
  whole: wholeMessage,
  errorBody: (message, { type, code }) => ({ error: { message, type, param: null, code } }),
};

/** The events in order: the role after the prefill, then the tokens, then what ends the message. */
function streamEvents(options: ScriptedReplyOptions): TimedText[] {
  const message = scriptedMessage(options);
  const { prefill, first, gap } = delaysOf(options);
  const chunk = (delta: JsonObject, finishReason: string | null = null): JsonObject => ({
    ...envelope('chat.completion.chunk', options.model),
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  });
  const tokens = tokenDeltas(message).map((delta, place) =>
    streamEvent(chunk(delta), place === 0 ? first : gap),
  );
  const usage =
    message.usage === null || !options.includeUsage
      ? []
      : [streamEvent({ ...chunk({}), choices: [], usage: chatUsage(message.usage) }, 0)];
  return [
    streamEvent(chunk({ role: 'assistant', content: '' }), prefill),
    ...tokens,
    streamEvent(chunk({}, message.finishReason), 0),
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
    ...(usage !== null && options.includeUsage && { usage: chatUsage(usage) }),
  };
}

/** Constant, so that the same script gives the same bytes. */
function envelope(object: string, model: string): JsonObject {
  return { id: 'chatcmpl-scripted', object, created: 1_750_000_000, model };
}

function chatUsage(usage: ScriptedUsage): JsonObject {
  const { inputTokens, outputTokens } = usage;
  const { cacheReadInputTokens, cacheWriteInputTokens, reasoningOutputTokens } = usage;
  return {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
    ...(cacheReadInputTokens !== undefined && {
      prompt_tokens_details: { cached_tokens: cacheReadInputTokens },
    }),
    ...(cacheWriteInputTokens !== undefined && {
      cache_creation_input_tokens: cacheWriteInputTokens,
    }),
    ...(reasoningOutputTokens !== undefined && {
      completion_tokens_details: { reasoning_tokens: reasoningOutputTokens },
    }),
  };
}
