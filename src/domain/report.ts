import { z } from 'zod';
import type { JsonValue } from './json.ts';
import { CALL_STATUSES, TRIAL_STATES } from './trial.ts';

const jsonValue: z.ZodType<JsonValue> = z.json();
const count = z.int().nonnegative();
const milliseconds = z.number().nonnegative().nullable();
const share = z.number().min(0).max(1).nullable();
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
  /** The redacted last reply, where `report.outputs` asks for it. */
  output: z.string().nullable(),
});
export type TrialRecord = z.infer<typeof trialRecordSchema>;

/** A sample's size, quantiles (type 7) and what makes them doubtful. */
const distributionSchema = z.strictObject({
  n: count,
  p50: z.number().nullable(),
  p95: z.number().nullable(),
  lowSample: z.array(z.enum(['p50', 'p95'])),
  /** Samples taken while our own loop was late. */
  stalled: count,
});
export type Distribution = z.infer<typeof distributionSchema>;

const rateSchema = z.strictObject({
  passed: count,
  n: count,
  rate: share,
  /** Wilson score interval, 95 %. */
  interval: z.tuple([z.number(), z.number()]).nullable(),
});
export type PassRate = z.infer<typeof rateSchema>;

const coverageSchema = z.strictObject({
  planned: count,
  valid: count,
  trialCoverage: share,
  callsSent: count,
  callsWithUsage: count,
  tokenCoverage: share,
  callsPriced: count,
  pricingCoverage: share,
});
export type Coverage = z.infer<typeof coverageSchema>;

/** Sums over all counted trials; null unless covered in full, then `observed` holds the partial sum. */
const totalSchema = z.strictObject({
  value: z.number().nonnegative().nullable(),
  observed: z.number().nonnegative(),
  reason: z.string().nullable(),
});
export type Total = z.infer<typeof totalSchema>;

const cellSchema = z.strictObject({
  target: z.string(),
  case: z.string(),
  mode,
  arm: z.string().nullable(),
  planned: count,
  states: z.partialRecord(z.enum(TRIAL_STATES), count),
  callStatuses: z.partialRecord(z.enum(CALL_STATUSES), count),
  passRate: rateSchema,
  coverage: coverageSchema,
  /** By metric name; call metrics take calls `ok` and `length`, trial metrics take passed trials. */
  distributions: z.record(z.string(), distributionSchema),
  /** Calls that could be read, by where they were found. */
  toolCallsBySource: z.strictObject({ native: count, text: count }),
  /** Turns, as in the totals of a trial. */
  fallbacks: count,
  failedFallbacks: count,
  unexpectedNatives: count,
  malformedToolCalls: count,
  unknownTools: count,
  invalidArguments: count,
});
export type Cell = z.infer<typeof cellSchema>;

const comparisonSideSchema = z.strictObject({
  passRate: rateSchema,
  agentWallMs: distributionSchema,
  totalTokens: distributionSchema,
});

/** Head against base over pairs in which both trials passed; the interval has the level it achieved. */
const pairEffectSchema = z.strictObject({
  planned: count,
  n: count,
  /** head / base; null without a pair. */
  ratio: z.number().positive().nullable(),
  /** Null where so few pairs give none. */
  interval: z.tuple([z.number(), z.number()]).nullable(),
  level: share,
  /** Two-sided. */
  p: share,
});
export type PairEffect = z.infer<typeof pairEffectSchema>;

/** Native (base) beside text (head) for one target and one case, or for all its cases together. */
const comparisonSchema = z.strictObject({
  kind: z.literal('mode'),
  target: z.string(),
  /** Null for all cases together. */
  case: z.string().nullable(),
  base: comparisonSideSchema,
  head: comparisonSideSchema,
  /** Null where the label says why no effect can be read. */
  effects: z
    .strictObject({ agentWallMs: pairEffectSchema, totalTokens: pairEffectSchema })
    .nullable(),
  /** Why no effect can be read from the two sides, such as `not-same-request`; else null. */
  label: z.string().nullable(),
});
export type Comparison = z.infer<typeof comparisonSchema>;

const runSchema = z.strictObject({
  id: z.string(),
  startedAt: z.iso.datetime(),
  durationMs: z.number().nonnegative(),
  live: z.boolean(),
  commit: z.string().nullable(),
  seed: count,
  runs: z.int().positive(),
  concurrency: z.int().positive(),
  warmup: count,
  configPath: z.string().nullable(),
  configHash: z.string(),
  /** Content hash of each case: what the agent sees and is judged by. */
  caseHashes: z.record(z.string(), z.string()),
  textTemplate: z.int().positive(),
  failOn: z.array(z.string()),
  targets: z.array(
    z.strictObject({
      id: z.string(),
      provider: z.string(),
      model: z.string(),
      baseUrl: z.string().nullable(),
      params: z.record(z.string(), jsonValue),
      modelsReturned: z.array(z.string()),
    }),
  ),
  runner: z.strictObject({
    os: z.string(),
    arch: z.string(),
    cpu: z.string(),
    cores: z.int().positive(),
    node: z.string(),
  }),
});
export type RunFacts = z.infer<typeof runSchema>;

/** The one typed report that every format is rendered from. */
export const reportSchema = z.strictObject({
  schemaVersion: z.literal(1),
  tool: z.strictObject({ name: z.literal('agent-bench'), version: z.string() }),
  run: runSchema,
  /** Null when nothing was compared. */
  verdict: z.enum(['pass', 'regressed', 'inconclusive', 'invalid']).nullable(),
  exitCode: z.int().min(0).max(2),
  /** Why the exit code is not 0, in the words of `failOn`; empty when it is. */
  exitReasons: z.array(z.string()),
  /** True while the run goes on, and for good when it was cut short. */
  partial: z.boolean(),
  gates: z.array(z.never()),
  budgets: z.array(z.never()),
  baseline: z.null(),
  passRate: rateSchema,
  states: z.partialRecord(z.enum(TRIAL_STATES), count),
  coverage: coverageSchema,
  totals: z.strictObject({
    inputTokens: totalSchema,
    outputTokens: totalSchema,
    totalTokens: totalSchema,
    costUsd: totalSchema,
  }),
  cells: z.array(cellSchema),
  comparisons: z.array(comparisonSchema),
  experiments: z.array(z.never()),
  notes: z.array(z.string()),
  trials: z.array(trialRecordSchema),
});
export type Report = z.infer<typeof reportSchema>;

/** The report without its trials: what `--json` prints. */
export type ReportSummary = Omit<Report, 'trials'>;
