/** Milliseconds with a fraction on the machine's monotonic clock. */
export function monotonicMs(): number {
  return performance.now();
}

/** Wall-clock time as an ISO string in UTC. */
export function wallTime(): string {
  return new Date().toISOString();
}

/** Waits so long, or until the signal aborts; it never throws. */
export function wait(durationMs: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, durationMs);
    signal.addEventListener('abort', finish);
  });
}
