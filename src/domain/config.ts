import { z } from 'zod';
import { baseUrlProblem } from './base-url.ts';
import { idSchema } from './case.ts';
import {
  COMMENT_MODES,
  COMMENT_POLICIES,
  DEFAULT_CASES,
  FAIL_ON,
  FORMATS,
  KEEP,
  MAX_CONCURRENCY,
  MODES,
  PROTOCOLS,
} from './config-names.ts';
import { budgetSchema, compareSchema, gateSchema } from './config-rules.ts';

const jsonObject = z.record(z.string(), z.json());
const positive = z.int().positive();
const seconds = z.number().positive();
const environmentName = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'the NAME of an environment variable');

/** Only addresses that can be printed: http(s), no user info, no query that looks like a key. */
export const baseUrlSchema = z
  .string()
  .superRefine((text, context) => {
    const problem = baseUrlProblem(text);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  })
  .meta({
    description: 'Address up to and with /v1; calls go to BASE_URL/chat/completions',
    pattern: '^https?://',
  });

const paramsSchema = z.strictObject({
  temperature: z.number().min(0).optional(),
  topP: z.number().min(0).max(1).optional(),
  maxTokens: positive.optional(),
  seed: z.int().optional(),
  stop: z.union([z.string(), z.array(z.string()).min(1)]).optional(),
  toolChoice: z.enum(['auto', 'required', 'none']).optional(),
  reasoningEffort: z.string().min(1).optional(),
  extraBody: jsonObject.optional().describe("A provider's own fields, sent as they are"),
});
/** Request parameters; one that is absent is not sent. */
export type ChatParams = z.infer<typeof paramsSchema>;

const chatLimitsSchema = z.strictObject({
  callTimeoutSeconds: seconds.default(60),
  trialTimeoutSeconds: seconds.default(300),
  maxTurns: positive.default(8),
  retries: z
    .int()
    .min(0)
    .max(10)
    .default(2)
    .describe('Further attempts of one turn, only before its first item arrived'),
});
export type ChatLimits = z.infer<typeof chatLimitsSchema>;

export const chatTargetSchema = z.strictObject({
  id: idSchema,
  baseUrl: baseUrlSchema,
  model: z.string().min(1),
  provider: z
    .string()
    .min(1)
    .nullable()
    .default(null)
    .describe('First half of the rate-card key; null means the host of baseUrl'),
  apiKeyEnv: environmentName
    .optional()
    .describe('NAME of the variable that holds the key; leave it out when no key is needed'),
  params: paramsSchema.default({}),
  protocol: z.enum(PROTOCOLS).default('chat-completions'),
  limits: chatLimitsSchema.prefault({}),
});
export type ChatTarget = z.infer<typeof chatTargetSchema>;

export const commandTargetSchema = z.strictObject({
  id: idSchema,
  command: z
    .array(z.string().min(1))
    .min(1)
    .describe(
      'Program and arguments; {{prompt}} {{baseUrl}} {{token}} {{workspace}} {{home}} are filled in',
    ),
  recipe: z.enum(['generic', 'codex', 'claude', 'opencode', 'pi']).default('generic'),
  env: z.record(environmentName, z.string()).default({}),
  passEnv: z
    .array(environmentName)
    .default([])
    .describe('Names of variables that the agent process may see'),
  protocol: z.enum(PROTOCOLS).default('chat-completions'),
  upstream: z
    .string()
    .min(1)
    .describe('Id of a chat target that speaks the same protocol, or builtin:scripted'),
  network: z.enum(['open', 'gateway-only']).default('open'),
  limits: z
    .strictObject({
      maxAttempts: positive.default(60),
      callTimeoutSeconds: seconds.default(60),
      trialTimeoutSeconds: seconds.default(300),
      maxTokens: positive.nullable().default(null),
      maxUsd: z.number().positive().nullable().default(null),
    })
    .prefault({}),
});
export type CommandTarget = z.infer<typeof commandTargetSchema>;

