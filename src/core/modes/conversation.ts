import type { JsonObject, JsonValue } from '../../domain/json.ts';
import type { DecodedToolCall, MalformedToolCall, ToolOffer } from '../../domain/wire.ts';

export type AttemptedCall = DecodedToolCall | MalformedToolCall;

/** One call of the agent and what it is told; an error is told as `{"error": "..."}`. */
export interface ToolAnswer {
  readonly call: AttemptedCall;
  readonly content: JsonValue;
}

/** One reply of the model and the answers to its calls, which all came natively or all as text (wire B1). */
export interface Turn {
  /** The reply's content exactly as the model wrote it. */
  readonly rawContent: string;
  readonly answers: readonly ToolAnswer[];
}

/** What was said so far, the same in both modes. */
export interface Conversation {
  readonly system?: string | undefined;
  readonly prompt: string;
  readonly tools: readonly ToolOffer[];
  readonly turns: readonly Turn[];
}

/** A message of the Chat Completions API. */
export type ChatMessage = JsonObject & { readonly role: string };

/** Whether a call could not be read, so that there is nothing to run. */
export function isMalformed(call: AttemptedCall): call is MalformedToolCall {
  return 'raw' in call;
}

/** An answer as text: a string as it is, any other value as compact JSON. */
export function answerText(content: JsonValue): string {
  return typeof content === 'string' ? content : JSON.stringify(content);
}
