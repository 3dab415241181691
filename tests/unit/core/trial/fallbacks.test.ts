import { describe, expect, test } from '@jest/globals';
import { classifyTurns } from '../../../../src/core/trial/fallbacks.ts';
import { toolEvent } from '../../../support/builders.ts';

const none = { fallbacks: 0, failedFallbacks: 0, unexpectedNatives: 0 };

describe('turns that call tools in another way than asked', () => {
  test('a native-mode turn with calls in text is one fallback', () => {
    const tools = [toolEvent({ source: 'text' }), toolEvent({ source: 'text', position: 1 })];
    expect(classifyTurns('native', tools)).toEqual({ ...none, fallbacks: 1 });
  });

  test('a native-mode turn with nothing but malformed text calls is a failed fallback', () => {
    const tools = [toolEvent({ source: 'text', outcome: 'malformed' })];
    expect(classifyTurns('native', tools)).toEqual({ ...none, failedFallbacks: 1 });
  });

  test('a malformed text call beside a good one leaves a fallback', () => {
    const tools = [
      toolEvent({ source: 'text', outcome: 'malformed' }),
      toolEvent({ source: 'text', outcome: 'unknown-tool', position: 1 }),
    ];
    expect(classifyTurns('native', tools)).toEqual({ ...none, fallbacks: 1 });
  });

  test('a malformed native call is no fallback', () => {
    expect(classifyTurns('native', [toolEvent({ outcome: 'malformed' })])).toEqual(none);
  });

  test('a text-mode turn through the API is an unexpected native', () => {
    const tools = [
      toolEvent({ turn: 1 }),
      toolEvent({ turn: 2 }),
      toolEvent({ turn: 3, source: 'text' }),
    ];
    expect(classifyTurns('text', tools)).toEqual({ ...none, unexpectedNatives: 2 });
  });

  test('an agent process may call its tools as it likes', () => {
    expect(classifyTurns('agent', [toolEvent(), toolEvent({ source: 'text' })])).toEqual(none);
  });
});
