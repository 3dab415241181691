import { describe, expect, it } from '@jest/globals';
import type { DecodedReply } from '../../../../src/domain/wire.ts';
import { callsOf, say, tools } from './wire-reply.ts';

/** What a message in one piece gives: calls, number of malformed calls, visible text. */
function read(message: string, mode: 'native' | 'text' = 'text'): unknown {
  return summary(say([message], { mode }));
}

function summary(reply: DecodedReply): unknown {
  return [callsOf(reply), reply.malformedToolCalls.length, reply.text];
}

const time = 'get_time({})';
const oslo = 'get_weather({"city":"Oslo"})';
const osloJson = '{"name":"get_weather","arguments":{"city":"Oslo"}}';
const tag = (body: string): string => `<tool_call>${body}</tool_call>`;

describe('blocks (X1)', () => {
  it('finds them anywhere in prose, also in inline code', () => {
    expect(read(`a ${tag('{"name":"get_time"}')} b`)).toEqual([[time], 0, 'a  b']);
    expect(read(`\`${tag('{"name":"get_time"}')}\``)).toEqual([[time], 0, '``']);
  });

  it('takes a function block of a tool that was not offered for text', () => {
    const text = '<function=nobody>{}</function>';
    expect(read(text)).toEqual([[], 0, text]);
  });

  it('takes tags with attributes or other case for text', () => {
    for (const text of ['<TOOL_CALL>{}</TOOL_CALL>', '<tool_call id="1">{}', '<tool_calls>{}']) {
      expect(read(text)).toEqual([[], 0, text]);
    }
  });

  it('removes a malformed block, and counts it once', () => {
    expect(read(`a ${tag('{"name":"get_time"} oops {"name":"get_time"}')} b`)).toEqual([
      [],
      1,
      'a  b',
    ]);
  });

  it('looks for nothing when no tools were offered', () => {
    const text = `${tag('{"name":"get_time"}')}\n\`\`\`json\n{"name":"get_time","arguments":{}}\n\`\`\``;
    expect(summary(say([text], { tools: [] }))).toEqual([[], 0, text]);
  });

  it('leaves other dialects alone (X11)', () => {
    for (const text of [
      '<tools>[]</tools>',
      '[TOOL_CALLS] [{"name":"get_time"}]',
      '<invoke name="x">',
    ]) {
      expect(read(text)).toEqual([[], 0, text]);
    }
  });
});

describe('fences (X2)', () => {
  const fence = (language: string, body: string): string => `\`\`\`${language}\n${body}\n\`\`\``;
  const call = '{"name":"get_time","arguments":{}}';

  it.each(['', 'json', 'json5', 'jsonc', 'tool_call', 'tool_calls', 'tool', ' json '])(
    'reads a call in a %j fence',
    (language) => {
      expect(read(`a\n${fence(language, call)}`)).toEqual([[time], 0, 'a']);
    },
  );

  it.each(['python', 'xml', 'json lines', 'js'])('shows a %j fence as it is', (language) => {
    const text = fence(language, call);
    expect(read(text)).toEqual([[], 0, text]);
  });

  it('reads it in native mode only when it is the whole message, after think blocks', () => {
    expect(read(`<think>x</think>\n${fence('json', call)}\n\n`, 'native')).toEqual([[time], 0, '']);
    const after = `${fence('json', call)}\nDone.`;
    expect(read(after, 'native')).toEqual([[], 0, after]);
    const before = `Do:\n${fence('json', call)}`;
    expect(read(before, 'native')).toEqual([[], 0, before]);
  });

  it('reads it anywhere in text mode, and removes its lines', () => {
    const text = `a\n${fence('json', call)}\nb\n${fence('', call)}\nc`;
    expect(read(text)).toEqual([[time, time], 0, 'a\nb\nc']);
  });

  it('may be indented by up to three spaces, and starts right behind a block', () => {
    expect(read(`a\n   ${fence('json', call)}`)).toEqual([[time], 0, 'a']);
    expect(read(`${tag('{"name":"get_time"}')}${fence('json', call)}`)).toEqual([
      [time, time],
      0,
      '',
    ]);
    const deep = `a\n    ${fence('json', call)}`;
    expect(read(deep)).toEqual([[], 0, deep]);
  });

  it('closes with at least as many backticks, and ends with the message', () => {
    expect(read(`\`\`\`\`json\n${call}\n\`\`\`\`\`\nb`)).toEqual([[time], 0, 'b']);
    expect(read(`\`\`\`json\n${call}`)).toEqual([[time], 0, '']);
    expect(read(`\`\`\`json\n${call}\n`)).toEqual([[time], 0, '']);
    const open = `\`\`\`\`json\n${call}\n\`\`\``;
    expect(read(open)).toEqual([[], 1, open]);
  });

  it('holds several calls, also as an array, all of offered tools with an argument member', () => {
    expect(read(fence('json', `[${call}, ${osloJson}]`))).toEqual([[time, oslo], 0, '']);
    expect(read(fence('json', `${call};\n${osloJson}`))).toEqual([[time, oslo], 0, '']);
    const data = fence('json', `[${call}, {"name":"other","arguments":{}}]`);
    expect(read(data)).toEqual([[], 1, data]);
    const noMember = fence('json', '{"name":"get_time"}');
    expect(read(noMember)).toEqual([[], 0, noMember]);
  });

  it('makes tags inside inert, and is no fence with backticks in its first line', () => {
    const inert = fence('', tag('{"name":"get_time"}'));
    expect(read(inert)).toEqual([[], 0, inert]);
    expect(read(`\`\`\`x\`\`\` ${tag('{"name":"get_time"}')}`)).toEqual([[time], 0, '```x```']);
  });

  it('takes a think tag in a fence for text', () => {
    const text = fence('html', '<think>x</think>');
    expect(read(text)).toEqual([[], 0, text]);
  });
});

