import { describe, expect, it } from '@jest/globals';
import type { JsonValue } from '../../../../src/domain/json.ts';
import type { DecodedReply } from '../../../../src/domain/wire.ts';
import { callDeltas, callsOf, decode, delta, done, say, stop, tools } from './wire-reply.ts';

interface Entry {
  readonly index?: number | null;
  readonly id?: string | null;
  readonly name?: string | null;
  readonly args?: JsonValue;
}

function entry({ name, args, ...place }: Entry): JsonValue {
  const named = name === undefined ? {} : { name };
  return { ...place, function: args === undefined ? named : { ...named, arguments: args } };
}

const calls = (...entries: Entry[]): DecodedReply => callDeltas(entries.map(entry));
const oslo = '{"city":"Oslo"}';
const osloCall = 'get_weather({"city":"Oslo"})';

describe('shapes of an entry (N1, N2)', () => {
  it.each([[null], [[]], [[1, 'x', null]], ['x']])('takes tool_calls %j for nothing', (value) => {
    const reply = decode([delta({ content: 'a', tool_calls: value }), stop], { tools });
    expect([callsOf(reply), reply.malformedToolCalls]).toEqual([[], []]);
  });

  it('reads one object in place of an array', () => {
    const single = entry({ name: 'get_weather', args: oslo });
    expect(callsOf(decode([delta({ tool_calls: single }), stop], { tools }))).toEqual([osloCall]);
  });

  it('reads name and arguments from the entry when function is missing', () => {
    expect(callsOf(callDeltas([{ index: 0, name: 'get_weather', arguments: oslo }]))).toEqual([
      osloCall,
    ]);
  });

  it('keeps the deprecated slot apart from index 0', () => {
    const old = delta({ function_call: { name: 'get_time', arguments: '' } });
    const modern = delta({
      tool_calls: [entry({ index: 0, name: 'get_weather', args: '{"city":' })],
    });
    const rest = delta({ function_call: { arguments: '{}' } });
    const tail = delta({ tool_calls: [entry({ index: 0, args: '"Oslo"}' })] });
    const reply = decode([old, modern, rest, tail, stop], { tools });
    expect(callsOf(reply)).toEqual(['get_time({})', osloCall]);
  });

  it('takes an arguments object for one fragment', () => {
    const reply = calls(
      { index: 0, name: 'get_weather', args: { city: 'Oslo' } },
      { index: 0, args: ' ' },
    );
    expect(callsOf(reply)).toEqual([osloCall]);
  });
});

describe('an index not seen before (N3)', () => {
  it('continues the call whose id it repeats without a name', () => {
    const reply = calls(
      { index: 0, id: 'a', name: 'get_weather', args: '{"city":' },
      { index: 1, id: 'b', name: 'get_time', args: '{}' },
      { index: 7, id: 'a', args: '"Oslo"}' },
    );
    expect(callsOf(reply)).toEqual([osloCall, 'get_time({})']);
  });

  it('continues the call touched last when it has neither id nor name, and stays with it', () => {
    const reply = calls(
      { index: 0, id: 'a', name: 'get_weather' },
      { index: 1, args: '{"city":' },
      { index: 1, args: '"Oslo"}' },
    );
    expect(callsOf(reply)).toEqual([osloCall]);
  });

  it('starts a call otherwise: known id with a name, new id without one, or nothing before', () => {
    const twins = calls(
      { index: 0, id: 'a', name: 'get_time', args: '{}' },
      { index: 1, id: 'a', name: 'get_weather', args: oslo },
    );
    expect(callsOf(twins)).toEqual(['get_time({})', osloCall]);
    const nameless = calls(
      { index: 0, id: 'a', name: 'get_time' },
      { index: 1, id: 'b', args: '{}' },
    );
    expect([callsOf(nameless), nameless.malformedToolCalls.length]).toEqual([['get_time({})'], 1]);
    expect(calls({ index: 0, args: '{}' }).malformedToolCalls).toHaveLength(1);
  });
});

