import type { Overrides } from '../core/config/overrides.ts';
import { Failure } from '../domain/failure.ts';
import { splitList } from './split-list.ts';

/** Reads one input as the runner hands it over: trimmed text, empty when it was not given. */
export type ReadInput = (name: string) => string;

export const ACTION_COMMANDS = ['run', 'merge', 'publish', 'calibrate', 'validate'] as const;
export type ActionCommand = (typeof ACTION_COMMANDS)[number];

/** The action's `command` input; anything but the commands there are is a `usage` failure. */
export function readCommand(read: ReadInput): ActionCommand {
  const text = read('command') || 'run';
  const command = ACTION_COMMANDS.find((name) => name === text);
  if (command !== undefined) return command;
  throw new Failure(
    'usage',
    `input command: expected one of ${ACTION_COMMANDS.join(', ')}, got "${text}"`,
  );
}

/** The inputs that stand before the config file; an empty one means "not given". */
export function readOverrides(read: ReadInput): Overrides {
  return {
    config: read('config'),
    mock: readBoolean(read, 'mock'),
    live: readBoolean(read, 'live'),
    baseUrl: read('base-url'),
    model: read('model'),
    cases: splitList([read('cases')]),
    modes: splitList([read('modes')]),
    runs: read('runs'),
    outputDir: read('output-dir'),
    failOn: splitList([read('fail-on')]),
    baseline: read('baseline'),
    shard: read('shard'),
    comment: read('comment'),
    commentMode: read('comment-mode'),
    commentKey: read('comment-key'),
  };
}

/** The booleans of YAML 1.2's core schema. */
function readBoolean(read: ReadInput, name: string): boolean | undefined {
  const text = read(name);
  if (text === '') return undefined;
  if (['true', 'True', 'TRUE'].includes(text)) return true;
  if (['false', 'False', 'FALSE'].includes(text)) return false;
  throw new Failure('usage', `input ${name}: expected true or false, got "${text}"`);
}
