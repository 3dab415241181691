import { loadRun, type LoadedRun } from '../adapters/config/load-run.ts';
import { checkSchemaItself } from '../adapters/json-schema/schema-check.ts';
import type { Overrides } from '../core/config/overrides.ts';
import type { KeyState } from '../core/config/resolve-targets.ts';
import type { Problem } from '../domain/failure.ts';
import type { Host } from './host.ts';

/** Puts a run together from what was asked for, the config file and the environment. */
export function prepareRun(overrides: Overrides, { cwd, env }: Host): Promise<LoadedRun> {
  return loadRun({
    overrides,
    cwd,
    keyState: (name) => stateOfKey(env[name] ?? ''),
    checkSchema: checkSchemaItself,
  });
}

/** RFC 9110, 5.5: a field value has visible characters, spaces, tabs and bytes above 0x7f. */
function stateOfKey(key: string): ReturnType<KeyState> {
  if (key === '') return 'missing';
  return /^[\t\x20-\x7e\x80-\xff]+$/.test(key) ? 'usable' : 'unusable';
}

/** The line after a list of problems: how many there are, and that they had no effect. */
export function refusalLine(problems: readonly Problem[]): string {
  const count = problems.filter(({ severity }) => severity === 'error').length;
  return `${count} problem${count === 1 ? '' : 's'}; nothing was run and nothing was written`;
}
