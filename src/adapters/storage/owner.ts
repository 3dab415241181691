import { readFileSync } from 'node:fs';

/** The process that something belongs to; a pid alone may have been given to another one since. */
interface Owner {
  readonly pid: number;
  readonly startTime: string;
}

/** This process, as the text of an owner file. */
export function thisOwner(): string {
  const owner: Owner = { pid: process.pid, startTime: startTimeOf(process.pid) ?? '' };
  return JSON.stringify(owner);
}

/** What an owner file says: the pid of a process that is alive, or that there is none, or nothing readable. */
export function readOwner(file: string): number | 'dead' | 'unknown' {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as Owner;
    return isSameProcess(owner) ? owner.pid : 'dead';
  } catch {
    return 'unknown';
  }
}

function isSameProcess({ pid, startTime }: Owner): boolean {
  if (!isAlive(pid)) return false;
  const now = startTimeOf(pid);
  return now === null || now === startTime;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Field 22 of /proc/PID/stat, in clock ticks since boot; null where there is no /proc. */
function startTimeOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
