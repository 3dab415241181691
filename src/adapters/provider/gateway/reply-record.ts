import { createReplyReader } from '../../../core/wire/reply-reader.ts';
import type { Protocol } from '../../../domain/config-names.ts';
import type { ReadReply } from '../../../domain/gateway-reply.ts';
import type { ReplyHead, StreamEnd } from '../../../domain/wire.ts';
import { createBodyReading, type BodyReading, type ReadBody } from '../body-reading.ts';
import type { ReadStamp } from '../read-log.ts';

/** The record of one reply, made beside the agent that gets it. */
export interface ReplyRecord {
  /** Takes one read. */
  push(bytes: Uint8Array, stamp: ReadStamp): void;
  end(how: StreamEnd): Promise<RecordedReply>;
}

export interface RecordedReply extends ReadBody<ReadReply> {
  /** When the message was complete by its own account; null when only the end of the body ended it. */
  readonly completeAtMs: number | null;
}

export interface ReplyRecordOptions {
  readonly protocol: Protocol;
  readonly head: ReplyHead;
  /** Whether the request asked for a stream. */
  readonly stream: boolean;
  readonly redactError: (text: string) => string;
  /** Epoch milliseconds. */
  readonly nowMs: number;
}

/**
 * Reads a reply whatever becomes of it: one that can't be read is passed on all the same. Nothing is set up before
 * the first read has left for the agent.
 */
export function createReplyRecord(options: ReplyRecordOptions): ReplyRecord {
  let opened: BodyReading<ReadReply> | null = null;
  let isBroken = false;
  let completeAtMs: number | null = null;

  function open(): BodyReading<ReadReply> {
    const reader = createReplyReader(options);
    return createBodyReading({
      decoder: reader,
      contentEncoding: options.head.headers['content-encoding'],
      onDecoded(atMs) {
        if (reader.state === 'ended') completeAtMs ??= atMs;
      },
      onBroken() {
        isBroken = true;
      },
    });
  }

  return {
    push(bytes, stamp) {
      opened ??= open();
      if (!isBroken) opened.push(bytes, stamp);
    },
    async end(how) {
      opened ??= open();
      const read = await opened.end(isBroken ? 'reset' : how);
      return { ...read, completeAtMs };
    },
  };
}
