import { createTextScanner, type TextScanner } from './text/scanner.ts';
import type { ContentSink } from './responses/content.ts';

/** The reads that completed the first of each kind; null while none came (RC4). */
export interface FirstChunkIndexes {
  readonly firstItemChunk: number | null;
  readonly firstTokenChunk: number | null;
  readonly firstOutputChunk: number | null;
  readonly firstVisibleChunk: number | null;
}

export interface FirstChunks extends ContentSink {
  /** What comes from now on was completed by this read. */
  moveTo(chunk: number): void;
  item(): void;
  /** No content comes any more: text that is held back is decided. */
  close(): void;
  readonly hasVisible: boolean;
  indexes(): FirstChunkIndexes;
}

/**
 * Notes which read brought the first item, token, output and visible character of a reply. Only what is
 * outside think blocks is visible (RC3); once something was, no text can change anything.
 */
export function createFirstChunks(): FirstChunks {
  let current = 0;
  let item: number | null = null;
  let token: number | null = null;
  let output: number | null = null;
  let visible: number | null = null;
  const stream = createThinkScanner(noteVisible);

  function noteVisible(text: string): void {
    output ??= current;
    if (/\S/.test(text)) visible ??= current;
  }

  return {
    moveTo(chunk) {
      current = chunk;
    },
    item() {
      item ??= current;
    },
    textDelta(text) {
      token ??= current;
      if (visible === null) stream.push(text, current);
    },
    textCopy(text) {
      token ??= current;
      if (visible !== null) return;
      const copy = createThinkScanner(noteVisible);
      copy.push(text, current);
      copy.end();
    },
    refusal(text) {
      token ??= current;
      noteVisible(text);
    },
    reasoning() {
      token ??= current;
    },
    tool() {
      token ??= current;
      output ??= current;
    },
    close: stream.end,
    get hasVisible() {
      return visible !== null;
    },
    indexes: () => ({
      firstItemChunk: item,
      firstTokenChunk: token,
      firstOutputChunk: output,
      firstVisibleChunk: visible,
    }),
  };
}

/** Without tools the scanner looks for think blocks only. */
function createThinkScanner(visible: (text: string) => void): TextScanner {
  const sink = { visible, reasoning() {}, calls() {}, malformed() {}, mark() {} };
  return createTextScanner({ mode: 'native', tools: [], sink });
}
