import type { Readable } from 'node:stream';

export interface Captured {
  /** What was written last, within the limit; whole lines where something was cut off. */
  text(): string;
  /** Resolves when nobody can write any more, and everything written has been read. */
  readonly ended: Promise<void>;
  /** Stops listening: whoever holds the other end may go on writing to nobody. */
  stop(): void;
}

/** Keeps the last `maxBytes` of what a stream brings. */
export function capture(stream: Readable, maxBytes: number): Captured {
  let parts: Buffer[] = [];
  let byteCount = 0;
  let isCut = false;
  stream.on('data', (part: Buffer) => {
    parts.push(part);
    byteCount += part.length;
    if (byteCount <= 2 * maxBytes) return;
    const whole = Buffer.concat(parts);
    parts = [whole.subarray(whole.length - maxBytes)];
    byteCount = maxBytes;
    isCut = true;
  });
  stream.on('error', () => undefined);
  return {
    ended: new Promise((resolve) => {
      stream.once('close', () => resolve());
    }),
    text() {
      const whole = Buffer.concat(parts);
      if (!isCut && whole.length <= maxBytes) return whole.toString();
      const kept = whole.subarray(Math.max(0, whole.length - maxBytes));
      return kept.subarray(kept.indexOf(10) + 1).toString();
    },
    stop: () => void stream.destroy(),
  };
}
