import { describe, expect, it } from '@jest/globals';
import type { DecodedReply } from '../../../../src/domain/wire.ts';
import { content, data, decode, delta, done, say, stop, tools } from './wire-reply.ts';

/** The marks as `chunk: classes`, without the `item` that every event brings. */
function marksOf(reply: DecodedReply): readonly string[] {
  return reply.marks.map(
    ({ chunk, classes }) => `${chunk}: ${classes.filter((name) => name !== 'item').join(' ')}`,
  );
}

const call = '{"name":"get_time","arguments":{}}';

describe('marks', () => {
  it('name what each read brought, and leave empty reads out', () => {
    const usage = data({ choices: [], usage: { prompt_tokens: 1, completion_tokens: 1 } });
    const chunks = [': x\n\n', delta({ reasoning: 'a' }), content('b'), delta({ refusal: 'c' })];
    expect(decode([...chunks, stop, usage, done]).marks).toEqual([
      { chunk: 1, classes: ['item', 'reasoning'] },
      { chunk: 2, classes: ['item', 'content', 'visible'] },
      { chunk: 3, classes: ['item', 'refusal'] },
      { chunk: 4, classes: ['item', 'finish'] },
      { chunk: 5, classes: ['item', 'usage'] },
      { chunk: 6, classes: ['end'] },
    ]);
  });

  it('join what several events of one read brought', () => {
    const read = [delta({ role: 'assistant', content: '' }), content('a'), stop, done].join('');
    expect(marksOf(decode([read]))).toEqual(['0: content visible finish end']);
  });

  it('take an empty string for no token', () => {
    const empty = { content: '', reasoning: '', refusal: '', tool_calls: [{ id: 'a', name: '' }] };
    expect(marksOf(decode([delta(empty), stop], { tools }))).toEqual(['0: ', '1: finish']);
  });

  it('name the fragments of native calls, and the last of each whole call', () => {
    const entries = [
      { index: 0, id: 'a', function: { name: 'get_weather', arguments: '' } },
      { index: 0, function: { arguments: '{"city":' } },
      { index: 1, id: 'b', function: { name: 'get_time', arguments: '{"x' } },
      { index: 0, function: { arguments: '1}' } },
    ].map((entry) => delta({ tool_calls: [entry] }));
    expect(marksOf(decode([...entries, stop], { tools }))).toEqual([
      '0: tool',
      '1: tool',
      '2: tool',
      '3: tool call-ready',
      '4: finish',
    ]);
  });

  it('book a call block on the reads that brought it, and visible text on the read that released it', () => {
    const pieces = ['Hi <tool', `_call>${call}`, '</tool_', 'call>b'];
    expect(marksOf(say(pieces)).slice(0, 4)).toEqual([
      '0: content tool visible',
      '1: tool',
      '2: tool',
      '3: content tool call-ready',
    ]);
  });

  it('book held text that was no tag on the read that brought it', () => {
    expect(marksOf(say(['<tool', '_call', ' x'])).slice(0, 3)).toEqual([
      '0: content',
      '1: content',
      '2: content visible',
    ]);
  });

  it('name think blocks with their tags', () => {
    expect(marksOf(say(['<th', 'ink>a', '</thi', 'nk>', '\n', 'b'])).slice(0, 6)).toEqual([
      '0: reasoning',
      '1: reasoning',
      '2: reasoning',
      '3: reasoning',
      '4: content',
      '5: content visible',
    ]);
  });

  it('name fences and bare messages that are calls', () => {
    expect(marksOf(say(['```json\n', call, '\n```'])).slice(0, 3)).toEqual([
      '0: tool',
      '1: tool',
      '2: tool call-ready',
    ]);
    expect(marksOf(say(['{"name":', '"get_time","args":{}}', '\n'])).slice(0, 3)).toEqual([
      '0: tool',
      '1: tool call-ready',
      '2: content',
    ]);
  });

  it('show a malformed block as tool, and never as ready', () => {
    expect(marksOf(say(['<tool_call>', 'x</tool_call>'])).slice(0, 2)).toEqual([
      '0: tool',
      '1: tool',
    ]);
  });

  it('make no text call ready beside a native one', () => {
    const native = delta({ tool_calls: [{ index: 0, function: { name: 'get_time' } }] });
    const reply = decode([content(`<tool_call>${call}</tool_call>`), native, stop], { tools });
    expect(marksOf(reply)).toEqual(['0: tool', '1: tool call-ready', '2: finish']);
  });

  it('name the read that brought an error', () => {
    const reply = decode([content('a'), data({ error: 'x' }), done]);
    expect(marksOf(reply)).toEqual(['0: content visible', '1: error']);
  });
});
