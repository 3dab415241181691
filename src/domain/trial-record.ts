import { z } from 'zod';
import { launchRecordSchema } from './launch.ts';
import { CALL_STATUSES, TRIAL_STATES } from './trial.ts';

const count = z.int().nonnegative();
const milliseconds = z.number().nonnegative().nullable();
const mode = z.enum(['native', 'text', 'agent']);

const usageSchema = z.strictObject({
  inputTokens: count,
  cacheReadInputTokens: count.nullable(),
  cacheWriteInputTokens: count.nullable(),
  outputTokens: count,
  reasoningOutputTokens: count.nullable(),
  totalTokens: count,
  adjusted: z.boolean(),
});

const errorSchema = z.strictObject({
  kind: z.enum(['http', 'protocol', 'provider', 'timeout', 'aborted', 'network']),
  status: z.int().nullable(),
  code: z.string().nullable(),
  message: z.string(),
});

/** Times of one call, in milliseconds from clock zero; docs/measurement.md says when one is null. */
const timingSchema = z.strictObject({
  requestLagMs: milliseconds,
  timeToFirstByteMs: milliseconds,
  timeToFirstItemMs: milliseconds,
  timeToFirstTokenMs: milliseconds,
  timeToFirstOutputMs: milliseconds,
  timeToFirstVisibleMs: milliseconds,
  timeToFirstToolCallMs: milliseconds,
  toolCallReadyMs: milliseconds,
  lastOutputMs: milliseconds,
  callDurationMs: milliseconds,
  timePerOutputTokenMs: milliseconds,
  chunkGapsMs: z.array(z.number().nonnegative()).nullable(),
});
export type CallTiming = z.infer<typeof timingSchema>;

const callSchema = z.strictObject({
  attemptId: z.string(),
  turn: z.int().positive(),
  attempt: count,
  /** The agent process that made the call; null for the built-in agent. */
  launchId: z.string().nullable(),
  modelAsked: z.string(),
  promptCharacters: count,
  /** False when nothing reached the provider: refused, or no connection was made. */
  sent: z.boolean(),
  status: z.enum(CALL_STATUSES),
  httpStatus: z.int().nullable(),
  error: errorSchema.nullable(),
  finishReason: z.enum(['stop', 'tool_calls', 'length', 'content_filter']).nullable(),
  model: z.string().nullable(),
  streamed: z.boolean(),
  chunks: count,
  clientStalled: z.boolean(),
  connectionReused: z.boolean().nullable(),
  timing: timingSchema,
  usage: usageSchema.nullable(),
  costUsd: z.number().nonnegative().nullable(),
});
export type CallRecord = z.infer<typeof callSchema>;

const toolCallSchema = z.strictObject({
  turn: z.int().positive(),
  name: z.string().nullable(),
  source: z.enum(['native', 'text']),
  outcome: z.enum([
    'ok',
    'scripted-error',
    'own-tool',
    'not-dispatched',
    'unknown-tool',
    'invalid-arguments',
    'malformed',
    'no-result',
  ]),
});

/** One expectation that did not hold: which, what was wanted, what came. */
const missSchema = z.strictObject({
  expectation: z.string(),
  expected: z.string(),
  actual: z.string(),
});
export type Miss = z.infer<typeof missSchema>;

/**
 * Totals of one trial; tokens and cost are null unless every call sent has evidence. `toolCalls` are
 * the calls that could be read; malformed ones are counted apart. The three fallback counts are turns
 * (wire B3).
 */
const trialTotalsSchema = z.strictObject({
  agentWallMs: milliseconds,
  agentWorkingMs: milliseconds,
  turns: count,
  attempts: count,
  toolCalls: count,
  fallbacks: count,
  failedFallbacks: count,
  unexpectedNatives: count,
  malformedToolCalls: count,
  unknownTools: count,
  invalidArguments: count,
  inputTokens: count.nullable(),
  cacheReadInputTokens: count.nullable(),
  cacheWriteInputTokens: count.nullable(),
  outputTokens: count.nullable(),
  reasoningOutputTokens: count.nullable(),
  totalTokens: count.nullable(),
  costUsd: z.number().nonnegative().nullable(),
});
export type TrialTotals = z.infer<typeof trialTotalsSchema>;

export const trialRecordSchema = z.strictObject({
  id: z.string(),
  target: z.string(),
  case: z.string(),
  mode,
  arm: z.string().nullable(),
  iteration: z.int().positive(),
  phase: z.enum(['warmup', 'measure', 'confirm']),
  state: z.enum(TRIAL_STATES),
  /** Why it is in this state; null only for `passed`. */
  reason: z.string().nullable(),
  misses: z.array(missSchema),
  totals: trialTotalsSchema.nullable(),
  calls: z.array(callSchema),
  toolCalls: z.array(toolCallSchema),
  /** Agent processes; none in the modes of the built-in agent. */
  launches: z.array(launchRecordSchema),
  /** The redacted last reply, where `report.outputs` asks for it. */
  output: z.string().nullable(),
});
export type TrialRecord = z.infer<typeof trialRecordSchema>;
