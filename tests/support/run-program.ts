import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const repository = join(import.meta.dirname, '../..');
export const dist = join(repository, 'dist');

export interface ProgramResult {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ProgramOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Called with the child's pid as soon as it runs. */
  readonly started?: (pid: number) => void;
}

/** Runs a script with this Node in a clean environment: what a test does not give is not there. */
export async function runProgram(
  script: string,
  args: readonly string[],
  { cwd, env = {}, started }: ProgramOptions,
): Promise<ProgramResult> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { PATH: process.env['PATH'], HOME: cwd, XDG_STATE_HOME: join(cwd, '.state'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid !== undefined) started?.(child.pid);
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => (output[stream] += text));
  }
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { code, signal, ...output };
}

/** Runs the built command line tool. */
export async function runCli(
  args: readonly string[],
  options: ProgramOptions,
): Promise<ProgramResult> {
  return runProgram(join(dist, 'cli.js'), args, options);
}
