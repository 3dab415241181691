import { describe, expect, test } from '@jest/globals';
import { conversationIn } from '../../../../src/core/scripted/conversation-in.ts';
import { findRound } from '../../../../src/core/scripted/scripted-round.ts';
import { scriptedCase } from '../../../support/scripted-cases.ts';

describe('the conversation in a request', () => {
  test('of Responses counts what lies between two of the other side as one reply', () => {
    const input = [
      { type: 'message', role: 'developer', content: [{ type: 'input_text', text: 'Rules.' }] },
      { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Go.' }] },
      { type: 'reasoning', summary: [] },
      { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Well.' }] },
      { type: 'function_call', call_id: 'a', name: 'f', arguments: '{}' },
      { type: 'function_call', call_id: 'b', name: 'f', arguments: '{}' },
      { type: 'function_call_output', call_id: 'a', output: '1' },
      { type: 'function_call_output', call_id: 'b', output: '2' },
      { type: 'custom_tool_call', call_id: 'c', name: 'patch', input: 'x' },
      { type: 'custom_tool_call_output', call_id: 'c', output: 'done' },
    ];
    const tools = [
      { type: 'function', name: 'f', parameters: {} },
      { type: 'custom', name: 'patch' },
      { type: 'namespace', name: 'mcp__bench', tools: [{ type: 'function', name: 'g' }] },
      { type: 'web_search' },
    ];
    expect(conversationIn('responses', { input, tools })).toEqual({
      userTexts: ['Go.'],
      turnCount: 2,
      callCount: 3,
      tools: [
        { name: 'f', isCustom: false, namespace: null },
        { name: 'patch', isCustom: true, namespace: null },
        { name: 'g', isCustom: false, namespace: 'mcp__bench' },
      ],
    });
  });

  test('of Responses may be one text', () => {
    expect(conversationIn('responses', { input: 'Go.' })).toMatchObject({
      userTexts: ['Go.'],
      turnCount: 0,
    });
  });

  test('of Messages counts tool blocks, and leaves their results out of what users wrote', () => {
    const messages = [
      { role: 'user', content: [{ type: 'text', text: 'Go.' }] },
      {
        role: 'assistant',
        content: [
          { type: 'text', text: 'Well.' },
          { type: 'tool_use', id: 'a', name: 'f', input: {} },
        ],
      },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'a', content: '1' }] },
    ];
    const tools = [{ name: 'f', input_schema: {} }];
    expect(conversationIn('messages', { messages, tools })).toEqual({
      userTexts: ['Go.'],
      turnCount: 1,
      callCount: 1,
      tools: [{ name: 'f', isCustom: false, namespace: null }],
    });
  });

  test.each([
    ['chat-completions', { prompt: 'x' }],
    ['responses', { messages: [] }],
    ['messages', { input: 'x' }],
  ] as const)('of %s is none where the body holds none', (protocol, body) => {
    expect(conversationIn(protocol, body)).toBeNull();
  });
});

describe('the name of a scripted tool', () => {
  const call = { toolCalls: [{ name: 'get_weather', arguments: {} }] };
  const task = scriptedCase([call]);
  const asked = { userTexts: [task.prompt], turnCount: 0, callCount: 0 };

  test.each([
    [['get_weather', 'mcp__bench__get_weather'], 'get_weather'],
    [['bash', 'mcp__bench__get_weather'], 'mcp__bench__get_weather'],
    [['bench_get_weather'], 'bench_get_weather'],
    [['widget_weather'], 'get_weather'],
    [['a_get_weather', 'b_get_weather'], 'get_weather'],
  ])('among %j is %s', (names, expected) => {
    const tools = names.map((name) => ({ name, isCustom: false, namespace: null }));
    expect(findRound([task], { ...asked, tools })).toMatchObject({
      round: { toolCalls: [{ name: expected }] },
    });
  });
});
