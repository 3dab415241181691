import { spawnSync } from 'node:child_process';
import type { ProcessEntry } from './proc-table.ts';

const columns = ['pid', 'ppid', 'pgid', 'stat', 'lstart', 'comm'];

/** One process or all of them, as `ps` lists them; for systems without `/proc`. */
export function readPs(which: number | 'all'): readonly ProcessEntry[] {
  const selected = which === 'all' ? ['-A'] : ['-p', String(which)];
  return ps([...selected, ...columns.flatMap((name) => ['-o', `${name}=`])])
    .split('\n')
    .map(parsePsLine)
    .filter((entry) => entry !== null);
}

/** Whether `ps` shows this variable behind the command of a process; some systems hide it. */
export function psHasVariable(pid: number, variable: string): boolean {
  return ps(['-Eww', '-o', 'command=', '-p', String(pid)])
    .trimEnd()
    .split(' ')
    .includes(variable);
}

/** Reads a line of `ps`; the start time is its five words, to the second. Null for anything else. */
export function parsePsLine(line: string): ProcessEntry | null {
  const [pid, ppid, pgid, state = '', ...rest] = line.trim().split(/ +/);
  const startTime = rest.slice(0, 5).join(' ');
  const command = rest.slice(5).join(' ').split('/').at(-1);
  if (!(Number(pid) > 0) || command === undefined || command === '') return null;
  return {
    ...{ pid: Number(pid), ppid: Number(ppid), pgid: Number(pgid), startTime, command },
    // The number of a session is not told; its leader's group and the parents are what is left.
    ...{ session: 0, state: state.slice(0, 1) },
  };
}

function ps(args: readonly string[]): string {
  const env = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' };
  return spawnSync('ps', args, { env, encoding: 'utf8', timeout: 10_000 }).stdout ?? '';
}
