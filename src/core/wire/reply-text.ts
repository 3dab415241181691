import type {
  DecodedToolCall,
  InvocationMode,
  MalformedToolCall,
  ToolOffer,
} from '../../domain/wire.ts';
import type { StreamMarks } from './stream-marks.ts';
import { createTextScanner } from './text/scanner.ts';
import { createVisibleText } from './visible-text.ts';

/** A call, and the read that brought its last fragment. */
export interface FoundCall {
  readonly call: DecodedToolCall | MalformedToolCall;
  readonly lastChunk: number;
}

/** All that one reply says in words, and the calls written among them. */
export interface ReplyText {
  reasoning(text: string, chunk: number): void;
  content(text: string, chunk: number): void;
  refusal(text: string, chunk: number): void;
  /** Nothing comes any more: what is held counts as released in read `chunk`. */
  close(chunk: number): void;
  readonly firstVisibleChunk: number | null;
  readonly calls: readonly FoundCall[];
  /** The texts as `DecodedReply` has them. */
  texts(): {
    readonly text: string;
    readonly reasoningText: string | null;
    readonly rawContent: string;
  };
}

interface ReplyTextOptions {
  readonly mode: InvocationMode;
  readonly tools: readonly ToolOffer[];
  readonly marks: StreamMarks;
}

/** Gathers the words of one reply by who they are for: the user, nobody (reasoning), or the tool runner (wire V). */
export function createReplyText({ mode, tools, marks }: ReplyTextOptions): ReplyText {
  const visible = createVisibleText();
  const calls: FoundCall[] = [];
  let currentChunk = 0;
  let firstVisibleChunk: number | null = null;
  let fieldReasoning = '';
  let blockReasoning = '';
  let rawContent = '';
  let contentLength = 0;

  function noteVisible(): void {
    if (firstVisibleChunk !== null || !visible.hasInk) return;
    firstVisibleChunk = currentChunk;
    marks.add(currentChunk, 'visible');
  }

  const scanner = createTextScanner({
    mode,
    tools,
    sink: {
      visible(text, offset) {
        visible.addContent(text, offset);
        noteVisible();
      },
      reasoning(text) {
        blockReasoning += text;
      },
      calls(found, lastChunk) {
        for (const call of found) {
          calls.push({ call: { ...call, source: 'text', id: null }, lastChunk });
        }
      },
      malformed(raw) {
        calls.push({
          call: { name: null, source: 'text', id: null, raw },
          lastChunk: currentChunk,
        });
      },
      mark: marks.add,
    },
  });

  return {
    reasoning(text, chunk) {
      marks.add(chunk, 'reasoning');
      fieldReasoning += text;
    },
    content(text, chunk) {
      currentChunk = chunk;
      rawContent += text;
      contentLength += text.length;
      scanner.push(text, chunk);
    },
    refusal(text, chunk) {
      currentChunk = chunk;
      rawContent += text;
      marks.add(chunk, 'refusal');
      visible.addRefusal(text, contentLength);
      noteVisible();
    },
    close(chunk) {
      currentChunk = chunk;
      scanner.end();
    },
    get firstVisibleChunk() {
      return firstVisibleChunk;
    },
    calls,
    texts: () => ({
      text: visible.text().trim(),
      reasoningText: (fieldReasoning + blockReasoning).trim() || null,
      rawContent,
    }),
  };
}
