import type {
  GatewayReader,
  GatewayReaderOptions,
  GatewayReply,
  ReadContent,
} from '../../../domain/gateway-reply.ts';
import { isKnownEncoding } from '../content-encoding.ts';
import { createHttpFailureReader } from './http-failure.ts';
import { failedReply, noContent } from '../gateway-replies.ts';
import { createBodyReader } from './body.ts';

/**
 * Reads one reply to `POST /v1/responses`, streamed or not, for the gateway's record (rules RB to RX of the
 * gateway corpus). Feed it decompressed bytes, also empty reads; it never throws.
 */
export function createResponsesReader(options: GatewayReaderOptions): GatewayReader {
  const reader = readerFor(options);
  let reply: (GatewayReply & ReadContent) | null = null;
  return {
    push(bytes) {
      if (reply === null) reader.push(bytes);
    },
    get state() {
      return reply === null ? reader.state : 'ended';
    },
    get itemCount() {
      return reader.itemCount;
    },
    end(how) {
      reply ??= reader.end(how);
      return reply;
    },
  };
}

function readerFor(options: GatewayReaderOptions): GatewayReader {
  const { httpStatus, headers } = options;
  if (httpStatus < 200 || httpStatus > 299) return createHttpFailureReader(options);
  return isKnownEncoding(headers['content-encoding'])
    ? createBodyReader(httpStatus)
    : createUnreadable(httpStatus);
}

function createUnreadable(httpStatus: number): GatewayReader {
  const failure = { errorCode: null, retryable: false };
  return {
    push() {},
    ...{ state: 'ended', itemCount: 0 },
    end: () => ({
      ...failedReply({ status: 'stream-error', httpStatus, ...failure }),
      ...noContent,
    }),
  };
}
