import { createServer, type Server, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** A response as it goes over the wire, to the byte. */
export interface ReplayedResponse {
  readonly status: number;
  /** With `content-length` the body is sent as it is, true length or not; without it, in HTTP chunks. */
  readonly headers: Readonly<Record<string, string>>;
  /** Each is written alone, once the one before was flushed and the reader had its turn. */
  readonly chunks: readonly Uint8Array[];
  /** Clean end of body, reset of the connection, or silence on the open connection. */
  readonly end: 'close' | 'reset' | 'stall';
}

export interface ReplayServer {
  readonly baseUrl: string;
  /** How many connections and requests there were. */
  readonly counts: { connections: number; requests: number };
  close(): Promise<void>;
}

/** Gives every request the same response, over raw sockets on the loopback. */
export async function startReplayServer(response: ReplayedResponse): Promise<ReplayServer> {
  const counts = { connections: 0, requests: 0 };
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    counts.connections += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    onRequest(socket, () => {
      counts.requests += 1;
      void replay(response, socket);
    });
  });
  const port = await listen(server);
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    counts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

/** Calls back for each whole request with a content-length. */
function onRequest(socket: Socket, callback: () => void): void {
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes.toString('latin1');
    const headEnd = text.indexOf('\r\n\r\n');
    const length = Number(/content-length: *(\d+)/i.exec(text)?.[1] ?? 0);
    if (headEnd === -1 || text.length < headEnd + 4 + length) return;
    text = text.slice(headEnd + 4 + length);
    callback();
  });
}

/** As long as a reader may need to take what was sent before a reset, which throws it away. */
const readingMs = 20;

async function replay(response: ReplayedResponse, socket: Socket): Promise<void> {
  const isChunked = !('content-length' in response.headers);
  await write(socket, headOf(response, isChunked));
  for (const chunk of response.chunks) {
    if (chunk.length > 0) await write(socket, isChunked ? httpChunk(chunk) : chunk);
  }
  if (response.end === 'stall') return;
  if (response.end === 'reset') {
    await sleep(readingMs);
    socket.resetAndDestroy();
  } else if (isChunked) await write(socket, Buffer.from('0\r\n\r\n'));
  else socket.end();
}

function headOf({ status, headers }: ReplayedResponse, isChunked: boolean): Buffer {
  const lines = [
    `HTTP/1.1 ${status} Replayed`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(isChunked ? ['transfer-encoding: chunked'] : []),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}

function httpChunk(bytes: Uint8Array): Buffer {
  return Buffer.concat([
    Buffer.from(`${bytes.length.toString(16)}\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ]);
}

async function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  if (socket.destroyed) return;
  await new Promise((resolve) => {
    socket.write(bytes, resolve);
  });
  await nextTurn();
}
