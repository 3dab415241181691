import type { AttemptState, CallStatus, PlannedTrial } from '../domain/trial.ts';
import type { CallEvent, TrialEvent } from '../domain/event.ts';
import type { BaselineAnswer, BaselineRecord } from '../domain/baseline.ts';
import type { TrialEvidence } from '../domain/evidence.ts';
import type { JsonObject } from '../domain/json.ts';
import type { DecodedReply, InvocationMode, ToolOffer } from '../domain/wire.ts';

/** A monotonic clock in milliseconds with a fraction. */
export type Clock = () => number;

/** One Chat Completions request and what its reply is to be read with. */
export interface ChatRequest {
  readonly body: JsonObject;
  readonly mode: InvocationMode;
  readonly tools: readonly ToolOffer[];
  readonly callTimeoutMs: number;
}

/** What one attempt brought; bad news is in `reply.error`, nothing is thrown. */
export interface ChatReply extends Pick<
  CallEvent,
  | 'requestedAtMs'
  | 'sentAtMs'
  | 'headersAtMs'
  | 'endedAtMs'
  | 'reads'
  | 'httpStatus'
  | 'clientStalled'
  | 'connectionReused'
> {
  readonly reply: DecodedReply;
}

/** Performs provider calls for one trial, one physical attempt at a time, without retries. */
export interface ChatClient {
  send(request: ChatRequest, signal: AbortSignal): Promise<ChatReply>;
  close(): Promise<void>;
}

/** A trial's own record of what was observed. */
export interface Ledger {
  append(event: TrialEvent): void;
  read(): TrialEvidence;
  /** The whole database as bytes, for a run that keeps ledgers. */
  serialize(): Uint8Array;
  close(): void;
}

export interface LedgerStore {
  open(): Ledger;
}

/** Who asks for an attempt. */
export interface AttemptContext {
  readonly trialId: string;
  readonly target: string;
  readonly model: string;
  readonly turn: number;
  readonly attempt: number;
  readonly kind: 'primary' | 'retry';
  readonly promptCharacters: number;
}

/** What an attempt came to. */
export interface AttemptSettlement {
  readonly state: Exclude<AttemptState, 'reserved' | 'running'>;
  readonly status: CallStatus;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
}

/** The benchmark's durable record of what was intended; a reservation is on disk when `reserve` returns. */
export interface AttemptJournal {
  reserve(context: AttemptContext): string;
  settle(attemptId: string, settlement: AttemptSettlement): void;
  /** Every row in order, one JSON object each. */
  export(): Iterable<JsonObject>;
  close(): void;
}

/** Where the report grows while the run goes on, and where it ends. */
export interface ReportSink {
  appendTrial(line: string): void;
  /** Replaces a file of the unfinished bundle. */
  write(name: string, content: string | Uint8Array): void;
  /** Every file written so far, for the final scan. */
  files(): Iterable<{ readonly name: string; readonly content: string }>;
  /** Moves the finished bundle into place and returns its path. */
  commit(): string;
}

/** Keeps baselines. It never throws and answers within its own deadline: what is wrong with it is a reason. */
export interface BaselineStore {
  find(): Promise<BaselineAnswer>;
  /** Null when it is saved, else why not, in words. */
  save(record: BaselineRecord): Promise<string | null>;
}

export type { BaselineAnswer };
export type { SchemaCheck } from '../domain/json.ts';

/** What happened in the run, for whoever shows progress. */
export interface Progress {
  planned(total: number): void;
  trialEnded(trial: PlannedTrial, state: string, reason: string | null): void;
  note(text: string): void;
}
