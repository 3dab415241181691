import type { TrialEvidence } from '../../domain/evidence.ts';
import type {
  CallEvent,
  LaunchEvent,
  StopEvent,
  StopReason,
  StreamRead,
  ToolEvent,
  ToolOutcome,
  WaitEvent,
} from '../../domain/event.ts';
import { Failure } from '../../domain/failure.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { LaunchRecord } from '../../domain/launch.ts';
import type { CallStatus } from '../../domain/trial.ts';
import type {
  CallSource,
  FinishReason,
  StreamClass,
  TokenUsage,
  WireError,
} from '../../domain/wire.ts';
import type { Database } from './sqlite.ts';

/** Reads a trial's events back; a ledger without its start or stop is a `storage` failure. */
export function readEvidence(database: Database): TrialEvidence {
  const marks = database.prepare<[], MarkRow>('SELECT * FROM marks ORDER BY rowid').all();
  const start = marks.find((mark) => mark.kind === 'start');
  const stop = marks.find((mark) => mark.kind === 'stop');
  if (start === undefined || stop === undefined) {
    throw new Failure('storage', 'a ledger was read before its trial had started and stopped');
  }
  return {
    startedAtMs: start.at_ms,
    calls: readCalls(database),
    tools: database
      .prepare<[], ToolRow>('SELECT * FROM tool_audit ORDER BY turn, position')
      .all()
      .map(toTool),
    launches: database
      .prepare<[], LaunchRow>('SELECT * FROM launches ORDER BY rowid')
      .all()
      .map(toLaunch),
    waits: marks.filter((mark) => mark.kind === 'wait').map(toWait),
    stop: toStop(stop),
  };
}

// The row types mirror ledger-schema.ts, whose tables are STRICT.
interface MarkRow {
  readonly kind: 'start' | 'wait' | 'stop';
  readonly at_ms: number;
  readonly until_ms: number | null;
  readonly reason: string | null;
  readonly detail: string | null;
}

interface CallRow {
  readonly attempt_id: string;
  readonly turn: number;
  readonly attempt: number;
  readonly launch_id: string | null;
  readonly model_asked: string;
  readonly prompt_characters: number;
  readonly requested_at_ms: number;
  readonly sent_at_ms: number | null;
  readonly headers_at_ms: number | null;
  readonly ended_at_ms: number;
  readonly status: CallStatus;
  readonly http_status: number | null;
  readonly error: string | null;
  readonly text: string;
  readonly reasoning_text: string | null;
  readonly finish_reason: FinishReason | null;
  readonly model: string | null;
  readonly streamed: number;
  readonly tool_call_count: number;
  readonly malformed_tool_call_count: number;
  readonly client_stalled: number;
  readonly connection_reused: number | null;
  /** With the other token columns null when the provider reported nothing. */
  readonly input_tokens: number | null;
  readonly cache_read_input_tokens: number | null;
  readonly cache_write_input_tokens: number | null;
  readonly output_tokens: number | null;
  readonly reasoning_output_tokens: number | null;
  readonly total_tokens: number | null;
  readonly usage_adjusted: number | null;
}

interface ReadRow {
  readonly attempt_id: string;
  readonly chunk: number;
  readonly at_ms: number;
  readonly byte_count: number;
  readonly classes: string;
}

interface ToolRow {
  readonly at_ms: number;
  readonly turn: number;
  readonly position: number;
  readonly name: string | null;
  readonly arguments: string | null;
  readonly source: CallSource;
  readonly outcome: ToolOutcome;
  readonly answer: string;
}

interface LaunchRow {
  readonly answer: string | null;
  /** A LaunchRecord as JSON. */
  readonly record: string;
}

function readCalls(database: Database): CallEvent[] {
  const reads = groupReads(
    database.prepare<[], ReadRow>('SELECT * FROM stream_events ORDER BY attempt_id, chunk').all(),
  );
  return database
    .prepare<[], CallRow>('SELECT * FROM calls ORDER BY rowid')
    .all()
    .map((row) => ({
      ...toCall(row),
      reads: reads.get(row.attempt_id) ?? [],
      usage: toUsage(row),
    }));
}

function groupReads(rows: readonly ReadRow[]): Map<string, StreamRead[]> {
  const groups = new Map<string, StreamRead[]>();
  for (const row of rows) {
    const group = groups.get(row.attempt_id) ?? [];
    group.push(toRead(row));
    groups.set(row.attempt_id, group);
  }
  return groups;
}

function toRead(row: ReadRow): StreamRead {
  const classes = row.classes === '' ? [] : (row.classes.split(' ') as StreamClass[]);
  return { chunk: row.chunk, atMs: row.at_ms, byteCount: row.byte_count, classes };
}

function toCall(row: CallRow): Omit<CallEvent, 'reads' | 'usage'> {
  return {
    type: 'call',
    attemptId: row.attempt_id,
    turn: row.turn,
    attempt: row.attempt,
    launchId: row.launch_id,
    modelAsked: row.model_asked,
    promptCharacters: row.prompt_characters,
    requestedAtMs: row.requested_at_ms,
    sentAtMs: row.sent_at_ms,
    headersAtMs: row.headers_at_ms,
    endedAtMs: row.ended_at_ms,
    status: row.status,
    httpStatus: row.http_status,
    error: row.error === null ? null : (JSON.parse(row.error) as WireError),
    text: row.text,
    reasoningText: row.reasoning_text,
    finishReason: row.finish_reason,
    model: row.model,
    streamed: row.streamed === 1,
    toolCallCount: row.tool_call_count,
    malformedToolCallCount: row.malformed_tool_call_count,
    clientStalled: row.client_stalled === 1,
    connectionReused: row.connection_reused === null ? null : row.connection_reused === 1,
  };
}

function toUsage(row: CallRow): TokenUsage | null {
  const { input_tokens: inputTokens, output_tokens: outputTokens, total_tokens: totalTokens } = row;
  if (inputTokens === null || outputTokens === null || totalTokens === null) return null;
  return {
    inputTokens,
    cacheReadInputTokens: row.cache_read_input_tokens,
    cacheWriteInputTokens: row.cache_write_input_tokens,
    outputTokens,
    reasoningOutputTokens: row.reasoning_output_tokens,
    totalTokens,
    adjusted: row.usage_adjusted === 1,
  };
}

function toTool(row: ToolRow): ToolEvent {
  return {
    type: 'tool',
    atMs: row.at_ms,
    turn: row.turn,
    position: row.position,
    name: row.name,
    arguments: row.arguments === null ? null : (JSON.parse(row.arguments) as JsonObject),
    source: row.source,
    outcome: row.outcome,
    answer: row.answer,
  };
}

function toLaunch({ answer, record }: LaunchRow): LaunchEvent {
  return { type: 'launch', ...(JSON.parse(record) as LaunchRecord), answer };
}

function toWait(row: MarkRow): WaitEvent {
  const reason = row.reason === 'limiter' ? 'limiter' : 'back-off';
  return { type: 'wait', reason, fromMs: row.at_ms, toMs: row.until_ms ?? row.at_ms };
}

function toStop(row: MarkRow): StopEvent {
  return {
    type: 'stop',
    atMs: row.at_ms,
    reason: row.reason as StopReason,
    detail: row.detail,
  };
}
