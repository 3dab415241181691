import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the model server itself says of one call. */
export interface ServerCall {
  readonly promptTokens: number;
  readonly cachedTokens: number;
  readonly promptMs: number;
  /** Prompt tokens that it worked on, cached ones left out. */
  readonly promptN: number;
  readonly predictedN: number;
}

export interface Recorder {
  readonly baseUrl: string;
  /** In the order in which the replies ended; null for a reply without usage. */
  readonly calls: readonly (ServerCall | null)[];
  close(): Promise<void>;
}

/** A proxy that passes every byte on as it comes and reads the server's last chunk on the way. */
export async function startRecorder(origin: string): Promise<Recorder> {
  const calls: (ServerCall | null)[] = [];
  const open = new Set<Promise<unknown>>();
  const server = createServer((incoming, response) => {
    const call = forward(origin, incoming, response)
      .then(readCall, () => null)
      .then((recorded) => calls.push(recorded))
      .finally(() => open.delete(call));
    open.add(call);
  });
  server.on('connection', (socket) => socket.setNoDelay(true));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    async close() {
      await Promise.all(open);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function forward(
  origin: string,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<string> {
  const { method, headers, url } = incoming;
  const upstream = request(new URL(url ?? '/', origin), {
    ...(method !== undefined && { method }),
    headers,
  });
  upstream.setNoDelay(true);
  incoming.pipe(upstream);
  const [reply] = (await once(upstream, 'response')) as [IncomingMessage];
  response.writeHead(reply.statusCode ?? 502, reply.headers);
  let text = '';
  for await (const bytes of reply) {
    response.write(bytes);
    text += String(bytes);
  }
  response.end();
  return text;
}

interface LastChunk {
  readonly usage?: {
    readonly prompt_tokens: number;
    readonly prompt_tokens_details?: { readonly cached_tokens?: number };
  };
  readonly timings?: {
    readonly prompt_ms: number;
    readonly prompt_n: number;
    readonly predicted_n: number;
  };
}

function readCall(text: string): ServerCall | null {
  const line = text.split('\n').findLast((candidate) => candidate.includes('"timings"'));
  if (line === undefined) return null;
  const { usage, timings } = JSON.parse(line.slice('data: '.length)) as LastChunk;
  if (usage === undefined || timings === undefined) return null;
  return {
    promptTokens: usage.prompt_tokens,
    cachedTokens: usage.prompt_tokens_details?.cached_tokens ?? 0,
    promptMs: timings.prompt_ms,
    promptN: timings.prompt_n,
    predictedN: timings.predicted_n,
  };
}
