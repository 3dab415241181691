import { z } from 'zod';
import { measuredAgentSchema, runnerSchema } from './baseline.ts';
import { calibrationSchema } from './calibration.ts';
import { EVIDENCE_FAULTS } from './journal.ts';
import type { JsonValue } from './json.ts';
import { trialRecordSchema } from './trial-record.ts';
import { CALL_STATUSES, TRIAL_STATES } from './trial.ts';
import {
  baselineFactsSchema,
  budgetRowSchema,
  gateRowSchema,
  policyFactsSchema,
} from './verdict.ts';
import { VERDICTS } from './verdict-names.ts';

const jsonValue: z.ZodType<JsonValue> = z.json();
const count = z.int().nonnegative();
const share = z.number().min(0).max(1).nullable();
const mode = z.enum(['native', 'text', 'agent']);

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

/**
 * Two sides of one target and case, or of all its cases together: native (base) beside text (head), or in one mode
 * the base beside the head. Exploratory: gates alone decide.
 */
const comparisonSchema = z.strictObject({
  kind: z.enum(['mode', 'arm']),
  target: z.string(),
  /** The mode of both arms; null for mode against mode. */
  mode: mode.nullable(),
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

/** The job on a code host that a report comes from. */
const originSchema = z.strictObject({
  /** `owner/name`. */
  repository: z.string(),
  workflow: z.string(),
  runId: z.string(),
  runAttempt: z.string(),
  eventName: z.string(),
  pullNumber: z.int().positive().nullable(),
  /** The head of the pull request; null for other events. */
  headSha: z.string().nullable(),
});
export type Origin = z.infer<typeof originSchema>;

/** Which part of a plan was run, of how many. */
const shardSchema = z.strictObject({ index: z.int().positive(), total: z.int().positive() });
export type Shard = z.infer<typeof shardSchema>;

const runSchema = z.strictObject({
  id: z.string(),
  /** Null outside Actions. */
  origin: originSchema.nullable(),
  /** Null for a run of the whole plan. */
  shard: shardSchema.nullable(),
  startedAt: z.iso.datetime(),
  durationMs: z.number().nonnegative(),
  live: z.boolean(),
  commit: z.string().nullable(),
  /** The branch of the commit; null outside Actions. */
  branch: z.string().nullable(),
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
      limits: z.record(z.string(), z.number().nullable()),
      agent: measuredAgentSchema.nullable(),
      modelsReturned: z.array(z.string()),
    }),
  ),
  runner: runnerSchema,
});
export type RunFacts = z.infer<typeof runSchema>;

/** The one typed report that every format is rendered from. */
export const reportSchema = z.strictObject({
  schemaVersion: z.literal(1),
  tool: z.strictObject({ name: z.literal('agent-bench'), version: z.string() }),
  run: runSchema,
  /** Null when nothing was compared. */
  verdict: z.enum(VERDICTS).nullable(),
  exitCode: z.int().min(0).max(2),
  /** Why the exit code is not 0, in the words of `failOn`; empty when it is. */
  exitReasons: z.array(z.string()),
  /** True while the run goes on, and for good when it was cut short. */
  partial: z.boolean(),
  gates: z.array(gateRowSchema),
  budgets: z.array(budgetRowSchema),
  /** What the run was compared with; null when nothing was to be. */
  baseline: baselineFactsSchema.nullable(),
  /** Whose rules judged a pull request; null outside one. */
  policy: policyFactsSchema.nullable(),
  /** Of a run of the same arm twice; null for any other. */
  calibration: calibrationSchema.nullable(),
  /** Of the head's side: trials of a base never count. */
  passRate: rateSchema,
  states: z.partialRecord(z.enum(TRIAL_STATES), count),
  coverage: coverageSchema,
  /** Over all that ran, both sides and fresh pairs: what the run used up. */
  totals: z.strictObject({
    inputTokens: totalSchema,
    outputTokens: totalSchema,
    totalTokens: totalSchema,
    costUsd: totalSchema,
  }),
  /** Whether journal and records agree; while they do not, no token count and no cost is given. */
  evidence: z.strictObject({
    reconciled: z.boolean(),
    faults: z.array(z.strictObject({ code: z.enum(EVIDENCE_FAULTS), words: z.string() })),
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
