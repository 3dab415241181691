import { describe, expect, test } from '@jest/globals';
import { textSystem, textTurn } from '../../../../src/core/modes/text.ts';
import { answered, decodedCall, malformedCall } from '../../../support/turns.ts';

const parameters = { type: 'object', properties: {} };

/** As printed in the contract, with two tools. */
const template = `# Tools
You can call the tools below. Each line is one tool as JSON.
<tools>
{"name":"look","description":"Looks.","parameters":{"type":"object","properties":{}}}
{"name":"wait","parameters":{"type":"object","properties":{}}}
</tools>
To call a tool, write one block per call, and nothing after the last block:
<tool_call>
{"name":"TOOL","arguments":{...}}
</tool_call>
Each result comes back in a <tool_response> block. When you need no tool, just answer.`;

describe('textSystem', () => {
  const tools = [
    { parameters, description: 'Looks.', name: 'look' },
    { name: 'wait', parameters },
  ];

  test('appends template 1 to the system message after a blank line', () => {
    expect(textSystem('Be brief.', tools)).toBe(`Be brief.\n\n${template}`);
  });

  test('is the template alone when the case has no system message', () => {
    expect(textSystem(undefined, tools)).toBe(template);
  });

  test('adds nothing when there are no tools', () => {
    expect(textSystem('Be brief.', [])).toBe('Be brief.');
    expect(textSystem(undefined, [])).toBeUndefined();
  });
});

describe('textTurn', () => {
  test('sends the reply back verbatim and all results in one user message, in call order', () => {
    const rawContent = ' <think>hm</think>\n<tool_call>{"name":"look"}</tool_call><tool_call>x';
    const answers = [
      answered(decodedCall({ source: 'text' }), { seen: ['a'] }),
      answered(decodedCall({ source: 'text', name: 'wait' }), 'ok'),
      answered(malformedCall({ source: 'text', name: null }), { error: 'No.' }),
    ];
    expect(textTurn({ rawContent, answers })).toEqual([
      { role: 'assistant', content: rawContent },
      {
        role: 'user',
        content: `<tool_response>
{"name":"look","content":{"seen":["a"]}}
</tool_response>
<tool_response>
{"name":"wait","content":"ok"}
</tool_response>
<tool_response>
{"name":null,"content":{"error":"No."}}
</tool_response>`,
      },
    ]);
  });

  test('writes an unexpected native call into the reply', () => {
    const answers = [answered(decodedCall({ id: 'x1' }), 'blue')];
    expect(textTurn({ rawContent: 'I look.', answers })).toEqual([
      {
        role: 'assistant',
        content: 'I look.\n<tool_call>\n{"name":"look","arguments":{"at":"sky"}}\n</tool_call>',
      },
      {
        role: 'user',
        content: '<tool_response>\n{"name":"look","content":"blue"}\n</tool_response>',
      },
    ]);
  });

  test('writes malformed native calls down as they came', () => {
    const answers = [
      answered(malformedCall(), { error: 'No.' }),
      answered(malformedCall({ name: null, raw: '{"at":"sky"}' }), { error: 'No.' }),
    ];
    expect(textTurn({ rawContent: '', answers })[0]?.content).toBe(
      '<tool_call>\n{"name":"look","arguments":{"at":}\n</tool_call>\n<tool_call>\n{"at":"sky"}\n</tool_call>',
    );
  });
});
