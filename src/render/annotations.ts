import type { Problem } from '../domain/failure.ts';
import type { Cell, Report } from '../domain/report.ts';
import type { TrialRecord } from '../domain/trial-record.ts';
import { headSide } from './head-side.ts';
import { explainGate } from './markdown/explain-gate.ts';

/** One remark that a code host shows beside a file, or beside the job when the file is not known. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  readonly file: string | null;
  readonly line: number | null;
}

/** A step may show ten of a level; the tenth says how many more there are. */
export const MAX_ANNOTATIONS = 9;

/** Where a case says what is expected. */
export interface CasePlace {
  readonly file: string;
  readonly line: number | null;
}

const NOWHERE = { file: null, line: null } as const;

/** One annotation for each cell in which a trial did not pass, with the first reason, placed on its case file. */
export function failureAnnotations(
  report: Report,
  places: ReadonlyMap<string, CasePlace>,
): Annotation[] {
  const { cells, trials } = headSide(report);
  return cells.flatMap((cell) => {
    const failed = trials.filter((trial) => isOf(cell, trial) && trial.state !== 'passed');
    const [first] = failed;
    if (first === undefined) return [];
    return [
      {
        level: 'error',
        title: `${cell.case}, ${cell.mode}: ${failed.length} of ${cell.planned} trials did not pass`,
        message: whyNotPassed(first),
        ...(places.get(cell.case) ?? NOWHERE),
      },
    ];
  });
}

/**
 * One annotation for each gate and budget that did not hold, with its reason; placed on the file of the case
 * that is to blame, else on the config.
 */
export function ruleAnnotations(
  report: Report,
  places: ReadonlyMap<string, CasePlace>,
): Annotation[] {
  const config = { file: report.run.configPath, line: null };
  const gates = report.gates.flatMap((row): Annotation[] => {
    const level = gateLevel[row.verdict];
    const title = `${row.verdict}: ${row.metric} of ${row.target}`;
    const place = places.get(row.suspects[0]?.case ?? '') ?? config;
    return level === null ? [] : [{ ...place, level, title, message: plain(explainGate(row)) }];
  });
  const budgets = report.budgets
    .filter(({ verdict }) => verdict === 'failed' || verdict === 'invalid')
    .map(({ metric, verdict, reason, value, limit }): Annotation => {
      const message = `${reason}: ${value ?? 'n/a'} against ${limit}`;
      return { ...config, level: 'error', title: `budget ${verdict}: ${metric}`, message };
    });
  return [...gates, ...budgets, ...baselineAnnotations(report)];
}

function baselineAnnotations({ baseline, run }: Report): Annotation[] {
  if (baseline === null || !baseline.warns) return [];
  const title = `${baseline.against === 'base-ref' ? 'base' : 'baseline'} ${baseline.state}`;
  const message = baseline.reason ?? 'no record';
  return [{ level: 'warning', title, message, file: run.configPath, line: null }];
}

const gateLevel = {
  invalid: 'error',
  regressed: 'error',
  inconclusive: 'warning',
  pass: null,
} as const;

/** Words for Markdown as plain text. */
function plain(markdown: string): string {
  return markdown
    .replaceAll('`', '')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
}

/** One annotation for each problem of the config or a case file, placed on its line. */
export function problemAnnotations(problems: readonly Problem[]): Annotation[] {
  return problems.map(({ severity, file, line, path, message }) => ({
    level: severity,
    title: 'agent-bench config',
    message: path === '' ? message : `${path}: ${message}`,
    file: file === '' ? null : file,
    line,
  }));
}

/** The worst first, at most nine and one that counts the rest. */
export function capAnnotations(annotations: readonly Annotation[]): Annotation[] {
  const order = ['error', 'warning', 'notice'];
  const sorted = annotations.toSorted(
    (left, right) => order.indexOf(left.level) - order.indexOf(right.level),
  );
  const shown = sorted.slice(0, MAX_ANNOTATIONS);
  const rest = sorted[MAX_ANNOTATIONS];
  if (rest === undefined) return shown;
  const message = `${sorted.length - MAX_ANNOTATIONS} more; the job summary has all`;
  return [...shown, { level: rest.level, title: 'agent-bench', message, file: null, line: null }];
}

function isOf(cell: Cell, trial: TrialRecord): boolean {
  return (
    trial.target === cell.target &&
    trial.case === cell.case &&
    trial.mode === cell.mode &&
    trial.arm === cell.arm
  );
}

function whyNotPassed({ state, reason, misses, calls }: TrialRecord): string {
  const [miss] = misses;
  if (miss !== undefined) {
    return `${miss.expectation}: expected ${miss.expected}, got ${miss.actual}`;
  }
  const words = calls.findLast((call) => call.error !== null)?.error?.message;
  return [state, reason, words].filter(Boolean).join(': ');
}
