import type { IncomingMessage } from 'node:http';
import { brotliDecompress, gunzip, inflate, inflateRaw, zstdDecompress } from 'node:zlib';
import { parseJson } from '../../../core/wire/json-text.ts';
import { isJsonObject, type JsonObject } from '../../../domain/json.ts';
import { isZlibWrapped } from '../decompress.ts';
import type { OwnError } from './own-replies.ts';

/** The body of a request, decoded. */
export interface RequestBody {
  readonly kind: 'body';
  readonly bytes: Buffer;
  readonly value: JsonObject;
}

export interface RefusedBody {
  readonly kind: 'refused';
  readonly error: OwnError;
}

/** As much of a body is taken, compressed or not. */
export const maxBodyBytes = 64 * 1024 * 1024;

/** Reads a JSON body that may be compressed; null when the agent went away before its end. */
export async function readRequestBody(
  request: IncomingMessage,
): Promise<RequestBody | RefusedBody | null> {
  const raw = await readBytes(request);
  if (raw === null || raw === 'too-large') return raw === null ? null : tooLarge;
  const bytes = await decode(raw, request.headers['content-encoding']);
  if (!Buffer.isBuffer(bytes)) return bytes;
  const value = parseJson(bytes.toString());
  if (isJsonObject(value)) return { kind: 'body', bytes, value };
  return refused(400, 'invalid_json', 'the body of the request is no JSON object');
}

/** A body that is too large is read to its end, or its sender would never read why it was refused. */
function readBytes(request: IncomingMessage): Promise<Buffer | 'too-large' | null> {
  const parts: Buffer[] = [];
  let length = 0;
  return new Promise((resolve) => {
    request.on('data', (part: Buffer) => {
      length += part.length;
      if (length <= maxBodyBytes) parts.push(part);
      else parts.length = 0;
    });
    request.on('end', () => resolve(length > maxBodyBytes ? 'too-large' : Buffer.concat(parts)));
    request.on('close', () => resolve(null));
  });
}

type Decode = (
  bytes: Buffer,
  options: { readonly maxOutputLength: number },
  done: (error: Error | null, decoded: Buffer) => void,
) => void;

const decoders: Readonly<Record<string, Decode>> = {
  gzip: gunzip,
  'x-gzip': gunzip,
  deflate: (bytes, ...rest) => (isZlibWrapped(bytes) ? inflate : inflateRaw)(bytes, ...rest),
  br: brotliDecompress,
  zstd: zstdDecompress,
};

async function decode(raw: Buffer, encoding: string | undefined): Promise<Buffer | RefusedBody> {
  const name = (encoding ?? '').trim().toLowerCase();
  if (name === '' || name === 'identity') return raw;
  const decoder = Object.hasOwn(decoders, name) ? decoders[name] : undefined;
  if (decoder === undefined) return unknownEncoding(name);
  return new Promise((resolve) => {
    decoder(raw, { maxOutputLength: maxBodyBytes }, (error, bytes) => {
      if (error === null) resolve(bytes);
      else resolve(isTooLong(error) ? tooLarge : notDecodable(name));
    });
  });
}

function isTooLong(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}

const tooLarge = refused(413, 'too_large', 'the body of the request is larger than 64 MiB');

function unknownEncoding(name: string): RefusedBody {
  const known = `${Object.keys(decoders).join(', ')} or no compression`;
  const message = `a body with the content-encoding ${name} can't be read: use ${known}`;
  return refused(415, 'unsupported_encoding', message);
}

function notDecodable(name: string): RefusedBody {
  return refused(400, 'invalid_encoding', `the body of the request is no valid ${name}`);
}

function refused(status: OwnError['status'], code: string, message: string): RefusedBody {
  return { kind: 'refused', error: { status, code, message } };
}
