import { z } from 'zod';
import { BASELINE_STORES, measuredTargetSchema } from './baseline.ts';
import { whereSchema } from './config-rules.ts';
import { METRIC_NAMES } from './metric.ts';
import { GATE_REASONS, VERDICTS } from './verdict-names.ts';

const count = z.int().nonnegative();
const share = z.number().min(0).max(1).nullable();
const range = z.tuple([z.number(), z.number()]).nullable();
const mode = z.enum(['native', 'text', 'agent']);

/** The outcome of a test on fresh pairs. */
const confirmationSchema = z.strictObject({
  planned: count,
  n: count,
  effect: z.number().nullable(),
  interval: range,
  level: share,
  p: share,
  pAdjusted: share,
});

/** A cell that looked bad by itself, and what became of it. */
export const suspectSchema = z.strictObject({
  case: z.string(),
  mode,
  /** In the unit of the gate's effect. */
  effect: z.number().nullable(),
  base: z.number().nullable(),
  head: z.number().nullable(),
  n: count,
  /** `flipped`: a deterministic metric, compared exactly, is beyond the margin here. */
  outcome: z.enum(['confirmed', 'not-confirmed', 'open', 'flipped']),
  /** Why it is open; else null. */
  cause: z
    .enum([
      'stored-baseline',
      'confirm-off',
      'beyond-confirm-max',
      'confirmation-incomplete',
      'budget-spent',
      'no-key',
      'no-base',
    ])
    .nullable(),
  /** Fresh pairs of this cell that would decide; null where it is decided. */
  pairsToDecide: count.nullable(),
  confirmation: confirmationSchema.nullable(),
});
export type Suspect = z.infer<typeof suspectSchema>;

/** One gate, applied to one comparison of one target. */
export const gateRowSchema = z.strictObject({
  metric: z.enum(METRIC_NAMES),
  /** `baseline`, `base-ref`, or `experiment:ID`. */
  comparison: z.string(),
  target: z.string(),
  where: whereSchema,
  verdict: z.enum(VERDICTS),
  reason: z.enum(GATE_REASONS),
  /** What the reason is about, such as two model names; null when the numbers say it all. */
  detail: z.string().nullable(),
  improved: z.boolean(),
  /** `exact`: deterministic values compared cell by cell, without a test. */
  method: z.enum(['exact', 'signed-rank', 'rank-sum', 'conditional']).nullable(),
  /** Of effect, interval and minimumDetectable. `points` are percentage points. */
  scale: z.enum(['ratio', 'difference', 'points']),
  effect: z.number().nullable(),
  interval: range,
  level: share,
  /** The same in the metric's own unit, beside a ratio. */
  difference: z.number().nullable(),
  differenceInterval: range,
  /** Median of the values compared, or the mean pass rate over cells. */
  base: z.number().nullable(),
  head: z.number().nullable(),
  p: share,
  pAdjusted: share,
  /** Pairs, or head trials beside a stored baseline, that were compared. */
  n: count,
  planned: count,
  margin: z.strictObject({
    percent: z.number().nullable(),
    absolute: z.number().nullable(),
    points: z.number().nullable(),
  }),
  strict: z.boolean(),
  /** The n that would decide with 80 % power, and the `runs` of each cell for it; null where n counts cases. */
  toDecide: z.strictObject({ n: count, runs: count.nullable() }).nullable(),
  /** The smallest harm that this n finds with 80 % power, as a distance from no effect. */
  minimumDetectable: z.number().nullable(),
  suspects: z.array(suspectSchema),
  /** Cells with one pair, whose pass rate can't be screened. */
  unscreened: count,
  /** Cells with too few trials beside a stored baseline, left out. */
  leftOut: count,
  flags: z.array(z.enum(['approximate', 'ties', 'exact-metric-varies'])),
});
export type GateRow = z.infer<typeof gateRowSchema>;

/** An absolute limit and what was found. */
export const budgetRowSchema = z.strictObject({
  metric: z.enum(METRIC_NAMES),
  /** Null for a total over all targets. */
  target: z.string().nullable(),
  where: whereSchema,
  kind: z.enum(['floor', 'ceiling', 'quantile', 'total']),
  policy: z.enum(['point', 'confident']),
  quantile: z.number().nullable(),
  limit: z.number(),
  verdict: z.enum(['pass', 'failed', 'inconclusive', 'invalid']),
  reason: z.enum([
    'within-limit',
    'beyond-limit',
    'reached-limit',
    'insufficient-samples',
    'coverage-below-minimum',
    'no-samples',
    'tokens-not-covered',
    'unpriced',
  ]),
  value: z.number().nullable(),
  /** The one-sided 95 % bounds of a rate under the confident policy. */
  bounds: range,
  /** Samples above a ceiling; null for the others. */
  exceeding: count.nullable(),
  n: count,
  /** Samples that would decide if none were bad; null when decided. */
  nToDecide: count.nullable(),
});
export type BudgetRow = z.infer<typeof budgetRowSchema>;

/** The base that ran in this job, so far as a merge of shards needs it to go on. */
const baseSideSchema = z.strictObject({
  caseHashes: z.record(z.string(), z.string()),
  targets: z.array(measuredTargetSchema),
});

/** What the run was compared with. */
export const baselineFactsSchema = z.strictObject({
  against: z.enum(['baseline', 'base-ref']),
  store: z.enum(BASELINE_STORES).nullable(),
  state: z.enum(['used', 'stale', 'missing', 'first-run', 'incompatible']),
  /** Why it is missing, stale or incompatible, in words; null when it is used. */
  reason: z.string().nullable(),
  /** True where the policy, or a fault of the store, asks for a warning beside the job. */
  warns: z.boolean(),
  commit: z.string().nullable(),
  branch: z.string().nullable(),
  createdAt: z.string().nullable(),
  ageDays: z.number().nonnegative().nullable(),
  /** Trials on the base's side. */
  n: count,
  /** False when times were measured on unlike machines. */
  sameRunner: z.boolean(),
  cases: z.strictObject({
    common: z.array(z.string()),
    added: z.array(z.string()),
    removed: z.array(z.string()),
    changed: z.array(z.string()),
    renamed: z.array(z.strictObject({ from: z.string(), to: z.string() })),
  }),
  /** Null for a stored baseline, and where there is no base. */
  base: baseSideSchema.nullable(),
  /** Targets of the base that this run does not have: nothing is said about them. */
  removedTargets: z.array(z.string()),
  /** What differs between the two sides of a target: the treatment. */
  treatments: z.array(
    z.strictObject({ target: z.string(), key: z.string(), base: z.string(), head: z.string() }),
  ),
});
export type BaselineFacts = z.infer<typeof baselineFactsSchema>;

/** Whose rules judged the run. */
export const policyFactsSchema = z.strictObject({
  from: z.enum(['head', 'base']),
  commit: z.string().nullable(),
  /** Top-level keys in which the pull request's own rules differ, and inputs that weaken the base's. */
  changed: z.array(z.string()),
  /** True when the base has no rules, so that the head's are shown as advice. */
  introduced: z.boolean(),
});
export type PolicyFacts = z.infer<typeof policyFactsSchema>;
