import { createDecompressor } from '../../src/adapters/provider/decompress.ts';
import type { GatewayReader, GatewayReply } from '../../src/domain/gateway-reply.ts';
import { chunkBytes, type Fixture } from './fixture.ts';
import { readers } from './readers.ts';

/** A way to bring a fixture's reply to the reader. */
export interface Feed {
  readonly name: string;
  /** Whether the chunks arrive as they stand in the fixture, so that chunk indexes can be compared. */
  readonly chunkIndexes: 'compare' | 'ignore';
  run(fixture: Fixture): Promise<GatewayReply>;
}

/** Hands each chunk of a fixture straight to the reader. */
export const directFeed: Feed = {
  name: 'as it is',
  chunkIndexes: 'compare',
  run: (fixture) => read(fixture, chunkBytes(fixture)),
};

/** Hands the same bytes over in pieces of `size`: compressed bodies are cut as compressed bytes. */
export function rechunkedFeed(size: number): Feed {
  return {
    name: Number.isFinite(size) ? `in pieces of ${size} bytes` : 'as one piece',
    chunkIndexes: 'ignore',
    run: (fixture) => read(fixture, pieces(Buffer.concat(chunkBytes(fixture)), size)),
  };
}

function pieces(bytes: Uint8Array, size: number): readonly Uint8Array[] {
  const all: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += size) {
    all.push(bytes.subarray(at, Math.min(bytes.length, at + size)));
  }
  return all;
}

async function read(fixture: Fixture, reads: readonly Uint8Array[]): Promise<GatewayReply> {
  const { protocol, stream, response } = fixture;
  const { status: httpStatus, headers, end } = response;
  const createReader = readers.get(protocol);
  if (createReader === undefined) throw new Error(`there is no reader of protocol "${protocol}"`);
  const reader = createReader({ httpStatus, headers, stream });
  const isBroken = await push(reader, reads, headers['content-encoding']);
  const length = reads.reduce((sum, bytes) => sum + bytes.length, 0);
  const isCut = length < Number(headers['content-length'] ?? 0);
  return reader.end((isBroken || isCut) && end === 'close' ? 'reset' : end);
}

/** True when the compressed body turned out to be broken. */
async function push(
  reader: GatewayReader,
  reads: readonly Uint8Array[],
  contentEncoding: string | undefined,
): Promise<boolean> {
  const decompressor = createDecompressor(contentEncoding);
  for (const bytes of reads) {
    const released = await decompressor?.write(bytes);
    reader.push(released?.bytes ?? bytes);
    if (released?.broken) return true;
  }
  if (decompressor === null) return false;
  const last = await decompressor.end();
  if (last.bytes.length > 0) reader.push(last.bytes);
  return last.broken;
}
