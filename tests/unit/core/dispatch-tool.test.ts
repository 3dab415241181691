import { describe, expect, test } from '@jest/globals';
import { dispatchTool, NO_RESULTS_USED, type Dispatch } from '../../../src/core/dispatch-tool.ts';
import { toolSchema, type ScriptedTool } from '../../../src/domain/case.ts';
import type { JsonObject, SchemaCheck } from '../../../src/domain/json.ts';
import { decodedCall, malformedCall } from '../../support/turns.ts';

const acceptAll: SchemaCheck = () => [];

function look(script: Partial<ScriptedTool>): ScriptedTool {
  return toolSchema.parse({ name: 'look', ...script });
}

/** What a tool says to one call after the other. */
function answers(tool: ScriptedTool, ...calls: JsonObject[]): [string, unknown][] {
  let used = NO_RESULTS_USED;
  return calls.map((values) => {
    const call = decodedCall({ arguments: values });
    const dispatch = dispatchTool(call, { tools: [tool], used, checkSchema: acceptAll });
    used = dispatch.used;
    return [dispatch.outcome, dispatch.content];
  });
}

function refusal(call: Parameters<typeof dispatchTool>[0], checkSchema = acceptAll): Dispatch {
  const tools = [look({ results: [{ value: 1 }] }), toolSchema.parse({ name: 'wait' })];
  return dispatchTool(call, { tools, used: NO_RESULTS_USED, checkSchema });
}

describe('scripted results', () => {
  test('are given once each, in order, until they are used up', () => {
    const tool = look({ results: [{ value: { seen: 'a' } }, { error: 'Fog.' }] });
    expect(answers(tool, {}, {}, {})).toEqual([
      ['ok', { seen: 'a' }],
      ['scripted-error', { error: 'Fog.' }],
      ['no-result', { error: '"look" has no result for this call.' }],
    ]);
  });

  test('are kept for the calls they are meant for', () => {
    const sky = { when: { at: { equals: 'sky' } }, value: 'blue' };
    const tool = look({ results: [sky, { value: 'anything' }] });
    expect(answers(tool, { at: 'sea' }, { at: 'sea' }, { at: 'sky' })).toEqual([
      ['ok', 'anything'],
      ['no-result', expect.anything()],
      ['ok', 'blue'],
    ]);
  });

  test('are not needed by a tool with a constant error, which never runs out', () => {
    const refused = ['scripted-error', { error: 'Closed.' }];
    expect(answers(look({ error: 'Closed.' }), {}, {})).toEqual([refused, refused]);
  });

  test('may be null', () => {
    expect(answers(look({ results: [{ value: null }] }), {})).toEqual([['ok', null]]);
  });

  test('of one tool are not those of another, and the state handed in stays as it was', () => {
    const tools = ['look', 'wait'].map((name) =>
      toolSchema.parse({ name, results: [{ value: name }] }),
    );
    const options = { tools, used: NO_RESULTS_USED, checkSchema: acceptAll };
    const first = dispatchTool(decodedCall(), options);
    const second = dispatchTool(decodedCall({ name: 'wait' }), { ...options, used: first.used });
    expect(second.content).toBe('wait');
    expect(NO_RESULTS_USED.size).toBe(0);
    expect(first.used.size).toBe(1);
  });
});

describe('a call that can not be run', () => {
  test('of an unknown tool is told which tools there are', () => {
    expect(refusal(decodedCall({ name: 'see' }))).toEqual({
      outcome: 'unknown-tool',
      content: { error: 'There is no tool "see". The tools are: "look", "wait".' },
      used: NO_RESULTS_USED,
    });
  });

  test('with invalid arguments is told what is wrong, and uses no result', () => {
    const problems = ['/at must be string', 'two', 'three', 'four', 'five', 'six'];
    expect(refusal(decodedCall(), () => problems)).toEqual({
      outcome: 'invalid-arguments',
      content: {
        error: 'The arguments of "look" are invalid: /at must be string; two; three; four; five.',
      },
      used: NO_RESULTS_USED,
    });
  });

  test.each([
    [malformedCall(), 'The arguments of "look" are not a JSON object, so it was not run: {"at":'],
    [malformedCall({ name: null }), 'The tool call has no name, so it was not run.'],
    [
      malformedCall({ source: 'text' }),
      'The tool call could not be read. It must be one JSON object with "name" and "arguments", and "arguments" an object.',
    ],
  ])('because it is malformed is told so: %o', (call, error) => {
    expect(refusal(call)).toMatchObject({ outcome: 'malformed', content: { error } });
  });
});
