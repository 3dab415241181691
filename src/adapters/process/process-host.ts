import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import type { Clock, LaunchEnd, LaunchSpec, ProcessHost } from '../../app/ports.ts';
import { Failure } from '../../domain/failure.ts';
import type { ContainmentLevel, ProcessIdentity, Survivor } from '../../domain/launch.ts';
import { endTree, killGroup, type TreeEnd } from './end-tree.ts';
import {
  canHavePidNamespace,
  launchCommand,
  type LaunchFiles,
  networkFault,
  startFault,
} from './launch-command.ts';
import { createMembers, type Members } from './members.ts';
import { capture, type Captured } from './output.ts';
import { readProcess } from './proc-table.ts';
import { startWatchdog, type Watchdog } from './watchdog.ts';

export interface ProcessHostOptions extends LaunchFiles {
  readonly clock: Clock;
  /** `auto` takes the strongest that can be had. */
  readonly level: 'auto' | ContainmentLevel;
}

/** Starts agent processes in the strongest containment that this machine lets us have. */
export function createProcessHost(options: ProcessHostOptions): ProcessHost {
  if (process.platform === 'win32') {
    throw new Failure(
      'platform',
      'agent processes need Linux or macOS: on Windows they can not be contained, so run them in WSL or on another runner',
    );
  }
  const containment = levelOf(options.level);
  return { containment, launch: (...call) => launch({ ...options, containment }, ...call) };
}

/** Why a process can't be kept from the network here, in words; null when it can. */
export function probeNetworkNamespace(): string | null {
  return process.platform === 'linux' ? networkFault() : 'only Linux has network namespaces';
}

function levelOf(asked: ProcessHostOptions['level']): ContainmentLevel {
  if (asked === 'process-group') return asked;
  if (process.platform === 'linux' && canHavePidNamespace()) return 'pid-namespace';
  if (asked === 'auto') return 'process-group';
  throw new Failure(
    'platform',
    'AGENT_BENCH_CONTAINMENT asks for pid-namespace, and this machine does not allow user namespaces: use auto',
  );
}

const maxStdoutBytes = 16 * 1024 * 1024;
const maxStderrBytes = 64 * 1024;
const graceMs = { cancel: 1000, other: 5000 };
const proofMs = { cancel: 2000, other: 5000 };
/** How often the fallback level looks who has joined: a child whose parents are gone is found by that alone. */
const scanEveryMs = 250;

type Setting = ProcessHostOptions & Pick<ProcessHost, 'containment'>;

async function launch(
  setting: Setting,
  spec: LaunchSpec,
  started: (process: ProcessIdentity) => void,
  signal: AbortSignal,
): Promise<LaunchEnd> {
  const fault = startFault(spec.executable);
  if (fault !== null) return notStarted(setting.clock(), fault);
  const running = await openGate(setting, spec, started);
  const startedAtMs = setting.clock();
  running.lifeline.write('go\n');
  const ended = await untilEnd(running, setting, signal);
  const tree = await endTree(
    running.members,
    signal.aborted ? limit(proofMs, signal) : proofMs.other,
  );
  running.watchdog?.dismiss();
  running.lifeline.end();
  for (const output of [running.stdout, running.stderr, running.left]) output.stop();
  return {
    ...endOf(ended.child),
    endedItself: !ended.byUs,
    launchFault: null,
    stdout: running.stdout.text(),
    stderr: running.stderr.text(),
    survivors: survivorsOf(running, tree),
    proven: tree.proven,
    startedAtMs,
    endedAtMs: running.agentEndedAtMs() ?? ended.atMs,
  };
}

/** A launcher at its gate, with everything around it. */
interface Running {
  readonly child: ChildProcess;
  readonly identity: ProcessIdentity;
  readonly lifeline: Writable;
  readonly members: Members;
  readonly watchdog: Watchdog | null;
  readonly stdout: Captured;
  readonly stderr: Captured;
  /** What the init says of the agent's end, and of what outlived it. */
  readonly left: Captured;
  /** When the agent itself ended; null while it has not, or where no init says so. */
  readonly agentEndedAtMs: () => number | null;
}

