import type { JsonObject } from './json.ts';

/** How tools are offered to a chat model. */
export type InvocationMode = 'native' | 'text';

/** A tool as the model is told about it. */
export interface ToolOffer {
  readonly name: string;
  readonly description?: string | undefined;
  /** JSON Schema of the arguments object. */
  readonly parameters: JsonObject;
}

/** Where a tool call was found: in the API's own field, or in the reply's text. */
export type CallSource = 'native' | 'text';

export interface DecodedToolCall {
  readonly name: string;
  readonly arguments: JsonObject;
  readonly source: CallSource;
  /** The provider's id of a native call, when it gave one. */
  readonly id: string | null;
}

/** A call that was attempted but cannot be executed; counted, answered as a tool error, never run. */
export interface MalformedToolCall {
  readonly name: string | null;
  readonly source: CallSource;
  readonly id: string | null;
  /** What the model wrote, as it stood in the stream. */
  readonly raw: string;
}

export type FinishReason = 'stop' | 'tool_calls' | 'length' | 'content_filter';

/**
 * Token counts as the provider reported them. `inputTokens` includes cache reads and writes,
 * `outputTokens` includes reasoning. A count that was not reported is null, never 0.
 */
export interface TokenUsage {
  readonly inputTokens: number;
  readonly cacheReadInputTokens: number | null;
  readonly cacheWriteInputTokens: number | null;
  readonly outputTokens: number;
  readonly reasoningOutputTokens: number | null;
  readonly totalTokens: number;
  /** The report contradicted itself or left a side out, and was repaired. */
  readonly adjusted: boolean;
}

export type WireErrorKind = 'http' | 'protocol' | 'provider' | 'timeout' | 'aborted' | 'network';

export interface WireError {
  readonly kind: WireErrorKind;
  /** For `protocol`: was the message cut off, or are its bytes no message at all. */
  readonly truncated: boolean;
  /** Sending the same request again may help. */
  readonly retryable: boolean;
  readonly status: number | null;
  readonly retryAfterMs: number | null;
  /** The provider's own code or type (redacted), or a code of ours. */
  readonly code: string | null;
  /** Redacted, at most 2 KiB. */
  readonly message: string;
}

/**
 * What one read of the socket brought.
 * - `item`: a data item (any JSON object that is no error and no keepalive)
 * - `reasoning`, `content`, `refusal`, `tool`: token-bearing pieces; text inside a think block is
 *   `reasoning`, text inside a call block is `tool`
 * - `visible`: the visible text first showed a non-white-space character
 * - `call-ready`: the last fragment of a complete tool call
 */
export type StreamClass =
  | 'item'
  | 'reasoning'
  | 'content'
  | 'refusal'
  | 'tool'
  | 'visible'
  | 'call-ready'
  | 'usage'
  | 'finish'
  | 'error'
  | 'end';

/** The classes of one read, by the read's index; reads that completed nothing are left out. */
export interface ChunkMarks {
  readonly chunk: number;
  readonly classes: readonly StreamClass[];
}

/** What a decoder makes of one reply. After an error no tool call counts. */
export interface DecodedReply {
  readonly error: WireError | null;
  readonly text: string;
  readonly reasoningText: string | null;
  /** The visible and invisible content exactly as the model wrote it: what goes back into the conversation. */
  readonly rawContent: string;
  readonly toolCalls: readonly DecodedToolCall[];
  readonly malformedToolCalls: readonly MalformedToolCall[];
  readonly finishReason: FinishReason | null;
  readonly usage: TokenUsage | null;
  /** The model's name as the reply gave it. */
  readonly model: string | null;
  /** False when the reply came as one JSON body although a stream was asked for. */
  readonly streamed: boolean;
  readonly firstItemChunk: number | null;
  readonly firstVisibleChunk: number | null;
  readonly marks: readonly ChunkMarks[];
}

/** How the bytes ended: clean end of body, connection lost, silence past a timer, or our own cancel. */
export type StreamEnd = 'close' | 'reset' | 'stall' | 'abort';

export interface ReplyHead {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Reads one reply, read by read. The same bytes give the same reply, however they are split. */
export interface ReplyDecoder {
  /** Feeds the decompressed bytes of read number `chunk`; reads come in order and may be empty. */
  push(bytes: Uint8Array, chunk: number): void;
  /** `reading`; `finishing` after a finish reason; `ended` when nothing further will be read. */
  readonly state: 'reading' | 'finishing' | 'ended';
  /** Items seen so far: heartbeats do not count. */
  readonly itemCount: number;
  end(how: StreamEnd): DecodedReply;
}
