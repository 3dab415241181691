import { protocolError } from '../../core/wire/wire-error.ts';
import type { StreamRead } from '../../domain/event.ts';
import type { ChunkMarks, StreamEnd, WireError } from '../../domain/wire.ts';
import { createDecompressor } from './decompress.ts';
import { createReadLog, type ReadStamp } from './read-log.ts';

/** What a body is read into, as far as it matters here. */
export interface ReadableReply {
  readonly error: WireError | null;
  readonly marks: readonly ChunkMarks[];
}

/** Reads the decompressed bytes of one body. */
export interface BodyDecoder<Reply extends ReadableReply> {
  push(bytes: Uint8Array, chunk: number): void;
  readonly state: 'reading' | 'finishing' | 'ended';
  end(how: StreamEnd): Reply;
}

export interface BodyReading<Reply extends ReadableReply> {
  /** Takes bytes as they came over the wire. */
  push(bytes: Uint8Array, stamp: ReadStamp): void;
  /** What was read, once all of it is decoded. */
  end(how: StreamEnd): Promise<ReadBody<Reply>>;
}

export interface ReadBody<Reply extends ReadableReply> {
  readonly reply: Reply;
  readonly reads: readonly StreamRead[];
}

export interface BodyReadingOptions<Reply extends ReadableReply> {
  readonly decoder: BodyDecoder<Reply>;
  readonly contentEncoding: string | undefined;
  /** The bytes of a read were decoded. */
  readonly onDecoded: (atMs: number) => void;
  /** The body is broken or too large: nothing further is worth reading. */
  readonly onBroken: (atMs: number) => void;
}

/** As much of a body is read, compressed or not; past it the reply is cut. */
const maxBodyBytes = 64 * 1024 * 1024;

/** Records and decodes the body of one reply: at once, or through an ordered queue where it is compressed. */
export function createBodyReading<Reply extends ReadableReply>(
  options: BodyReadingOptions<Reply>,
): BodyReading<Reply> {
  const { decoder, contentEncoding, onDecoded, onBroken } = options;
  const log = createReadLog();
  const decompressor = createDecompressor(contentEncoding);
  let queue = Promise.resolve();
  let chunk = 0;
  let rawBytes = 0;
  let decodedBytes = 0;

  const isOversize = (): boolean => Math.max(rawBytes, decodedBytes) > maxBodyBytes;

  function decode(bytes: Uint8Array, at: number, stamp: ReadStamp): void {
    decodedBytes += bytes.length;
    if (isOversize()) return onBroken(stamp.atMs);
    decoder.push(bytes, at);
    onDecoded(stamp.atMs);
  }

  async function decompress(bytes: Uint8Array, at: number, stamp: ReadStamp): Promise<void> {
    if (decompressor === null || decoder.state === 'ended') return;
    const released = await decompressor.write(bytes);
    decode(released.bytes, at, stamp);
    if (released.broken) onBroken(stamp.atMs);
  }

  /** A compressed stream without a proper end counts as reset (wire T1). */
  async function endDecompressed(how: StreamEnd): Promise<StreamEnd> {
    await queue;
    if (decompressor === null || how !== 'close' || decoder.state === 'ended') return how;
    const released = await decompressor.end();
    decoder.push(released.bytes, chunk);
    return released.broken ? 'reset' : how;
  }

  return {
    push(bytes, stamp) {
      const at = log.add(bytes.length, stamp);
      chunk = at;
      rawBytes += bytes.length;
      if (decompressor === null) decode(bytes, at, stamp);
      else queue = queue.then(() => decompress(bytes, at, stamp));
    },
    async end(how) {
      const reply = decoder.end(decompressor === null ? how : await endDecompressed(how));
      return { reply: isOversize() ? cut(reply) : reply, reads: log.list(reply.marks) };
    },
  };
}

function cut<Reply extends ReadableReply>(reply: Reply): Reply {
  if (reply.error === null) return reply;
  return { ...reply, error: tooLarge, ...('status' in reply && { status: 'stream-error' }) };
}

const tooLarge = protocolError({
  code: 'too-large',
  message: 'the body of the reply is larger than 64 MiB and was cut',
  truncated: false,
  retryable: true,
});
