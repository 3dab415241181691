import type { StreamClass } from '../../../domain/wire.ts';
import type { TextCall } from './calls.ts';

/** Where a scanner puts what it finds in a reply's text. */
export interface TextSink {
  /** Visible characters, with their place in the content as a whole. */
  visible(text: string, offset: number): void;
  reasoning(text: string): void;
  /** `readyChunk` is the read that brought the last character. */
  calls(calls: readonly TextCall[], readyChunk: number): void;
  malformed(raw: string): void;
  mark(chunk: number, streamClass: StreamClass): void;
}

/** What lies behind the scanner: the rules ask what came right before, and which read brought it. */
export interface TextTrail {
  /** Nothing but white space since the start of the message or the last block. */
  readonly atBoundary: boolean;
  /** At a boundary, and the last block was a call. */
  readonly afterCall: boolean;
  /** Nothing but white space and think blocks so far. */
  readonly untouched: boolean;
  /** The next character is the first of a line; the end of a block counts as a line start. */
  readonly atLineStart: boolean;
  /** Call blocks so far, malformed ones too. */
  readonly blockCount: number;
  arrived(length: number, chunk: number): void;
  show(text: string): void;
  think(text: string): void;
  /** Passes characters that are markup: no text for anyone. */
  skip(length: number, streamClass: 'reasoning' | 'tool'): number;
  endThinking(): void;
  /** Counts text that was meant as a call and is none; it is also shown (wire X8). */
  countAttempt(text: string): void;
  /** Passes a recognised call block; `calls` is null when it is malformed. */
  passCall(text: string, calls: readonly TextCall[] | null): void;
}

/**
 * Moves along the content of one reply. Text may wait long before it is classified; the class is then
 * booked on the read that brought those characters.
 */
export function createTextTrail(sink: TextSink): TextTrail {
  let arrivals: { length: number; readonly chunk: number }[] = [];
  let firstArrival = 0;
  let offset = 0;
  let atBoundary = true;
  let lastBlockWasCall = false;
  let untouched = true;
  let atLineStart = true;
  let blockCount = 0;

  /** Moves over characters and returns the last read that brought some of them. */
  function pass(length: number, streamClass: StreamClass): number {
    let chunk = -1;
    offset += length;
    for (let rest = length; rest > 0;) {
      const arrival = arrivals[firstArrival];
      if (arrival === undefined) break;
      chunk = arrival.chunk;
      sink.mark(chunk, streamClass);
      const taken = Math.min(rest, arrival.length);
      rest -= taken;
      arrival.length -= taken;
      if (arrival.length === 0) firstArrival += 1;
    }
    if (firstArrival === arrivals.length) {
      arrivals = [];
      firstArrival = 0;
    }
    return chunk;
  }

  function passBlock(isCall: boolean): void {
    atBoundary = true;
    atLineStart = true;
    lastBlockWasCall = isCall;
  }

  function show(text: string): void {
    if (text === '') return;
    sink.visible(text, offset);
    pass(text.length, 'content');
    atLineStart = text.endsWith('\n');
    if (!atBoundary || !/\S/.test(text)) return;
    atBoundary = false;
    untouched = false;
  }

  return {
    get atBoundary() {
      return atBoundary;
    },
    get afterCall() {
      return atBoundary && lastBlockWasCall;
    },
    get untouched() {
      return untouched;
    },
    get atLineStart() {
      return atLineStart;
    },
    get blockCount() {
      return blockCount;
    },
    arrived(length, chunk) {
      arrivals.push({ length, chunk });
    },
    show,
    countAttempt: sink.malformed,
    think(text) {
      if (text === '') return;
      sink.reasoning(text);
      pass(text.length, 'reasoning');
    },
    skip: pass,
    endThinking: () => passBlock(false),
    passCall(text, calls) {
      const chunk = pass(text.length, 'tool');
      if (calls === null) sink.malformed(text);
      else sink.calls(calls, chunk);
      blockCount += 1;
      untouched = false;
      passBlock(true);
    },
  };
}
