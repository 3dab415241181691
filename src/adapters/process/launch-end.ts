import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import type { LaunchEnd } from '../../app/ports.ts';
import type { LaunchFiles } from './launch-command.ts';

/** The end of a launch whose process never came to be. Without a fault it was us who did not want it any more. */
export function notStarted(atMs: number, launchFault: string | null): LaunchEnd {
  return {
    ...{ exitCode: null, signal: null, endedItself: launchFault !== null, launchFault },
    ...{ stdout: '', stderr: '', survivors: [], proven: true },
    ...{ startedAtMs: atMs, endedAtMs: atMs },
  };
}

/** How the agent ended. What stands between us and the agent tells its signal as a status above 128. */
export function exitOf(
  { exitCode, signalCode }: Pick<ChildProcess, 'exitCode' | 'signalCode'>,
  isDirect: boolean,
): Pick<LaunchEnd, 'exitCode' | 'signal'> {
  if (isDirect || signalCode !== null || exitCode === null || exitCode <= 128) {
    return { exitCode, signal: signalCode };
  }
  const name = Object.entries(constants.signals).find(([, number]) => number === exitCode - 128);
  return name === undefined ? { exitCode, signal: null } : { exitCode: null, signal: name[0] };
}

/** Why the process never became the agent, in the words of the launcher or the forwarder; null when it did. */
export function launchFaultOf(
  { exitCode, stderr }: Pick<LaunchEnd, 'exitCode' | 'stderr'>,
  isThrough: boolean,
  { scriptPath, forwarderPath }: LaunchFiles,
): string | null {
  const lines = stderr.trimEnd().split('\n');
  if (!isThrough) return `the launcher ended at its gate (${exitCode}): ${lines.at(-1)}`;
  if (exitCode !== 126 && exitCode !== 127 && exitCode !== 71) return null;
  const own = lines.findLast((line) =>
    [scriptPath, forwarderPath].some((path) => line.startsWith(`${path}: `)),
  );
  return own === undefined
    ? null
    : `the agent can't be started: ${own.slice(own.indexOf(': ') + 2)}`;
}
