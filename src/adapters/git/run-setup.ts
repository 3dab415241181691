import { spawn, type ChildProcess } from 'node:child_process';
import { Failure } from '../../domain/failure.ts';

export interface SetupSurroundings {
  readonly cwd: string;
  /** All that the commands see of an environment: no keys. */
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

const QUOTED = 2048;
/** For the last words that are still in the pipe when a command has ended. */
const LAST_WORDS_MS = 500;

/** Runs the base's set-up commands one after the other, without a shell; a `preflight` failure names the one that fails. */
export async function runSetup(
  commands: readonly (readonly string[])[],
  surroundings: SetupSurroundings,
): Promise<void> {
  for (const command of commands) await runOne(command, surroundings);
}

function runOne(
  command: readonly string[],
  { cwd, env, timeoutMs, signal }: SetupSurroundings,
): Promise<void> {
  const [program = '', ...args] = command;
  if (signal.aborted) return Promise.reject(setupFailure(command, 'was cancelled', ''));
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...{ cwd, env, detached: true, stdio: ['ignore', 'ignore', 'pipe'], windowsHide: true },
    });
    let complaint = '';
    let ending: string | null = null;
    const stop = (why: string): void => {
      ending = why;
      killGroup(child);
    };
    const timer = setTimeout(() => stop(`took longer than ${timeoutMs / 1000} s`), timeoutMs);
    const cancel = (): void => stop('was cancelled');
    signal.addEventListener('abort', cancel, { once: true });
    child.stderr.on('data', (bytes: Buffer) => {
      complaint = (complaint + bytes.toString('utf8')).slice(-QUOTED);
    });
    const settle = (fault: string | null): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      if (fault === null) resolve();
      else reject(setupFailure(command, fault, complaint));
    };
    child.on('error', (error) => settle(`can't be started: ${error.message}`));
    child.on('exit', () => {
      // What it left running has no business beside a measurement; what left its group must not hold us up.
      killGroup(child);
      setTimeout(() => child.stderr.destroy(), LAST_WORDS_MS).unref();
    });
    child.on('close', (code, killedBy) => {
      if (ending !== null) settle(ending);
      else settle(code === 0 ? null : `ended with ${killedBy ?? `status ${code}`}`);
    });
  });
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has ended by itself.
  }
}

function setupFailure(command: readonly string[], fault: string, complaint: string): Failure {
  const words = complaint.trim() === '' ? '' : `; it said: ${complaint.trim()}`;
  return new Failure(
    'preflight',
    `compare.baseRef.setup: ${JSON.stringify(command)} ${fault}${words}`,
  );
}
