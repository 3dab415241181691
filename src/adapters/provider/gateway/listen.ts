import { chmodSync } from 'node:fs';
import { createServer, type Server, type ServerOptions } from 'node:http';
import type { RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { Failure } from '../../../domain/failure.ts';

export interface Listeners {
  readonly request: RequestListener;
  /** A request to change to another protocol. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex) => void;
}

export interface Listening {
  /** On 127.0.0.1. */
  readonly port: number;
  close(): Promise<void>;
}

/** Listens on a free port of the loopback and, where a path is given, on a Unix socket for the owner alone. */
export async function listen(listeners: Listeners, socketPath: string | null): Promise<Listening> {
  const local = openServer(listeners);
  const port = await listenOnLoopback(local);
  if (socketPath === null) return { port, close: () => closeServer(local) };
  const socket = openServer(listeners);
  try {
    await listenOnSocket(socket, socketPath);
  } catch (error) {
    await closeServer(local);
    throw error;
  }
  return {
    port,
    async close() {
      await Promise.all([closeServer(local), closeServer(socket)]);
    },
  };
}

/**
 * An agent may think for long between two calls: its connection is kept until it closes it. An offer of HTTP/2
 * (`Upgrade: h2c`) is not taken up, as HTTP allows; only a WebSocket has to be told.
 */
const serverOptions: ServerOptions = {
  noDelay: true,
  keepAliveTimeout: 0,
  shouldUpgradeCallback: ({ headers }) => /\bwebsocket\b/i.test(headers.upgrade ?? ''),
};

function openServer({ request, upgrade }: Listeners): Server {
  return createServer(serverOptions, request).on('upgrade', upgrade);
}

async function listenOnLoopback(server: Server): Promise<number> {
  await listening(server, { port: 0, host: '127.0.0.1' }, '127.0.0.1');
  const address = server.address();
  if (typeof address === 'object' && address !== null) return address.port;
  throw new TypeError('a listening server has no port');
}

async function listenOnSocket(server: Server, path: string): Promise<void> {
  await listening(server, { path }, path);
  chmodSync(path, 0o600);
}

function listening(
  server: Server,
  at: { path: string } | { port: number; host: string },
  name: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => reject(cannotListen(name, cause)));
    server.listen(at, () => resolve());
  });
}

function cannotListen(name: string, cause: Error): Failure {
  const message = `the gateway can't listen on ${name} (${cause.message}): free it, or choose another place for temporary files`;
  return new Failure('platform', message, { cause });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
