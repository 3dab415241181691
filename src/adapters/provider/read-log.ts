import type { StreamRead } from '../../domain/event.ts';
import type { ChunkMarks } from '../../domain/wire.ts';

/** The moment of one read; all that the read brought carries the same object. */
export interface ReadStamp {
  readonly atMs: number;
}

export interface ReadLog {
  /** Counts bytes and returns the index of their read, a new one when the stamp is a new one. */
  add(byteCount: number, stamp: ReadStamp): number;
  /** Every read with the classes of what it brought; those that completed nothing have none. */
  list(marks: readonly ChunkMarks[]): readonly StreamRead[];
}

/** Records when which bytes of a reply were read. */
export function createReadLog(): ReadLog {
  const reads: { chunk: number; atMs: number; byteCount: number }[] = [];
  let latest: ReadStamp | null = null;
  return {
    add(byteCount, stamp) {
      const read = stamp === latest ? reads.at(-1) : undefined;
      latest = stamp;
      if (read === undefined)
        return reads.push({ chunk: reads.length, atMs: stamp.atMs, byteCount }) - 1;
      read.byteCount += byteCount;
      return read.chunk;
    },
    list(marks) {
      const classes = new Map(marks.map((mark) => [mark.chunk, mark.classes]));
      return reads.map(({ chunk, atMs, byteCount }) => {
        return { chunk, atMs, byteCount, classes: classes.get(chunk) ?? [] };
      });
    },
  };
}

/** Stamps reads: all that is asked for in one run of the loop, before any promise goes on, is the same read. */
export function createReadStamps(clock: () => number): () => ReadStamp {
  let current: ReadStamp | null = null;
  const forget = (): void => {
    current = null;
  };
  return () => {
    if (current === null) {
      current = { atMs: clock() };
      queueMicrotask(forget);
    }
    return current;
  };
}
