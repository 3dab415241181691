import { loadRun, type LoadedRun } from '../adapters/config/load-run.ts';
import { checkSchemaItself } from '../adapters/json-schema/schema-check.ts';
import type { Overrides } from '../core/config/overrides.ts';
import type { Problem } from '../domain/failure.ts';
import type { Host } from './host.ts';

/** Puts a run together from what was asked for, the config file and the environment. */
export function prepareRun(overrides: Overrides, { cwd, env }: Host): Promise<LoadedRun> {
  return loadRun({
    overrides,
    cwd,
    hasEnv: (name) => Boolean(env[name]),
    checkSchema: checkSchemaItself,
  });
}

/** The line after a list of problems: how many there are, and that they had no effect. */
export function refusalLine(problems: readonly Problem[]): string {
  const count = problems.filter(({ severity }) => severity === 'error').length;
  return `${count} problem${count === 1 ? '' : 's'}; nothing was run and nothing was written`;
}
