import type {
  DecodedReply,
  InvocationMode,
  ReplyDecoder,
  ReplyHead,
  ToolOffer,
  WireError,
} from '../../domain/wire.ts';
import { createChatStream } from './chat-stream.ts';
import { isKnownEncoding } from './content-encoding.ts';
import { createErrorBody } from './error-body.ts';
import { createMessage } from './message.ts';
import { httpError, protocolError } from './wire-error.ts';

export interface ChatDecoderOptions {
  readonly head: ReplyHead;
  /** How the tools were offered. */
  readonly mode: InvocationMode;
  readonly tools: readonly ToolOffer[];
  /** Takes the secrets out of the words of an error. */
  readonly redactError: (text: string) => string;
  /** Epoch milliseconds at the reply's head: counts for a `retry-after` date in a reply without a `date` header. */
  readonly nowMs?: number;
}

/**
 * Decodes one reply to a streaming Chat Completions request, as docs/wire.md says. Feed it
 * decompressed bytes, also empty reads, and stop reading once its state is `ended`.
 */
export function createChatDecoder(options: ChatDecoderOptions): ReplyDecoder {
  const { head } = options;
  if (head.status < 200 || head.status > 299) return createFailureDecoder(options);
  const encoding = head.headers['content-encoding'];
  return isKnownEncoding(encoding)
    ? createChatStream(options)
    : createUnreadable(options.redactError(encoding ?? ''));
}

/** A status that is no success is an error whatever the body says; the body only gives it words (wire T3, E1). */
function createFailureDecoder({ head, redactError, nowMs }: ChatDecoderOptions): ReplyDecoder {
  const body = createErrorBody(head);
  let reply: DecodedReply | null = null;
  return {
    push(bytes) {
      if (reply === null) body.push(bytes);
    },
    get state() {
      return reply !== null || body.isFull ? 'ended' : 'reading';
    },
    itemCount: 0,
    end() {
      const failure = { head, body: body.text(), nowMs: nowMs ?? null, redact: redactError };
      reply ??= failedReply(httpError(failure));
      return reply;
    },
  };
}

function createUnreadable(encoding: string): ReplyDecoder {
  const error = protocolError({
    code: 'unknown-encoding',
    message: `the reply has content-encoding "${encoding.slice(0, 50)}"; gzip, deflate and br can be read`,
    truncated: false,
    retryable: false,
  });
  return { push() {}, state: 'ended', itemCount: 0, end: () => failedReply(error) };
}

/** A reply that says nothing but its error. */
function failedReply(error: WireError): DecodedReply {
  return createMessage({ mode: 'native', tools: [] }).result(error, true);
}
