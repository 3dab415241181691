import type { JsonObject } from '../../domain/json.ts';
import type { ToolOffer } from '../../domain/wire.ts';
import { jsonText } from '../wire/json-text.ts';
import {
  answerText,
  isMalformed,
  type AttemptedCall,
  type ChatMessage,
  type ToolAnswer,
  type Turn,
} from './conversation.ts';
import { textTurn, toolResponses } from './text.ts';

/** Tools as the API's own field offers them. */
export function nativeTools(tools: readonly ToolOffer[]): readonly JsonObject[] {
  return tools.map(({ name, description, parameters }) => ({
    type: 'function',
    function: { name, ...(description === undefined ? {} : { description }), parameters },
  }));
}

/**
 * A turn as native mode sends it back: the reply with its calls, then one `tool` message per call. Calls
 * that were found in the text are answered as text. A call without a usable name can't be referred to,
 * so its answer goes into a user message. `number` is the turn's, from 1.
 */
export function nativeTurn(turn: Turn, number: number): readonly ChatMessage[] {
  if (turn.answers.every(({ call }) => call.source === 'text')) return textTurn(turn);
  const named = identified(
    turn.answers.filter(({ call }) => isReferable(call)),
    number,
  );
  const nameless = turn.answers.filter(({ call }) => !isReferable(call));
  return [
    assistantMessage(turn, named),
    ...named.map(({ id, content }) => ({
      role: 'tool',
      tool_call_id: id,
      content: answerText(content),
    })),
    ...toolResponses(nameless),
  ];
}

interface IdentifiedAnswer extends ToolAnswer {
  readonly id: string;
}

/** Names outside what a case file allows were made up by the model; APIs refuse some of them on the way back. */
function isReferable({ name }: AttemptedCall): boolean {
  return name !== null && /^[A-Za-z0-9_.:-]{1,64}$/.test(name);
}

/** The provider's ids; ours where it gave none or the same to two calls. */
function identified(answers: readonly ToolAnswer[], turn: number): readonly IdentifiedAnswer[] {
  const ids = answers.map(({ call }) => call.id);
  return answers.map((answer, at) => {
    const { id } = answer.call;
    return { ...answer, id: id === null || ids.indexOf(id) !== at ? `call_${turn}_${at}` : id };
  });
}

function assistantMessage(
  { rawContent, answers }: Turn,
  named: readonly IdentifiedAnswer[],
): ChatMessage {
  const isBlank = rawContent.trim() === '';
  if (named.length === 0) {
    return { role: 'assistant', content: isBlank ? unnamedText(answers) : rawContent };
  }
  return {
    role: 'assistant',
    content: isBlank ? null : rawContent,
    tool_calls: named.map(({ id, call }) => ({
      id,
      type: 'function',
      function: { name: call.name, arguments: argumentText(call) },
    })),
  };
}

/** Some APIs refuse blank text and all want an assistant message to have calls or text, so a reply of nameless calls alone shows what was written. */
function unnamedText(answers: readonly ToolAnswer[]): string {
  const written = answers.map(({ call }) => (isMalformed(call) ? call.raw : call.name)).join('\n');
  return written.trim() === '' ? '(empty)' : written;
}

/** Servers parse the arguments again, so what the model wrote is not sent back when it was not JSON. */
function argumentText(call: AttemptedCall): string {
  return isMalformed(call) ? '{}' : jsonText(call.arguments);
}
