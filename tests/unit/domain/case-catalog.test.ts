import { describe, expect, test } from '@jest/globals';
import { BUILTIN_CASES } from '../../../src/domain/case-catalog.ts';
import { caseSchema } from '../../../src/domain/case.ts';

const named = BUILTIN_CASES.map((definition) => [definition.id, definition] as const);

describe('the built-in cases', () => {
  test('are the six of the contract, in its order', () => {
    expect(BUILTIN_CASES.map(({ id }) => id)).toEqual([
      'direct-answer',
      'single-tool',
      'tool-selection',
      'parallel-tools',
      'sequential-tools',
      'tool-error-recovery',
    ]);
  });

  test.each(named)('%s is written as the schema would parse it', (_, definition) => {
    expect(caseSchema.parse(definition)).toStrictEqual(definition);
  });

  test.each(named)('%s offers tools and says what it expects of their calls', (_, definition) => {
    expect(definition.tools).not.toHaveLength(0);
    expect([definition.expect.toolCalls, definition.expect.noToolCalls]).toContainEqual(
      expect.anything(),
    );
  });

  test.each(named)('%s has tokens for each round of both scripts and no delays', (_, { mock }) => {
    const rounds = [mock?.native, mock?.text].map((script) => script ?? []);
    expect(rounds.map((script) => script.length)).not.toContain(0);
    for (const round of rounds.flat()) {
      expect(round.usage).toBeDefined();
      expect(round.delaysMs).toBeUndefined();
    }
  });

  test.each(named)('%s costs more input tokens in text mode, turn by turn', (_, { mock }) => {
    const input = (mode: 'native' | 'text') =>
      (mock?.[mode] ?? []).map((round) => round.usage?.inputTokens ?? 0);
    expect(input('text')).toHaveLength(input('native').length);
    input('text').forEach((tokens, at) => expect(tokens).toBeGreaterThan(input('native')[at] ?? 0));
  });

  test('can not be changed', () => {
    const [first] = BUILTIN_CASES;
    expect(() => Object.assign(first?.expect ?? {}, { maxTurns: 1 })).toThrow(TypeError);
    expect(() => first?.tools.pop()).toThrow(TypeError);
  });
});
