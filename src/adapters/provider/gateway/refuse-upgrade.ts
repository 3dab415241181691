import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Doors } from './doors.ts';
import { errorBody } from './own-replies.ts';
import { readPath, spokenProtocol } from './routes.ts';

/** Tells a client that wants a WebSocket to come again without one, and closes the connection. */
export function createUpgradeHandler(
  doors: Doors,
): (request: IncomingMessage, socket: Duplex) => void {
  return (request, socket) => {
    const { doorId, path } = readPath(request.url ?? '');
    const door = doors.find(request.headers.host, doorId);
    if (!('status' in door)) door.noteOther({ method: request.method ?? '', path });
    socket.on('error', () => {});
    socket.end(refusal(path));
  };
}

function refusal(path: string): string {
  const body = JSON.stringify(
    errorBody(spokenProtocol(path) ?? 'chat-completions', {
      status: 426,
      code: 'upgrade_required',
      message: 'there are no WebSockets here: send the request over HTTP/1.1',
    }),
  );
  const head = [
    'HTTP/1.1 426 Upgrade Required',
    'Upgrade: HTTP/1.1',
    'Connection: Upgrade, close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'x-should-retry: false',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
