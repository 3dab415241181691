import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportSchema, type Report } from '../../src/domain/report.ts';
import { trialRecordSchema, type TrialRecord } from '../../src/domain/trial-record.ts';

interface ExportedRow {
  readonly kind: string;
  readonly id: string;
  readonly state: string;
  readonly facts: object;
}

/** The rows of attempts, each with its facts. */
function attemptRows(rows: readonly ExportedRow[]): JournalRow[] {
  return rows
    .filter(({ kind }) => kind === 'attempt')
    .map(({ id, state, facts }) => ({ attemptId: id, state, ...facts }));
}

/** An attempt's row of journal.jsonl, as far as tests look at it. */
export interface JournalRow {
  readonly attemptId: string;
  readonly state: string;
  readonly trialId?: string;
  readonly attempt?: number;
  readonly kind?: string;
  readonly status?: string;
}

/** What a run left in its report directory. */
export interface Bundle {
  readonly report: Report;
  readonly markdown: string;
  readonly journal: readonly JournalRow[];
  readonly trialLines: readonly TrialRecord[];
}

/** Reads a bundle; a file that is missing or breaks its schema is an error. */
export function readBundle(folder: string): Bundle {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  return {
    report: reportSchema.parse(JSON.parse(read('report.json'))),
    markdown: read('report.md'),
    journal: attemptRows(jsonLines(read('journal.jsonl')) as ExportedRow[]),
    trialLines: readTrialLines(join(folder, 'trials.jsonl')),
  };
}

/** The trials of a trials.jsonl, finished or not. */
export function readTrialLines(file: string): TrialRecord[] {
  return jsonLines(readFileSync(file, 'utf8')).map((line) => trialRecordSchema.parse(line));
}

function jsonLines(text: string): unknown[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
}

/** The states of each attempt in order, by attempt id. */
export function attemptStates(journal: readonly JournalRow[]): string[][] {
  return [...Map.groupBy(journal, ({ attemptId }) => attemptId).values()].map((rows) =>
    rows.map(({ state }) => state),
  );
}

/** Every entry below a folder, as relative paths in order. */
export function listTree(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
}

/** Permission bits of a file or folder, as in `0600`. */
export function permissions(path: string): string {
  return `0${(lstatSync(path).mode & 0o777).toString(8)}`;
}

/** What runs have left in a state directory and beside a report: nothing, if all went well. */
export function leftOvers(stateHome: string, reportDir: string): string[] {
  const runs = join(stateHome, 'agent-bench', 'runs');
  return [
    ...(existsSync(runs) ? readdirSync(runs) : []),
    ...(existsSync(`${reportDir}.partial`) ? [`${reportDir}.partial`] : []),
  ];
}
