import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds with a fraction on the machine's monotonic clock. */
export function monotonicMs(): number {
  return performance.now();
}

/** Wall-clock time as an ISO string in UTC. */
export function wallTime(): string {
  return new Date().toISOString();
}

/** Waits so long, or until the signal aborts; it never throws and never keeps the process alive alone. */
export async function wait(durationMs: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await sleep(durationMs, undefined, { signal }).catch(() => undefined);
}
