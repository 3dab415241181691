import type { CallEvent, LaunchEvent, ToolEvent } from '../../domain/event.ts';
import type { TrialEvidence } from '../../domain/evidence.ts';
import type { LaunchRecord } from '../../domain/launch.ts';
import type { Rate } from '../../domain/rates.ts';
import type { CallRecord, TrialRecord, TrialTotals } from '../../domain/trial-record.ts';
import type { PlannedTrial } from '../../domain/trial.ts';
import type { TokenUsage, WireError } from '../../domain/wire.ts';
import { agentTimes } from './agent-times.ts';
import { countedUsage } from './counted-usage.ts';
import { excerpt } from '../evaluate/excerpt.ts';
import type { Evaluation } from '../evaluate/evaluate.ts';
import { classifyTurns } from './fallbacks.ts';
import { nanoUsdOf, usdOf } from './nano-usd.ts';
import { priceCall } from './price.ts';
import { streamTiming } from './stream-timing.ts';

export interface TrialRecordInput {
  readonly trial: PlannedTrial;
  readonly evidence: TrialEvidence;
  readonly evaluation: Evaluation;
  /** The price of a model of the target's provider; null when there is none. */
  readonly rateOf: (model: string) => Rate | null;
  /** The last reply, where the report is to keep it; else null. */
  readonly output: string | null;
}

/**
 * A trial as the report has it, computed from its evidence alone. Not redacted yet: that comes after
 * evaluation and before any sink.
 */
export function buildTrialRecord(input: TrialRecordInput): TrialRecord {
  const { trial, evidence, evaluation, output } = input;
  const calls = evidence.calls.map((call) => callRecord(call, input.rateOf(call.modelAsked)));
  return {
    ...trial,
    state: evaluation.state,
    reason: evaluation.reason,
    misses: [...evaluation.misses],
    totals: totalsOf(trial, evidence, calls),
    calls,
    toolCalls: evidence.tools.map(toolCallRecord),
    launches: evidence.launches.map(launchRecord),
    output,
  };
}

/** The record of a planned trial that left no evidence. */
export function emptyTrialRecord(
  trial: PlannedTrial,
  { state, reason }: Pick<Evaluation, 'state' | 'reason'>,
): TrialRecord {
  return {
    ...trial,
    state,
    reason,
    misses: [],
    totals: null,
    calls: [],
    toolCalls: [],
    launches: [],
    output: null,
  };
}

function callRecord(event: CallEvent, rate: Rate | null): CallRecord {
  const call = { ...event, usage: countedUsage(event.usage) };
  return {
    attemptId: call.attemptId,
    turn: call.turn,
    attempt: call.attempt,
    launchId: call.launchId,
    modelAsked: call.modelAsked,
    promptCharacters: call.promptCharacters,
    sent: call.sentAtMs !== null && call.status !== 'refused-over-budget',
    status: call.status,
    httpStatus: call.httpStatus,
    error: call.error === null ? null : errorRecord(call.error),
    finishReason: call.finishReason,
    model: call.model,
    streamed: call.streamed,
    chunks: call.reads.length,
    clientStalled: call.clientStalled,
    connectionReused: call.connectionReused,
    timing: streamTiming(call),
    usage: call.usage,
    costUsd: usdOf(priceCall(call.usage, rate)),
  };
}

function errorRecord({ kind, status, code, message }: WireError): CallRecord['error'] {
  return { kind, status, code, message };
}

function launchRecord(event: LaunchEvent): LaunchRecord {
  const { type: _type, answer: _answer, ...record } = event;
  return record;
}

/** A model may make up a name of any length; an offered one is never cut. */
function toolCallRecord({
  turn,
  name,
  source,
  outcome,
}: ToolEvent): TrialRecord['toolCalls'][number] {
  return { turn, name: name === null ? null : excerpt(name), source, outcome };
}

function totalsOf(
  { mode }: PlannedTrial,
  evidence: TrialEvidence,
  calls: readonly CallRecord[],
): TrialTotals {
  const sent = calls.filter((call) => call.sent);
  const count = (outcome: ToolEvent['outcome']): number =>
    evidence.tools.filter((tool) => tool.outcome === outcome).length;
  return {
    ...agentTimes(evidence),
    turns: new Set(calls.map((call) => call.turn)).size,
    attempts: calls.filter((call) => call.status !== 'refused-over-budget').length,
    toolCalls: evidence.tools.length - count('malformed'),
    ...classifyTurns(mode, evidence.tools),
    malformedToolCalls: count('malformed'),
    unknownTools: count('unknown-tool'),
    invalidArguments: count('invalid-arguments'),
    inputTokens: sumTokens(sent, 'inputTokens'),
    cacheReadInputTokens: sumTokens(sent, 'cacheReadInputTokens'),
    cacheWriteInputTokens: sumTokens(sent, 'cacheWriteInputTokens'),
    outputTokens: sumTokens(sent, 'outputTokens'),
    reasoningOutputTokens: sumTokens(sent, 'reasoningOutputTokens'),
    totalTokens: sumTokens(sent, 'totalTokens'),
    costUsd: usdOf(sumKnown(sent.map((call) => nanoUsdOf(call.costUsd)))),
  };
}

function sumTokens(
  calls: readonly CallRecord[],
  field: Exclude<keyof TokenUsage, 'adjusted'>,
): number | null {
  return sumKnown(calls.map(({ usage }) => usage?.[field] ?? null));
}

/** Null unless there is something to add up and all of it is known. */
function sumKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0 || known.length < values.length) return null;
  return known.reduce((sum, value) => sum + value, 0);
}
