import type { LaunchEnd, LaunchSpec, ProcessHost } from '../../app/ports.ts';
import { Failure } from '../../domain/failure.ts';
import type { ContainmentLevel, ProcessIdentity } from '../../domain/launch.ts';
import { endTree, killGroup } from './end-tree.ts';
import { canHavePidNamespace, networkFault, startFault } from './launch-command.ts';
import { exitOf, launchFaultOf, notStarted } from './launch-end.ts';
import {
  type Containing,
  letGo,
  prepareGate,
  type Running,
  startLauncher,
  untilExit,
} from './launcher.ts';

export interface ProcessHostOptions extends Omit<Containing, 'containment'> {
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

const graceMs = { cancel: 1000, other: 5000 };
const proofMs = { cancel: 2000, other: 5000 };
/** How often the fallback level looks who has joined: a child whose parents are gone is found by that alone. */
const scanEveryMs = 250;

async function launch(
  setting: Containing,
  spec: LaunchSpec,
  started: (process: ProcessIdentity) => void,
  signal: AbortSignal,
): Promise<LaunchEnd> {
  const { clock } = setting;
  const fault = startFault(spec.executable);
  if (fault !== null || signal.aborted) return notStarted(clock(), fault);
  const running = await startLauncher(setting, spec);
  if (typeof running === 'string') return notStarted(clock(), running);
  const watchdog = await prepareGate(running, { setting, launchId: spec.launchId, started });
  const startedAtMs = clock();
  if (signal.aborted) running.lifeline.end();
  else running.lifeline.write('go\n');
  const { byUs, atMs } = await untilEnd(running, setting, signal);
  const { killed, proven } = await endTree(
    running.members,
    signal.aborted ? limit(proofMs, signal) : proofMs.other,
  );
  watchdog?.dismiss();
  await letGo(running);
  const { child, words, identity } = running;
  const isDirect = setting.containment === 'process-group' && spec.network === null;
  const exit = exitOf(child, isDirect);
  const [stdout, stderr] = [running.stdout.text(), running.stderr.text()];
  const outside = killed.filter(({ pid }) => pid !== identity.pid);
  return {
    ...exit,
    endedItself: !byUs,
    launchFault: byUs ? null : launchFaultOf({ ...exit, stderr }, words.isThrough(), setting),
    ...{ stdout, stderr },
    survivors: [...words.left(), ...outside.map(({ pid, command }) => ({ pid, command }))],
    ...{ proven, startedAtMs, endedAtMs: words.agentEndedAtMs() ?? atMs },
  };
}

interface Ended {
  readonly atMs: number;
  readonly byUs: boolean;
}

/** Waits for the agent to end; after the signal it is asked, and after a grace it is killed. */
async function untilEnd(
  { child, identity, members }: Running,
  { containment, clock }: Containing,
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
    await untilExit(child);
    return { atMs: clock(), byUs };
  } finally {
    signal.removeEventListener('abort', stop);
    clearTimeout(killer);
    clearInterval(scanner);
  }
}

function limit(limits: { readonly cancel: number; readonly other: number }, signal: AbortSignal) {
  return signal.reason === 'cancel' ? limits.cancel : limits.other;
}
