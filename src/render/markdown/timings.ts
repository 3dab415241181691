import type { Cell, Report } from '../../domain/report.ts';
import { formatMs } from '../format-number.ts';
import { taskName } from './names.ts';
import { formatQuantiles, quantilesLegend } from './quantiles.ts';
import { details, table } from './table.ts';

/** The times of the calls of each cell, folded; empty when there was no call. */
export function timingSection(report: Report): string {
  const cells = report.cells.filter(({ callStatuses }) => Object.keys(callStatuses).length > 0);
  if (cells.length === 0) return '';
  const head = [
    'case',
    'mode',
    'visible TTFT p50 / p95',
    'call duration p50 / p95',
    'calls',
    'clientStalled',
  ];
  const rows = cells.map((cell) => rowOf(cell, report));
  const legend = `Times are of calls \`ok\` and \`length\`; a turn that only calls tools has no visible TTFT. ${quantilesLegend}`;
  return details('Times per cell', `${table(head, rows)}\n\n${legend}`);
}

function rowOf(cell: Cell, report: Report): string[] {
  const { timeToFirstVisibleMs, callDurationMs } = cell.distributions;
  return [
    taskName(cell, report),
    cell.mode,
    formatQuantiles(timeToFirstVisibleMs, formatMs),
    formatQuantiles(callDurationMs, formatMs),
    statusList(cell),
    String(callDurationMs?.stalled ?? 0),
  ];
}

function statusList({ callStatuses }: Cell): string {
  return Object.entries(callStatuses)
    .map(([status, count]) => `${count} ${status}`)
    .join(', ');
}
