import { createDecompressor } from '../../src/adapters/provider/decompress.ts';
import { createRedactor } from '../../src/core/redact/redact.ts';
import { createChatDecoder } from '../../src/core/wire/chat-completions.ts';
import type { DecodedReply, ReplyDecoder } from '../../src/domain/wire.ts';
import { chunkBytes, type Fixture } from './fixture.ts';

/** A way to bring a fixture's reply to the decoder. */
export interface Feed {
  readonly name: string;
  /** Whether the chunks arrive as they stand in the fixture, so that chunk indexes can be compared. */
  readonly chunkIndexes: 'compare' | 'ignore';
  run(fixture: Fixture): Promise<DecodedReply>;
}

/** Hands each chunk of a fixture straight to the decoder. */
export const directFeed: Feed = {
  name: 'as it is',
  chunkIndexes: 'compare',
  run: (fixture) => decode(fixture, chunkBytes(fixture)),
};

/** Hands the same bytes over in pieces of `size`: compressed bodies are cut as compressed bytes. */
export function rechunkedFeed(size: number): Feed {
  return {
    name: Number.isFinite(size) ? `in pieces of ${size} bytes` : 'as one piece',
    chunkIndexes: 'ignore',
    run: (fixture) => decode(fixture, pieces(Buffer.concat(chunkBytes(fixture)), size)),
  };
}

function pieces(bytes: Uint8Array, size: number): readonly Uint8Array[] {
  const all: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += size) {
    all.push(bytes.subarray(at, Math.min(bytes.length, at + size)));
  }
  return all;
}

async function decode(fixture: Fixture, reads: readonly Uint8Array[]): Promise<DecodedReply> {
  const { mode, tools, response } = fixture;
  const { status, headers, end } = response;
  const redactError = createRedactor([]).providerText;
  const head = { status, headers };
  const decoder = createChatDecoder({ head, mode, tools, redactError, nowMs: Date.now() });
  const broken = await push(decoder, reads, headers['content-encoding']);
  const length = reads.reduce((sum, read) => sum + read.length, 0);
  const isCut = broken || length < Number(headers['content-length'] ?? 0);
  return decoder.end(isCut && end === 'close' ? 'reset' : end);
}

/** True when the compressed body turned out to be broken. */
async function push(
  decoder: ReplyDecoder,
  reads: readonly Uint8Array[],
  contentEncoding: string | undefined,
): Promise<boolean> {
  const decompressor = createDecompressor(contentEncoding);
  for (const [index, read] of reads.entries()) {
    if (decoder.state === 'ended') return false;
    const released = await decompressor?.write(read);
    decoder.push(released?.bytes ?? read, index);
    if (released?.broken) return true;
  }
  if (decoder.state === 'ended' || decompressor === null) return false;
  const last = await decompressor.end();
  decoder.push(last.bytes, reads.length - 1);
  return last.broken;
}
