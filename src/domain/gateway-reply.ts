import type { JsonObject } from './json.ts';
import type { CallStatus } from './trial.ts';
import type { TokenUsage } from './wire.ts';

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

/** Reads one reply beside the agent that gets it. The same bytes give the same reply, however they are split. */
export interface GatewayReader {
  /** Takes the decompressed bytes of the next read; an empty read counts as one too. */
  push(bytes: Uint8Array): void;
  /** `reset` also for a body shorter than announced, and for one whose compression is broken. */
  end(how: 'close' | 'reset' | 'stall'): GatewayReply;
}

export interface GatewayReaderOptions {
  readonly httpStatus: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the request asked for a stream; the body itself tells what came. */
  readonly stream: boolean;
}
