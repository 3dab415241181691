/** Puts the pieces of one read together. */
export interface Gathering {
  /** Also of no bytes: it has what is there, be it nothing, handed on. */
  add(bytes: Uint8Array): void;
  /** What was added and not handed on yet; it is not handed on any more. */
  take(): Uint8Array;
}

/**
 * A parser cuts a read into as many pieces as the sender made. What is added in one run of the loop is handed on
 * as one, when that run is over; a piece that comes alone is not copied.
 */
export function createGathering(handOn: (bytes: Uint8Array) => void): Gathering {
  let pieces: Uint8Array[] = [];

  function take(): Uint8Array {
    const filled = pieces.filter((piece) => piece.length > 0);
    pieces = [];
    return filled.length < 2 ? (filled[0] ?? noBytes) : Buffer.concat(filled);
  }

  function handOnLater(): void {
    if (pieces.length > 0) handOn(take());
  }

  return {
    add(bytes) {
      if (pieces.length === 0) queueMicrotask(handOnLater);
      pieces.push(bytes);
    },
    take,
  };
}

const noBytes = new Uint8Array(0);
