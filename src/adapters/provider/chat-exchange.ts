import type { ReplyHead } from '../../domain/wire.ts';
import type { ChatPost, ChatTransport } from './chat-transport.ts';
import { awaitHead } from './clock-zero.ts';

/** What happens in an exchange, in this order; each is called as soon as it happened. */
export interface ExchangeEvents {
  /** The request's head is being written. */
  onSent(socket: object): void;
  onHead(head: ReplyHead): void;
  onBytes(bytes: Uint8Array): void;
  /** The exchange is over: by the proper end of the body (null), or by an error. */
  onOver(error: Error | null): void;
  /** One of these callbacks threw; the exchange was cancelled. */
  onCrash(error: unknown): void;
}

/** One request and its response. After either of these nothing is reported any more. */
export interface Exchange {
  /** Drops request and connection. */
  cancel(): void;
  /** Reads no further until `resume`; only to be called while bytes are handed on. */
  pause(): void;
  resume(): void;
  /** Nothing further is to be read; the connection is kept when the body ends by itself in a moment. */
  release(): void;
}

/** The end of a body stands in the same packet as the end marker, or right behind it. */
const lingerMs = 5;

/** Sends one request; it is never sent again, whatever happens to it. */
export function startExchange(
  transport: ChatTransport,
  post: ChatPost,
  events: ExchangeEvents,
): Exchange {
  let abort: (() => void) | null = null;
  let readOn = (): void => {};
  let isPaused = false;
  let isReported = true;
  let isCancelled = false;
  let lingering: NodeJS.Timeout | undefined;

  function cancel(): void {
    isReported = false;
    isCancelled = true;
    abort?.();
  }

  function over(error: Error | null): void {
    clearTimeout(lingering);
    abort = null;
    report(() => events.onOver(error));
    isReported = false;
  }

  /** Undici takes what a handler throws for a broken connection: a bug of ours would pass as bad news. */
  function report(step: () => void): void {
    if (!isReported) return;
    try {
      step();
    } catch (error) {
      cancel();
      events.onCrash(error);
    }
  }

  transport.post(post, {
    onConnect(abortRequest) {
      abort = abortRequest;
      if (isCancelled) abortRequest();
      else awaitHead((socket) => report(() => events.onSent(socket)));
    },
    onHeaders(status, rawHeaders, resume) {
      readOn = resume;
      if (status >= 200) report(() => events.onHead(readHead(status, rawHeaders)));
      return true;
    },
    onData(bytes) {
      report(() => events.onBytes(bytes));
      return !isPaused;
    },
    onComplete: () => over(null),
    onError: over,
  });

  return {
    cancel,
    pause() {
      isPaused = true;
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      readOn();
    },
    release() {
      isReported = false;
      if (abort !== null) lingering = linger(cancel);
    },
  };
}

/** Waits for the end of a body, and then for what a late loop has not read yet. */
function linger(callback: () => void): NodeJS.Timeout {
  return setTimeout(() => setImmediate(callback), lingerMs);
}

/** Repeated headers are joined with a comma, as HTTP has it. */
function readHead(status: number, rawHeaders: readonly Buffer[]): ReplyHead {
  const headers = new Map<string, string>();
  let name = '';
  for (const [place, raw] of rawHeaders.entries()) {
    const text = raw.toString('latin1');
    if (place % 2 === 0) name = text.toLowerCase();
    else headers.set(name, headers.has(name) ? `${headers.get(name)}, ${text}` : text);
  }
  return { status, headers: Object.fromEntries(headers) };
}
