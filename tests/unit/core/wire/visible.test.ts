import { describe, expect, it } from '@jest/globals';
import { content, decode, delta, done, say, stop, tools } from './wire-reply.ts';

describe('think blocks (V2)', () => {
  it.each([
    ['<think>a</think>b', 'b', 'a'],
    [' \n<thinking>a</thinking> b', 'b', 'a'],
    ['<think>a</think> <think>c</think>b', 'b', 'ac'],
    ['<think>a</thinking>b</think>c', 'c', 'a</thinking>b'],
    ['<think>a<think>b</think>c', 'c', 'a<think>b'],
    ['<think>a', '', 'a'],
    ['<think>a</thi', '', 'a</thi'],
    ['b<think>a</think>', 'b<think>a</think>', null],
    ['b</think>c', 'b</think>c', null],
    ['<THINK>a</THINK>', '<THINK>a</THINK>', null],
    ['<think >a', '<think >a', null],
    ['<think></think>', '', null],
  ])('splits %j', (message, visible, reasoning) => {
    expect(say([message])).toMatchObject({ text: visible, reasoningText: reasoning });
  });

  it('opens again behind a call block, and no call inside counts (V3)', () => {
    const call = '<tool_call>{"name":"get_time"}</tool_call>';
    const reply = say([`${call}\n<think>${call}</think>b`]);
    expect(reply).toMatchObject({ text: 'b', reasoningText: call });
    expect(reply.toolCalls).toHaveLength(1);
  });

  it('is looked for without tools too', () => {
    expect(say(['<th', 'ink>a</th', 'ink>b'], { tools: [] })).toMatchObject({
      text: 'b',
      reasoningText: 'a',
      firstVisibleChunk: 2,
    });
  });
});

describe('early release (V6, V7)', () => {
  it.each([
    [['<', 'x'], 1],
    [['a <tool_', 'x'], 0],
    [['<thinkin', 'g'], 3],
    [['<thinkx', 'y'], 0],
    [['</tool_', 'x'], 0],
    [['<function=get_', 'x'], 1],
    [['<function=x', '>'], 0],
    [['<function=get_time', 'r>'], 1],
    [['`', 'x'], 1],
    [['``', 'x'], 1],
    [[' `', '` x'], 1],
    [['    `', 'x'], 0],
    [['```', 'py', '\n', 'x'], 2],
    [['```py', ' `', 'x'], 1],
    [['```json\n', ' ', '"x'], 2],
    [['```json\n{', '"a":1}\n', '```', '\n'], 3],
    [['```json\n{', '"a":1}\n', '```', ' '], 5],
    [['{', ' "', 'ans'], 2],
    [['{', '}'], 1],
    [['[', '{"', 'nope'], 2],
    [['[', '1'], 1],
    [['{"name', '_of":1}'], 1],
    [['{"name"', ':"Bob"}', ' is'], 4],
    [["{'", 'id', "'", ':1}'], 5],
    [['\n', ' ', 'x'], 2],
    [['\u00a0', 'x'], 1],
  ])('of %j is at read %i', (pieces, chunk) => {
    expect(say(pieces).firstVisibleChunk).toBe(chunk);
  });

  it('holds a fence in native mode until other text follows', () => {
    const fence = '```json\n{"name":"get_time","arguments":{}}\n```\n';
    const reply = say([fence, '\n', 'Ok'], { mode: 'native' });
    expect(reply).toMatchObject({ text: `${fence}\nOk`, firstVisibleChunk: 2 });
    expect(say(['Ok\n', fence], { mode: 'native' }).firstVisibleChunk).toBe(0);
  });

  it.each(['{"a":1}', '{"name":"get_time","arguments":{}'])(
    'shows the fence %j in native mode once it closes',
    (json) => {
      const pieces = ['```json\n', json, '\n```', '\n', ' ', 'Ok'];
      expect(say(pieces, { mode: 'native' })).toMatchObject({
        firstVisibleChunk: 3,
        malformedToolCalls: [],
      });
    },
  );

  it('holds a possible closing tag behind a call block only', () => {
    const call = '<tool_call>{"name":"get_time"}</tool_call>';
    expect(say([call, ' </tool', 'x']).firstVisibleChunk).toBe(2);
    expect(say([call, 'a </tool', 'x']).firstVisibleChunk).toBe(1);
  });

  it('never shows a piece of markup', () => {
    const message = '<tool_call>{"name":"get_time"}</tool_call>\n<function=get_time></function>';
    const reply = say(message.split(''));
    expect(reply).toMatchObject({ text: '', firstVisibleChunk: null });
    expect(reply.toolCalls).toHaveLength(2);
  });
});

describe('what is held at the end (V8)', () => {
  it('belongs to the read with the end marker, else to the last read', () => {
    expect(say(['a'.slice(1), '<tool_']).firstVisibleChunk).toBe(3);
    const chunks = [content('<tool_'), stop, delta({})];
    expect(decode(chunks, { tools, end: 'stall' }).firstVisibleChunk).toBe(2);
    expect(
      decode([content('<tool_'), `${stop}${done}`, content('x')], { tools }).firstVisibleChunk,
    ).toBe(1);
  });
});

describe('the raw content', () => {
  it('is what the model wrote, tags and all', () => {
    const message = ' <think>a</think>b<tool_call>x</tool_call>\n';
    expect(say(message.split('')).rawContent).toBe(message);
  });
});
