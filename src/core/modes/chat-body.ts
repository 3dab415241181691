import type { ChatParams } from '../../domain/config.ts';
import type { JsonObject, JsonValue } from '../../domain/json.ts';
import type { InvocationMode } from '../../domain/wire.ts';
import { promptSize } from '../wire/prompt-size.ts';
import type { ChatMessage, Conversation } from './conversation.ts';
import { nativeTools, nativeTurn } from './native.ts';
import { textSystem, textTurn } from './text.ts';

export interface ChatBodyOptions extends Conversation {
  readonly mode: InvocationMode;
  readonly model: string;
  readonly params: ChatParams;
}

/**
 * The Chat Completions request for the next turn. The modes differ only in how tools are offered and
 * how calls and answers are written down; `extraBody` comes last and so may replace any member.
 */
export function buildChatBody(options: ChatBodyOptions): JsonObject {
  const { model, params } = options;
  return {
    model,
    messages: messages(options),
    ...offer(options),
    ...sampling(params),
    stream: true,
    stream_options: { include_usage: true },
    ...params.extraBody,
  };
}

/** UTF-16 units of text in a request's messages, for the journal; names, ids and arguments of calls are left out. */
export function promptCharacters(body: JsonObject): number {
  return promptSize('chat-completions', body);
}

function messages({ mode, system, prompt, tools, turns }: ChatBodyOptions): readonly ChatMessage[] {
  const systemText = mode === 'text' ? textSystem(system, tools) : system;
  const spoken = turns.flatMap((turn, at) =>
    mode === 'text' ? textTurn(turn) : nativeTurn(turn, at + 1),
  );
  const opening = systemText === undefined ? [] : [{ role: 'system', content: systemText }];
  return [...opening, { role: 'user', content: prompt }, ...spoken];
}

/** APIs refuse an empty `tools` list, and a `tool_choice` without tools. */
function offer({ mode, tools, params }: ChatBodyOptions): JsonObject {
  if (mode === 'text' || tools.length === 0) return {};
  return given({ tools: nativeTools(tools), tool_choice: params.toolChoice });
}

/**
 * `max_tokens` and not `max_completion_tokens`: it is the one name that nearly all compatible servers
 * read, and one that is not read would leave replies unbounded without a word. For a model that wants
 * the newer name, leave `maxTokens` out and put it into `extraBody`.
 */
function sampling(params: ChatParams): JsonObject {
  return given({
    temperature: params.temperature,
    top_p: params.topP,
    max_tokens: params.maxTokens,
    seed: params.seed,
    stop: params.stop,
    reasoning_effort: params.reasoningEffort,
  });
}

function given(members: Readonly<Record<string, JsonValue | undefined>>): JsonObject {
  const entries = Object.entries(members);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, JsonValue] => entry[1] !== undefined),
  );
}
