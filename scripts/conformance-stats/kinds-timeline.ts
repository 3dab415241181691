import { classifyCall } from '../../src/core/trial/call-outcome.ts';
import { streamTiming } from '../../src/core/trial/stream-timing.ts';
import { createChatDecoder } from '../../src/core/wire/chat-completions.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/domain/json.ts';
import type { CallEvent, StreamRead } from '../../src/domain/event.ts';
import type { DecodedReply, InvocationMode } from '../../src/domain/wire.ts';
import { fields, type KindTable, type LookUp, type Value } from './answer.ts';
import { timelineBytes, type TimelineEvent } from './sse-timeline.ts';
import { isList } from './vector.ts';

export const timelineKinds: KindTable = { sse_timeline: timeline };

/**
 * Plays the events as real bytes, one read each, through the decoder, the outcome table and the timing.
 */
function timeline(input: JsonObject): LookUp {
  const events = eventsOf(input);
  const reply = decode(input, events);
  const { status } = classifyCall(reply, null);
  const timing = streamTiming(callOf(events, reply, status));
  return fields({
    time_to_first_chunk_ms: timing.timeToFirstItemMs,
    ttft_ms: timing.timeToFirstTokenMs,
    raw_ttft_ms: timing.timeToFirstTokenMs,
    ttft_ms_in_distribution:
      status === 'ok' || status === 'length' ? timing.timeToFirstTokenMs : null,
    ttfo_ms: timing.timeToFirstOutputMs,
    ttfv_ms: timing.timeToFirstVisibleMs,
    first_tool_call_ms: timing.timeToFirstToolCallMs,
    tool_call_ready_ms: timing.toolCallReadyMs,
    last_output_ms: timing.lastOutputMs,
    call_duration_ms: timing.callDurationMs,
    tpot_ms: timing.timePerOutputTokenMs,
    chunk_gap_ms: timing.chunkGapsMs,
    status,
    usage: usageOf(reply),
  });
}

function decode(input: JsonObject, events: readonly TimelineEvent[]): DecodedReply {
  const decoder = createChatDecoder({
    head: { status: 200, headers: {} },
    mode: modeOf(input),
    tools: [{ name: 'look_up', parameters: { type: 'object' } }],
    redactError: (text) => text,
  });
  for (const [chunk, bytes] of timelineBytes(events, input.usage ?? null).entries()) {
    decoder.push(bytes, chunk);
  }
  return decoder.end('close');
}

function callOf(
  events: readonly TimelineEvent[],
  reply: DecodedReply,
  status: CallEvent['status'],
): CallEvent {
  return {
    type: 'call',
    attemptId: 'timeline',
    turn: 1,
    launchId: null,
    modelAsked: '',
    promptCharacters: 0,
    attempt: 0,
    requestedAtMs: 0,
    sentAtMs: 0,
    headersAtMs: 0,
    endedAtMs: events.at(-1)?.atMs ?? 0,
    reads: readsOf(events, reply),
    status,
    httpStatus: 200,
    error: reply.error,
    text: reply.text,
    reasoningText: reply.reasoningText,
    finishReason: reply.finishReason,
    usage: reply.usage,
    model: reply.model,
    streamed: reply.streamed,
    toolCallCount: reply.toolCalls.length,
    malformedToolCallCount: reply.malformedToolCalls.length,
    clientStalled: false,
    connectionReused: null,
  };
}

function readsOf(events: readonly TimelineEvent[], { marks }: DecodedReply): StreamRead[] {
  return marks.map(({ chunk, classes }) => ({
    chunk,
    classes,
    byteCount: 0,
    atMs: events[chunk]?.atMs ?? 0,
  }));
}

/** Vectors only ask whether usage is known: its output tokens stand for the whole. */
function usageOf({ usage }: DecodedReply): Value {
  return usage === null ? null : usage.outputTokens;
}

function modeOf({ mode }: JsonObject): InvocationMode {
  if (mode === 'native' || mode === 'text') return mode;
  throw new Error('input mode is neither native nor text');
}

function eventsOf({ events }: JsonObject): TimelineEvent[] {
  if (!isList(events)) throw new Error('input events is no list');
  return events.map(eventOf);
}

function eventOf(entry: JsonValue): TimelineEvent {
  if (isJsonObject(entry) || !isList(entry)) throw new Error('an event is no [ms, class]');
  const [atMs, streamClass] = entry;
  if (typeof atMs !== 'number' || typeof streamClass !== 'string') {
    throw new Error('an event is no [ms, class]');
  }
  return { atMs, streamClass };
}
