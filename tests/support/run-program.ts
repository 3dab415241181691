import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';

/** Whole programs run in these tests, and a busy machine may take its time over them. */
jest.setTimeout(60_000);

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
  /** The program that runs the script; this Node by default. */
  readonly node?: string;
}

/** A program that runs. */
export interface RunningProgram {
  /** What it has printed so far. */
  readonly output: { readonly stdout: string; readonly stderr: string };
  readonly ended: Promise<ProgramResult>;
  kill(signal: NodeJS.Signals): void;
  /** Closes our ends of its pipes, as `head` does when it has seen enough. */
  stopReading(): void;
}

/** Starts a script in a clean environment: what a test does not give is not there. */
export function startProgram(
  script: string,
  args: readonly string[],
  { cwd, env = {}, node = process.execPath }: ProgramOptions,
): RunningProgram {
  requireFile(script);
  const child = spawn(node, [script, ...args], {
    cwd,
    env: { PATH: process.env['PATH'], HOME: cwd, XDG_STATE_HOME: join(cwd, '.state'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => (output[stream] += text));
  }
  return {
    output,
    ended: once(child, 'close').then(([code, signal]) => ({ code, signal, ...output })),
    kill: (signal) => void child.kill(signal),
    stopReading() {
      child.stdout.destroy();
      child.stderr.destroy();
    },
  };
}

/** Starts the built command line tool. */
export function startCli(args: readonly string[], options: ProgramOptions): RunningProgram {
  return startProgram(join(dist, 'cli.js'), args, options);
}

/** Runs the built command line tool to its end. */
export async function runCli(
  args: readonly string[],
  options: ProgramOptions,
): Promise<ProgramResult> {
  return startCli(args, options).ended;
}

/** Waits until something is so; gives up, with these words, after as long as no machine should need. */
export async function waitUntil(what: string, isSo: () => boolean): Promise<void> {
  const giveUpAtMs = Date.now() + 30_000;
  while (!isSo()) {
    if (Date.now() > giveUpAtMs) throw new Error(`never came about: ${what}`);
    await sleep(5);
  }
}

function requireFile(script: string): void {
  if (existsSync(script)) return;
  throw new Error(
    `${script} is missing: these tests run the built product, so "npm run build" first`,
  );
}
