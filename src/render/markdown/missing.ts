import type { Report } from '../../domain/report.ts';
import type { TrialRecord } from '../../domain/trial-record.ts';
import { code } from '../escape.ts';
import { notAvailable } from '../format-number.ts';
import { counted, placesOf } from './names.ts';
import { details, table } from './table.ts';

/** Trials that failed for no fault of the agent, by reason; empty when there are none. */
export function troubleSection(report: Report): string {
  const trials = report.trials.filter(
    ({ state }) => state === 'infra-error' || state === 'harness-error',
  );
  const rows = byReason(trials).map(([reason, group]) => [
    code(reason),
    String(group.length),
    placesOf(group, report),
    lastError(group),
  ]);
  if (rows.length === 0) return '';
  const head = ['reason', 'trials', 'where', 'in the words of the error'];
  return `### Infrastructure trouble\n\n${table(head, rows, 50)}`;
}

/** Trials that did not run, by reason, folded; empty when all ran. */
export function notRunSection(report: Report): string {
  const trials = report.trials.filter(({ state }) => state === 'not-run');
  const rows = byReason(trials).map(([reason, group]) => [
    code(reason),
    String(group.length),
    placesOf(group, report),
  ]);
  if (rows.length === 0) return '';
  return details(
    `Not run: ${counted(trials.length, 'trial')}`,
    table(['reason', 'trials', 'where'], rows, 50),
  );
}

function byReason(trials: readonly TrialRecord[]): [string, TrialRecord[]][] {
  return [...Map.groupBy(trials, ({ state, reason }) => reason ?? state)].sort(
    ([, left], [, right]) => right.length - left.length,
  );
}

function lastError(trials: readonly TrialRecord[]): string {
  const message = trials
    .map(({ calls }) => calls.at(-1)?.error?.message ?? null)
    .find((found) => found !== null);
  return message === undefined ? notAvailable : code(message, 120);
}
