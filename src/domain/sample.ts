import { z } from 'zod';
import { METRIC_NAMES } from './metric.ts';
import { TRIAL_STATES } from './trial.ts';

const count = z.int().nonnegative();

/**
 * One trial as a comparison sees it: how it ended, what evidence it has, and one number per metric. A
 * call metric is the median over the trial's answered calls. A metric without a value is left out.
 */
export const trialSampleSchema = z.strictObject({
  iteration: z.int().positive(),
  state: z.enum(TRIAL_STATES),
  callsSent: count,
  callsWithUsage: count,
  callsPriced: count,
  /** Names of models that answered. */
  models: z.array(z.string()),
  values: z.partialRecord(z.enum(METRIC_NAMES), z.number().nonnegative()),
});
export type TrialSample = z.infer<typeof trialSampleSchema>;

/** The samples of one cell. */
export const sampleCellSchema = z.strictObject({
  target: z.string(),
  case: z.string(),
  mode: z.enum(['native', 'text', 'agent']),
  samples: z.array(trialSampleSchema),
});
export type SampledCell = z.infer<typeof sampleCellSchema>;
