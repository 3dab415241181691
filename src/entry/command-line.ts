import { parseArgs } from 'node:util';
import { nearestName } from '../core/config/nearest-name.ts';
import { Failure } from '../domain/failure.ts';
import { COMMANDS, type CommandSpec } from './commands.ts';

/** Flags by name: switches are true, others hold every value given. */
export interface CommandLine {
  readonly command: CommandSpec;
  readonly switches: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly positional: string | null;
}

export type Asked =
  | { readonly kind: 'help'; readonly command: CommandSpec | null }
  | { readonly kind: 'version' }
  | ({ readonly kind: 'command' } & CommandLine);

/** Reads the arguments after the program's name; a wrong one is a `usage` failure. */
export function parseCommandLine(argv: readonly string[]): Asked {
  const [name, ...rest] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    return { kind: 'help', command: null };
  }
  if (name === '--version' || name === '-V') return { kind: 'version' };
  const command = findCommand(name);
  return rest.includes('--help') || rest.includes('-h')
    ? { kind: 'help', command }
    : { kind: 'command', ...parseFlags(command, rest) };
}

function findCommand(name: string): CommandSpec {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command !== undefined) return command;
  const names = COMMANDS.map((candidate) => candidate.name);
  const near = nearestName(name, names);
  const hint = near === null ? `one of ${names.join(', ')}` : `did you mean "${near}"?`;
  throw new Failure('usage', `unknown command "${name}": ${hint}`);
}

function parseFlags(command: CommandSpec, argv: readonly string[]): CommandLine {
  const { tokens } = parseArgs({
    args: [...argv],
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      command.flags.map((flag) => [flag.name, { type: flag.value ? 'string' : 'boolean' }]),
    ),
  });
  const switches = new Set<string>();
  const values = new Map<string, string[]>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind === 'option') takeFlag(command, token, { switches, values });
  }
  return { command, switches, values, positional: onlyPositional(command, positionals) };
}

function takeFlag(
  command: CommandSpec,
  token: { readonly name: string; readonly rawName: string; readonly value: string | undefined },
  into: { readonly switches: Set<string>; readonly values: Map<string, string[]> },
): void {
  const flag = command.flags.find((candidate) => candidate.name === token.name);
  if (flag === undefined || token.rawName !== `--${flag.name}`) {
    const near = nearestName(
      token.name,
      command.flags.map((candidate) => candidate.name),
    );
    const hint =
      near === null ? `see agent-bench ${command.name} --help` : `did you mean --${near}?`;
    throw new Failure('usage', `unknown flag ${token.rawName} for ${command.name}: ${hint}`);
  }
  if (flag.value === undefined) {
    if (token.value !== undefined) throw new Failure('usage', `--${flag.name} takes no value`);
    into.switches.add(flag.name);
    return;
  }
  if (token.value === undefined) {
    throw new Failure('usage', `--${flag.name} needs a value: --${flag.name} ${flag.value}`);
  }
  const given = into.values.get(flag.name) ?? [];
  if (given.length > 0 && flag.repeatable !== true) {
    throw new Failure('usage', `--${flag.name} was given twice`);
  }
  into.values.set(flag.name, [...given, token.value]);
}

function onlyPositional(command: CommandSpec, positionals: readonly string[]): string | null {
  const allowed = command.positional === undefined ? 0 : 1;
  const extra = positionals[allowed];
  if (extra !== undefined) {
    throw new Failure(
      'usage',
      `"${extra}" is one argument too many: see agent-bench ${command.name} --help`,
    );
  }
  return positionals[0] ?? null;
}
