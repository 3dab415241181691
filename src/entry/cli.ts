import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { Failure } from '../domain/failure.ts';
import { parseCommandLine, type CommandLine } from './command-line.ts';
import { helpText } from './commands.ts';
import type { Host } from './host.ts';
import { TOOL_VERSION } from './version.ts';

/** Runs the command line tool and returns its exit status; a failure is one message, no stack trace. */
export async function runCli(argv: readonly string[], host: Host): Promise<number> {
  try {
    const asked = parseCommandLine(argv);
    switch (asked.kind) {
      case 'help':
        host.stdout(helpText(asked.command));
        return 0;
      case 'version':
        host.stdout(`${TOOL_VERSION}\n`);
        return 0;
      case 'command':
        return await runCommand(asked, withEnvFile(asked, host));
    }
  } catch (error) {
    host.stderr(`agent-bench: ${explain(error, host)}\n`);
    return 2;
  }
}

async function runCommand(line: CommandLine, host: Host): Promise<number> {
  switch (line.command.name) {
    case 'run':
    case 'calibrate':
      return (await import('./cli-run.ts')).cliRun(line, host);
    case 'merge':
      return (await import('./cli-merge.ts')).cliMerge(line, host);
    case 'validate':
      return (await import('./cli-validate.ts')).cliValidate(line, host);
    case 'schema':
      return (await import('./cli-schema.ts')).cliSchema(line, host);
    case 'mock-server':
      return (await import('./cli-mock-server.ts')).cliMockServer(line, host);
    case 'init':
      return (await import('./cli-init.ts')).cliInit(host);
    default:
      throw new TypeError(`no handler for the command ${line.command.name}`);
  }
}

/** The variables of a .env file count where the environment has none of that name. */
function withEnvFile(line: CommandLine, host: Host): Host {
  const file = line.values.get('env-file')?.[0];
  if (file === undefined) return host;
  return { ...host, env: { ...readEnvFile(resolve(host.cwd, file)), ...host.env } };
}

function readEnvFile(file: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Failure('usage', `--env-file ${file} can't be read: ${messageOf(cause)}`, { cause });
  }
}

/** What went wrong in words; the stack of a fault of ours only where the user asked for it. */
function explain(error: unknown, { env }: Host): string {
  if (env['AGENT_BENCH_DEBUG'] && error instanceof Error) return error.stack ?? error.message;
  if (error instanceof Failure) return error.message;
  return `internal error: ${messageOf(error)} (AGENT_BENCH_DEBUG=1 shows where)`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
