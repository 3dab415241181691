import type { ServerResponse } from 'node:http';
import type { Clock, GatewayCall } from '../../../app/ports.ts';
import type { StreamEnd, WireError } from '../../../domain/wire.ts';
import { factsAt, unanswered } from '../call-facts.ts';
import { startExchange, type Exchange } from '../chat-exchange.ts';
import type { ChatPost } from '../chat-transport.ts';
import { createReadStamps, type ReadStamp } from '../read-log.ts';
import { createReplyTimers } from '../reply-timers.ts';
import { stallWatch, type WatchedStream } from '../stall-watch.ts';
import { createAgentReply } from './agent-reply.ts';
import type { OpenCall } from './door.ts';
import { createGathering } from './gathering.ts';
import type { OwnError } from './own-replies.ts';
import { createReplyRecord, type RecordedReply, type ReplyRecord } from './reply-record.ts';
import { unreadReply } from './unread-reply.ts';
import type { OpenUpstream } from './upstream.ts';

export interface CallTools {
  readonly clock: Clock;
  /** Takes the secrets out of the words of an error. */
  readonly redactError: (text: string) => string;
  /** Epoch milliseconds, for a server that names a date to wait for. */
  readonly epochMs: () => number;
}

export interface ForwardOptions extends CallTools {
  readonly upstream: OpenUpstream;
  readonly post: ChatPost;
  readonly response: ServerResponse;
  /** Whether the agent asked for a stream. */
  readonly stream: boolean;
  /** The usage was asked for by us alone. */
  readonly hidesUsage: boolean;
  readonly requestedAtMs: number;
  readonly callTimeoutMs: number;
  readonly onSettled: (call: GatewayCall) => void;
  /** A bug of ours ended the call. */
  readonly onCrash: (error: unknown) => void;
}

/** Forwards one call that was let through and passes its reply on, read by read; reading it comes after that. */
export function forwardCall(options: ForwardOptions): OpenCall {
  const settled = Promise.withResolvers<void>();
  return { cancel: startForwarding(options, settled.resolve), settled: settled.promise };
}

function startForwarding(options: ForwardOptions, done: () => void): () => void {
  const { upstream, clock } = options;
  const { transport, protocol } = upstream;
  const stampRead = createReadStamps(clock);
  const facts = factsAt(options.requestedAtMs);
  let exchange: Exchange | null = null;
  let stream: WatchedStream | null = null;
  let record: ReplyRecord | null = null;
  let readAt: ReadStamp = { atMs: facts.requestedAtMs };
  let isOver = false;

  const cancel = (): void => end('abort', clock());
  const agent = createAgentReply({
    ...options,
    protocol,
    onGone: cancel,
    onDrain: () => exchange?.resume(),
  });
  const timers = createReplyTimers({
    settings: {},
    callTimeoutMs: options.callTimeoutMs,
    startedAtMs: facts.requestedAtMs,
    clock,
    onExpired: () => end('stall', clock()),
  });

  /** What a read brought goes to the agent first, and is looked at when it has left. */
  const read = createGathering((bytes) => {
    try {
      if (!agent.write(bytes)) exchange?.pause();
      if (bytes.length > 0) record?.push(bytes, readAt);
    } catch (error) {
      crash(error);
    }
  });

  function shutDown(how: StreamEnd): void {
    isOver = true;
    timers.stop();
    facts.clientStalled = stream?.close() ?? false;
    if (how !== 'close') exchange?.cancel();
  }

  function end(how: StreamEnd, atMs: number, failure: Error | null = null): void {
    if (isOver) return;
    shutDown(how);
    facts.endedAtMs = atMs;
    const recorded = record === null ? endUnanswered(how, failure) : endReply(record, how);
    recorded.then(settle).catch(options.onCrash).finally(done);
  }

  function endUnanswered(how: StreamEnd, failure: Error | null): Promise<RecordedReply> {
    const error = unanswered({ ...options, how, failure, host: transport.host });
    if (how === 'abort') agent.destroy();
    else agent.refuse(ownError(how, error));
    return Promise.resolve({ reply: unreadReply(error), reads: [], completeAtMs: null });
  }

  /** A reply that was cut is cut for the agent at once: it would wait for the rest. */
  function endReply(record: ReplyRecord, how: StreamEnd): Promise<RecordedReply> {
    const last = read.take();
    if (how === 'close') agent.end(last);
    else {
      agent.write(last);
      agent.destroy();
    }
    if (last.length > 0) record.push(last, readAt);
    return record.end(how);
  }

  function settle({ reply, reads, completeAtMs }: RecordedReply): void {
    const { marks: _, ...known } = reply;
    const endedAtMs = completeAtMs ?? facts.endedAtMs;
    options.onSettled({ ...facts, ...known, reads, endedAtMs });
  }

  function crash(error: unknown): void {
    if (!isOver) shutDown('abort');
    agent.destroy();
    options.onCrash(error);
    done();
  }

  exchange = startExchange(transport, options.post, {
    onSent(socket) {
      facts.sentAtMs = clock();
      facts.connectionReused = transport.use(socket);
      stream = stallWatch.open();
    },
    onHead(head) {
      facts.headersAtMs = stampRead().atMs;
      facts.httpStatus = head.status;
      record = createReplyRecord({ ...options, protocol, head, nowMs: options.epochMs() });
      agent.head(head);
      read.add(noBytes);
    },
    onBytes(bytes) {
      readAt = stampRead();
      read.add(bytes);
    },
    onOver(error) {
      end(error === null ? 'close' : 'reset', stampRead().atMs, error);
    },
    onCrash: crash,
  });
  return cancel;
}

const noBytes = new Uint8Array(0);

function ownError(how: StreamEnd, { code, message }: WireError): OwnError {
  return how === 'stall'
    ? { status: 504, code: 'timeout', message }
    : { status: 502, code: code ?? 'network', message };
}
