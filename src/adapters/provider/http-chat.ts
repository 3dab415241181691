import type { ChatClient, Clock } from '../../app/ports.ts';
import { performCall } from './chat-call.ts';
import type { ChatTransport } from './chat-transport.ts';
import type { TimerSettings } from './reply-timers.ts';

export interface HttpChatOptions {
  readonly transport: ChatTransport;
  /** Null for an endpoint that wants none. */
  readonly apiKey: string | null;
  readonly clock: Clock;
  /** Takes the secrets out of the words of an error. */
  readonly redactError: (text: string) => string;
  readonly timers?: TimerSettings;
  /** Epoch milliseconds; the system's time by default. */
  readonly epochMs?: () => number;
}

/** The chat client of one trial over HTTP; the connections belong to the transport, so closing it costs nothing. */
export function createHttpChat({
  apiKey,
  timers,
  epochMs,
  ...options
}: HttpChatOptions): ChatClient {
  const headers = [
    ...plainHeaders,
    ...(apiKey === null ? [] : ['authorization', `Bearer ${apiKey}`]),
  ];
  return {
    send(request, signal) {
      const body = Buffer.from(JSON.stringify(request.body));
      const post = { path: '/chat/completions', headers, body };
      return performCall({
        ...options,
        post,
        request,
        signal,
        timers: timers ?? {},
        epochMs: epochMs ?? Date.now,
      });
    },
    close: () => Promise.resolve(),
  };
}

/** Compressed streams are read, but not asked for: decompressing blurs when which byte came. */
const plainHeaders = [
  'content-type',
  'application/json',
  'accept',
  'text/event-stream, application/json',
  'accept-encoding',
  'identity',
  'user-agent',
  'agent-bench',
];
