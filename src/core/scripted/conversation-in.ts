import type { Protocol } from '../../domain/config-names.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../domain/json.ts';

/** What a scripted model looks at in a request, whatever its protocol. */
export interface AskedConversation {
  /** The texts that users wrote. */
  readonly userTexts: readonly string[];
  /** Replies of the model so far. */
  readonly turnCount: number;
  /** Tool calls in those replies. */
  readonly callCount: number;
  /** The tools that the request offers, in its order. */
  readonly tools: readonly OfferedTool[];
}

export interface OfferedTool {
  readonly name: string;
  /** One that takes a text and no object. */
  readonly isCustom: boolean;
  /** The group that it was offered in, which a call names too; null for none. */
  readonly namespace: string | null;
}

/** Reads the conversation of a request; null for a body that holds none. */
export function conversationIn(protocol: Protocol, request: JsonObject): AskedConversation | null {
  switch (protocol) {
    case 'chat-completions':
      return chatConversation(request);
    case 'responses':
      return responsesConversation(request);
    case 'messages':
      return messagesConversation(request);
  }
}

function chatConversation({ messages, tools }: JsonObject): AskedConversation | null {
  if (!Array.isArray(messages)) return null;
  const list = messages.filter(isJsonObject);
  const turns = list.filter(({ role }) => role === 'assistant');
  return {
    userTexts: list.filter(({ role }) => role === 'user').map(({ content }) => textOf(content)),
    turnCount: turns.length,
    callCount: turns.reduce((sum, { tool_calls: calls }) => sum + lengthOf(calls), 0),
    tools: objectsOf(tools).flatMap((tool) =>
      offered(isJsonObject(tool.function) ? tool.function : tool, null),
    ),
  };
}

function messagesConversation({ messages, tools }: JsonObject): AskedConversation | null {
  if (!Array.isArray(messages)) return null;
  const list = messages.filter(isJsonObject);
  const turns = list.filter(({ role }) => role === 'assistant');
  const calls = turns.flatMap(({ content }) =>
    objectsOf(content).filter(({ type }) => type === 'tool_use'),
  );
  return {
    userTexts: list
      .filter(({ role }) => role === 'user')
      .flatMap(({ content }) => (typeof content === 'string' ? [content] : textsOf(content))),
    turnCount: turns.length,
    callCount: calls.length,
    tools: objectsOf(tools).flatMap((tool) => offered(tool, null)),
  };
}

/** What the model wrote lies in single items here: those between two of the other side are one reply. */
function responsesConversation({ input, tools }: JsonObject): AskedConversation | null {
  if (typeof input === 'string') {
    return { userTexts: [input], turnCount: 0, callCount: 0, tools: offeredIn(tools) };
  }
  if (!Array.isArray(input)) return null;
  const items = input.filter(isJsonObject);
  const own = items.map(isOwnItem);
  return {
    userTexts: items
      .filter(({ role }) => role === 'user')
      .flatMap(({ content }) => (typeof content === 'string' ? [content] : textsOf(content))),
    turnCount: own.filter((isOwn, at) => isOwn && own[at - 1] !== true).length,
    callCount: items.filter(({ type }) => isCallType(type)).length,
    tools: offeredIn(tools),
  };
}

function isOwnItem({ type, role }: JsonObject): boolean {
  return role === 'assistant' || type === 'reasoning' || isCallType(type);
}

function isCallType(type: JsonValue | undefined): boolean {
  return typeof type === 'string' && type.endsWith('_call');
}

/** Tools may be grouped: those of a group count like any other. */
function offeredIn(
  tools: JsonValue | undefined,
  namespace: string | null = null,
): readonly OfferedTool[] {
  return objectsOf(tools).flatMap((tool) =>
    Array.isArray(tool.tools)
      ? offeredIn(tool.tools, typeof tool.name === 'string' ? tool.name : null)
      : offered(tool, namespace),
  );
}

function offered({ name, type }: JsonObject, namespace: string | null): OfferedTool[] {
  return typeof name === 'string' ? [{ name, isCustom: type === 'custom', namespace }] : [];
}

/** The content of a message: a string, or parts with text. */
function textOf(content: JsonValue | undefined): string {
  return typeof content === 'string' ? content : textsOf(content).join('');
}

function textsOf(content: JsonValue | undefined): readonly string[] {
  return objectsOf(content).flatMap(({ text }) => (typeof text === 'string' ? [text] : []));
}

function objectsOf(value: JsonValue | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function lengthOf(value: JsonValue | undefined): number {
  return Array.isArray(value) ? value.length : 0;
}
