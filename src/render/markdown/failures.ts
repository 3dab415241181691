import type { Report } from '../../domain/report.ts';
import type { TrialRecord } from '../../domain/trial-record.ts';
import type { TrialState } from '../../domain/trial.ts';
import { code } from '../escape.ts';
import { formatPassRate } from '../format-number.ts';
import { taskName } from './names.ts';
import { table } from './table.ts';

const maxMissesPerCell = 3;
const maxRows = 50;
const textLength = 80;

const failedStates: readonly TrialState[] = ['semantic-fail', 'format-error', 'limit-exceeded'];

/** Which expectation failed, where and how often; empty when the agent failed nowhere. */
export function failureSection(report: Report): string {
  const failed = report.trials.filter(({ state }) => failedStates.includes(state));
  const cells = Map.groupBy(failed, (trial) => cellKey(trial));
  const rows = report.cells.flatMap((cell) => {
    const trials = cells.get(cellKey(cell)) ?? [];
    const place = [taskName(cell, report), cell.mode, formatPassRate(cell.passRate)];
    return missRows(trials, cell.passRate.n).map((miss) => place.concat(miss));
  });
  if (rows.length === 0) return '';
  const head = ['case', 'mode', 'passed (95 % interval)', 'failed expectation', 'expected', 'got'];
  return `### What did not pass\n\n${table(head, rows, maxRows)}`;
}

function cellKey({
  target,
  case: id,
  mode,
  arm,
}: Pick<TrialRecord, 'target' | 'case' | 'mode' | 'arm'>): string {
  return [target, id, mode, arm ?? ''].join('/');
}

interface Miss {
  readonly expectation: string;
  readonly expected: string;
  readonly got: string;
}

/** One row for each expectation, most often missed first, with the words of its first trial. */
function missRows(trials: readonly TrialRecord[], n: number): string[][] {
  const groups = [...Map.groupBy(trials.flatMap(missesOf), (miss) => miss.expectation).values()];
  return groups
    .sort((left, right) => right.length - left.length)
    .slice(0, maxMissesPerCell)
    .flatMap((misses) =>
      misses
        .slice(0, 1)
        .map((miss) => [`${miss.expectation} (${misses.length} of ${n})`, miss.expected, miss.got]),
    );
}

/** A trial counts once for an expectation, also when that was missed in several ways. */
function missesOf({ state, reason, misses }: TrialRecord): Miss[] {
  if (misses.length === 0) {
    return [
      { expectation: state, expected: 'a final answer', got: code(reason ?? state, textLength) },
    ];
  }
  const suffix = state === 'format-error' ? ', format-error' : '';
  const firsts = new Map(misses.toReversed().map((miss) => [miss.expectation, miss]));
  return [...firsts.values()].toReversed().map((miss) => ({
    expectation: `${code(miss.expectation)}${suffix}`,
    expected: code(miss.expected, textLength),
    got: code(miss.actual, textLength),
  }));
}
