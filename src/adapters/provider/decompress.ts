import type { Transform } from 'node:stream';
import {
  brotliDecompressSync,
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  gunzipSync,
  inflateRawSync,
  inflateSync,
} from 'node:zlib';

/** What one compressed read released. After `broken` no bytes come any more: the body counts as reset there. */
export interface Released {
  readonly bytes: Uint8Array;
  readonly broken: boolean;
}

export interface Decompressor {
  write(compressed: Uint8Array): Promise<Released>;
  /** Ends the body, which is broken when its compressed stream has no proper end. */
  end(): Promise<Released>;
}

/**
 * Decompresses a body read by read for a `content-encoding` of gzip, x-gzip, deflate or br. Null for an
 * absent or `identity` encoding, whose bytes are used as they are, and for one that cannot be read.
 */
export function createDecompressor(contentEncoding: string | undefined): Decompressor | null {
  switch ((contentEncoding ?? '').trim().toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return createStage(() => gzip);
    case 'deflate':
      return createStage((first) => (isZlibWrapped(first) ? deflate : rawDeflate));
    case 'br':
      return createStage(() => brotli);
    default:
      return null;
  }
}

interface Format {
  open(): Transform;
  /** All that the beginning of a stream gives; throws when that beginning is broken, not when it is cut. */
  decodeStart(compressed: Uint8Array): Buffer;
}

const flush = constants.Z_SYNC_FLUSH;
const gzip: Format = {
  open: () => createGunzip({ flush }),
  decodeStart: (bytes) => gunzipSync(bytes, { finishFlush: flush }),
};
const deflate: Format = {
  open: () => createInflate({ flush }),
  decodeStart: (bytes) => inflateSync(bytes, { finishFlush: flush }),
};
const rawDeflate: Format = {
  open: () => createInflateRaw({ flush }),
  decodeStart: (bytes) => inflateRawSync(bytes, { finishFlush: flush }),
};
const brotliFlush = constants.BROTLI_OPERATION_FLUSH;
const brotli: Format = {
  open: () => createBrotliDecompress({ flush: brotliFlush }),
  decodeStart: (bytes) => brotliDecompressSync(bytes, { finishFlush: brotliFlush }),
};

const deflateMethod = 8;

/** Some servers send raw deflate where zlib's wrapper is meant; the wrapper's first byte tells (RFC 1950). */
export function isZlibWrapped(first: Uint8Array): boolean {
  return ((first[0] ?? 0) & 0x0f) === deflateMethod;
}

const noBytes = new Uint8Array(0);

/** The stream is opened at the first byte, which may decide its format. */
function createStage(formatFor: (first: Uint8Array) => Format): Decompressor {
  const received: Uint8Array[] = [];
  let stage: Stage | null = null;
  let releasedLength = 0;
  let broken = false;

  /** Zlib drops what it decoded of a read before its broken place; the result must not depend on the reads. */
  function salvaged(format: Format): Uint8Array {
    return longestStart(format, Buffer.concat(received)).subarray(releasedLength);
  }

  async function run(step: (stage: Stage) => Promise<boolean>): Promise<Released> {
    if (broken || stage === null) return { bytes: noBytes, broken: true };
    const ok = await step(stage);
    const bytes = ok ? stage.takeReleased() : salvaged(stage.format);
    releasedLength += bytes.length;
    broken = !ok;
    return { bytes, broken };
  }

  return {
    async write(compressed) {
      if (compressed.length === 0) return { bytes: noBytes, broken };
      received.push(compressed);
      stage ??= openStage(formatFor(compressed));
      return run((open) => open.write(compressed));
    },
    end: () => run((open) => open.end()),
  };
}

interface Stage {
  readonly format: Format;
  /** False when the bytes so far are broken. */
  write(compressed: Uint8Array): Promise<boolean>;
  end(): Promise<boolean>;
  takeReleased(): Uint8Array;
}

function openStage(format: Format): Stage {
  const transform = format.open();
  let waiting: Buffer[] = [];
  let settle: (ok: boolean) => void = () => {};
  transform.on('data', (bytes: Buffer) => waiting.push(bytes));
  transform.on('error', () => settle(false));
  transform.on('close', () => settle(true));

  /** After an error zlib calls no callback, so each step also settles by the stream's events. */
  function settled(begin: () => void): Promise<boolean> {
    return new Promise((resolve) => {
      settle = resolve;
      begin();
    });
  }

  return {
    format,
    write: (compressed) => settled(() => transform.write(compressed, (error) => settle(!error))),
    end: async () => transform.closed || settled(() => transform.end()),
    takeReleased() {
      const bytes = Buffer.concat(waiting);
      waiting = [];
      return bytes;
    },
  };
}

/** What the longest unbroken start of a broken stream gives. */
function longestStart(format: Format, compressed: Uint8Array): Uint8Array {
  let unbroken = 0;
  let decoded: Uint8Array = noBytes;
  for (let end = compressed.length; unbroken < end;) {
    const middle = Math.ceil((unbroken + end) / 2);
    const start = decodedStart(format, compressed.subarray(0, middle));
    if (start === null) end = middle - 1;
    else {
      unbroken = middle;
      decoded = start;
    }
  }
  return decoded;
}

function decodedStart(format: Format, start: Uint8Array): Uint8Array | null {
  try {
    return format.decodeStart(start);
  } catch {
    return null;
  }
}
