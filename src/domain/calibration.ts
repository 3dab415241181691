import { z } from 'zod';
import { METRIC_NAMES } from './metric.ts';

const count = z.int().nonnegative();
const share = z.number().min(0).max(1);

/** How noisy one metric of one target is when nothing has changed, and what its gate makes of that. */
export const calibrationRowSchema = z.strictObject({
  target: z.string(),
  metric: z.enum(METRIC_NAMES),
  scale: z.enum(['ratio', 'difference', 'points']),
  n: count,
  /** Standard deviation between the two sides of a pair: relative for a ratio, points, or the metric's unit. */
  noise: z.number().nonnegative(),
  /** The smallest harm that this n finds with 80 % power under the policy's alpha, on the same scale. */
  minimumDetectable: z.number().nonnegative(),
  /** The smallest round margin at which this n decides: percent, points, or the metric's unit. */
  proposedMargin: z.number().nonnegative(),
  /** How often gates on this metric would end how without any change; null when none is configured. */
  gate: z.strictObject({ falseRed: share, inconclusive: share, pass: share }).nullable(),
});
export type CalibrationRow = z.infer<typeof calibrationRowSchema>;

/** An A/A run: the same arm twice. */
export const calibrationSchema = z.strictObject({
  /** Benchmarks drawn from the pairs that were run, sides exchanged at random. */
  resamples: count,
  /** How often any gate of the job would be red; null without gates. */
  falseRed: share.nullable(),
  rows: z.array(calibrationRowSchema),
});
export type Calibration = z.infer<typeof calibrationSchema>;
