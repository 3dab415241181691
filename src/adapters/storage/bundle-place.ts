import { closeSync, constants, lstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../domain/failure.ts';
import { readOwner } from './owner.ts';

/** Stands in a bundle from its first moment until its report.json can speak for it, and says whose it is. */
export const BUNDLE_MARKER = '.agent-bench-bundle';

/** What is at a place that a bundle may take. */
export type Occupant = 'nothing' | 'empty-directory' | 'bundle';

/** Where a bundle grows until it is complete. */
export function partialPath(outputDir: string): string {
  return `${outputDir}.partial`;
}

/**
 * Refuses an output directory that a run could not write to without harm. Writes nothing, so it can be
 * asked in preflight.
 */
export function checkOutputDirectory(outputDir: string): void {
  findOccupant(outputDir);
  const partial = partialPath(outputDir);
  if (findOccupant(partial) === 'bundle') refuseLiving(partial);
}

/** Two runs that write to one place would take each other's report away. */
function refuseLiving(partial: string): void {
  const owner = readOwner(join(partial, BUNDLE_MARKER));
  if (typeof owner !== 'number' || owner === process.pid) return;
  throw new Failure(
    'output-directory',
    `another run (process ${owner}) is writing ${partial}: wait for it, or name another place with --output-dir`,
  );
}

/**
 * What a new bundle would replace at `path`. A bundle of ours is a directory that holds our marker or a
 * report.json that begins as ours do; anything else that is not an empty directory is an
 * `output-directory` failure, a symbolic link also when it leads to a bundle.
 */
export function findOccupant(path: string): Occupant {
  const stats = readOrRefuse(path, () => lstatSync(path, { throwIfNoEntry: false }));
  if (stats === undefined) return 'nothing';
  if (stats.isSymbolicLink()) throw refusal(path, 'is a symbolic link, which is not followed');
  if (!stats.isDirectory()) throw refusal(path, 'is not a directory');
  const names = readOrRefuse(path, () => readdirSync(path));
  if (names.length === 0) return 'empty-directory';
  if (isFile(join(path, BUNDLE_MARKER)) || hasOurReport(path)) return 'bundle';
  throw refusal(path, `holds files that are no agent-bench report, such as "${names[0]}"`);
}

function readOrRefuse<Result>(path: string, read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : String(cause);
    throw refusal(path, `can't be read (${words})`, cause);
  }
}

function isFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

const ourBeginning = /^\{\s*"schemaVersion":\s*\d+,\s*"tool":\s*\{\s*"name":\s*"agent-bench"/;

function hasOurReport(directory: string): boolean {
  const path = join(directory, 'report.json');
  return isFile(path) && ourBeginning.test(readOrRefuse(path, () => readBeginning(path)));
}

function readBeginning(path: string): string {
  const bytes = Buffer.alloc(200);
  // Windows has no such flag, and few symbolic links.
  const file = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    return bytes.toString('utf8', 0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

function refusal(path: string, problem: string, cause?: unknown): Failure {
  return new Failure(
    'output-directory',
    `the output directory ${path} ${problem}: remove it, or name another with --output-dir`,
    { cause },
  );
}
