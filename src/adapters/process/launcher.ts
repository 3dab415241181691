import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock, LaunchSpec } from '../../app/ports.ts';
import type { ContainmentLevel, ProcessIdentity } from '../../domain/launch.ts';
import { launchCommand, type LaunchFiles } from './launch-command.ts';
import { followLauncher, type LauncherWords } from './launcher-words.ts';
import { createMembers, type Members } from './members.ts';
import { capture, type Captured } from './output.ts';
import { readProcess } from './proc-table.ts';
import { startWatchdog, type Watchdog } from './watchdog.ts';

const maxStdoutBytes = 16 * 1024 * 1024;
const maxStderrBytes = 64 * 1024;
/** Who is proven gone holds no pipe open; what was written is read within a moment. */
const lastWordsMs = 1000;

export interface Containing extends LaunchFiles {
  readonly clock: Clock;
  readonly containment: ContainmentLevel;
}

/** A launcher on its way to its gate. */
export interface Running {
  readonly child: ChildProcess;
  readonly identity: ProcessIdentity;
  readonly lifeline: Writable;
  readonly members: Members;
  readonly words: LauncherWords;
  readonly stdout: Captured;
  readonly stderr: Captured;
}

/** Why there is no process, in words, when the system refuses one: arguments too long, too many processes. */
export async function startLauncher(
  { clock, containment, ...files }: Containing,
  spec: LaunchSpec,
): Promise<Running | string> {
  const [program, ...args] = launchCommand(spec, containment, files);
  try {
    const child = spawn(program, args, {
      cwd: spec.cwd,
      env: { ...spec.env, AGENT_BENCH_LAUNCH_ID: spec.launchId },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
    });
    await once(child, 'spawn');
    return runningOf(child, { clock, launchId: spec.launchId });
  } catch (error) {
    return `the agent can't be started: ${refusalWords(error)}`;
  }
}

function refusalWords(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return words.includes('E2BIG')
    ? 'its arguments or its environment are too long for this system, so hand the prompt over in a file'
    : words;
}

function runningOf(
  child: ChildProcess,
  { clock, launchId }: { readonly clock: Clock; readonly launchId: string },
): Running {
  type Pipes = [null, Readable, Readable, Writable, Readable];
  const [, stdout, stderr, lifeline, words] = child.stdio as Pipes;
  lifeline.on('error', () => undefined);
  // The launcher leads a group and a session of its own.
  const pid = child.pid ?? 0;
  const identity = { pid, pgid: pid, startTime: readProcess(pid)?.startTime ?? '' };
  return {
    ...{ child, identity, lifeline, members: createMembers(launchId, identity) },
    words: followLauncher(words, clock),
    stdout: capture(stdout, maxStdoutBytes),
    stderr: capture(stderr, maxStderrBytes),
  };
}

interface Gate {
  readonly setting: Containing;
  readonly launchId: string;
  readonly started: (process: ProcessIdentity) => void;
}

/** Has everything in place before the gate opens; when something can't be, the launcher ends without having gone on. */
export async function prepareGate(
  running: Running,
  { setting, launchId, started }: Gate,
): Promise<Watchdog | null> {
  const { identity, members, words } = running;
  let watchdog: Watchdog | null = null;
  try {
    await words.atGate;
    members.noteNamespace();
    if (setting.containment === 'process-group') {
      watchdog = await startWatchdog(identity.pgid, launchId, setting.scriptPath);
    }
    started(identity);
    return watchdog;
  } catch (error) {
    running.lifeline.end();
    await untilExit(running.child);
    watchdog?.dismiss();
    await letGo(running);
    throw error;
  }
}

/** Reads what is still in the pipes and closes them. */
export async function letGo({ lifeline, words, stdout, stderr }: Running): Promise<void> {
  lifeline.end();
  const outputs = [words, stdout, stderr];
  const patience = new AbortController();
  await Promise.race([
    Promise.all(outputs.map(({ ended }) => ended)),
    sleep(lastWordsMs, undefined, { signal: patience.signal }).catch(() => undefined),
  ]);
  patience.abort();
  for (const output of outputs) output.stop();
}

/** Resolves once the process has ended, also when it already has. */
export async function untilExit(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
