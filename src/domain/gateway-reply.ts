import type { JsonObject } from './json.ts';
import type { CallStatus } from './trial.ts';
import type {
  ChunkMarks,
  FinishReason,
  ReplyDecoder,
  StreamEnd,
  TokenUsage,
  WireError,
} from './wire.ts';

/** A call that the agent has to run. */
export interface GatewayToolCall {
  readonly name: string;
  /** Null when the arguments are not a JSON object. */
  readonly arguments: JsonObject | null;
}

/** What the gateway's record says about one reply it passed through. Chunk indexes count reads from 0. */
export interface GatewayReply {
  readonly status: CallStatus;
  readonly httpStatus: number | null;
  /** The provider's own code or type of its error. */
  readonly errorCode: string | null;
  /** Null when the reply is a whole message. */
  readonly retryable: boolean | null;
  /** The model's name as the reply gave it. */
  readonly model: string | null;
  readonly usage: TokenUsage | null;
  readonly toolCalls: readonly GatewayToolCall[];
  readonly errorMessage: string | null;
  /** The reads that completed the first item, token, output and visible character; null when none came or nothing was streamed. */
  readonly firstItemChunk: number | null;
  readonly firstTokenChunk: number | null;
  readonly firstOutputChunk: number | null;
  readonly firstVisibleChunk: number | null;
}

/** What else a reply brought, beside the record of the gateway. */
export interface ReadContent {
  /** What a user would see. */
  readonly text: string;
  /** False for a JSON body, whatever was asked for. */
  readonly streamed: boolean;
  readonly marks: readonly ChunkMarks[];
}

/** Reads one reply beside the agent that gets it. The same bytes give the same reply, however they are split. */
export interface GatewayReader {
  /** Takes the decompressed bytes of the next read; an empty read counts as one too. */
  push(bytes: Uint8Array): void;
  readonly state: ReplyDecoder['state'];
  /** Items seen so far: heartbeats do not count. */
  readonly itemCount: number;
  /** `reset` also for a body shorter than announced, and for one whose compression is broken. */
  end(how: 'close' | 'reset' | 'stall'): GatewayReply & ReadContent;
}

export interface GatewayReaderOptions {
  readonly httpStatus: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the request asked for a stream; the body itself tells what came. */
  readonly stream: boolean;
}

/** All that is known of one reply that was read beside the agent that gets it, in any of the protocols. */
export interface ReadReply {
  readonly status: CallStatus;
  /** Null when the reply is a whole message. */
  readonly error: WireError | null;
  /** What a user would see. */
  readonly text: string;
  readonly reasoningText: string | null;
  /** Null where the protocol's own word has no counterpart. */
  readonly finishReason: FinishReason | null;
  readonly usage: TokenUsage | null;
  /** The model's name as the reply gave it. */
  readonly model: string | null;
  readonly streamed: boolean;
  readonly toolCalls: readonly GatewayToolCall[];
  readonly malformedToolCallCount: number;
  readonly marks: readonly ChunkMarks[];
}

/** Reads one reply, read by read, as the decoder of the matrix does. */
export interface ReplyReader {
  /** Feeds the decompressed bytes of read number `chunk`; reads come in order and may be empty. */
  push(bytes: Uint8Array, chunk: number): void;
  /** `reading`; `finishing` after a finish reason; `ended` when nothing further will be read. */
  readonly state: ReplyDecoder['state'];
  /** Items seen so far: heartbeats do not count. */
  readonly itemCount: number;
  end(how: StreamEnd): ReadReply;
}
