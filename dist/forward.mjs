// Runs an agent in a namespace without a network: what it sends to a port of its loopback goes to a Unix socket.
// Usage: node forward.mjs SOCKET PORT PROGRAM ARG...
import { spawn } from 'node:child_process';
import { writeSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { constants } from 'node:os';

const [socket, port, program, ...args] = process.argv.slice(2);

const server = createServer({ allowHalfOpen: true, noDelay: true }, (near) => {
  const far = connect({ path: socket, allowHalfOpen: true });
  const drop = () => {
    near.destroy();
    far.destroy();
  };
  near.on('error', drop).pipe(far);
  far.on('error', drop).pipe(near);
  near.on('close', () => far.destroy());
  far.on('close', () => near.destroy());
});

// The group gets these signals, and the agent is a member of it.
for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(name, () => {});

server.listen(Number(port), '127.0.0.1', () => {
  const child = spawn(program, args, { stdio: 'inherit' });
  child.on('error', ({ message }) => giveUp(126, message));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
});
server.on('error', ({ message }) => giveUp(71, message));

/** In the words of a shell that can't start a program. */
function giveUp(status, message) {
  writeSync(2, `${import.meta.filename}: ${message}\n`);
  process.exit(status);
}
