import { validateConfig } from '../adapters/config/load-run.ts';
import { checkSchemaItself } from '../adapters/json-schema/schema-check.ts';
import { formatProblem } from '../core/config/problem.ts';
import type { CommandLine } from './command-line.ts';
import type { Host } from './host.ts';

/** `agent-bench validate`: every problem, one a line; 0 when nothing stops a run. */
export async function cliValidate(
  { positional, values }: CommandLine,
  host: Host,
): Promise<number> {
  const config = positional ?? values.get('config')?.[0];
  return validate(config, host);
}

/** Lists the problems of a config on stderr; the exit status says whether a run could start. */
export async function validate(config: string | undefined, host: Host): Promise<number> {
  const problems = await validateConfig({
    config,
    cwd: host.cwd,
    checkSchema: checkSchemaItself,
  });
  for (const problem of problems) {
    host.stderr(`${problem.severity === 'warning' ? 'warning: ' : ''}${formatProblem(problem)}\n`);
  }
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  host.stderr(errors === 0 ? 'valid\n' : `${errors} problem${errors === 1 ? '' : 's'}\n`);
  return errors === 0 ? 0 : 2;
}
