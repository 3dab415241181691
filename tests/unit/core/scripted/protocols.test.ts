import { describe, expect, test } from '@jest/globals';
import { scriptedBody, scriptedStream } from '../../../../src/core/scripted/scripted-stream.ts';
import type { ScriptedReplyOptions } from '../../../../src/core/scripted/scripted-reply.ts';
import { createReplyReader } from '../../../../src/core/wire/reply-reader.ts';
import { BUILTIN_CASES } from '../../../../src/domain/case-catalog.ts';
import type { MockRound } from '../../../../src/domain/case.ts';
import { PROTOCOLS, type Protocol } from '../../../../src/domain/config-names.ts';
import type { ReadReply } from '../../../../src/domain/gateway-reply.ts';

/** What a reader makes of a scripted round. */
function readBack(
  protocol: Protocol,
  round: MockRound,
  given: Partial<ScriptedReplyOptions> & { readonly stream: boolean },
): ReadReply {
  const { stream, ...options } = given;
  const { head, chunks } = (stream ? scriptedStream : scriptedBody)({
    ...{ protocol, round, mode: 'native', chunking: 'token', model: 'm', includeUsage: true },
    ...{ callsBefore: 0, ...options },
  });
  const redactError = (text: string): string => text;
  const reader = createReplyReader({ protocol, head, stream, redactError, nowMs: 0 });
  for (const [place, { bytes }] of chunks.entries()) reader.push(bytes, place);
  return reader.end('close');
}

const rounds = BUILTIN_CASES.flatMap(({ id, mock }) =>
  (mock?.native ?? []).map((round, place) => [`${id} ${place + 1}`, round] as const),
);

describe.each(PROTOCOLS)('a scripted model in %s', (protocol) => {
  describe.each(['token', 'line', 'byte', 'once'] as const)('cut by %s', (chunking) => {
    test.each(rounds)('says what the script has: %s', (_, round) => {
      for (const stream of [true, false]) {
        const reply = readBack(protocol, round, { stream, chunking });
        expect(reply).toMatchObject({ status: 'ok', model: 'm', streamed: stream });
        expect(reply.text).toBe(round.text ?? '');
        expect(reply.toolCalls).toEqual(round.toolCalls ?? []);
        expect(reply.usage).toMatchObject({ ...round.usage });
      }
    });
  });

  test('reports cache and reasoning as the protocol counts them', () => {
    const usage = {
      ...{ inputTokens: 100, cacheReadInputTokens: 60, cacheWriteInputTokens: 30 },
      outputTokens: 9,
    };
    const reply = readBack(protocol, { text: 'Hi', usage }, { stream: true });
    expect(reply.usage).toMatchObject(usage);
  });

  test('invents no counts', () => {
    for (const stream of [true, false]) {
      expect(readBack(protocol, { text: 'Hi' }, { stream })).toMatchObject({
        ...{ status: 'ok', usage: null, text: 'Hi' },
      });
    }
  });

  test('thinks before it speaks', () => {
    const reply = readBack(protocol, { reasoning: 'Well now', text: 'Hi' }, { stream: true });
    const firstOf = (wanted: string): number =>
      reply.marks.findIndex(({ classes }) => classes.some((one) => one === wanted));
    expect(reply.text).toBe('Hi');
    expect(firstOf('reasoning')).toBeLessThan(firstOf('content'));
  });

  test('gives an error in the shape of its API', () => {
    const reply = readBack(protocol, { error: { status: 429 } }, { stream: true });
    expect(reply).toMatchObject({ status: 'http-error', error: { kind: 'http', status: 429 } });
    expect(reply.error?.retryable).toBe(true);
  });
});

test('a tool that takes a text gets one in Responses', () => {
  const round = { toolCalls: [{ name: 'apply_patch', arguments: { patch: '*** Begin' } }] };
  const { chunks } = scriptedBody({
    ...{ protocol: 'responses', round, mode: 'native', chunking: 'once', model: 'm' },
    ...{
      includeUsage: true,
      callsBefore: 0,
      offered: [{ name: 'apply_patch', isCustom: true, namespace: null }],
    },
  });
  const body = JSON.parse(Buffer.concat(chunks.map(({ bytes }) => bytes)).toString()) as object;
  expect(body).toMatchObject({
    output: [{ type: 'custom_tool_call', name: 'apply_patch', input: '*** Begin' }],
  });
});
