import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A run's private folder below the state directory: the journal and other files nobody else reads. */
export interface RunDirectory {
  readonly path: string;
  remove(): void;
}

/** The process that a run belongs to; a pid alone may have been given to another one since. */
interface Owner {
  readonly pid: number;
  readonly startTime: string;
}

/** Makes the folder of one run, readable by its owner alone. */
export function createRunDirectory(stateDir: string, runId: string): RunDirectory {
  const path = join(stateDir, 'runs', runId);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const owner: Owner = { pid: process.pid, startTime: startTimeOf(process.pid) ?? '' };
  writeFileSync(join(path, 'owner.json'), JSON.stringify(owner), { mode: 0o600 });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Removes the folders of runs whose process has died, and returns their run ids. */
export function removeDeadRuns(stateDir: string): string[] {
  const parent = join(stateDir, 'runs');
  const dead = listFolders(parent).filter((runId) => !isOwnerAlive(join(parent, runId)));
  for (const runId of dead) rmSync(join(parent, runId), { recursive: true, force: true });
  return dead;
}

function listFolders(parent: string): string[] {
  try {
    return readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
  } catch {
    return [];
  }
}

function isOwnerAlive(runDirectory: string): boolean {
  const owner = readOwner(runDirectory);
  if (owner === null) return isBeingMade(runDirectory);
  if (!isAlive(owner.pid)) return false;
  const startTime = startTimeOf(owner.pid);
  return startTime === null || startTime === owner.startTime;
}

/** Between the folder and its owner file lies a moment in which another process may look. */
function isBeingMade(runDirectory: string): boolean {
  return Date.now() - statSync(runDirectory).mtimeMs < 60_000;
}

function readOwner(runDirectory: string): Owner | null {
  try {
    return JSON.parse(readFileSync(join(runDirectory, 'owner.json'), 'utf8')) as Owner;
  } catch {
    return null;
  }
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
