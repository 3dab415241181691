import type { GatewayReader, GatewayReaderOptions } from '../../../domain/gateway-reply.ts';
import type { JsonValue } from '../../../domain/json.ts';
import { createBodyKindReader } from '../body-kind.ts';
import { isKnownEncoding } from '../content-encoding.ts';
import { parseFirstJson, parseJson } from '../json-text.ts';
import { createSseReader } from '../sse-events.ts';
import { createUtf8Decoder } from '../utf8.ts';
import { isRetryableStatus } from '../wire-error.ts';
import { readEvent } from './events.ts';
import { errorCodeOf, errorIn, isSpent } from './failure.ts';
import { failedReply, noContent } from '../gateway-replies.ts';

/** Error bodies are read no further (RX6). */
const maxBytes = 64 * 1024;

/** Reads a reply whose HTTP status is no success: the status decides, the body only gives the code (RX6). */
export function createHttpFailureReader({
  httpStatus,
  headers,
}: GatewayReaderOptions): GatewayReader {
  const utf8 = createUtf8Decoder();
  let room = isKnownEncoding(headers['content-encoding']) ? maxBytes : 0;
  let body = '';
  return {
    push(bytes) {
      if (room === 0) return;
      body += utf8.push(bytes.subarray(0, room));
      room -= Math.min(room, bytes.length);
    },
    get state() {
      return room === 0 ? 'ended' : 'reading';
    },
    itemCount: 0,
    end() {
      const error = errorOfBody(body + utf8.end());
      const reply = failedReply({
        status: 'http-error',
        httpStatus,
        errorCode: errorCodeOf(error),
        retryable: !isSpent(error) && isWorthRepeating(httpStatus, headers['x-should-retry']),
      });
      return { ...reply, ...noContent };
    },
  };
}

function isWorthRepeating(httpStatus: number, shouldRetry: string | undefined): boolean {
  const word = shouldRetry?.trim();
  if (word === 'true' || word === 'false') return word === 'true';
  return isRetryableStatus(httpStatus);
}

/** The error in a body, null when the body is nothing that names one. */
function errorOfBody(body: string): JsonValue {
  switch (createBodyKindReader().feed(body)) {
    case 'json':
      return errorOfValue(parseFirstJson(body.trimStart()), '');
    case 'event-stream':
      return errorOfFirstEvent(body);
    case 'web-page':
    case null:
      return null;
  }
}

function errorOfValue(value: JsonValue | undefined, name: string): JsonValue {
  return errorIn(value, name)?.error ?? value ?? null;
}

function errorOfFirstEvent(body: string): JsonValue {
  let error: JsonValue = null;
  const events = createSseReader((event) => {
    if (readEvent(event).kind === 'nothing') return true;
    error = errorOfValue(parseJson(event.data), event.name);
    return false;
  });
  events.push(body);
  events.end();
  return error;
}
