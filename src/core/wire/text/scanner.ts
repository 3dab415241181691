import type { InvocationMode, ToolOffer } from '../../../domain/wire.ts';
import { createProse } from './prose.ts';
import type { TextRegion, TextScan } from './region.ts';
import { createTextTrail, type TextSink } from './trail.ts';

export interface TextScanner {
  /** The next piece of the reply's content, brought by read number `chunk`. */
  push(text: string, chunk: number): void;
  /** No content comes any more: what is held is decided. */
  end(): void;
}

interface ScannerOptions {
  readonly mode: InvocationMode;
  /** Without tools only think blocks are looked for. */
  readonly tools: readonly ToolOffer[];
  readonly sink: TextSink;
}

/**
 * Splits the content of one reply, as it streams in, into visible text, think blocks and calls written as
 * text (wire V and X). Text is released as early as the rules allow.
 */
export function createTextScanner({ mode, tools, sink }: ScannerOptions): TextScanner {
  const trail = createTextTrail(sink);
  const scan: TextScan = {
    trail,
    mode,
    tools: new Map(tools.map((tool) => [tool.name, tool])),
    bareRuledOut: false,
    bareAttempt: null,
    rereads: 0,
    enter(next) {
      region = next;
    },
    backToProse() {
      region = prose;
    },
  };
  const prose = createProse(scan);
  let region: TextRegion = prose;

  function read(text: string): void {
    let rest = text;
    while (rest !== '') rest = region.feed(rest);
  }

  return {
    push(text, chunk) {
      if (text === '') return;
      trail.arrived(text.length, chunk);
      read(text);
    },
    end() {
      let reread = region.end();
      while (reread !== '') {
        read(reread);
        reread = region.end();
      }
      if (scan.bareAttempt !== null && trail.blockCount === 0) sink.malformed(scan.bareAttempt);
    },
  };
}
