import { describe, expect, test } from '@jest/globals';
import { promptSize } from '../../../../src/core/wire/prompt-size.ts';

describe('the size of a prompt', () => {
  test('of a chat completion counts contents, whole or in parts, and no calls', () => {
    const body = {
      messages: [
        { role: 'system', content: 'abc' },
        { role: 'user', content: [{ type: 'text', text: 'de' }, { type: 'image_url' }] },
        {
          role: 'assistant',
          content: null,
          tool_calls: [{ function: { name: 'f', arguments: '{}' } }],
        },
        { role: 'tool', tool_call_id: 'x', content: 'fghi' },
      ],
    };
    expect(promptSize('chat-completions', body)).toBe(9);
  });

  test('of a response counts instructions, input and results, and no reasoning', () => {
    const body = {
      instructions: 'abc',
      input: [
        { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'de' }] },
        { type: 'reasoning', summary: [], content: [{ type: 'reasoning_text', text: 'hmm' }] },
        { type: 'function_call', name: 'f', arguments: '{"a":1}' },
        { type: 'function_call_output', call_id: 'x', output: 'fghi' },
        { type: 'function_call_output', output: [{ type: 'input_text', text: 'j' }] },
        { type: 'shell_call_output', output: [{ stdout: 'k', stderr: 'l' }] },
      ],
    };
    expect(promptSize('responses', body)).toBe(12);
  });

  test('of a response whose input is one text counts it', () => {
    expect(promptSize('responses', { input: 'abc' })).toBe(3);
  });

  test('of messages counts the system, texts and tool results, and no thoughts', () => {
    const body = {
      system: [{ type: 'text', text: 'abc' }],
      messages: [
        { role: 'user', content: 'de' },
        {
          role: 'assistant',
          content: [
            { type: 'thinking', thinking: 'hmm', signature: 's' },
            { type: 'tool_use', id: 'x', name: 'f', input: { text: 'not counted' } },
          ],
        },
        {
          role: 'user',
          content: [
            { type: 'tool_result', tool_use_id: 'x', content: 'fghi' },
            { type: 'tool_result', content: [{ type: 'text', text: 'j' }] },
          ],
        },
      ],
    };
    expect(promptSize('messages', body)).toBe(10);
  });

  test('of a request without a prompt, or with one of the wrong kind, is 0', () => {
    expect(promptSize('chat-completions', {})).toBe(0);
    expect(promptSize('messages', { system: 7, messages: { a: 'b' } })).toBe(0);
  });

  test('does not follow a value that is nested without end', () => {
    const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    expect(promptSize('chat-completions', { messages: deep })).toBe(0);
  });
});