describe('an index seen before (N4)', () => {
  it('is a new call when id and name come and the id differs (a)', () => {
    const reply = calls(
      { index: 0, id: 'a', name: 'get_time' },
      { index: 0, id: 'b', name: 'get_time' },
      { index: 0, id: 'b', args: '{}' },
    );
    expect(callsOf(reply)).toEqual(['get_time({})', 'get_time({})']);
  });

  it('is the same call when its id only comes later', () => {
    const reply = calls(
      { index: 0, name: 'get_weather', args: '' },
      { index: 0, id: 'a', name: 'get_weather', args: oslo },
    );
    expect(reply.toolCalls).toEqual([
      { name: 'get_weather', arguments: { city: 'Oslo' }, source: 'native', id: 'a' },
    ]);
  });

  it('is a new call when name and arguments come after complete arguments (b)', () => {
    const reply = calls(
      { index: 0, name: 'get_time', args: '{}' },
      { index: 0, name: 'get_time', args: '{}' },
    );
    expect(callsOf(reply)).toEqual(['get_time({})', 'get_time({})']);
  });

  it('is the same call when its id is repeated, or the arguments are not complete (b)', () => {
    const repeated = calls(
      { index: 0, id: 'a', name: 'get_time', args: '{}' },
      { index: 0, id: 'a', name: 'get_time', args: ' ' },
    );
    expect(callsOf(repeated)).toEqual(['get_time({})']);
    const open = calls(
      { index: 0, name: 'get_weather', args: '{"city":' },
      { index: 0, name: 'get_weather', args: '"Oslo"}' },
    );
    expect(callsOf(open)).toEqual([osloCall]);
  });

  it('is a new call when another offered name comes without id (c)', () => {
    const reply = calls(
      { index: 0, id: 'a', name: 'get_time' },
      { index: 0, name: 'get_weather', args: oslo },
    );
    expect(callsOf(reply)).toEqual(['get_time({})', osloCall]);
  });

  it('is the same call when two offered names are halves of a third (c)', () => {
    const names = ['get', '_time', 'get_time'].map((name) => ({ name, parameters: {} }));
    const deltas = [
      { index: 0, name: 'get' },
      { index: 0, name: '_time', args: '{}' },
    ];
    const chunks = deltas.map((one) => delta({ tool_calls: [entry(one)] }));
    expect(callsOf(decode([...chunks, stop], { tools: names }))).toEqual(['get_time({})']);
  });

  it('continues at a new id without a name, and keeps the first id', () => {
    const reply = calls({ index: 0, id: 'a', name: 'get_time' }, { index: 0, id: 'b', args: '{}' });
    expect(reply.toolCalls).toMatchObject([{ name: 'get_time', id: 'a' }]);
  });

  it('follows the latest call with that index', () => {
    const reply = calls(
      { index: 0, id: 'a', name: 'get_time', args: '{}' },
      { index: 0, id: 'b', name: 'get_weather', args: '{"city":' },
      { index: 0, args: '"Oslo"}' },
    );
    expect(callsOf(reply)).toEqual(['get_time({})', osloCall]);
  });
});

describe('no index (N5)', () => {
  it('routes by a known id', () => {
    const reply = calls(
      { id: 'a', name: 'get_weather', args: '{"city":' },
      { id: 'b', name: 'get_time', args: '{}' },
      { id: 'a', args: '"Oslo"}' },
    );
    expect(callsOf(reply)).toEqual([osloCall, 'get_time({})']);
  });

  it('starts a call at an unknown id with a name, and continues the last without one', () => {
    const reply = calls(
      { id: 'a', name: 'get_time' },
      { id: 'b', name: 'get_weather' },
      { id: 'c', args: oslo },
      { index: null, args: ' ' },
    );
    expect(callsOf(reply)).toEqual(['get_time({})', osloCall]);
  });

  it('continues at the same name until the arguments are complete', () => {
    const reply = calls(
      { name: 'get_weather', args: '{"city":' },
      { name: 'get_weather', args: '"Oslo"}' },
      { name: 'get_weather', args: oslo },
    );
    expect(callsOf(reply)).toEqual([osloCall, osloCall]);
  });

  it('takes another name for a new call once the last has a complete name or arguments', () => {
    const complete = calls({ name: 'get_time' }, { name: 'get_weather', args: oslo });
    expect(callsOf(complete)).toEqual(['get_time({})', osloCall]);
    const withArguments = calls({ name: 'unknown', args: '{}' }, { name: 'get_time' });
    expect(callsOf(withArguments)).toEqual(['unknown({})', 'get_time({})']);
  });

  it('takes another name for the rest of a name that is not complete', () => {
    const reply = calls({ name: 'get_' }, { name: 'weather', args: oslo });
    expect(callsOf(reply)).toEqual([osloCall]);
    const unnamed = calls({ args: '{"city":"Oslo"}' }, { name: 'get_weather' });
    expect(callsOf(unnamed)).toEqual([osloCall]);
  });
});