async function openGate(
  { clock, containment, scriptPath, forwarderPath }: Setting,
  spec: LaunchSpec,
  started: (process: ProcessIdentity) => void,
): Promise<Running> {
  const [program, ...args] = launchCommand(spec, containment, { scriptPath, forwarderPath });
  const child = spawn(program, args, {
    cwd: spec.cwd,
    env: { ...spec.env, AGENT_BENCH_LAUNCH_ID: spec.launchId },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
  });
  await once(child, 'spawn');
  const [, stdout, stderr, lifeline, left] = child.stdio as [
    null,
    Readable,
    Readable,
    Writable,
    Readable,
  ];
  lifeline.on('error', () => undefined);
  const identity = identityOf(child.pid ?? 0);
  const members = createMembers(spec.launchId, identity);
  let agentEndedAtMs: number | null = null;
  left.once('data', () => {
    agentEndedAtMs = clock();
  });
  const running = {
    ...{ child, identity, lifeline, members },
    stdout: capture(stdout, maxStdoutBytes),
    stderr: capture(stderr, maxStderrBytes),
    left: capture(left, maxStderrBytes),
    agentEndedAtMs: () => agentEndedAtMs,
  };
  const watchdog =
    containment === 'pid-namespace'
      ? null
      : await startWatchdog(identity.pgid, spec.launchId, scriptPath);
  try {
    started(identity);
    return { ...running, watchdog };
  } catch (error) {
    watchdog?.dismiss();
    // The end of its lifeline tells the launcher that it is not to go on.
    lifeline.end();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    for (const output of [running.stdout, running.stderr, running.left]) output.stop();
    throw error;
  }
}

/** The launcher leads a group and a session of its own. */
function identityOf(pid: number): ProcessIdentity {
  return { pid, pgid: pid, startTime: readProcess(pid)?.startTime ?? '' };
}

interface Ended {
  readonly child: ChildProcess;
  readonly atMs: number;
  readonly byUs: boolean;
}

/** Waits for the agent to end; after the signal it is asked, and after a grace it is killed. */
async function untilEnd(
  { child, identity, members }: Running,
  { containment, clock }: Setting,
  signal: AbortSignal,
): Promise<Ended> {
  let byUs = false;
  let killer: NodeJS.Timeout | undefined;
  const scanner =
    containment === 'process-group' ? setInterval(() => members.scan(), scanEveryMs) : undefined;
  const stop = (): void => {
    byUs = true;
    killGroup(identity, 'SIGTERM');
    killer = setTimeout(() => killGroup(identity, 'SIGKILL'), limit(graceMs, signal));
  };
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  try {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return { child, atMs: clock(), byUs };
  } finally {
    signal.removeEventListener('abort', stop);
    clearTimeout(killer);
    clearInterval(scanner);
  }
}

function limit(limits: { readonly cancel: number; readonly other: number }, signal: AbortSignal) {
  return signal.reason === 'cancel' ? limits.cancel : limits.other;
}

/** A shell between us and the agent tells a signal as a status above 128. */
function endOf({ exitCode, signalCode }: ChildProcess): Pick<LaunchEnd, 'exitCode' | 'signal'> {
  if (signalCode !== null || exitCode === null || exitCode <= 128) {
    return { exitCode, signal: signalCode };
  }
  const name = Object.entries(constants.signals).find(([, number]) => number === exitCode - 128);
  return name === undefined ? { exitCode, signal: null } : { exitCode: null, signal: name[0] };
}

/** Those that the init saw inside of its namespace, or those that we found and killed. */
function survivorsOf({ left, identity }: Running, { killed }: TreeEnd): readonly Survivor[] {
  const inside = left
    .text()
    .split('\n')
    .flatMap((line) => {
      const [, pid, command = ''] = /^(\d+) (.*)$/.exec(line) ?? [];
      return pid === undefined ? [] : [{ pid: Number(pid), command }];
    });
  const outside = killed
    .filter(({ pid }) => pid !== identity.pid)
    .map(({ pid, command }) => ({ pid, command }));
  return [...inside, ...outside];
}

function notStarted(atMs: number, launchFault: string): LaunchEnd {
  return {
    ...{ exitCode: null, signal: null, endedItself: true, launchFault, stdout: '', stderr: '' },
    ...{ survivors: [], proven: true, startedAtMs: atMs, endedAtMs: atMs },
  };
}
