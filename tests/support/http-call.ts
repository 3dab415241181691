import { createServer, type RequestListener } from 'node:http';
import {
  createChatTransport,
  type ChatTransportOptions,
} from '../../src/adapters/provider/chat-transport.ts';
import { createHttpChat, type HttpChatOptions } from '../../src/adapters/provider/http-chat.ts';
import type { ChatClient, ChatReply, ChatRequest } from '../../src/app/ports.ts';
import { noAbort } from './scripted-cases.ts';

/** The clock of client and servers alike. */
export const clock = (): number => performance.now();

export interface OpenChat extends ChatClient {
  /** Ends the connections too. */
  close(): Promise<void>;
}

/** A client with connections of its own. */
export function openChat(
  connection: ChatTransportOptions,
  given: Partial<HttpChatOptions> = {},
): OpenChat {
  const transport = createChatTransport(connection);
  const redactError = (text: string): string => text;
  const chat = createHttpChat({ transport, apiKey: null, clock, redactError, ...given });
  return { send: chat.send, close: () => transport.close() };
}

/** One call of a client that is closed after it. */
export async function callOnce(
  baseUrl: string,
  given: Partial<HttpChatOptions> & {
    readonly request?: Partial<ChatRequest>;
    readonly signal?: AbortSignal;
  } = {},
): Promise<ChatReply> {
  const { request, signal, ...options } = given;
  const chat = openChat({ baseUrl }, options);
  try {
    return await chat.send({ ...plainRequest, ...request }, signal ?? noAbort());
  } finally {
    await chat.close();
  }
}

/** A request without tools, with ten seconds of patience. */
export const plainRequest: ChatRequest = {
  body: { model: 'm', stream: true, messages: [] },
  mode: 'native',
  tools: [],
  callTimeoutMs: 10_000,
};

export interface LoopbackServer {
  readonly baseUrl: string;
  close(): Promise<void>;
}

/** An HTTP server on the loopback that answers as a test wants. */
export function serve(listener: RequestListener): Promise<LoopbackServer> {
  const server = createServer(listener);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({
        baseUrl: `http://127.0.0.1:${port}/v1`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}

/** One event of a stream. */
export function event(value: unknown): string {
  return `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`;
}

/** One chunk of a chat completion with this content, or with a finish reason. */
export function contentEvent(content: string, finishReason: string | null = null): string {
  return event({ choices: [{ index: 0, delta: { content }, finish_reason: finishReason }] });
}