describe('name fragments (N6)', () => {
  it.each([
    [['get_weather', 'get_weather'], 'get_weather'],
    [['get_', 'weather'], 'get_weather'],
    [['GetWeather', 'get_weather'], 'get_weather'],
    [['exec', 'ute'], 'execute'],
    [['get_weather', 'xyz'], 'get_weather'],
    [['', 'get_time', ''], 'get_time'],
  ])('joins %j to %s', (fragments, name) => {
    const reply = calls(...fragments.map((fragment) => ({ index: 0, name: fragment })));
    expect(reply.toolCalls).toMatchObject([{ name }]);
  });
});

describe('arguments at the end (N7, N8)', () => {
  const read = (...fragments: JsonValue[]): DecodedReply =>
    calls({ index: 0, name: 'get_weather' }, ...fragments.map((args) => ({ index: 0, args })));

  it.each([
    [[], '{}'],
    [[' \n'], '{}'],
    [[' null '], '{}'],
    [['{"a":', '1}'], '{"a":1}'],
    [['"{\\"a\\":1}"'], '{"a":1}'],
    [['{"a":', '{"a":1', '{"a":1}'], '{"a":1}'],
    [['{"a":', '1}', '{"a":1}'], '{"a":1}'],
    [['{"a":1}', '{"a":1}'], '{"a":1}'],
    [['{"a":100', '00}'], '{"a":10000}'],
  ])('reads %j as %s', (fragments, values) => {
    expect(callsOf(read(...fragments))).toEqual([`get_weather(${values})`]);
  });

  it.each([
    [['{"a":1']],
    [['[1]']],
    [['5']],
    [['"text"']],
    [['"null"']],
    [['{"a":1,}']],
    [['{"a":1}', '""']],
    [[[1]]],
    [[5]],
  ])('finds %j malformed', (fragments) => {
    const reply = read(...fragments);
    expect([callsOf(reply), reply.malformedToolCalls.length]).toEqual([[], 1]);
  });

  it('says what a malformed call was', () => {
    expect(calls({ index: 0, id: 'a', name: 'get_time', args: '{"x' }).malformedToolCalls).toEqual([
      { name: 'get_time', source: 'native', id: 'a', raw: '{"x' },
    ]);
    expect(calls({ index: 0, args: '{}' }).malformedToolCalls).toMatchObject([{ name: null }]);
  });

  it('finds arguments malformed that are nested deeper than anything could walk', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect(read(`{"a":${deep}}`).malformedToolCalls).toHaveLength(1);
    const chunk = `data: {"choices":[{"delta":{"tool_calls":[{"name":"x","arguments":{"a":${deep}}}]}}]}\n\n`;
    expect(decode([chunk, stop]).malformedToolCalls).toHaveLength(1);
  });
});

describe('which calls count (B1)', () => {
  it('lets one malformed native call displace all text calls, which stay hidden', () => {
    const text = 'Now <tool_call>{"name":"get_time"}</tool_call>';
    const broken = delta({ tool_calls: [entry({ name: 'get_time', args: '{' })] });
    const reply = decode([delta({ content: text }), broken, done], { tools });
    expect(reply).toMatchObject({ text: 'Now', toolCalls: [] });
    expect(reply.malformedToolCalls).toMatchObject([{ source: 'native' }]);
  });

  it('counts text calls when there is no native one', () => {
    expect(say(['<tool_call>{"name":"get_time"}</tool_call>']).toolCalls).toMatchObject([
      { source: 'text', id: null },
    ]);
  });
});
