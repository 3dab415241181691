import { z } from 'zod';

const json = z.json();
const jsonObject = z.record(z.string(), json);
const index = z.number().int().nullable();

const chunk = z.union([z.object({ text: z.string() }), z.object({ base64: z.base64() })]);

const usage = z.object({
  inputTokens: z.number(),
  cachedInputTokens: z.number().nullable(),
  outputTokens: z.number(),
  reasoningTokens: z.number().nullable(),
  totalTokens: z.number(),
});

const expectation = z.object({
  outcome: z.enum(['ok', 'error']),
  error: z
    .object({
      kind: z.enum(['http', 'protocol', 'provider', 'timeout', 'aborted']),
      retryable: z.boolean(),
      status: z.number().nullable(),
      retryAfterMs: z.number().nullable(),
    })
    .nullable(),
  text: z.string(),
  reasoningText: z.string().nullable(),
  toolCalls: z.array(
    z.object({ name: z.string(), arguments: jsonObject, source: z.enum(['native', 'text']) }),
  ),
  malformedToolCalls: z.number(),
  finishReason: z.enum(['stop', 'tool_calls', 'length', 'content_filter']).nullable(),
  usage: usage.nullable(),
  firstItemChunk: index,
  firstVisibleChunk: index,
});

const fixture = z.object({
  id: z.string(),
  mode: z.enum(['native', 'text']),
  tools: z.array(z.object({ name: z.string(), parameters: jsonObject })),
  response: z.object({
    status: z.number().int(),
    headers: z.record(z.string(), z.string()),
    chunks: z.array(chunk),
    end: z.enum(['close', 'reset', 'stall']),
  }),
  expect: expectation,
});

export type Fixture = z.infer<typeof fixture>;
export type Expectation = z.infer<typeof expectation>;

/** Reads the text of a fixture file; null for JSON that is no wire fixture. Throws when it should be one and is broken. */
export function readFixture(text: string): Fixture | null {
  const value: unknown = JSON.parse(text);
  if (!looksLikeFixture(value)) return null;
  return fixture.parse(value);
}

function looksLikeFixture(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return 'response' in value && 'expect' in value && !('protocol' in value);
}

/** The bytes of each chunk of a fixture's body. */
export function chunkBytes({ response }: Fixture): readonly Uint8Array[] {
  return response.chunks.map((chunk) =>
    'text' in chunk ? Buffer.from(chunk.text, 'utf8') : Buffer.from(chunk.base64, 'base64'),
  );
}
