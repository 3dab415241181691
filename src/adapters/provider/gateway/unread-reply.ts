import type { ReadReply } from '../../../domain/gateway-reply.ts';
import type { CallStatus } from '../../../domain/trial.ts';
import type { WireError } from '../../../domain/wire.ts';

/** A reply of which nothing was read, because of this error. */
export function unreadReply(error: WireError): ReadReply {
  return {
    status: statusOf(error),
    error,
    text: '',
    reasoningText: null,
    finishReason: null,
    usage: null,
    model: null,
    streamed: true,
    toolCalls: [],
    malformedToolCallCount: 0,
    marks: [],
  };
}

function statusOf({ kind }: WireError): CallStatus {
  switch (kind) {
    case 'aborted':
      return 'cancelled';
    case 'timeout':
      return 'timeout';
    case 'http':
      return 'http-error';
    case 'provider':
    case 'protocol':
      return 'stream-error';
    case 'network':
      return 'network';
  }
}
