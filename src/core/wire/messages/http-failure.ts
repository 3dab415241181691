import type { GatewayReader, GatewayReaderOptions } from '../../../domain/gateway-reply.ts';
import { createBodyKindReader } from '../body-kind.ts';
import { isKnownEncoding } from '../content-encoding.ts';
import { failureIn, type FailurePayload } from '../failure-payload.ts';
import { parseFirstJson } from '../json-text.ts';
import { failedReply, noContent } from '../gateway-replies.ts';
import { createSseReader } from '../sse-events.ts';
import { createUtf8Decoder } from '../utf8.ts';
import { isRetryableStatus } from '../wire-error.ts';
import { errorCodeOf, isQuotaSpent } from './errors.ts';
import { readEvent } from './events.ts';

/** Error bodies are read no further (ME3). */
const maxBytes = 64 * 1024;

/** Reads a reply whose HTTP status is no success: the status decides, the body only gives the code (ME3, ME4). */
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
    end(how) {
      const failure = failureInBody(body + utf8.end(), how === 'close');
      const isSpent = failure !== null && isQuotaSpent(failure);
      const reply = failedReply({
        status: 'http-error',
        httpStatus,
        errorCode: failure === null ? null : errorCodeOf(failure),
        retryable: !isSpent && isWorthRepeating(httpStatus, headers['x-should-retry']),
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

/** The error that a body names, or null. */
function failureInBody(body: string, endedCleanly: boolean): FailurePayload | null {
  switch (createBodyKindReader().feed(body)) {
    case 'json':
      return failureIn(parseFirstJson(body.trimStart()));
    case 'event-stream':
      return firstFailureEvent(body, endedCleanly);
    case 'web-page':
    case null:
      return null;
  }
}

function firstFailureEvent(body: string, endedCleanly: boolean): FailurePayload | null {
  let failure: FailurePayload | null = null;
  const events = createSseReader((event) => {
    const read = readEvent(event);
    if (read.kind === 'failure') failure = read.failure;
    return read.kind !== 'failure' && read.kind !== 'end-marker';
  });
  events.push(body);
  if (endedCleanly) events.end();
  return failure;
}
