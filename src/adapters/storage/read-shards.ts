import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ShardReport } from '../../core/merge/check-shards.ts';
import { isJsonObject, type JsonObject } from '../../domain/json.ts';
import { reportSchema } from '../../domain/report.ts';
import { readRegularFile } from './read-regular-file.ts';

/** A shard's bundle: its report, and the journal of its calls. */
export interface ShardBundle extends ShardReport {
  readonly journal: readonly JsonObject[];
}

/** No report of a shard is larger. */
const MAX_BYTES = 512 * 1024 * 1024;

/** The bundles in the folders below `folder`, or in it; what can't be read is listed. */
export function readShards(folder: string): {
  readonly bundles: readonly ShardBundle[];
  readonly problems: readonly string[];
} {
  const bundles: ShardBundle[] = [];
  const problems: string[] = [];
  for (const place of placesIn(folder)) {
    const read = readBundle(folder, place);
    if (typeof read === 'string') problems.push(read);
    else bundles.push(read);
  }
  return { bundles, problems };
}

/** Where report.json files are, one level down. */
function placesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .filter((name) => isFile(join(folder, name, 'report.json')))
      .toSorted();
  } catch {
    return [];
  }
}

function readBundle(folder: string, place: string): ShardBundle | string {
  try {
    const report = reportSchema.safeParse(
      JSON.parse(readSafely(join(folder, place, 'report.json'))),
    );
    if (!report.success) {
      const [issue] = report.error.issues;
      return `${place}/report.json is no report of this version: ${issue?.path.join('.') ?? ''}`;
    }
    const lines = readSafely(join(folder, place, 'journal.jsonl')).split('\n');
    const journal = lines
      .filter((line) => line !== '')
      .map((line): unknown => JSON.parse(line))
      .filter(isJsonObject);
    return { place, report: report.data, journal };
  } catch (error) {
    return `${place} can't be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function readSafely(file: string): string {
  const read = readRegularFile(file, MAX_BYTES);
  if (read.kind === 'text') return read.text;
  throw new Error(read.kind === 'absent' ? `${file} is missing` : `${file}: ${read.words}`);
}

/** Links are not followed. */
function isFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
