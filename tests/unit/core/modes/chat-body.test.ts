import { describe, expect, test } from '@jest/globals';
import {
  buildChatBody,
  promptCharacters,
  type ChatBodyOptions,
} from '../../../../src/core/modes/chat-body.ts';
import { textSystem } from '../../../../src/core/modes/text.ts';
import { answered, decodedCall } from '../../../support/turns.ts';

const tool = { name: 'look', parameters: { type: 'object' } };
const offered = { type: 'function', function: tool };

function body(given: Partial<ChatBodyOptions> = {}) {
  return buildChatBody({
    mode: 'native',
    model: 'small-1',
    params: {},
    prompt: 'Do it.',
    tools: [tool],
    turns: [],
    ...given,
  });
}

describe('buildChatBody', () => {
  test('asks for a stream with usage and sends no param that was not given', () => {
    expect(body({ tools: [] })).toStrictEqual({
      model: 'small-1',
      messages: [{ role: 'user', content: 'Do it.' }],
      stream: true,
      stream_options: { include_usage: true },
    });
  });

  test('sends params under the names of the API', () => {
    const params: ChatBodyOptions['params'] = {
      temperature: 0,
      topP: 0.5,
      maxTokens: 512,
      seed: 7,
      stop: ['END'],
      toolChoice: 'auto',
      reasoningEffort: 'low',
    };
    expect(body({ params })).toMatchObject({
      temperature: 0,
      top_p: 0.5,
      max_tokens: 512,
      seed: 7,
      stop: ['END'],
      tools: [offered],
      tool_choice: 'auto',
      reasoning_effort: 'low',
    });
  });

  test('offers tools in the field of the API or in the system message, never in both', () => {
    const native = body({ system: 'Be brief.' });
    const text = body({ system: 'Be brief.', mode: 'text' });
    expect(native).toMatchObject({ tools: [offered], messages: [{ content: 'Be brief.' }, {}] });
    expect(text).toMatchObject({ messages: [{ content: textSystem('Be brief.', [tool]) }, {}] });
    expect(text).not.toHaveProperty('tools');
  });

  test('differs between the modes in nothing else', () => {
    const params = { temperature: 0, maxTokens: 9, extraBody: { top_k: 1 } };
    const { tools: _, messages: nativeMessages, ...native } = body({ params });
    const { messages: textMessages, ...text } = body({ params, mode: 'text' });
    expect(text).toEqual(native);
    expect(nativeMessages).toEqual([{ role: 'user', content: 'Do it.' }]);
    expect(textMessages).toEqual([
      expect.objectContaining({ role: 'system' }),
      { role: 'user', content: 'Do it.' },
    ]);
  });

  test('sends a tool choice only with tools', () => {
    const params = { toolChoice: 'required' } as const;
    expect(body({ params, mode: 'text' })).not.toHaveProperty('tool_choice');
    expect(body({ params, tools: [] })).not.toHaveProperty('tool_choice');
    expect(body({ params, tools: [] })).not.toHaveProperty('tools');
  });

  test('lets extraBody have the last word', () => {
    const extraBody = { max_completion_tokens: 9, stream_options: { include_usage: false } };
    expect(body({ params: { extraBody } })).toMatchObject(extraBody);
  });

  test.each([
    ['native', ['user', 'assistant', 'tool', 'assistant', 'tool']],
    ['text', ['system', 'user', 'assistant', 'user', 'assistant', 'user']],
  ] as const)('tells the whole conversation in %s mode', (mode, roles) => {
    const turn = { rawContent: '', answers: [answered(decodedCall({ source: mode }), 'ok')] };
    const { messages } = body({ mode, turns: [turn, turn] });
    expect(messages).toMatchObject(roles.map((role) => ({ role })));
  });

  test('numbers the turns of generated ids from 1', () => {
    const turn = { rawContent: '', answers: [answered(decodedCall(), 'ok')] };
    const { messages } = body({ turns: [turn, turn] });
    expect(messages).toMatchObject([
      {},
      {},
      { tool_call_id: 'call_1_0' },
      {},
      { tool_call_id: 'call_2_0' },
    ]);
  });
});

describe('promptCharacters', () => {
  test('counts the text of all messages and passes over calls without text', () => {
    const turn = { rawContent: '', answers: [answered(decodedCall(), 'blue')] };
    // "Be brief." 9, "Do it." 6, null, "blue" 4
    expect(promptCharacters(body({ system: 'Be brief.', turns: [turn] }))).toBe(19);
  });

  test('is 0 for a body without messages', () => {
    expect(promptCharacters({})).toBe(0);
  });
});
