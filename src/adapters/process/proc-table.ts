import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import type { ProcessIdentity } from '../../domain/launch.ts';
import { psHasVariable, readPs } from './ps-table.ts';

const hasProc = process.platform === 'linux';

/** One process as the kernel's table has it. */
export interface ProcessEntry extends ProcessIdentity {
  readonly ppid: number;
  readonly session: number;
  /** The short name of its program. */
  readonly command: string;
  /** One letter; a zombie (`Z`) is dead and not yet buried. */
  readonly state: string;
}

/** Reads the text of `/proc/PID/stat`: the name in brackets may hold anything, brackets too. Null for anything else. */
export function parseStat(text: string): ProcessEntry | null {
  const open = text.indexOf('(');
  const close = text.lastIndexOf(')');
  const fields = text.slice(close + 2).split(' ');
  const [state, ppid, pgid, session] = fields;
  const startTime = fields[19];
  const pid = Number.parseInt(text, 10);
  if (open < 0 || close < open || startTime === undefined || !(pid > 0)) return null;
  return {
    ...{ pid, ppid: Number(ppid), pgid: Number(pgid), session: Number(session), startTime },
    ...{ command: text.slice(open + 1, close), state: state ?? '' },
  };
}

/** The process of a pid; null when there is none. */
export function readProcess(pid: number): ProcessEntry | null {
  if (!hasProc) return readPs(pid)[0] ?? null;
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return null;
  }
}

/** Every process that is alive. */
export function readProcesses(): readonly ProcessEntry[] {
  if (!hasProc) return readPs('all').filter(isAlive);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readProcess(Number(name)))
    .filter((entry) => entry !== null)
    .filter(isAlive);
}

export function isAlive({ state }: Pick<ProcessEntry, 'state'>): boolean {
  return state !== 'Z' && state !== 'X';
}

/** Whether a process was started with this variable, as its children are unless they take it out. */
export function hasVariable(pid: number, variable: string): boolean {
  if (!hasProc) return psHasVariable(pid, variable);
  try {
    const environ = readFileSync(`/proc/${pid}/environ`, 'latin1');
    return `\0${environ}`.includes(`\0${variable}\0`);
  } catch {
    return false;
  }
}

/** The PID namespace that a process lives in, or the one its children will live in; null when that can't be seen. */
export function pidNamespaceOf(pid: number, whose: 'own' | 'children' = 'own'): string | null {
  try {
    return readlinkSync(`/proc/${pid}/ns/${whose === 'own' ? 'pid' : 'pid_for_children'}`);
  } catch {
    return null;
  }
}

/** Whether that very process is alive: a later one with its pid began at another time. */
export function isSameProcess({ pid, startTime }: ProcessIdentity): boolean {
  const now = readProcess(pid);
  return now !== null && now.startTime === startTime && isAlive(now);
}