export const targetSchema = z.union([chatTargetSchema, commandTargetSchema]);
export type Target = z.infer<typeof targetSchema>;

const matrixSchema = z.strictObject({
  targets: z.array(z.string()).min(1).optional().describe('Default: all chat targets'),
  cases: z
    .array(z.string().min(1))
    .min(1)
    .default([...DEFAULT_CASES])
    .describe('builtin:*, builtin:ID, or patterns of case files from the repository root'),
  modes: z
    .array(z.enum(MODES))
    .min(1)
    .default([...MODES]),
  runs: positive.default(1).describe('Iterations of each target, case and mode'),
  concurrency: positive.max(MAX_CONCURRENCY).default(1).describe('Trials at the same time'),
  warmup: z
    .int()
    .nonnegative()
    .nullable()
    .default(null)
    .describe('Trials per target that are never counted; null means 0 in mock mode, 1 live'),
  seed: z.int().nonnegative().default(1),
});

const promptContextSchema = z.strictObject({
  enabled: z.boolean(),
  recentEvents: positive.optional(),
  maxEvents: positive.optional(),
});

const armSchema = z.strictObject({
  promptContext: promptContextSchema.optional(),
  target: z.string().optional(),
  model: z.string().optional(),
  params: paramsSchema.optional(),
  promptFile: z.string().optional(),
  env: z.record(environmentName, z.string()).optional(),
  ref: z.string().optional(),
});

const experimentSchema = z.strictObject({
  id: idSchema,
  scenario: z.string().min(1),
  target: z.string().min(1),
  arms: z
    .record(idSchema, armSchema)
    .refine((arms) => Object.keys(arms).length === 2, 'exactly two arms, the first is the base')
    .meta({ minProperties: 2, maxProperties: 2 }),
  pairs: positive.default(8),
  limits: z
    .strictObject({
      maxLaunches: positive.default(20),
      launchTimeoutSeconds: seconds.default(300),
      maxAttempts: positive.default(400),
      callTimeoutSeconds: seconds.default(120),
      armTimeoutSeconds: seconds.default(1800),
      maxTokens: positive.nullable().default(null),
      maxUsd: z.number().positive().nullable().default(null),
    })
    .prefault({}),
  keepWorkspaces: z.enum(['none', 'failures', 'all']).default('failures'),
  allowDirtySource: z.boolean().default(false),
});

const reportSchema = z.strictObject({
  outputs: z.enum(KEEP).default('none').describe('Whose redacted replies the report keeps'),
  formats: z.array(z.enum(FORMATS)).default(['html']),
  keepLedgers: z.enum(KEEP).default('none').describe('Whose SQLite ledger is written to a file'),
});

const commentSchema = z.strictObject({
  policy: z.enum(COMMENT_POLICIES).default('always'),
  mode: z.enum(COMMENT_MODES).default('update'),
  key: z.string().min(1).nullable().default(null),
});

export type CommentRules = z.infer<typeof commentSchema>;

/** The config file, version 1: every key, every default. */
export const configSchema = z.strictObject({
  version: z.literal(1),
  live: z
    .boolean()
    .nullable()
    .default(null)
    .describe('null: --mock or --live decides; false: scripts answer; true: endpoints answer'),
  failOn: z
    .array(z.enum(FAIL_ON))
    .min(1)
    .nullable()
    .default(null)
    .describe('What makes exit status 1; null means failure, regressed, invalid, budget'),
  targets: z.array(targetSchema).min(1).optional().describe('What is measured'),
  matrix: matrixSchema.prefault({}),
  experiments: z.array(experimentSchema).default([]),
  compare: compareSchema.prefault({}),
  gates: z.array(gateSchema).default([]),
  budgets: z.array(budgetSchema).default([]),
  pricing: z
    .strictObject({ rateCards: z.string().min(1).describe('Rate-card file; no price is built in') })
    .optional(),
  report: reportSchema.prefault({}),
  comment: commentSchema.prefault({}),
});
export type Config = z.infer<typeof configSchema>;