describe('closing tags (X3, X4)', () => {
  it('are not searched in strings or parameter values', () => {
    const json = tag('{"name":"get_weather","arguments":{"city":"a\\"</tool_call>"}}');
    expect(read(`${json}b`)).toEqual([['get_weather({"city":"a\\"</tool_call>"})'], 0, 'b']);
    const value = '<parameter=city></function></tool_call></parameter>';
    const call = 'get_weather({"city":"</function></tool_call>"})';
    expect(read(`${tag(`<function=get_weather>${value}</function>`)}b`)).toEqual([[call], 0, 'b']);
    expect(read(`<function=get_weather>${value}</function>b`)).toEqual([[call], 0, 'b']);
  });

  it('are not searched in strings inside a fence or a function block either', () => {
    const json = '{"city":"</tool_call>"}';
    const fenced = `\n\`\`\`json\n{"name":"get_weather","arguments":${json}}\n\`\`\`\n`;
    const call = `get_weather(${json})`;
    expect(read(`${tag(fenced)}b`)).toEqual([[call], 0, 'b']);
    expect(read(`${tag(`<function=get_weather>${json}</function>`)}b`)).toEqual([[call], 0, 'b']);
  });

  it('fall back to the first plain one at the end of the message', () => {
    const broken = tag('{"name":"get_time"');
    expect(read(`${tag('{"name":"get_ti')} b ${tag('{"name":"get_time"}')}`)).toEqual([
      [time],
      1,
      'b',
    ]);
    expect(read(`${broken} c`)).toEqual([[], 1, 'c']);
    expect(read('<function=get_weather><parameter=city>a</function> b')).toEqual([[], 1, 'b']);
  });

  it('are swallowed behind a call block, with white space kept', () => {
    const doubled = `a${tag('{"name":"get_time"}')}\n</tool_call>b`;
    expect(read(doubled)).toEqual([[time], 0, 'a\nb']);
    expect(read('<function=get_time></function></tool_call>')).toEqual([[time], 0, '']);
  });

  it('are text anywhere else', () => {
    expect(read('a</tool_call>b')).toEqual([[], 0, 'a</tool_call>b']);
    expect(read('<think>x</think></tool_call>')).toEqual([[], 0, '</tool_call>']);
    expect(read(`${tag('{"name":"get_time"}')}a</tool_call>`)).toEqual([
      [time],
      0,
      'a</tool_call>',
    ]);
    expect(read('a</function>b')).toEqual([[], 0, 'a</function>b']);
  });
});

