import {
  buildReport,
  NOT_JUDGED,
  type ReportInput,
  type RunIdentity,
} from '../../src/core/report/build-report.ts';
import { plannedTrial as buildPlannedTrial } from '../../src/core/plan/planned-trial.ts';
import { buildTrialRecord } from '../../src/core/trial/trial-record.ts';
import type { CallEvent, StopEvent, StreamRead, ToolEvent } from '../../src/domain/event.ts';
import type { TrialEvidence } from '../../src/domain/evidence.ts';
import type { Report } from '../../src/domain/report.ts';
import type { CallRecord, CallTiming, TrialRecord } from '../../src/domain/trial-record.ts';
import type { PlannedTrial } from '../../src/domain/trial.ts';
import { mockTarget } from './trial-bench.ts';
import type { DecodedReply, StreamClass, TokenUsage, WireError } from '../../src/domain/wire.ts';

/** A counted trial; its id follows from its place. */
export function plannedTrial(overrides: Partial<Omit<PlannedTrial, 'id'>> = {}): PlannedTrial {
  const place = {
    target: 'mock',
    case: 'single-tool',
    mode: 'native',
    arm: null,
    iteration: 1,
    phase: 'measure',
    ...overrides,
  } as const;
  return buildPlannedTrial(place);
}

/** 10 tokens in, 5 out, nothing cached. */
export function usage(overrides: Partial<TokenUsage> = {}): TokenUsage {
  const inputTokens = overrides.inputTokens ?? 10;
  const outputTokens = overrides.outputTokens ?? 5;
  return {
    inputTokens,
    cacheReadInputTokens: null,
    cacheWriteInputTokens: null,
    outputTokens,
    reasoningOutputTokens: null,
    totalTokens: inputTokens + outputTokens,
    adjusted: false,
    ...overrides,
  };
}

/** Reads of one stream as `[ms, classes]`. */
export function streamReads(
  ...reads: readonly (readonly [number, ...StreamClass[]])[]
): StreamRead[] {
  return reads.map(([atMs, ...classes], chunk) => ({ chunk, atMs, byteCount: 1, classes }));
}

/** An `ok` call over HTTP: sent at 0, first content at 20, last at 40, ended at 50. */
export function callEvent(overrides: Partial<CallEvent> = {}): CallEvent {
  return {
    type: 'call',
    attemptId: 'run.1',
    turn: 1,
    attempt: 0,
    launchId: null,
    modelAsked: 'scripted',
    promptCharacters: 120,
    requestedAtMs: 0,
    sentAtMs: 0,
    headersAtMs: 10,
    endedAtMs: 50,
    reads: streamReads([20, 'item', 'content', 'visible'], [40, 'item', 'content'], [45, 'end']),
    status: 'ok',
    httpStatus: 200,
    error: null,
    text: 'Paris',
    reasoningText: null,
    finishReason: 'stop',
    usage: usage(),
    model: 'scripted',
    streamed: true,
    toolCallCount: 0,
    malformedToolCallCount: 0,
    clientStalled: false,
    connectionReused: false,
    ...overrides,
  };
}

/** A native call that a scripted tool answered. */
export function toolEvent(overrides: Partial<ToolEvent> = {}): ToolEvent {
  return {
    type: 'tool',
    atMs: 50,
    turn: 1,
    position: 0,
    name: 'look_up',
    arguments: {},
    source: 'native',
    outcome: 'ok',
    answer: '1',
    ...overrides,
  };
}

/** A trial from 0 to 60 ms with one call, stopped by its final answer. */
export function trialEvidence(
  overrides: Partial<Omit<TrialEvidence, 'stop'>> & { readonly stop?: Partial<StopEvent> } = {},
): TrialEvidence {
  return {
    startedAtMs: 0,
    calls: [callEvent()],
    tools: [],
    waits: [],
    launches: [],
    ...overrides,
    stop: { type: 'stop', atMs: 60, reason: 'final-answer', detail: null, ...overrides.stop },
  };
}

/** A complete reply with a short answer. */
export function decodedReply(overrides: Partial<DecodedReply> = {}): DecodedReply {
  return {
    error: null,
    text: 'Paris',
    reasoningText: null,
    rawContent: 'Paris',
    toolCalls: [],
    malformedToolCalls: [],
    finishReason: 'stop',
    usage: usage(),
    model: 'scripted',
    streamed: true,
    firstItemChunk: 0,
    firstVisibleChunk: 0,
    marks: [],
    ...overrides,
  };
}

/** An HTTP 503 that may be tried again. */
export function wireError(overrides: Partial<WireError> = {}): WireError {
  return {
    kind: 'http',
    truncated: false,
    retryable: true,
    status: 503,
    retryAfterMs: null,
    code: null,
    message: 'upstream is busy',
    ...overrides,
  };
}

/** A passed trial with one call, made from real evidence; `place` moves it in the plan. */
export function trialRecord(
  place: Partial<Omit<PlannedTrial, 'id'>> = {},
  overrides: Partial<TrialRecord> = {},
): TrialRecord {
  const record = buildTrialRecord({
    trial: plannedTrial(place),
    evidence: trialEvidence(),
    evaluation: { state: 'passed', reason: null, misses: [] },
    rateOf: () => null,
    output: null,
  });
  return { ...record, ...overrides };
}

/** The call of `trialRecord()`; `timing` replaces single times. */
export function callRecord(
  overrides: Partial<Omit<CallRecord, 'timing'>> & { readonly timing?: Partial<CallTiming> } = {},
): CallRecord {
  const [call] = trialRecord().calls;
  if (call === undefined) throw new Error('the default trial has a call');
  return { ...call, ...overrides, timing: { ...call.timing, ...overrides.timing } };
}

/** A mock run of one target. */
export function runIdentity(overrides: Partial<RunIdentity> = {}): RunIdentity {
  return {
    id: 'run',
    startedAt: '2026-01-02T03:04:05.000Z',
    durationMs: 1200,
    live: false,
    commit: '1a2b3c4d5e6f',
    branch: null,
    ...{ origin: null, shard: null },
    seed: 1,
    runs: 1,
    concurrency: 1,
    warmup: 0,
    configPath: null,
    configHash: '9f3e2100aabbccdd9f3e2100aabbccdd',
    caseHashes: {},
    textTemplate: 1,
    failOn: ['failure', 'regressed', 'invalid', 'budget'],
    targets: [mockTarget()],
    runner: { os: 'linux', arch: 'x64', cpu: 'some cpu', cores: 2, image: null, node: '24.0.0' },
    ...overrides,
  };
}

/** The report of those records, planned in their order. */
export function reportOf(
  records: readonly TrialRecord[],
  overrides: Partial<ReportInput> = {},
): Report {
  return buildReport({
    toolVersion: '1.0.0',
    run: runIdentity(),
    plan: records.map(({ id, target, case: task, mode, arm, iteration, phase }) => ({
      id,
      target,
      case: task,
      mode,
      arm,
      iteration,
      phase,
    })),
    records,
    partial: false,
    faults: [],
    judged: NOT_JUDGED,
    failOnGiven: true,
    ...overrides,
  });
}
