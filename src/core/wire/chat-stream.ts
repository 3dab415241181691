import { isJsonObject } from '../../domain/json.ts';
import type {
  DecodedReply,
  InvocationMode,
  ReplyDecoder,
  StreamEnd,
  ToolOffer,
  WireError,
} from '../../domain/wire.ts';
import { createBodyKindReader, type BodyKind } from './body-kind.ts';
import { failureIn } from './failure-payload.ts';
import { parseFirstJson } from './json-text.ts';
import { createMessage } from './message.ts';
import { createSseReader, type SseEvent } from './sse-events.ts';
import { readItem } from './sse-items.ts';
import { createUtf8Decoder } from './utf8.ts';
import {
  abortedError,
  brokenOffError,
  protocolError,
  providerError,
  timeoutError,
  type RedactError,
} from './wire-error.ts';

interface ChatStreamOptions {
  readonly mode: InvocationMode;
  readonly tools: readonly ToolOffer[];
  readonly redactError: RedactError;
}

/**
 * Decodes the body of a successful reply: an event stream, or one JSON body where a stream was asked for.
 * How much of a body is read at all is the caller's to limit.
 */
export function createChatStream({ mode, tools, redactError }: ChatStreamOptions): ReplyDecoder {
  const utf8 = createUtf8Decoder();
  const kinds = createBodyKindReader();
  const events = createSseReader(receive);
  const message = createMessage({ mode, tools });
  let kind: BodyKind | null = null;
  /** The body while its kind is unknown, and all of a JSON body. */
  let held = '';
  let chunk = 0;
  let ended = false;
  let error: WireError | null = null;
  let reply: DecodedReply | null = null;

  function fail(cause: WireError): false {
    error = cause;
    ended = true;
    message.mark(chunk, 'error');
    return false;
  }

  function receive(event: SseEvent): boolean {
    const item = readItem(event);
    switch (item.kind) {
      case 'nothing':
        return true;
      case 'end-marker':
        message.mark(chunk, 'end');
        ended = true;
        return false;
      case 'failure':
        return fail(providerError(item.failure, redactError));
      case 'not-json':
        return message.isFinished || fail(notJson);
      case 'item':
        return message.readItem(item.value, chunk, 'chunk') === 'read' || fail(brokenOffError());
    }
  }

  function read(text: string): void {
    if (text === '') return;
    if (kind === 'event-stream') events.push(text);
    else readStart(text);
  }

  function readStart(text: string): void {
    held += text;
    kind ??= kinds.feed(text);
    if (kind === 'web-page') fail(webPage);
    if (kind !== 'event-stream') return;
    const start = held;
    held = '';
    events.push(start);
  }

  function readJsonBody(how: StreamEnd): void {
    const body = parseFirstJson(held.trimStart());
    const failure = failureIn(body);
    if (body === undefined) error = incompleteError(how, message.itemCount);
    else if (failure !== null) fail(providerError(failure, redactError));
    else if (!isJsonObject(body) || !Array.isArray(body.choices) || body.choices.length === 0) {
      fail(notCompletion);
    } else if (message.readItem(body, chunk, 'whole-message') === 'failed') fail(brokenOffError());
  }

  /** Decides how the body ends, when neither an end marker nor an error did (wire F2). */
  function finish(how: StreamEnd): void {
    if (how === 'close') read(utf8.end());
    if (kind === 'json') return readJsonBody(how);
    if (how === 'close' && !ended) events.end();
    if (!ended && !message.isFinished) error = incompleteError(how, message.itemCount);
  }

  return {
    push(bytes, at) {
      if (ended || reply !== null) return;
      chunk = at;
      read(utf8.push(bytes));
    },
    get state() {
      if (ended || reply !== null) return 'ended';
      return message.isFinished ? 'finishing' : 'reading';
    },
    get itemCount() {
      return message.itemCount;
    },
    end(how) {
      if (reply !== null) return reply;
      if (!ended) finish(how);
      if (error === null && message.itemCount === 0) error = incompleteError('close', 0);
      message.close(chunk);
      reply = message.result(error, kind !== 'json');
      return reply;
    },
  };
}

const notJson = protocolError({
  code: 'not-json',
  message: 'an event of the stream is not a JSON object',
  truncated: false,
  retryable: true,
});
const webPage = protocolError({
  code: 'web-page',
  message: 'the reply is a web page: check the path of the base URL',
  truncated: false,
  retryable: false,
});
const notCompletion = protocolError({
  code: 'not-a-completion',
  message: 'the reply is JSON, but neither a chat completion nor an error',
  truncated: false,
  retryable: false,
});

function incompleteError(how: StreamEnd, itemCount: number): WireError {
  if (how === 'stall') return timeoutError();
  if (how === 'abort') return abortedError();
  const code = itemCount === 0 ? 'empty-reply' : 'incomplete-reply';
  const message =
    itemCount === 0
      ? 'the reply ended before its first item'
      : 'the reply ended without finish reason or end marker';
  return protocolError({ code, message, truncated: true, retryable: true });
}
