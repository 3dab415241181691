import { accessSync, closeSync, constants, existsSync, openSync, readSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import type { LaunchSpec } from '../../app/ports.ts';
import type { ContainmentLevel } from '../../domain/launch.ts';

export interface LaunchFiles {
  readonly scriptPath: string;
  readonly forwarderPath: string;
}

const unsharePath = ['/usr/bin/unshare', '/bin/unshare'].find((path) => existsSync(path)) ?? null;
const pidFlags = ['--pid', '--fork', '--kill-child', '--mount-proc'];

/** Program and arguments of a launch: namespaces around the launcher, the launcher around the agent. */
export function launchCommand(
  { executable, args, network }: Pick<LaunchSpec, 'executable' | 'args' | 'network'>,
  level: ContainmentLevel,
  { scriptPath, forwarderPath }: LaunchFiles,
): readonly [string, ...string[]] {
  const mode = level === 'pid-namespace' ? 'init' : 'exec';
  const agent = [executable, ...args];
  if (network === null) {
    const launcher: [string, ...string[]] = ['/bin/sh', scriptPath, mode, 'open', ...agent];
    return level === 'pid-namespace'
      ? [unshare(), '--user', '--map-current-user', ...pidFlags, ...launcher]
      : launcher;
  }
  const { socketPath, port } = network;
  const forwarder = [process.execPath, forwarderPath, socketPath, String(port), ...agent];
  const launcher = ['/bin/sh', scriptPath, mode, 'none', ...asCurrentUser(), ...forwarder];
  const flags = ['--user', '--map-root-user', '--net'];
  return [unshare(), ...flags, ...(level === 'pid-namespace' ? pidFlags : []), ...launcher];
}

function unshare(): string {
  if (unsharePath === null) throw new TypeError('there is no unshare');
  return unsharePath;
}

/** The loopback is set up as the namespace's root; the agent is who the harness is. */
function asCurrentUser(): readonly string[] {
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  return uid === 0 ? [] : [unshare(), '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'];
}

/** Whether this machine lets us have a PID namespace: tried, since distributions forbid it in many ways. */
export function canHavePidNamespace(): boolean {
  return unsharePath !== null && tries(['--user', '--map-current-user', ...pidFlags], 'exit 7');
}

/** Why a process can't be kept from the network, in words; null when it can. */
export function networkFault(): string | null {
  if (unsharePath === null) return 'the program unshare of util-linux is missing';
  const flags = ['--user', '--map-root-user', '--net'];
  if (!tries(flags, 'exit 7')) return 'the kernel refuses user and network namespaces';
  const path = 'PATH=/usr/sbin:/usr/bin:/sbin:/bin';
  return tries(flags, `${path} ip link set lo up && exit 7`)
    ? null
    : 'the program ip of iproute2 is missing, or may not set the loopback up';
}

function tries(flags: readonly string[], command: string): boolean {
  const options = { timeout: 10_000, stdio: 'ignore' } as const;
  return spawnSync(unshare(), [...flags, '/bin/sh', '-c', command], options).status === 7;
}

/** Why a file can't be started, in words; null when nothing speaks against it. */
export function startFault(executable: string): string | null {
  try {
    accessSync(executable, constants.X_OK);
    const interpreter = interpreterOf(executable);
    if (interpreter !== null) accessSync(interpreter, constants.X_OK);
    return null;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return `${executable} can't be started: ${words}`;
  }
}

/** What the first line of a script names. */
function interpreterOf(file: string): string | null {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(256);
    const text = bytes.toString('latin1', 0, readSync(handle, bytes, 0, 256, 0));
    return /^#!\s*(\S+)/.exec(text)?.[1] ?? null;
  } finally {
    closeSync(handle);
  }
}
