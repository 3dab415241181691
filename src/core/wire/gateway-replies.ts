import type { GatewayReply, ReadContent } from '../../domain/gateway-reply.ts';
import type { FirstChunkIndexes } from './first-chunks.ts';

/** A reply that is no whole message, and what is known of it all the same. */
export interface FailedReply
  extends Partial<Pick<GatewayReply, 'model' | 'usage'>>, Partial<FirstChunkIndexes> {
  readonly status: 'http-error' | 'stream-error' | 'truncated' | 'timeout';
  readonly httpStatus: number;
  readonly errorCode: string | null;
  readonly retryable: boolean;
}

export const noFirstChunks: FirstChunkIndexes = {
  firstItemChunk: null,
  firstTokenChunk: null,
  firstOutputChunk: null,
  firstVisibleChunk: null,
};

/** What a reply brought that nobody could read. */
export const noContent: ReadContent = { text: '', streamed: false, marks: [] };

/** The record of a failed call. No tool call of it counts (RT10). */
export function failedReply(failure: FailedReply): GatewayReply {
  return {
    model: null,
    usage: null,
    ...noFirstChunks,
    ...failure,
    toolCalls: [],
    errorMessage: messageOf(failure),
  };
}

/** Our own words and the code: a provider's words may hold a secret that no pattern finds (RX7). */
function messageOf({ status, httpStatus, errorCode }: FailedReply): string {
  const code = errorCode === null ? '' : `: ${errorCode}`;
  switch (status) {
    case 'http-error':
      return `HTTP status ${httpStatus}${code}`;
    case 'stream-error':
      return `the reply is, or ends with, an error${code}`;
    case 'truncated':
      return 'the reply ended before its terminal event';
    case 'timeout':
      return 'the reply went silent before its terminal event';
  }
}
