import type { ChatReply, ChatRequest, Clock } from '../../app/ports.ts';
import { createChatDecoder } from '../../core/wire/chat-completions.ts';
import type {
  DecodedReply,
  ReplyDecoder,
  ReplyHead,
  StreamEnd,
  WireError,
} from '../../domain/wire.ts';
import { createBodyReading, type BodyReading, type ReadBody } from './body-reading.ts';
import { factsAt, unanswered } from './call-facts.ts';
import { startExchange, type Exchange } from './chat-exchange.ts';
import type { ChatPost, ChatTransport } from './chat-transport.ts';
import { failedReply } from './failed-reply.ts';
import { createReadStamps } from './read-log.ts';
import { createReplyTimers, type TimerSettings } from './reply-timers.ts';
import { stallWatch, type WatchedStream } from './stall-watch.ts';

export interface CallOptions {
  readonly transport: ChatTransport;
  readonly post: ChatPost;
  readonly request: ChatRequest;
  readonly timers: TimerSettings;
  readonly clock: Clock;
  /** Epoch milliseconds, for a server that names a date to wait for. */
  readonly epochMs: () => number;
  readonly redactError: (text: string) => string;
  readonly signal: AbortSignal;
}

/** Performs one call, from the request to the end of its reply. Bad news is in the reply; only a bug of ours rejects. */
export function performCall(options: CallOptions): Promise<ChatReply> {
  const answer = Promise.withResolvers<ChatReply>();
  startCall(options, answer);
  return answer.promise;
}

function startCall(options: CallOptions, answer: PromiseWithResolvers<ChatReply>): void {
  const { transport, post, request, clock, signal } = options;
  const stampRead = createReadStamps(clock);
  const facts = factsAt(clock());
  let exchange: Exchange | null = null;
  let stream: WatchedStream | null = null;
  let body: BodyReading<DecodedReply> | null = null;
  let isOver = false;

  const abort = (): void => end('abort', clock());
  const timers = createReplyTimers({
    settings: options.timers,
    callTimeoutMs: request.callTimeoutMs,
    startedAtMs: facts.requestedAtMs,
    clock,
    onExpired: () => end('stall', clock()),
  });

  function shutDown(how: StreamEnd): void {
    isOver = true;
    timers.stop();
    signal.removeEventListener('abort', abort);
    facts.clientStalled = stream?.close() ?? false;
    if (how === 'close') exchange?.release();
    else exchange?.cancel();
  }

  function end(how: StreamEnd, atMs: number, failure: Error | null = null): void {
    if (isOver) return;
    shutDown(how);
    facts.endedAtMs = atMs;
    const { redactError } = options;
    const why = { how, failure, host: transport.host, redactError };
    const read = body === null ? nothingRead(unanswered(why)) : body.end(how);
    answer.resolve(read.then((reply) => ({ ...facts, ...reply })));
  }

  /** After each read, and after the head, which may say all there is to say. */
  function noteDecoded(decoder: ReplyDecoder, atMs: number): void {
    if (isOver) return;
    timers.note(atMs, decoder.itemCount, decoder.state === 'finishing');
    if (decoder.state === 'ended') end('close', atMs);
  }

  function openBody(head: ReplyHead): void {
    const { mode, tools } = request;
    const { epochMs, redactError } = options;
    const decoder = createChatDecoder({ head, mode, tools, redactError, nowMs: epochMs() });
    body = createBodyReading({
      decoder,
      contentEncoding: head.headers['content-encoding'],
      onDecoded: (atMs) => noteDecoded(decoder, atMs),
      onBroken: (atMs) => end('reset', atMs),
    });
    noteDecoded(decoder, facts.headersAtMs ?? facts.requestedAtMs);
  }

  if (signal.aborted) return abort();
  signal.addEventListener('abort', abort);
  exchange = startExchange(transport, post, {
    onSent(socket) {
      facts.sentAtMs = clock();
      facts.connectionReused = transport.use(socket);
      stream = stallWatch.open();
    },
    onHead(head) {
      facts.headersAtMs = stampRead().atMs;
      facts.httpStatus = head.status;
      openBody(head);
    },
    onBytes(bytes) {
      body?.push(bytes, stampRead());
    },
    onOver(error) {
      end(error === null ? 'close' : 'reset', stampRead().atMs, error);
    },
    onCrash(error) {
      shutDown('abort');
      answer.reject(error);
    },
  });
}

function nothingRead(error: WireError): Promise<ReadBody<DecodedReply>> {
  return Promise.resolve({ reply: failedReply(error), reads: [] });
}
