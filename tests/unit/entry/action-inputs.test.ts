import { describe, expect, test } from '@jest/globals';
import { readCommand, readOverrides } from '../../../src/entry/action-inputs.ts';

function inputs(given: Readonly<Record<string, string>>): (name: string) => string {
  return (name) => given[name] ?? '';
}

describe('the inputs of the action', () => {
  test('that are empty count as not given', () => {
    const { mock, live, cases, modes, failOn } = readOverrides(inputs({}));
    expect([mock, live, cases, modes, failOn]).toEqual(Array.from({ length: 5 }));
  });

  test('hold lists by comma or line', () => {
    const read = inputs({ cases: 'a, b\nc\n', 'fail-on': 'never' });
    expect(readOverrides(read)).toMatchObject({ cases: ['a', 'b', 'c'], failOn: ['never'] });
  });

  test.each([
    ['true', true],
    ['True', true],
    ['FALSE', false],
  ])('read the boolean %s', (text, value) => {
    expect(readOverrides(inputs({ mock: text })).mock).toBe(value);
  });

  test('refuse other words for a boolean', () => {
    expect(() => readOverrides(inputs({ live: 'yes' }))).toThrow(
      'input live: expected true or false, got "yes"',
    );
  });

  test('know the commands there are', () => {
    expect(readCommand(inputs({}))).toBe('run');
    expect(readCommand(inputs({ command: 'validate' }))).toBe('validate');
    expect(() => readCommand(inputs({ command: 'mege' }))).toThrow(
      'input command: expected one of run, merge, publish, calibrate, validate, got "mege"',
    );
  });
});
