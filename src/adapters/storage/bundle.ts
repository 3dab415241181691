import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ReportSink } from '../../app/ports.ts';
import { Failure } from '../../domain/failure.ts';
import { thisOwner } from './owner.ts';
import { BUNDLE_MARKER, checkOutputDirectory, findOccupant, partialPath } from './bundle-place.ts';

const trialsFile = 'trials.jsonl';
/** Where the old bundle waits, inside the new one, while the new one takes its place. */
const replacedDirectory = '.replaced';

/**
 * The report directory of a run, readable by its owner alone. It grows as `OUTPUT_DIR.partial` and is
 * renamed into place by `commit`, so whoever looks at OUTPUT_DIR sees the old bundle or the new one.
 * What a crashed run left is replaced; anything that is no bundle of ours is an `output-directory` failure.
 */
export function openBundle(outputDir: string): ReportSink {
  const target = resolve(outputDir);
  const partial = partialPath(target);
  checkOutputDirectory(target);
  finishCrashedCommit(target);
  guarded(partial, () => makeEmpty(partial));
  let trials = guarded(partial, () => openSync(join(partial, trialsFile), 'ax', 0o600));
  const names = new Set([trialsFile]);

  /** Later lines must go to the new file, not to the one it replaced. */
  function rewriteTrials(content: string | Uint8Array): void {
    guarded(partial, () => {
      closeSync(trials);
      replaceFile(partial, trialsFile, content);
      trials = openSync(join(partial, trialsFile), 'a');
    });
  }

  return {
    appendTrial(line) {
      guarded(partial, () => writeSync(trials, `${line}\n`));
    },
    write(name, content) {
      requirePlainName(name);
      if (name === trialsFile) return rewriteTrials(content);
      guarded(partial, () => replaceFile(partial, name, content));
      names.add(name);
    },
    *files() {
      for (const name of names) yield { name, content: readFileSync(join(partial, name), 'utf8') };
    },
    commit() {
      guarded(partial, () => closeSync(trials));
      if (names.has('report.json')) rmSync(join(partial, BUNDLE_MARKER), { force: true });
      takePlace(target);
      return target;
    },
  };
}

/** A run that died between the two renames of its commit had finished: only its place was not taken. */
function finishCrashedCommit(target: string): void {
  const partial = partialPath(target);
  if (findOccupant(target) === 'nothing' && existsSync(join(partial, replacedDirectory))) {
    takePlace(target);
  }
}

function makeEmpty(partial: string): void {
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(dirname(partial), { recursive: true });
  mkdirSync(partial, { mode: 0o700 });
  writeFileSync(join(partial, BUNDLE_MARKER), thisOwner(), { flag: 'wx', mode: 0o600 });
}

/** A rename replaces a link that somebody put in the file's place, it does not follow it. */
function replaceFile(partial: string, name: string, content: string | Uint8Array): void {
  const temporary = join(partial, `.${name}.new`);
  rmSync(temporary, { force: true });
  writeFileSync(temporary, content, { flag: 'wx', mode: 0o600 });
  renameSync(temporary, join(partial, name));
}

function takePlace(target: string): void {
  const partial = partialPath(target);
  const occupant = findOccupant(target);
  guarded(partial, () => {
    if (occupant === 'empty-directory') rmdirSync(target);
    if (occupant === 'bundle') renameSync(target, join(partial, replacedDirectory));
    renameSync(partial, target);
    rmSync(join(target, replacedDirectory), { recursive: true, force: true });
  });
}

function requirePlainName(name: string): void {
  if (/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(name)) return;
  throw new Failure('internal', `"${name}" is no name for a file of a report`);
}

function guarded<Result>(partial: string, action: () => Result): Result {
  try {
    return action();
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : String(cause);
    throw new Failure(
      'storage',
      `the report can't be written in ${partial} (${words}): free the disk, or name another place with --output-dir`,
      { cause },
    );
  }
}
