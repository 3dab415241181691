import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { Failure } from '../../domain/failure.ts';

export interface Watchdog {
  /** Nothing is left to watch. */
  dismiss(): void;
}

/**
 * Starts a process in a session of its own that kills a launch's group and everything with its marker once we are dead.
 * Rejects when that process can't be had, for then the launch must not go on.
 */
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
  const ready = Promise.race([
    once(child.stdout as Readable, 'data').then(() => true),
    once(child, 'exit').then(() => false),
  ]);
  child.unref();
  const lifeline = child.stdio[3] as Writable;
  lifeline.on('error', () => undefined);
  if (!(await ready)) {
    throw new Failure(
      'containment',
      'the watchdog of an agent process ended at once: /bin/sh can not run it',
    );
  }
  child.stdout?.destroy();
  return { dismiss: () => void lifeline.end('done\n') };
}
