import { isJsonObject, type JsonValue } from '../../domain/json.ts';
import { parseJson } from './json-text.ts';
import { createSseReader } from './sse-events.ts';

/** Passes the bytes of an event stream on, but for the chunk that only carries usage. */
export interface UsageChunkFilter {
  /** The bytes that may go on; of an event that is not whole yet none, until it is. */
  push(bytes: Uint8Array): Uint8Array;
  /** What was held back, when no more bytes come. */
  end(): Uint8Array;
}

/** A longer event is no usage chunk: what there is of it goes on. */
const maxHeldBytes = 64 * 1024;

/**
 * Takes out of a stream of chat completions what `stream_options.include_usage` adds to it: the event whose
 * `choices` are empty and that has a `usage`. All other bytes stay as they are, and so does a body that is no
 * event stream. The result does not depend on how the bytes are split.
 */
export function createUsageChunkFilter(): UsageChunkFilter {
  const blocks = createBlockEnds();
  let isPlain: boolean | null = null;
  /** The start of an event that is not whole yet. */
  let held = noBytes;
  /** The present event is too long to be looked at. */
  let isPassing = false;
  /** The fate of the last event, when all but the second half of its last line end was there. */
  let unfinished: 'kept' | 'dropped' | null = null;

  /** The event up to `end` of these bytes, unless it is the one to be left out. */
  function closeBlock(bytes: Uint8Array): Uint8Array {
    const block = joined([held, bytes]);
    const isDropped = !isPassing && isUsageChunk(block);
    unfinished = block.at(-1) === carriageReturn ? (isDropped ? 'dropped' : 'kept') : null;
    held = noBytes;
    isPassing = false;
    return isDropped ? noBytes : block;
  }

  function hold(rest: Uint8Array): Uint8Array {
    const block = joined([held, rest]);
    isPassing ||= block.length > maxHeldBytes;
    held = isPassing ? noBytes : block;
    return isPassing ? block : noBytes;
  }

  function filter(bytes: Uint8Array): Uint8Array {
    if (bytes.length === 0) return bytes;
    const out: Uint8Array[] = [];
    let from = unfinished !== null && bytes[0] === lineFeed ? 1 : 0;
    if (unfinished === 'kept') out.push(bytes.subarray(0, from));
    unfinished = null;
    for (let end = blocks.next(bytes, 0); end !== -1; end = blocks.next(bytes, end)) {
      out.push(closeBlock(bytes.subarray(from, end)));
      from = end;
    }
    out.push(hold(bytes.subarray(from)));
    return joined(out);
  }

  return {
    push(bytes) {
      isPlain ??= isNoEventStream(bytes);
      return isPlain === true ? bytes : filter(bytes);
    },
    end() {
      const rest = isUsageChunk(held) ? noBytes : held;
      held = noBytes;
      return rest;
    },
  };
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const noBytes: Uint8Array = new Uint8Array(0);

/** Null while there is nothing but white space (wire T4). */
function isNoEventStream(bytes: Uint8Array): boolean | null {
  const first = bytes.find((byte) => byte > 0x20);
  return first === undefined ? null : '{[<'.includes(String.fromCharCode(first));
}

/** Finds the blank lines that end events, whatever ends a line (wire S2), across the ends of reads. */
function createBlockEnds(): { next(bytes: Uint8Array, from: number): number } {
  let isLineStart = true;
  let afterCarriageReturn = false;

  /** True when the byte ends a blank line. */
  function step(byte: number): boolean {
    const isSecondHalf = afterCarriageReturn && byte === lineFeed;
    afterCarriageReturn = byte === carriageReturn;
    if (isSecondHalf) return false;
    const endsLine = byte === lineFeed || byte === carriageReturn;
    const isBlank = endsLine && isLineStart;
    isLineStart = endsLine;
    return isBlank;
  }

  return {
    /** The index behind the next blank line; -1 when these bytes end before it. */
    next(bytes, from) {
      for (let at = from; at < bytes.length; at += 1) {
        const byte = bytes[at] ?? 0;
        if (!step(byte)) continue;
        const hasSecondHalf = byte === carriageReturn && bytes[at + 1] === lineFeed;
        if (hasSecondHalf) afterCarriageReturn = false;
        return at + (hasSecondHalf ? 2 : 1);
      }
      return -1;
    },
  };
}

const utf8 = new TextDecoder();
const emptyChoices = /"choices"\s*:\s*\[\s*\]/;

function isUsageChunk(block: Uint8Array): boolean {
  const text = utf8.decode(block);
  if (!emptyChoices.test(text)) return false;
  let isFound = false;
  const reader = createSseReader(({ data }) => {
    const value = parseJson(data.trim());
    isFound = isUsageAlone(value);
    return false;
  });
  reader.push(text);
  reader.end();
  return isFound;
}

function isUsageAlone(value: JsonValue | undefined): boolean {
  if (!isJsonObject(value) || !Array.isArray(value.choices)) return false;
  return value.choices.length === 0 && isJsonObject(value.usage) && !isJsonObject(value.error);
}

/** One array of bytes; the very same when only one of them has any. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const filled = parts.filter((part) => part.length > 0);
  if (filled.length < 2) return filled[0] ?? noBytes;
  const whole = new Uint8Array(filled.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of filled) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
