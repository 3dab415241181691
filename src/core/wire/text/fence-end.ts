export interface FenceEnd {
  /** The index in this piece behind the closing line and its line break, or -1. */
  feed(piece: string): number;
  /** Whether the line that has no line break yet would close the fence. */
  readonly closesNow: boolean;
}

/** Finds the line that closes a code fence: at least as many backticks and nothing else (wire X2). */
export function createFenceEnd(ticks: number): FenceEnd {
  let line = '';

  function closes(): boolean {
    const run = /^ {0,3}(`{3,})\s*$/.exec(line)?.[1];
    return run !== undefined && run.length >= ticks;
  }

  return {
    feed(piece) {
      let from = 0;
      for (let end = piece.indexOf('\n'); end !== -1; end = piece.indexOf('\n', from)) {
        line += piece.slice(from, end);
        from = end + 1;
        if (closes()) return from;
        line = '';
      }
      line += piece.slice(from);
      return -1;
    },
    get closesNow() {
      return closes();
    },
  };
}
