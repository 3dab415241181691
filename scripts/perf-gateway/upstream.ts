// The provider of the measurement, a process of its own: prints its port, then serves until it is ended. It speaks
// HTTP over bare sockets, so that the machine's time goes to what is measured.
import { createServer, type AddressInfo, type Socket } from 'node:net';
import process from 'node:process';
import type { Protocol } from '../../src/domain/config-names.ts';
import { paths, streamOf } from './streams.ts';

const gapMs = 2;
const head =
  'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n';
const end = '0\r\n\r\n';

const protocols = new Map(
  Object.entries(paths).map(([protocol, path]) => [path, protocol as Protocol]),
);
const readyEvents = new Map(
  [...protocols.values()].map((protocol) => [protocol, eventsOf(protocol).map(framed)]),
);
const wholeReplies = new Map(
  [...readyEvents].map(([protocol, events]) => [protocol, head + events.join('') + end]),
);

const server = createServer({ noDelay: true }, (socket) => {
  let received = '';
  socket.on('error', () => {});
  socket.on('data', (bytes) => {
    received += bytes.toString('latin1');
    const bodyAt = received.indexOf('\r\n\r\n') + 4;
    const length = Number(/content-length: (\d+)/i.exec(received)?.[1]);
    if (bodyAt < 4 || received.length < bodyAt + length) return;
    answer(socket, received.slice(0, bodyAt));
    received = received.slice(bodyAt + length);
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});

/** All at once, a write in each turn of the loop, or a write every 2 ms, as the request says. */
function answer(socket: Socket, request: string): void {
  const protocol = protocols.get(/ (\S+) /.exec(request)?.[1] ?? '');
  if (protocol === undefined) throw new Error(`no such path: ${request}`);
  const pace = /x-pace: (\S+)/i.exec(request)?.[1];
  if (pace === 'at-once') return void socket.write(wholeReplies.get(protocol) ?? '');
  socket.cork();
  socket.write(head);
  if (pace === 'by-turn') send(socket, readyEvents.get(protocol) ?? [], setImmediate);
  else send(socket, streamOf(protocol, monotonicNs), (next) => void setTimeout(next, gapMs));
}

/** The first event leaves with the head. */
function send(
  socket: Socket,
  [first, ...rest]: readonly (string | (() => string))[],
  later: (next: () => void) => void,
): void {
  if (first === undefined) return void socket.write(end);
  socket.write(typeof first === 'string' ? first : framed(first()));
  socket.uncork();
  later(() => send(socket, rest, later));
}

function eventsOf(protocol: Protocol): string[] {
  return streamOf(protocol, monotonicNs).map((write) => write());
}

/** Of the machine's monotonic clock, which all its processes share. */
function monotonicNs(): string {
  return String(process.hrtime.bigint());
}

function framed(text: string): string {
  return `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
}
