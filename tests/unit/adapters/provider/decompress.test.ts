import {
  brotliCompressSync,
  createGzip,
  constants,
  deflateRawSync,
  deflateSync,
  gzipSync,
} from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { createDecompressor } from '../../../../src/adapters/provider/decompress.ts';

const text = 'one two three '.repeat(20);

interface Read {
  readonly text: string;
  readonly broken: boolean;
}

/** What each read of a body releases, and what its end does. */
async function decompress(
  encoding: string,
  reads: readonly Uint8Array[],
): Promise<readonly Read[]> {
  const decompressor = createDecompressor(encoding);
  const released: Read[] = [];
  for (const read of reads) {
    const result = await decompressor?.write(read);
    if (result)
      released.push({ text: Buffer.from(result.bytes).toString(), broken: result.broken });
  }
  const end = await decompressor?.end();
  if (end) released.push({ text: Buffer.from(end.bytes).toString(), broken: end.broken });
  return released;
}

function pieces(bytes: Uint8Array, size: number): readonly Uint8Array[] {
  const count = Math.ceil(bytes.length / size);
  return Array.from({ length: count }, (_, at) => bytes.subarray(at * size, (at + 1) * size));
}

/** A gzip body whose writer flushed after each part. */
async function flushedGzip(parts: readonly string[]): Promise<readonly Buffer[]> {
  const gzip = createGzip();
  const reads: Buffer[] = [];
  for (const part of parts) {
    gzip.write(part);
    await new Promise<void>((resolve) => gzip.flush(constants.Z_SYNC_FLUSH, resolve));
    reads.push(Buffer.concat([gzip.read() ?? Buffer.alloc(0)]));
  }
  return reads;
}

describe('decompression', () => {
  it.each([
    ['gzip', gzipSync(text)],
    ['X-GZIP', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['br', brotliCompressSync(text)],
  ])('of %s gives the same bytes in reads of any size', async (encoding, body) => {
    for (const size of [1, 7, body.length]) {
      const reads = await decompress(encoding, pieces(body, size));
      expect(reads.map((read) => read.text).join('')).toBe(text);
      expect(reads.some((read) => read.broken)).toBe(false);
    }
  });

  it('gives each read what the server flushed with it', async () => {
    const reads = await decompress('gzip', await flushedGzip(['one', 'two', 'three']));
    expect(reads.map((read) => read.text)).toEqual(['one', 'two', 'three', '']);
  });

  it('gives what came before the broken place, in reads of any size', async () => {
    const [first = Buffer.alloc(0)] = await flushedGzip(['one']);
    const body = Buffer.concat([first, Buffer.alloc(20, 0xff)]);
    for (const size of [1, 5, body.length]) {
      const reads = await decompress('gzip', pieces(body, size));
      expect(reads.map((read) => read.text).join('')).toBe('one');
      expect(reads.at(-1)).toEqual({ text: '', broken: true });
    }
  });

  it('finds a body broken that is no such format at all, or ends too early', async () => {
    expect(await decompress('gzip', [Buffer.from('plain')])).toContainEqual({
      text: '',
      broken: true,
    });
    expect(
      (await decompress('br', [brotliCompressSync(text).subarray(0, -3)])).at(-1)?.broken,
    ).toBe(true);
    expect(await decompress('gzip', [])).toEqual([{ text: '', broken: true }]);
  });

  it('ends although zero bytes follow the compressed stream', async () => {
    const body = Buffer.concat([gzipSync(text), Buffer.alloc(8)]);
    expect((await decompress('gzip', [body])).map((read) => read.text).join('')).toBe(text);
  });

  it.each([undefined, '', 'identity', 'zstd'])('is not there for %s', (encoding) => {
    expect(createDecompressor(encoding)).toBeNull();
  });
});
