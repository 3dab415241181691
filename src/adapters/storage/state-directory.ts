import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../domain/failure.ts';
import { readOwner, thisOwner } from './owner.ts';

/** A run's private folder below the state directory: the journal and other files nobody else reads. */
export interface RunDirectory {
  readonly path: string;
  remove(): void;
}

/** Makes the folder of one run, readable by its owner alone; a `storage` failure where that can't be done. */
export function createRunDirectory(stateDir: string, runId: string): RunDirectory {
  const path = join(stateDir, 'runs', runId);
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    writeFileSync(join(path, 'owner.json'), thisOwner(), { mode: 0o600 });
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : String(cause);
    throw new Failure(
      'storage',
      `the state directory ${stateDir} can't be written (${words}): set RUNNER_TEMP or XDG_STATE_HOME to a folder that can`,
      { cause },
    );
  }
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
  const owner = readOwner(join(runDirectory, 'owner.json'));
  return owner === 'unknown' ? isBeingMade(runDirectory) : owner !== 'dead';
}

/** Between the folder and its owner file lies a moment in which another process may look. */
function isBeingMade(runDirectory: string): boolean {
  return Date.now() - statSync(runDirectory).mtimeMs < 60_000;
}