describe('call objects (X5, X6)', () => {
  it.each([
    ['{"name":"get_weather","arguments":{"city":"Oslo"},"id":1}'],
    ['{"function":"get_weather","parameters":{"city":"Oslo"}}'],
    ['{"function":{"name":"get_weather","params":{"city":"Oslo"}}}'],
    ['{"name":"get_weather","args":{"city":"Oslo"}}'],
    ['{"name":"get_weather","input":{"city":"Oslo"}}'],
    ['{"input":1,"name":"get_weather","arguments":{"city":"Oslo"}}'],
    ['{"name":"get_weather","arguments":"{\\"city\\":\\"Oslo\\"}"}'],
    ["{'name':'get_weather','arguments':{'city':'Oslo',},}"],
    ['\n[{"name":"get_weather","arguments":{"city":"Oslo"}}]\n'],
    ['```json\n{"name":"get_weather","arguments":{"city":"Oslo"}}\n```'],
  ])('reads %s', (body) => {
    expect(read(tag(body))).toEqual([[oslo], 0, '']);
  });

  it.each([['null'], ['""'], ['{}'], ['"{}"']])(
    'reads arguments %s as an empty object',
    (values) => {
      expect(read(tag(`{"name":"get_time","arguments":${values}}`))).toEqual([[time], 0, '']);
    },
  );

  it.each([['5'], ['false'], ['[]'], ['"text"'], ['"[1]"'], ['" "']])(
    'finds arguments %s malformed',
    (values) => {
      expect(read(tag(`{"name":"get_time","arguments":${values}}`))).toEqual([[], 1, '']);
    },
  );

  it.each([
    ['{"arguments":{}}'],
    ['{"name":"","arguments":{}}'],
    ['{"name":5,"arguments":{}}'],
    ['[]'],
    ['[[{"name":"get_time"}]]'],
    ['"get_time"'],
    ['{name:"get_time"}'],
    ['{"name":"get_time"} // comment'],
    ['{"name":"get_time"},'],
    ['{"name":"get_time"'],
    [' \n'],
    ['get_time()'],
  ])('finds the body %j malformed', (body) => {
    expect(read(tag(body))).toEqual([[], 1, '']);
  });

  it('keeps names that were not offered in tags', () => {
    expect(read(tag('{"name":"x","arguments":{}}'))).toEqual([['x({})'], 0, '']);
    expect(read(tag('<function=x></function>'))).toEqual([['x({})'], 0, '']);
  });

  it('reads several calls with or without separators', () => {
    const body =
      '{"name":"get_time"}{"name":"get_time"} , [{"name":"get_time"}];{"name":"get_time"}';
    expect(read(tag(body))).toEqual([[time, time, time, time], 0, '']);
  });
});

describe('function blocks (X7)', () => {
  const weather = (body: string): unknown => read(`<function=get_weather>${body}</function>`);

  it.each([
    ['<parameter=city>5</parameter>', '{"city":"5"}'],
    ['<parameter=days>5</parameter>', '{"days":5}'],
    ["<parameter=days> [1, 'x',] </parameter>", '{"days":[1,"x"]}'],
    ['<parameter=days>many</parameter>', '{"days":"many"}'],
    ['<parameter=note>null</parameter>', '{"note":"null"}'],
    ['<parameter=unit>1</parameter>', '{"unit":"1"}'],
    ['<parameter=other>1</parameter>', '{"other":"1"}'],
    ['<parameter=city>\n\n a\r\n\r\n</parameter>', '{"city":"\\n a\\r\\n"}'],
    ['<parameter=city><parameter=x></parameter>', '{"city":"<parameter=x>"}'],
    ['<parameter=__proto__>1</parameter>', '{"__proto__":"1"}'],
    [' {"city": "Oslo",} ', '{"city":"Oslo"}'],
    ['\n', '{}'],
  ])('reads %j as %s', (body, values) => {
    expect(weather(body)).toEqual([[`get_weather(${values})`], 0, '']);
  });

  it.each([
    ['x'],
    ['city="Oslo"'],
    ['<parameter=city>a</parameter> and <parameter=days>1</parameter>'],
    ['<parameter=ci ty>a</parameter>'],
    ['<parameter=>a</parameter>'],
    ['[1]'],
    ['{"city":1} x'],
  ])('finds %j malformed', (body) => {
    expect(weather(body)).toEqual([[], 1, '']);
  });

  it('reads several of them in one tag, and nothing else beside them', () => {
    const body =
      '\n<function=get_time></function>\n<function=get_weather>{"city":"Oslo"}</function>\n';
    expect(read(tag(body))).toEqual([[time, oslo], 0, '']);
    expect(read(tag('<function=get_time></function> x'))).toEqual([[], 1, '']);
    expect(read(tag('<function=get_time>'))).toEqual([[], 1, '']);
    expect(read(tag('<function=></function>'))).toEqual([[], 1, '']);
  });
});

