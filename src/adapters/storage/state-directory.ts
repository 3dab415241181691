import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../domain/failure.ts';
import { readOwner, thisOwner } from './owner.ts';
import { readRegularFile } from './read-regular-file.ts';

/** A run's private folder below the state directory: the journal and other files nobody else reads. */
export interface RunDirectory {
  readonly path: string;
  remove(): void;
}

/** Makes the folder of one run, readable by its owner alone; a `storage` failure where that can't be done. */
export function createRunDirectory(
  stateDir: string,
  runId: string,
  reportDir: string,
): RunDirectory {
  const path = join(stateDir, 'runs', runId);
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    writeFileSync(join(path, 'report-dir'), reportDir, { mode: 0o600 });
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

/** The folder of a run whose process has died. */
export interface DeadRun {
  readonly runId: string;
  readonly path: string;
  /** Where its report was to be; null when that is not known. */
  readonly reportDir: string | null;
}

/** The folders of runs whose process has died. */
export function findDeadRuns(stateDir: string): readonly DeadRun[] {
  const parent = join(stateDir, 'runs');
  return listFolders(parent)
    .map((runId) => ({ runId, path: join(parent, runId) }))
    .filter(({ path }) => !isOwnerAlive(path))
    .map((run) => {
      const read = readRegularFile(join(run.path, 'report-dir'), 4096);
      return { ...run, reportDir: read.kind === 'text' ? read.text : null };
    });
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
