import type { Readable } from 'node:stream';
import type { Survivor } from '../../domain/launch.ts';

/** What the launcher says of itself while it runs, on a pipe of its own that the agent does not have. */
export interface LauncherWords {
  /** Resolves when the launcher waits at its gate, or can't say anything any more. */
  readonly atGate: Promise<void>;
  /** Whether it went on to become the agent. */
  isThrough(): boolean;
  /** When the agent itself ended; null while it has not, or where no init says so. */
  agentEndedAtMs(): number | null;
  /** Who outlived the agent inside of its namespace. */
  left(): readonly Survivor[];
  readonly ended: Promise<void>;
  stop(): void;
}

/** Follows the launcher's file 4. */
export function followLauncher(stream: Readable, clock: () => number): LauncherWords {
  let text = '';
  let endedAtMs: number | null = null;
  const { promise: atGate, resolve: reachGate } = Promise.withResolvers<void>();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const lines = (): readonly string[] => text.split('\n');
  stream.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    reachGate();
    if (lines().includes('ended')) endedAtMs ??= clock();
  });
  stream.on('error', () => undefined);
  stream.once('close', () => {
    reachGate();
    end();
  });
  return {
    atGate,
    ended,
    isThrough: () => lines().includes('through'),
    agentEndedAtMs: () => endedAtMs,
    left: () =>
      lines().flatMap((line) => {
        const [, pid, command = ''] = /^left (\d+) (.*)$/.exec(line) ?? [];
        return pid === undefined ? [] : [{ pid: Number(pid), command }];
      }),
    stop: () => void stream.destroy(),
  };
}
