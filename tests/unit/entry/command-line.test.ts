import { describe, expect, test } from '@jest/globals';
import { parseCommandLine } from '../../../src/entry/command-line.ts';
import { COMMANDS, helpText } from '../../../src/entry/commands.ts';

function parsed(...argv: string[]) {
  const asked = parseCommandLine(argv);
  if (asked.kind !== 'command') throw new Error(`asked for ${asked.kind}`);
  return {
    name: asked.command.name,
    switches: [...asked.switches],
    values: Object.fromEntries(asked.values),
    positional: asked.positional,
  };
}

describe('the command line', () => {
  test('takes switches, values in both spellings, and repeated flags', () => {
    expect(parsed('run', '--mock', '--runs', '5', '--case=a', '--case', 'b')).toEqual({
      name: 'run',
      switches: ['mock'],
      values: { runs: ['5'], case: ['a', 'b'] },
      positional: null,
    });
  });

  test('takes one positional argument where a command has one', () => {
    expect(parsed('validate', 'a.yml').positional).toBe('a.yml');
    expect(() => parsed('validate', 'a.yml', 'b.yml')).toThrow('"b.yml" is one argument too many');
    expect(() => parsed('run', 'a.yml')).toThrow('"a.yml" is one argument too many');
  });

  test.each([
    [['rum'], 'unknown command "rum": did you mean "run"?'],
    [['run', '--mok'], 'unknown flag --mok for run: did you mean --mock?'],
    [['run', '-m'], 'unknown flag -m for run'],
    [['run', '--runs'], '--runs needs a value: --runs N'],
    [['run', '--mock=yes'], '--mock takes no value'],
    [['run', '--runs', '1', '--runs', '2'], '--runs was given twice'],
  ])('says what is wrong with %j', (argv, message) => {
    expect(() => parseCommandLine(argv)).toThrow(message);
  });

  test('asks for help or version in the usual ways', () => {
    for (const argv of [[], ['--help'], ['-h'], ['help']]) {
      expect(parseCommandLine(argv)).toEqual({ kind: 'help', command: null });
    }
    expect(parseCommandLine(['run', '--help'])).toMatchObject({ command: { name: 'run' } });
    expect(parseCommandLine(['--version'])).toEqual({ kind: 'version' });
  });

  test('names every command and every flag in the help', () => {
    for (const command of COMMANDS) {
      expect(helpText(null)).toContain(`  ${command.name} `);
      for (const flag of command.flags) expect(helpText(command)).toContain(`--${flag.name}`);
    }
  });
});
