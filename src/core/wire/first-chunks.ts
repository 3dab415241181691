import type { ReadContent } from '../../domain/gateway-reply.ts';
import type { StreamClass } from '../../domain/wire.ts';
import type { ContentSink } from './responses/content.ts';
import { createStreamMarks } from './stream-marks.ts';
import { createTextScanner, type TextScanner } from './text/scanner.ts';

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
  /** Notes a class that is no content: a complete call, usage, an end. */
  mark(streamClass: StreamClass): void;
  /** No content comes any more: text that is held back is decided. */
  close(): void;
  readonly hasVisible: boolean;
  readonly itemCount: number;
  indexes(): FirstChunkIndexes;
  /** The visible text that streamed in, and the classes of what each read brought. */
  content(): Omit<ReadContent, 'streamed'>;
}

/**
 * Notes which read brought the first item, token, output and visible character of a reply, and what each read
 * brought. Only what is outside think blocks is visible (RC3).
 */
export function createFirstChunks(): FirstChunks {
  const marks = createStreamMarks();
  let current = 0;
  let itemCount = 0;
  let item: number | null = null;
  let token: number | null = null;
  let output: number | null = null;
  let visible: number | null = null;
  let text = '';
  const stream = createThinkScanner((piece) => {
    text += piece;
    noteVisible(piece);
  });

  function noteVisible(piece: string): void {
    output ??= current;
    marks.add(current, 'content');
    if (visible !== null || !/\S/.test(piece)) return;
    visible = current;
    marks.add(current, 'visible');
  }

  function noteToken(streamClass: StreamClass): void {
    token ??= current;
    marks.add(current, streamClass);
  }

  return {
    moveTo(chunk) {
      current = chunk;
    },
    item() {
      item ??= current;
      itemCount += 1;
      marks.add(current, 'item');
    },
    mark(streamClass) {
      marks.add(current, streamClass);
    },
    textDelta(piece) {
      const shown = text.length;
      token ??= current;
      stream.push(piece, current);
      // Inside a think block, or held back until more is known: a token, and no output yet.
      if (text.length === shown) marks.add(current, 'reasoning');
    },
    textCopy(copied) {
      token ??= current;
      if (visible !== null) return;
      const copy = createThinkScanner(noteVisible);
      copy.push(copied, current);
      copy.end();
    },
    refusal(piece) {
      noteToken('refusal');
      noteVisible(piece);
    },
    reasoning() {
      noteToken('reasoning');
    },
    tool() {
      noteToken('tool');
      output ??= current;
    },
    close: stream.end,
    get hasVisible() {
      return visible !== null;
    },
    get itemCount() {
      return itemCount;
    },
    indexes: () => ({
      firstItemChunk: item,
      firstTokenChunk: token,
      firstOutputChunk: output,
      firstVisibleChunk: visible,
    }),
    content: () => ({ text, marks: marks.list() }),
  };
}

/** What of a whole text is outside think blocks. */
export function visiblePart(text: string): string {
  let shown = '';
  const scanner = createThinkScanner((piece) => {
    shown += piece;
  });
  scanner.push(text, 0);
  scanner.end();
  return shown;
}

/** Without tools the scanner looks for think blocks only. */
function createThinkScanner(visible: (text: string) => void): TextScanner {
  const sink = { visible, reasoning() {}, calls() {}, malformed() {}, mark() {} };
  return createTextScanner({ mode: 'native', tools: [], sink });
}
