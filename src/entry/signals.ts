import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export interface Signals {
  /** Aborts at the first signal. */
  readonly signal: AbortSignal;
  /** 128 + n after signal n; null when there was none. */
  exitStatus(): number | null;
  close(): void;
}

/** Lets a run end in order at the first SIGINT or SIGTERM; a second one ends the process at once. */
export function listenForSignals(): Signals {
  const controller = new AbortController();
  let status: number | null = null;
  const take = (name: NodeJS.Signals): void => {
    if (status !== null) process.exit(status);
    status = 128 + constants.signals[name];
    controller.abort('cancel');
  };
  for (const name of SIGNALS) process.on(name, take);
  return {
    signal: controller.signal,
    exitStatus: () => status,
    close() {
      for (const name of SIGNALS) process.off(name, take);
    },
  };
}
