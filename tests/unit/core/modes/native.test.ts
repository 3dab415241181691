import { describe, expect, test } from '@jest/globals';
import { nativeTools, nativeTurn } from '../../../../src/core/modes/native.ts';
import { textTurn } from '../../../../src/core/modes/text.ts';
import { answered, decodedCall, malformedCall } from '../../../support/turns.ts';

function toolCall(id: string, text: string, name = 'look') {
  return { id, type: 'function', function: { name, arguments: text } };
}

describe('nativeTools', () => {
  test('leaves out a description that the case does not give', () => {
    const parameters = { type: 'object' };
    expect(
      nativeTools([
        { name: 'look', description: 'Looks.', parameters },
        { name: 'wait', parameters },
      ]),
    ).toEqual([
      { type: 'function', function: { name: 'look', description: 'Looks.', parameters } },
      { type: 'function', function: { name: 'wait', parameters } },
    ]);
  });
});

describe('nativeTurn', () => {
  test('sends the calls back with one tool message each, under the ids the provider gave', () => {
    const answers = [
      answered(decodedCall({ id: 'a1' }), { seen: 1 }),
      answered(decodedCall({ id: 'b2', arguments: {} }), 'blue'),
    ];
    expect(nativeTurn({ rawContent: 'I look.', answers }, 1)).toEqual([
      {
        role: 'assistant',
        content: 'I look.',
        tool_calls: [toolCall('a1', '{"at":"sky"}'), toolCall('b2', '{}')],
      },
      { role: 'tool', tool_call_id: 'a1', content: '{"seen":1}' },
      { role: 'tool', tool_call_id: 'b2', content: 'blue' },
    ]);
  });

  test.each(['', '\n\n'])('sends no blank text beside the calls: %j', (rawContent) => {
    const answers = [answered(decodedCall({ id: 'a1' }), 'ok')];
    expect(nativeTurn({ rawContent, answers }, 1)[0]).toMatchObject({ content: null });
  });

  test('gives ids of its own where the provider gave none, or one twice', () => {
    const ids = [null, 'x', 'x'];
    const answers = ids.map((id) => answered(decodedCall({ id }), 'ok'));
    const messages = nativeTurn({ rawContent: '', answers }, 3);
    const made = ['call_3_0', 'x', 'call_3_2'];
    expect(messages[0]).toMatchObject({ content: null, tool_calls: made.map((id) => ({ id })) });
    expect(messages.slice(1).map((message) => message.tool_call_id)).toEqual(made);
  });

  test('sends a malformed call back with empty arguments and says what was wrong', () => {
    const answers = [answered(malformedCall({ id: 'a1' }), { error: 'Not an object.' })];
    expect(nativeTurn({ rawContent: '', answers }, 1)).toEqual([
      { role: 'assistant', content: null, tool_calls: [toolCall('a1', '{}')] },
      { role: 'tool', tool_call_id: 'a1', content: '{"error":"Not an object."}' },
    ]);
  });

  test('answers a nameless call in a user message, after the tool messages', () => {
    const answers = [
      answered(malformedCall({ name: null }), { error: 'No name.' }),
      answered(decodedCall({ id: 'a1' }), 'ok'),
    ];
    expect(nativeTurn({ rawContent: '', answers }, 1)).toEqual([
      { role: 'assistant', content: null, tool_calls: [toolCall('a1', '{"at":"sky"}')] },
      { role: 'tool', tool_call_id: 'a1', content: 'ok' },
      {
        role: 'user',
        content: '<tool_response>\n{"name":null,"content":{"error":"No name."}}\n</tool_response>',
      },
    ]);
  });

  test('does not refer to a name that an API would refuse', () => {
    const answers = [answered(decodedCall({ name: 'look at it' }), { error: 'Unknown.' })];
    const messages = nativeTurn({ rawContent: '', answers }, 1);
    expect(messages.map(({ role }) => role)).toEqual(['assistant', 'user']);
  });

  test.each([
    ['what was written', '{"at":', '{"at":'],
    ['a mark when nothing was', '', '(empty)'],
  ])('never sends an empty assistant message: %s', (_, raw, content) => {
    const answers = [answered(malformedCall({ name: null, raw }), { error: 'No name.' })];
    expect(nativeTurn({ rawContent: '', answers }, 1)[0]).toEqual({ role: 'assistant', content });
  });

  test('treats a call found in the text as text mode does', () => {
    const turn = {
      rawContent: '<tool_call>{"name":"look","arguments":{"at":"sky"}}</tool_call>',
      answers: [answered(decodedCall({ source: 'text' }), 'blue')],
    };
    expect(nativeTurn(turn, 1)).toEqual(textTurn(turn));
    expect(nativeTurn(turn, 1)[0]).toEqual({ role: 'assistant', content: turn.rawContent });
  });
});
