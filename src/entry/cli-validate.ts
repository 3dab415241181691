import { validateConfig } from '../adapters/config/load-run.ts';
import { checkSchemaItself } from '../adapters/json-schema/schema-check.ts';
import { formatProblem, onlyWarnings } from '../core/config/problem.ts';
import type { Problem } from '../domain/failure.ts';
import type { CommandLine } from './command-line.ts';
import type { Host } from './host.ts';

/** `agent-bench validate`: every problem, one a line; 0 when nothing stops a run. */
export async function cliValidate(
  { positional, values }: CommandLine,
  host: Host,
): Promise<number> {
  const config = positional ?? values.get('config')?.[0];
  const problems = await findProblems(config, host);
  for (const line of validityLines(problems)) host.stderr(`${line}\n`);
  return validityStatus(problems);
}

/** All that is wrong with a config and the files it names. */
export function findProblems(
  config: string | undefined,
  { cwd }: Pick<Host, 'cwd'>,
): Promise<readonly Problem[]> {
  return validateConfig({ config, cwd, checkSchema: checkSchemaItself });
}

/** One line for each problem, and a last one that says whether a run could start. */
export function validityLines(problems: readonly Problem[]): string[] {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return [
    ...problems.map(
      (problem) => `${problem.severity === 'warning' ? 'warning: ' : ''}${formatProblem(problem)}`,
    ),
    errors === 0 ? 'valid' : `${errors} problem${errors === 1 ? '' : 's'}`,
  ];
}

/** 0 when a run could start, else 2. */
export function validityStatus(problems: readonly Problem[]): number {
  return onlyWarnings(problems) ? 0 : 2;
}
