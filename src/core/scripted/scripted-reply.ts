import type { MockRound } from '../../domain/case.ts';
import type { Protocol } from '../../domain/config-names.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { InvocationMode, ReplyHead } from '../../domain/wire.ts';
import type { OfferedTool } from './conversation-in.ts';
import type { ScriptedChunk, StreamChunking, TimedText } from './scripted-chunks.ts';

export interface ScriptedReply {
  readonly head: ReplyHead;
  readonly chunks: readonly ScriptedChunk[];
}

export interface ScriptedReplyOptions {
  /** Chat Completions, when left out. */
  readonly protocol?: Protocol;
  readonly round: MockRound;
  readonly mode: InvocationMode;
  readonly chunking: StreamChunking;
  /** The model's name in the reply. */
  readonly model: string;
  /** Whether scripted token counts are sent. */
  readonly includeUsage: boolean;
  /** Native calls of earlier turns, so that ids stay unique in a conversation. */
  readonly callsBefore: number;
  /** The tools that the request offers. */
  readonly offered?: readonly OfferedTool[];
  /** For rounds that script no delays of their own. */
  readonly delaysMs?: ScriptedDelays;
}

export type ScriptedDelays = NonNullable<MockRound['delaysMs']>;

/** How a scripted model speaks one protocol. */
export interface ProtocolScript {
  /** The events of a stream in order, each with the wait before it. */
  events(options: ScriptedReplyOptions): readonly TimedText[];
  /** The same as one JSON body. */
  whole(options: ScriptedReplyOptions): JsonObject;
  errorBody(
    message: string,
    kind: { readonly type: string; readonly code: string | null },
  ): JsonObject;
}

/** One event of a stream: its data, after its name where the protocol names events. */
export function streamEvent(value: JsonObject, delayMs: number, name?: string): TimedText {
  const line = `data: ${JSON.stringify(value)}\n\n`;
  return { delayMs, text: name === undefined ? line : `event: ${name}\n${line}` };
}

/** Waits before the pieces of a reply: what opens it, the first token, each one after. */
export function delaysOf({ round, delaysMs }: ScriptedReplyOptions): {
  readonly prefill: number;
  readonly first: number;
  readonly gap: number;
} {
  const { prefill = 0, first = 0, gap = 0 } = round.delaysMs ?? delaysMs ?? {};
  return { prefill, first, gap };
}
