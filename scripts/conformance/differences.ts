import { isDeepStrictEqual } from 'node:util';
import type { DecodedReply } from '../../src/domain/wire.ts';
import type { Expectation } from './fixture.ts';

/** One line for each member in which a reply is not what a fixture expects; empty when it is right. */
export function differences(
  expected: Expectation,
  reply: DecodedReply,
  options: { readonly chunkIndexes: 'compare' | 'ignore' },
): string[] {
  const actual = new Map<string, unknown>(Object.entries(inTermsOfTheFixture(reply)));
  const members = Object.entries(expected).filter(
    ([name]) => options.chunkIndexes === 'compare' || !name.endsWith('Chunk'),
  );
  const lines = members.flatMap(([name, value]) => {
    const got = actual.get(name);
    if (isDeepStrictEqual(got, value)) return [];
    return [`${name}: expected ${JSON.stringify(value)}, got ${JSON.stringify(got)}`];
  });
  return JSON.stringify(reply).includes('CANARY') ? [...lines, 'a secret (CANARY) got out'] : lines;
}

function inTermsOfTheFixture(reply: DecodedReply): Record<keyof Expectation, unknown> {
  const { error, usage } = reply;
  return {
    outcome: error === null ? 'ok' : 'error',
    error: error && {
      kind: error.kind,
      retryable: error.retryable,
      status: error.status,
      retryAfterMs: error.retryAfterMs,
    },
    text: reply.text,
    reasoningText: reply.reasoningText,
    toolCalls: reply.toolCalls.map(({ id: _id, ...call }) => call),
    malformedToolCalls: reply.malformedToolCalls.length,
    finishReason: reply.finishReason,
    usage: usage && {
      inputTokens: usage.inputTokens,
      cachedInputTokens: usage.cacheReadInputTokens,
      outputTokens: usage.outputTokens,
      reasoningTokens: usage.reasoningOutputTokens,
      totalTokens: usage.totalTokens,
    },
    firstItemChunk: reply.firstItemChunk,
    firstVisibleChunk: reply.firstVisibleChunk,
  };
}
