/** How a reply is cut into writes: one per event, per line, per byte, or all in one. */
export const STREAM_CHUNKINGS = ['token', 'line', 'byte', 'once'] as const;
export type StreamChunking = (typeof STREAM_CHUNKINGS)[number];

/** One write of a server. */
export interface ScriptedChunk {
  /** To be waited before it. */
  readonly delayMs: number;
  readonly bytes: Uint8Array;
}

export interface TimedText {
  readonly delayMs: number;
  readonly text: string;
}

/** Cuts events into writes; the bytes and the sum of the delays are the same in every chunking. */
export function cutChunks(events: readonly TimedText[], chunking: StreamChunking): ScriptedChunk[] {
  return cuts[chunking](events);
}

type Cut = (events: readonly TimedText[]) => ScriptedChunk[];

const cuts: Readonly<Record<StreamChunking, Cut>> = {
  token: (events) => events.map(encoded),
  line: (events) => events.flatMap((event) => pieces(encoded(event), lineEnds)),
  byte: (events) => events.flatMap((event) => pieces(encoded(event), everyByte)),
  once: (events) => [encoded(joined(events))],
};

const encoder = new TextEncoder();

function encoded({ delayMs, text }: TimedText): ScriptedChunk {
  return { delayMs, bytes: encoder.encode(text) };
}

function joined(events: readonly TimedText[]): TimedText {
  return {
    delayMs: events.reduce((sum, { delayMs }) => sum + delayMs, 0),
    text: events.map(({ text }) => text).join(''),
  };
}

/** The delay stays before the first piece. */
function pieces(
  { delayMs, bytes }: ScriptedChunk,
  endsOf: (bytes: Uint8Array) => readonly number[],
): ScriptedChunk[] {
  const ends = endsOf(bytes);
  return ends.map((end, place) => ({
    delayMs: place === 0 ? delayMs : 0,
    bytes: bytes.subarray(ends[place - 1] ?? 0, end),
  }));
}

const lineFeed = 10;

function lineEnds(bytes: Uint8Array): readonly number[] {
  return everyByte(bytes).filter((end) => end === bytes.length || bytes[end - 1] === lineFeed);
}

function everyByte(bytes: Uint8Array): readonly number[] {
  return Array.from(bytes, (_, place) => place + 1);
}
