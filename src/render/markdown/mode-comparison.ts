import type { Comparison, PassRate, Report } from '../../domain/report.ts';
import { code } from '../escape.ts';
import { formatMs, formatPassRate, formatQuantity } from '../format-number.ts';
import { taskName } from './names.ts';
import { formatMedian, formatQuantiles, quantilesLegend } from './quantiles.ts';
import { details, table } from './table.ts';

/** Native beside text, case by case, folded; empty when no case ran in both modes. */
export function modeSection(report: Report): string {
  const { comparisons } = report;
  if (comparisons.length === 0) return '';
  const head = [
    'case',
    'mode',
    'passed (95 % interval)',
    'agentWallMs p50 / p95',
    'totalTokens p50',
  ];
  const rows = comparisons.flatMap((comparison) => rowsOf(comparison, report));
  const legend = `Times and tokens are of passed trials. ${quantilesLegend} No effect is claimed between the modes.`;
  const native = passes(comparisons.map(({ base }) => base.passRate));
  const text = passes(comparisons.map(({ head }) => head.passRate));
  return details(
    `Native against text: ${native} and ${text} passed`,
    `${table(head, rows)}\n\n${legend}`,
  );
}

function rowsOf(comparison: Comparison, report: Report): string[][] {
  const { base, head, label } = comparison;
  const name = taskName(comparison, report);
  const task = label === null ? name : `${name} (${code(label)})`;
  return [
    [task, 'native', ...sideCells(base)],
    [task, 'text', ...sideCells(head)],
  ];
}

function sideCells({ passRate, agentWallMs, totalTokens }: Comparison['base']): string[] {
  return [
    formatPassRate(passRate),
    formatQuantiles(agentWallMs, formatMs),
    formatMedian(totalTokens, formatQuantity),
  ];
}

function passes(rates: readonly PassRate[]): string {
  const sum = (field: 'passed' | 'n'): number =>
    rates.reduce((total, rate) => total + rate[field], 0);
  return `${sum('passed')}/${sum('n')}`;
}
