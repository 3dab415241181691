import type { JsonObject } from './json.ts';
import type { LaunchRecord } from './launch.ts';
import type { CallStatus } from './trial.ts';
import type { CallSource, FinishReason, StreamClass, TokenUsage, WireError } from './wire.ts';

/**
 * What a trial leaves behind. Times are milliseconds on one monotonic clock of the harness.
 * Everything after a trial is computed from these events alone.
 */
export type TrialEvent = StartEvent | CallEvent | ToolEvent | WaitEvent | LaunchEvent | StopEvent;

export interface StartEvent {
  readonly type: 'start';
  readonly atMs: number;
}

/** One read of the socket (or one scripted chunk), stamped before its bytes were looked at. */
export interface StreamRead {
  readonly chunk: number;
  readonly atMs: number;
  readonly byteCount: number;
  readonly classes: readonly StreamClass[];
}

/** One attempt: one physical provider call. */
export interface CallEvent {
  readonly type: 'call';
  readonly attemptId: string;
  /** Counts from 1. */
  readonly turn: number;
  /** 0 for the first try of a turn, then one more for each retry. */
  readonly attempt: number;
  /** The agent process that made the call; null for the built-in agent. */
  readonly launchId: string | null;
  /** Empty when the request names none. */
  readonly modelAsked: string;
  readonly promptCharacters: number;
  readonly requestedAtMs: number;
  /** Clock zero: the request's head was written. Null when it never was. */
  readonly sentAtMs: number | null;
  readonly headersAtMs: number | null;
  readonly endedAtMs: number;
  readonly reads: readonly StreamRead[];
  readonly status: CallStatus;
  readonly httpStatus: number | null;
  readonly error: WireError | null;
  readonly text: string;
  readonly reasoningText: string | null;
  readonly finishReason: FinishReason | null;
  readonly usage: TokenUsage | null;
  readonly model: string | null;
  readonly streamed: boolean;
  readonly toolCallCount: number;
  readonly malformedToolCallCount: number;
  /** Our own loop was late while the stream was open, so the times are suspect. */
  readonly clientStalled: boolean;
  readonly connectionReused: boolean | null;
}

/**
 * `ok` and `scripted-error` were dispatched to a scripted tool; `own-tool` is one that the agent brought along
 * and ran itself, `not-dispatched` a scripted one that its process never passed on; the rest never reached a tool.
 */
export type ToolOutcome =
  | 'ok'
  | 'scripted-error'
  | 'own-tool'
  | 'not-dispatched'
  | 'unknown-tool'
  | 'invalid-arguments'
  | 'malformed'
  | 'no-result';

/** One tool call of the agent and what it was answered. */
export interface ToolEvent {
  readonly type: 'tool';
  readonly atMs: number;
  readonly turn: number;
  readonly position: number;
  readonly name: string | null;
  readonly arguments: JsonObject | null;
  readonly source: CallSource;
  readonly outcome: ToolOutcome;
  /** What the model was told. */
  readonly answer: string;
}

/** Time in which the agent was kept waiting by us. */
export interface WaitEvent {
  readonly type: 'wait';
  readonly reason: 'back-off' | 'limiter';
  readonly fromMs: number;
  readonly toMs: number;
}

/** One agent process, once nothing of it is left. */
export interface LaunchEvent extends LaunchRecord {
  readonly type: 'launch';
  /** The agent's last words by its own account; null where it gives none. */
  readonly answer: string | null;
}

export type StopReason =
  | 'final-answer'
  | 'turn-limit'
  | 'call-limit'
  | 'token-limit'
  | 'trial-deadline'
  | 'call-failed'
  | 'agent-failed'
  | 'launch-failed'
  | 'budget-exhausted'
  | 'no-calls-seen'
  | 'script-exhausted'
  | 'cancelled'
  | 'budget-spent'
  | 'harness-error';

export interface StopEvent {
  readonly type: 'stop';
  readonly atMs: number;
  readonly reason: StopReason;
  readonly detail: string | null;
}
