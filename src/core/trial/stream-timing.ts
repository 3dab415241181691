import type { CallEvent, StreamRead } from '../../domain/event.ts';
import type { CallTiming } from '../../domain/trial-record.ts';
import type { StreamClass } from '../../domain/wire.ts';

const tokenClasses: ReadonlySet<StreamClass> = new Set(['reasoning', 'content', 'refusal', 'tool']);
const outputClasses: ReadonlySet<StreamClass> = new Set(['content', 'refusal', 'tool']);

/**
 * The times of one call by the table of docs/measurement.md, in milliseconds from clock zero (the request's head
 * was written). All null when it never was; a failed call keeps what it has.
 */
export function streamTiming(call: CallEvent): CallTiming {
  const { sentAtMs } = call;
  if (sentAtMs === null) return noTiming;
  const since = (atMs: number | undefined): number | null =>
    atMs === undefined ? null : atMs - sentAtMs;
  const tokenReads = call.reads.filter((read) => hasAny(read, tokenClasses));
  const lastOutputAtMs = tokenReads.at(-1)?.atMs;
  return {
    // A scripted call has no connection, and so nothing to wait for before clock zero.
    requestLagMs: call.connectionReused === null ? null : sentAtMs - call.requestedAtMs,
    ...(call.streamed ? firstTimes(call, since) : noFirstTimes),
    toolCallReadyMs: since(firstWith(call.reads, 'call-ready')),
    lastOutputMs: since(lastOutputAtMs),
    callDurationMs: since(call.endedAtMs),
    timePerOutputTokenMs: call.streamed ? timePerToken(tokenReads, call.usage?.outputTokens) : null,
    chunkGapsMs: call.streamed ? gaps(tokenReads) : null,
  };
}

type FirstTimes = Pick<
  CallTiming,
  | 'timeToFirstByteMs'
  | 'timeToFirstItemMs'
  | 'timeToFirstTokenMs'
  | 'timeToFirstOutputMs'
  | 'timeToFirstVisibleMs'
  | 'timeToFirstToolCallMs'
>;

const noFirstTimes: FirstTimes = {
  timeToFirstByteMs: null,
  timeToFirstItemMs: null,
  timeToFirstTokenMs: null,
  timeToFirstOutputMs: null,
  timeToFirstVisibleMs: null,
  timeToFirstToolCallMs: null,
};

const noTiming: CallTiming = {
  requestLagMs: null,
  ...noFirstTimes,
  toolCallReadyMs: null,
  lastOutputMs: null,
  callDurationMs: null,
  timePerOutputTokenMs: null,
  chunkGapsMs: null,
};

function firstTimes(
  { headersAtMs, reads }: CallEvent,
  since: (atMs: number | undefined) => number | null,
): FirstTimes {
  return {
    timeToFirstByteMs: since(headersAtMs ?? undefined),
    timeToFirstItemMs: since(firstWith(reads, 'item')),
    timeToFirstTokenMs: since(reads.find((read) => hasAny(read, tokenClasses))?.atMs),
    timeToFirstOutputMs: since(reads.find((read) => hasAny(read, outputClasses))?.atMs),
    timeToFirstVisibleMs: since(firstWith(reads, 'visible')),
    timeToFirstToolCallMs: since(firstWith(reads, 'tool')),
  };
}

function firstWith(reads: readonly StreamRead[], streamClass: StreamClass): number | undefined {
  return reads.find((read) => read.classes.includes(streamClass))?.atMs;
}

function hasAny({ classes }: StreamRead, wanted: ReadonlySet<StreamClass>): boolean {
  return classes.some((streamClass) => wanted.has(streamClass));
}

function timePerToken(
  tokenReads: readonly StreamRead[],
  outputTokens: number | undefined,
): number | null {
  const first = tokenReads[0];
  const last = tokenReads.at(-1);
  if (first === undefined || last === undefined) return null;
  if (outputTokens === undefined || outputTokens < 2) return null;
  return (last.atMs - first.atMs) / (outputTokens - 1);
}

function gaps(tokenReads: readonly StreamRead[]): number[] | null {
  if (tokenReads.length < 2) return null;
  return tokenReads.slice(1).map((read, index) => read.atMs - (tokenReads[index]?.atMs ?? 0));
}
