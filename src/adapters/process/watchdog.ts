import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';

export interface Watchdog {
  /** Nothing is left to watch. */
  dismiss(): void;
}

/** Starts a process in a session of its own that kills a launch's group and everything with its marker once we are dead. */
export async function startWatchdog(
  pgid: number,
  launchId: string,
  scriptPath: string,
): Promise<Watchdog> {
  const child = spawn('/bin/sh', [scriptPath, 'watch', String(pgid), launchId], {
    detached: true,
    env: {},
    stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
  });
  child.unref();
  child.on('error', () => undefined);
  const lifeline = child.stdio[3] as Writable;
  lifeline.on('error', () => undefined);
  if (child.stdout === null) throw new TypeError('the watchdog has no output');
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  child.stdout.destroy();
  return { dismiss: () => void lifeline.end('done\n') };
}
