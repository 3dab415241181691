import { z } from 'zod';
import type { JsonValue } from './json.ts';

/** Ids appear in file names, tables and cache keys, so their alphabet is small. */
export const idSchema = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9._-]{0,95}$/,
    'an id: 1 to 96 of A-Z a-z 0-9 . _ - and first a letter or digit',
  );

const jsonValue: z.ZodType<JsonValue> = z.json();
const jsonObject = z.record(z.string(), jsonValue);
const count = z.int().nonnegative();
const positive = z.int().positive();

/** What one argument of a tool call must be; exactly one key. */
export const argumentMatcherSchema = z.union([
  z.strictObject({ equals: jsonValue }),
  z.strictObject({ oneOf: z.array(jsonValue).min(1) }),
  z.strictObject({ regex: z.string() }),
  z.strictObject({ number: z.number(), tolerance: z.number().nonnegative().default(0) }),
  z.strictObject({ absent: z.literal(true) }),
  z.strictObject({ any: z.literal(true) }),
]);
export type ArgumentMatcher = z.infer<typeof argumentMatcherSchema>;

export const argumentMatchersSchema = z.record(z.string(), argumentMatcherSchema);
export type ArgumentMatchers = z.infer<typeof argumentMatchersSchema>;

/** One scripted answer of a tool; `when` keeps it for calls with matching arguments. */
const toolResultSchema = z.union([
  z.strictObject({ when: argumentMatchersSchema.optional(), value: jsonValue }),
  z.strictObject({ when: argumentMatchersSchema.optional(), error: z.string().min(1) }),
]);
export type ToolResult = z.infer<typeof toolResultSchema>;

const toolName = z
  .string()
  .regex(/^[A-Za-z0-9_.:-]{1,64}$/, 'a tool name: 1 to 64 of A-Z a-z 0-9 _ . : -');

export const toolSchema = z.strictObject({
  name: toolName,
  description: z.string().optional(),
  parameters: jsonObject
    .default({ type: 'object', properties: {} })
    .describe('JSON Schema of the arguments object'),
  results: z.array(toolResultSchema).optional().describe('Answers in order, each given once'),
  error: z.string().min(1).optional().describe('The answer to every call is this error'),
});
export type ScriptedTool = z.infer<typeof toolSchema>;

const expectedCallSchema = z.strictObject({
  name: toolName,
  arguments: argumentMatchersSchema.default({}),
});
export type ExpectedCall = z.infer<typeof expectedCallSchema>;

export const expectationSchema = z.strictObject({
  outputContains: z.union([z.string(), z.array(z.string()).min(1)]).optional(),
  outputMatches: z.string().optional().describe('JavaScript regular expression, without flags'),
  outputJsonSchema: jsonObject.optional(),
  toolCalls: z
    .strictObject({
      match: z.enum(['exact', 'subset', 'ordered']).default('exact'),
      calls: z.array(expectedCallSchema),
    })
    .optional(),
  noToolCalls: z.literal(true).optional(),
  maxToolCalls: count.optional(),
  maxTurns: positive.optional(),
});
export type Expectation = z.infer<typeof expectationSchema>;

const scriptedCallSchema = z.strictObject({
  name: z.string(),
  arguments: z
    .union([jsonObject, z.string()])
    .describe('an object, or the raw text of an argument string, well-formed or not'),
});

const delaySchema = z.strictObject({
  prefill: z.number().nonnegative().optional(),
  first: z.number().nonnegative().optional(),
  gap: z.number().nonnegative().optional(),
});

export const scriptedUsageSchema = z.strictObject({
  inputTokens: count,
  outputTokens: count,
  cacheReadInputTokens: count.optional(),
  cacheWriteInputTokens: count.optional(),
  reasoningOutputTokens: count.optional(),
});

/** One scripted turn of the model. */
export const mockRoundSchema = z.strictObject({
  text: z.string().optional(),
  reasoning: z.string().optional(),
  toolCalls: z.array(scriptedCallSchema).optional(),
  error: z
    .strictObject({ status: z.int().min(400).max(599), body: jsonValue.optional() })
    .optional(),
  usage: scriptedUsageSchema.optional(),
  delaysMs: delaySchema.optional(),
});
export type MockRound = z.infer<typeof mockRoundSchema>;

export const caseSchema = z.strictObject({
  version: z.literal(1),
  id: idSchema,
  description: z.string().default(''),
  system: z.string().optional(),
  prompt: z.string().min(1),
  tools: z.array(toolSchema).default([]),
  expect: expectationSchema,
  mock: z
    .strictObject({
      native: z.array(mockRoundSchema).min(1).optional(),
      text: z.array(mockRoundSchema).min(1).optional(),
    })
    .optional()
    .describe('Scripts that play the model in mock mode, one round for each turn'),
  limits: z
    .strictObject({
      maxTurns: positive.optional(),
      maxToolCalls: count.optional(),
      maxTokens: positive.optional(),
      trialTimeoutSeconds: z.number().positive().optional(),
    })
    .default({}),
});
/** A task for one agent run, with the scripts that play the model in mock mode. */
export type Case = z.infer<typeof caseSchema>;
