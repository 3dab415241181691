import type { Case, MockRound } from '../../domain/case.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../domain/json.ts';
import type { InvocationMode } from '../../domain/wire.ts';

/** What a conversation asks a scripted model for. */
export type RoundSearch =
  | {
      readonly kind: 'found';
      readonly case: Case;
      readonly round: MockRound;
      readonly mode: InvocationMode;
      /** Native calls in the conversation so far. */
      readonly callsBefore: number;
    }
  | { readonly kind: 'unknown-prompt' }
  | { readonly kind: 'no-script'; readonly case: Case; readonly mode: InvocationMode }
  | { readonly kind: 'script-exhausted'; readonly case: Case; readonly roundCount: number };

/**
 * Finds the scripted turn that answers a Chat Completions request, from the request alone: the case by its
 * prompt among the user messages (the longest that fits), the round by the assistant messages so far.
 */
export function findRound(cases: readonly Case[], request: JsonObject): RoundSearch {
  const messages = messagesOf(request);
  const match = caseFor(cases, messages);
  if (match === null) return { kind: 'unknown-prompt' };
  const mode = modeOf(match, request);
  const rounds = match.mock?.[mode];
  if (rounds === undefined) return { kind: 'no-script', case: match, mode };
  const turns = messages.filter(({ role }) => role === 'assistant');
  const round = rounds[turns.length];
  if (round === undefined) {
    return { kind: 'script-exhausted', case: match, roundCount: rounds.length };
  }
  const callsBefore = turns.reduce((sum, { callCount }) => sum + callCount, 0);
  return { kind: 'found', case: match, round, mode, callsBefore };
}

interface Message {
  readonly role: string;
  readonly text: string;
  readonly callCount: number;
}

function messagesOf({ messages }: JsonObject): Message[] {
  if (!Array.isArray(messages)) return [];
  return messages.filter(isJsonObject).map(({ role, content, tool_calls: calls }) => ({
    role: typeof role === 'string' ? role : '',
    text: textOf(content),
    callCount: Array.isArray(calls) ? calls.length : 0,
  }));
}

/** The content of a message: a string, or parts with text. */
function textOf(content: JsonValue | undefined): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .filter(isJsonObject)
    .map(({ text }) => (typeof text === 'string' ? text : ''))
    .join('');
}

function caseFor(cases: readonly Case[], messages: readonly Message[]): Case | null {
  const texts = messages.filter(({ role }) => role === 'user').map(({ text }) => text);
  const equal = cases.find(({ prompt }) => texts.includes(prompt));
  if (equal !== undefined) return equal;
  const contained = cases.filter(({ prompt }) => texts.some((text) => text.includes(prompt)));
  return contained.sort((left, right) => right.prompt.length - left.prompt.length)[0] ?? null;
}

/** By the tools offered; a case without tools says the same in either mode. */
function modeOf({ tools, mock }: Case, request: JsonObject): InvocationMode {
  if (Array.isArray(request.tools) && request.tools.length > 0) return 'native';
  if (tools.length > 0) return 'text';
  return mock?.native === undefined ? 'text' : 'native';
}
