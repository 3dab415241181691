import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, normalize } from 'node:path';
import type { AgentPlace } from '../../app/ports.ts';
import { readOwnFile } from './read-own-file.ts';
import { sweepFolder } from './sweep.ts';

/** An agent's own report is read no further. */
const maxReportBytes = 4 * 1024 * 1024;

/**
 * Makes the private surroundings of one launch in a folder of its own below `parent`, readable by its owner alone; a
 * name that is taken is an error. The name may hold anything.
 */
export function createAgentPlace(parent: string, name: string): AgentPlace {
  const folder = join(parent, encodeURIComponent(name).replaceAll('.', '%2E').slice(0, 200));
  const place = {
    workspace: join(folder, 'workspace'),
    home: join(folder, 'home'),
    tmp: join(folder, 'tmp'),
    reportFile: join(folder, 'report', 'report.jsonl'),
  };
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  mkdirSync(folder, { mode: 0o700 });
  for (const path of [place.workspace, place.home, place.tmp, dirname(place.reportFile)]) {
    mkdirSync(path, { mode: 0o700 });
  }
  return {
    ...place,
    writeHomeFiles(files) {
      for (const { path, content } of files) writeInside(place.home, path, content);
    },
    readReportFile: () => readOwnFile(folder, 'report/report.jsonl', maxReportBytes),
    sweepWorkspace: () => Promise.resolve(sweepFolder(place.workspace)),
    remove: () => removeFolder(folder),
  };
}

function writeInside(home: string, path: string, content: string): void {
  const name = normalize(path);
  if (isAbsolute(name) || name.split('/').includes('..')) {
    throw new TypeError(`a file of an agent's home leads out of it: ${path}`);
  }
  const file = join(home, name);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, content, { mode: 0o600, flag: 'wx' });
}

/** Removes a folder whatever its agent did to the permissions; what can't be removed stays for the next start. */
function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    makeWritable(folder);
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 2 });
    } catch {
      // The folder of the run is removed again when the run is over.
    }
  }
}

function makeWritable(folder: string): void {
  try {
    chmodSync(folder, 0o700);
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (lstatSync(path).isDirectory()) makeWritable(path);
    }
  } catch {
    // Not ours, or gone.
  }
}
