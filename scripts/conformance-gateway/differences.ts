import { isDeepStrictEqual } from 'node:util';
import type { GatewayReply } from '../../src/domain/gateway-reply.ts';
import type { Expectation } from './fixture.ts';

/** One line for each member in which a reply is not what a fixture expects; empty when it is right. */
export function differences(
  expected: Expectation,
  reply: GatewayReply,
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

function inTermsOfTheFixture({
  errorMessage: _message,
  usage,
  ...rest
}: GatewayReply): Record<keyof Expectation, unknown> {
  if (usage === null) return { ...rest, usage };
  const { adjusted: _adjusted, ...counts } = usage;
  return { ...rest, usage: counts };
}
