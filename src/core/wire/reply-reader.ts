import type { Protocol } from '../../domain/config-names.ts';
import type {
  GatewayReader,
  GatewayReply,
  ReadContent,
  ReadReply,
  ReplyReader,
} from '../../domain/gateway-reply.ts';
import { ANSWERED_STATUSES, type CallStatus } from '../../domain/trial.ts';
import type {
  DecodedReply,
  FinishReason,
  ReplyHead,
  StreamEnd,
  WireError,
} from '../../domain/wire.ts';
import { classifyCall } from '../trial/call-outcome.ts';
import { createChatDecoder } from './chat-completions.ts';
import { createMessagesReader } from './messages/reader.ts';
import { createResponsesReader } from './responses/reader.ts';
import { retryAfterMs } from './retry-after.ts';
import { abortedError, protocolError, timeoutError } from './wire-error.ts';

export interface ReplyReaderOptions {
  readonly protocol: Protocol;
  readonly head: ReplyHead;
  /** Whether the request asked for a stream; the body itself tells what came. */
  readonly stream: boolean;
  /** Takes the secrets out of the words of an error. */
  readonly redactError: (text: string) => string;
  /** Epoch milliseconds at the reply's head. */
  readonly nowMs: number;
}

/** Reads one reply of any protocol beside the agent that gets it. */
export function createReplyReader(options: ReplyReaderOptions): ReplyReader {
  const { head, stream } = options;
  const gateway = { httpStatus: head.status, headers: head.headers, stream };
  switch (options.protocol) {
    case 'chat-completions':
      return createChatReader(options);
    case 'responses':
      return fromGatewayReader(createResponsesReader(gateway), options);
    case 'messages':
      return fromGatewayReader(createMessagesReader(gateway), options);
  }
}

/** The matrix's own decoder. Without tools of ours every call in the API's own field counts, and none in the text. */
function createChatReader(options: ReplyReaderOptions): ReplyReader {
  const decoder = createChatDecoder({ ...options, mode: 'native', tools: [] });
  return {
    push: decoder.push,
    get state() {
      return decoder.state;
    },
    get itemCount() {
      return decoder.itemCount;
    },
    end: (how) => fromDecoded(decoder.end(how)),
  };
}

function fromDecoded(reply: DecodedReply): ReadReply {
  const { error, text, reasoningText, finishReason, usage, model, streamed, marks } = reply;
  return {
    status: classifyCall(reply, null).status,
    ...{ error, text, reasoningText, finishReason, usage, model, streamed, marks },
    toolCalls: reply.toolCalls.map(({ name, arguments: values }) => ({ name, arguments: values })),
    malformedToolCallCount: reply.malformedToolCalls.length,
  };
}

function fromGatewayReader(reader: GatewayReader, options: ReplyReaderOptions): ReplyReader {
  return {
    push: reader.push,
    get state() {
      return reader.state;
    },
    get itemCount() {
      return reader.itemCount;
    },
    end(how) {
      const reply = reader.end(how === 'abort' ? 'reset' : how);
      return fromGateway(reply, how, options);
    },
  };
}

function fromGateway(
  reply: GatewayReply & ReadContent,
  how: StreamEnd,
  options: ReplyReaderOptions,
): ReadReply {
  const { usage, model, toolCalls, text, streamed, marks } = reply;
  // A message that was cut off by ourselves was not cut off by the provider.
  const status = how === 'abort' && reply.status === 'truncated' ? 'cancelled' : reply.status;
  return {
    status,
    error: errorOf(status, reply, options),
    ...{ text, reasoningText: null, usage, model, streamed, toolCalls, marks },
    finishReason: finishReasonOf(status, toolCalls.length > 0),
    malformedToolCallCount: toolCalls.filter(({ arguments: values }) => values === null).length,
  };
}

function finishReasonOf(status: CallStatus, hasCalls: boolean): FinishReason | null {
  if (status === 'length') return 'length';
  if (status === 'content-filter') return 'content_filter';
  if (!ANSWERED_STATUSES.includes(status)) return null;
  return hasCalls ? 'tool_calls' : 'stop';
}

function errorOf(
  status: CallStatus,
  { errorCode, errorMessage, retryable }: GatewayReply,
  { head, redactError, nowMs }: ReplyReaderOptions,
): WireError | null {
  if (ANSWERED_STATUSES.includes(status)) return null;
  if (status === 'cancelled') return abortedError();
  if (status === 'timeout') return timeoutError();
  const isHttp = status === 'http-error';
  return {
    ...protocolError({
      code: errorCode === null ? status : redactError(errorCode),
      message: redactError(errorMessage ?? status),
      truncated: status === 'truncated',
      retryable: retryable ?? false,
    }),
    kind: isHttp ? 'http' : errorCode === null ? 'protocol' : 'provider',
    status: isHttp ? head.status : null,
    retryAfterMs: isHttp ? retryAfterMs(head.headers, nowMs) : null,
  };
}
