import { z } from 'zod';

const share = z.number().min(0).max(1);
const onProblem = z.enum(['pass', 'warn', 'fail']);

/** What a run is compared with, and how a verdict comes of it. */
export const compareSchema = z.strictObject({
  against: z.enum(['baseline', 'base-ref', 'none']).default('none'),
  baseline: z
    .strictObject({
      store: z.enum(['cache', 'file', 'artifact']).default('cache'),
      path: z.string().nullable().default(null),
      name: z.string().min(1).default('agent-bench'),
      maxAgeDays: z.number().positive().default(14),
      onMissing: onProblem.default('warn'),
      onStale: onProblem.default('warn'),
      onIncompatible: onProblem.default('fail'),
    })
    .prefault({}),
  baseRef: z
    .strictObject({
      ref: z.string().min(1).nullable().default(null),
      setup: z.array(z.array(z.string()).min(1)).default([]),
    })
    .prefault({}),
  alpha: z.number().gt(0).lt(1).default(0.05),
  adjust: z.enum(['benjamini-hochberg', 'holm']).default('benjamini-hochberg'),
  minCoverage: share.default(0.9),
  confirm: z.boolean().default(true),
  confirmMax: z.int().nonnegative().default(3),
  extendOnce: z.boolean().default(false),
  generalize: z.enum(['suite', 'cases']).default('suite'),
});

export const whereSchema = z.strictObject({
  target: z.string().optional(),
  case: z.string().optional(),
  mode: z.enum(['native', 'text', 'agent']).optional(),
  experiment: z.string().optional(),
  matrix: z.literal(true).optional(),
});

/** A rule on a comparison. */
export const gateSchema = z.strictObject({
  metric: z.string().min(1),
  maxDropPoints: z.number().nonnegative().optional(),
  maxRegressionPercent: z.number().nonnegative().optional(),
  minAbsolute: z.number().nonnegative().optional(),
  where: whereSchema.default({}),
  strict: z.boolean().default(false),
});

/** An absolute limit. */
export const budgetSchema = z.strictObject({
  metric: z.string().min(1),
  quantile: z.number().gt(0).lt(1).optional(),
  max: z.number().nonnegative().optional(),
  min: share.optional(),
  totalMax: z.number().nonnegative().optional(),
  policy: z.enum(['point', 'confident']).optional(),
  where: whereSchema.default({}),
});

export type CompareRules = z.infer<typeof compareSchema>;
export type GateRule = z.infer<typeof gateSchema>;
export type BudgetRule = z.infer<typeof budgetSchema>;
export type Where = z.infer<typeof whereSchema>;
