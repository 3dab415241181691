import { z } from 'zod';

const index = z.number().int().nullable();
const count = z.number().nullable();

const usage = z.strictObject({
  inputTokens: z.number(),
  cacheReadInputTokens: count,
  cacheWriteInputTokens: count,
  outputTokens: z.number(),
  reasoningOutputTokens: count,
  totalTokens: z.number(),
});

const expectation = z.strictObject({
  status: z.enum([
    'ok',
    'empty-output',
    'length',
    'content-filter',
    'stream-error',
    'truncated',
    'http-error',
    'timeout',
  ]),
  httpStatus: z.number().int(),
  errorCode: z.string().nullable(),
  retryable: z.boolean().nullable(),
  model: z.string().nullable(),
  usage: usage.nullable(),
  toolCalls: z.array(
    z.strictObject({ name: z.string(), arguments: z.record(z.string(), z.json()).nullable() }),
  ),
  firstItemChunk: index,
  firstTokenChunk: index,
  firstOutputChunk: index,
  firstVisibleChunk: index,
});

const fixture = z.object({
  id: z.string(),
  protocol: z.string(),
  stream: z.boolean(),
  response: z.object({
    status: z.number().int(),
    headers: z.record(z.string(), z.string()),
    chunks: z.array(z.union([z.object({ text: z.string() }), z.object({ base64: z.base64() })])),
    end: z.enum(['close', 'reset', 'stall']),
  }),
  expect: expectation,
});

export type Fixture = z.infer<typeof fixture>;
export type Expectation = z.infer<typeof expectation>;

/** Reads the text of a fixture file; null for JSON that is no gateway fixture. Throws when it should be one and is broken. */
export function readFixture(text: string): Fixture | null {
  const value: unknown = JSON.parse(text);
  return looksLikeFixture(value) ? fixture.parse(value) : null;
}

function looksLikeFixture(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return 'response' in value && 'expect' in value && 'protocol' in value;
}

/** The bytes of each chunk of a fixture's body. */
export function chunkBytes({ response }: Fixture): readonly Uint8Array[] {
  return response.chunks.map((chunk) =>
    'text' in chunk ? Buffer.from(chunk.text, 'utf8') : Buffer.from(chunk.base64, 'base64'),
  );
}
