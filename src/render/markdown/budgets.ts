import type { Report } from '../../domain/report.ts';
import type { BudgetRow } from '../../domain/verdict.ts';
import { code } from '../escape.ts';
import { formatShare, notAvailable } from '../format-number.ts';
import { formatValue } from './gate-words.ts';
import { table } from './table.ts';

const order: readonly BudgetRow['verdict'][] = ['failed', 'invalid', 'inconclusive', 'pass'];

/** Every budget with what was found, the worst first; empty without budgets. */
export function budgetSection(report: Report): string {
  const rows = budgetTable(report.budgets, report);
  return rows === '' ? '' : `### Budgets\n\n${rows}`;
}

/** One row a budget, the worst first. */
export function budgetTable(budgets: readonly BudgetRow[], report: Report): string {
  const rows = budgets
    .toSorted((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict))
    .map((row) => [
      nameOf(row, report),
      found(row),
      String(row.n),
      row.policy,
      `${row.verdict === 'failed' ? '**failed**' : row.verdict}: ${code(row.reason)}${wayOut(row)}`,
    ]);
  return table(['budget', 'found', 'n', 'policy', 'verdict'], rows);
}

function nameOf(row: BudgetRow, { run }: Pick<Report, 'run'>): string {
  const limit = formatValue(row.metric, row.limit);
  const quantile = row.quantile === null ? 'every' : `p${row.quantile * 100}`;
  const rule = {
    floor: `≥ ${limit}`,
    ceiling: `${quantile} ≤ ${limit}`,
    quantile: `${quantile} ≤ ${limit}`,
    total: `total ≤ ${limit}`,
  }[row.kind];
  const places = [
    ...(row.target !== null && run.targets.length > 1 ? [row.target] : []),
    ...[row.where.case, row.where.mode].filter((place) => place !== undefined),
  ];
  const scope = places.length === 0 ? '' : ` (${places.map((place) => code(place)).join(', ')})`;
  return `${code(row.metric)} ${rule}${scope}`;
}

function found({ metric, value, bounds, exceeding }: BudgetRow): string {
  if (value === null) return notAvailable;
  const range =
    bounds === null
      ? ''
      : ` (at least ${formatShare(bounds[0])}, at most ${formatShare(bounds[1])}, each with 95 % confidence)`;
  const above = exceeding === null ? '' : `, ${exceeding} above`;
  return `${formatValue(metric, value)}${range}${above}`;
}

function wayOut({ nToDecide }: BudgetRow): string {
  return nToDecide === null ? '' : ` (${nToDecide} samples without a bad one decide)`;
}