describe('failed attempts outside tags (X8)', () => {
  it.each([
    ['```json\n{"name":"get_time","arguments":{}\n```'],
    ['```json\n{"name":"get_time","arguments":5}\n```'],
    ["```\n[{'function':'get_time', 'args': {}]\n```"],
    ['{"name":"get_time","arguments":{}'],
    ['{"type":"function","function":{"name":"get_time","arguments":{}}'],
    ['{"name":"get_time","arguments":{}} Here you go.'],
  ])('counts %j and shows it', (text) => {
    expect(read(text)).toEqual([[], 1, text]);
  });

  it.each([
    ['```json\n{"name":"nobody","arguments":{}\n```'],
    ['```json\n{"name":"get_time","x":{}\n```'],
    ['```json\nget_time: {"name":"get_time","arguments":{}}\n```'],
    ['{"name":"nobody","arguments":{}}'],
    ['{"name":"get_time"}'],
    ['{"answer":{"name":"get_time","arguments":{}}}'],
    ['So: {"name":"get_time","arguments":{}}'],
  ])('takes %j for data', (text) => {
    expect(read(text)).toEqual([[], 0, text]);
  });

  it('counts a broken fence in native mode only when it is the whole message', () => {
    const broken = '```json\n{"name":"get_time","arguments":{}\n```';
    expect(read(broken, 'native')).toEqual([[], 1, broken]);
    expect(read(`${broken}\nok`, 'native')).toEqual([[], 0, `${broken}\nok`]);
  });
});

describe('bare JSON (X9)', () => {
  it.each([
    [`  ${osloJson}\n`],
    [`<think>x</think>${osloJson}`],
    [`[ ${osloJson} ]`],
    [`${osloJson}\n</tool_call>`],
    ["{ 'name' : 'get_weather', 'arguments': {'city': 'Oslo'} }"],
    ['{"id":1,"type":"function","function":{"name":"get_weather","arguments":{"city":"Oslo"}}}'],
  ])('reads %j', (text) => {
    for (const mode of ['native', 'text'] as const)
      expect(read(text, mode)).toEqual([[oslo], 0, '']);
  });

  it('needs an argument member, an offered name, and at most one stray tag', () => {
    for (const text of ['{"name":"get_time"}', '{"name":"x","arguments":{}}']) {
      expect(read(text)).toEqual([[], 0, text]);
    }
    const two = `${osloJson}</tool_call></tool_call>`;
    expect(read(two)).toEqual([[], 1, two]);
  });

  it('still finds blocks when the message turns out to be prose', () => {
    const block = tag('{"name":"get_time"}');
    expect(read(`{"id": 7} and ${block}`)).toEqual([[time], 0, '{"id": 7} and']);
    expect(read(`{"name":"get_time","arguments":{} ${block}`)).toEqual([
      [time],
      0,
      '{"name":"get_time","arguments":{}',
    ]);
  });

  it('does not count behind a block', () => {
    const text = `${tag('{"name":"get_time"}')}${osloJson}`;
    expect(read(text)).toEqual([[time], 0, osloJson]);
  });
});

describe('unclosed blocks (X10)', () => {
  it.each([
    ['<tool_call>{"name":"get_time"}', [time]],
    ['<tool_call>{"name":"get_time"}\n</tool_ca', [time]],
    ['<tool_call>{"name":"get_time"}<', [time]],
    ['<function=get_time></func', [time]],
    ['<function=get_weather><parameter=city>Oslo</parameter>', [oslo]],
    ['<function=get_weather>{"city":"Oslo"}</', [oslo]],
    ['<tool_call><function=get_time></function></tool', [time]],
    ['<tool_call><function=get_weather><parameter=city>Oslo</parameter></fun', [oslo]],
  ])('reads %j', (text, calls) => {
    expect(read(`a ${text}`)).toEqual([calls, 0, 'a']);
  });

  it.each([
    ['<tool_call>'],
    ['<tool_call>{"name":"get_ti'],
    ['<tool_call>{"name":"get_time"} and'],
    ['<function=get_weather><parameter=city>Oslo'],
    ['<function=get_weather><parameter=city>Oslo</param'],
    ['<tool_call><function=get_weather><parameter=city>Os'],
    ['<tool_call><function=get_ti'],
  ])('counts %j as malformed', (text) => {
    expect(read(`a ${text}`)).toEqual([[], 1, 'a']);
  });
});

it('finds calls malformed that are nested deeper than anything could walk', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect(read(tag(`{"name":"get_time","arguments":{"a":${deep}}}`))).toEqual([[], 1, '']);
  expect(read(tag('['.repeat(100_000)))).toEqual([[], 1, '']);
});

it('counts a hostile reply full of blocks that never close properly in bounded time', () => {
  const blocks = '<tool_call>{"</tool_call>"'.repeat(20_000);
  expect(say([blocks], { tools }).malformedToolCalls).toHaveLength(20_000);
});
