import { z } from 'zod';
import { sampleCellSchema } from './sample.ts';

/** The machine a run was measured on, as far as it matters to its times. */
export const runnerSchema = z.strictObject({
  os: z.string(),
  arch: z.string(),
  cpu: z.string(),
  cores: z.int().positive(),
  /** Version of the runner's image; null where the machine names none. */
  image: z.string().nullable(),
  node: z.string(),
});
export type RunnerFacts = z.infer<typeof runnerSchema>;

/** An agent process as it was measured. */
export const measuredAgentSchema = z.strictObject({
  recipe: z.string(),
  protocol: z.string(),
  network: z.string(),
  command: z.array(z.string()),
});

/** A target as it was measured: what may change between two runs is the treatment. */
export const measuredTargetSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(['chat', 'command']),
  provider: z.string(),
  model: z.string(),
  params: z.record(z.string(), z.json()),
  limits: z.record(z.string(), z.number().nullable()),
  /** Null for the built-in agent. */
  agent: measuredAgentSchema.nullable().default(null),
});
export type MeasuredTarget = z.infer<typeof measuredTargetSchema>;

/** What later runs are compared with: samples and fingerprints of one run, no prompts and no replies. */
export const baselineSchema = z.strictObject({
  schemaVersion: z.literal(1),
  tool: z.strictObject({ name: z.literal('agent-bench'), version: z.string() }),
  /** `compare.baseline.name` of the run that wrote it. */
  name: z.string(),
  /** The branch it was measured on; null outside Actions. */
  branch: z.string().nullable(),
  commit: z.string().nullable(),
  createdAt: z.iso.datetime(),
  live: z.boolean(),
  textTemplate: z.int().positive(),
  configHash: z.string(),
  caseHashes: z.record(z.string(), z.string()),
  runner: runnerSchema,
  targets: z.array(measuredTargetSchema),
  cells: z.array(sampleCellSchema),
});
export type BaselineRecord = z.infer<typeof baselineSchema>;

export const BASELINE_STORES = ['cache', 'file', 'artifact'] as const;
export type BaselineStoreName = (typeof BASELINE_STORES)[number];

/** What a store has to compare with: a record, or why there is none. `broken` is a fault, not an absence. */
export type BaselineAnswer =
  | { readonly kind: 'record'; readonly record: BaselineRecord }
  | { readonly kind: 'none'; readonly reason: string; readonly broken: boolean };
