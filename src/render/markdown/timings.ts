import type { Cell, Report } from '../../domain/report.ts';
import { formatMs, formatPassRate } from '../format-number.ts';
import { taskName } from './names.ts';
import { formatQuantiles, quantilesLegend } from './quantiles.ts';
import { details, table } from './table.ts';

/** Pass rate and times of each cell, folded; empty when there was no call. */
export function timingSection(report: Report): string {
  const cells = report.cells.filter(({ callStatuses }) => Object.keys(callStatuses).length > 0);
  if (cells.length === 0) return '';
  const head = [
    'case and mode',
    'passed (95 % interval)',
    'agentWallMs p50 / p95',
    'visible TTFT p50 / p95',
    'call duration p50 / p95',
    'calls',
  ];
  const rows = cells.map((cell) => rowOf(cell, report));
  const legend = `agentWallMs is of passed trials, the other times are of calls \`ok\` and \`length\`; a turn that only calls tools has no visible TTFT. ${quantilesLegend}`;
  return details('Pass rates and times per cell', `${table(head, rows)}\n\n${legend}`);
}

function rowOf(cell: Cell, report: Report): string[] {
  const { agentWallMs, timeToFirstVisibleMs, callDurationMs } = cell.distributions;
  return [
    `${taskName(cell, report)} ${cell.mode}`,
    formatPassRate(cell.passRate),
    formatQuantiles(agentWallMs, formatMs),
    formatQuantiles(timeToFirstVisibleMs, formatMs),
    formatQuantiles(callDurationMs, formatMs),
    callList(cell),
  ];
}

function callList({ callStatuses, distributions }: Cell): string {
  const stalled = distributions.callDurationMs?.stalled ?? 0;
  const statuses = Object.entries(callStatuses).map(([status, count]) => `${count} ${status}`);
  return [...statuses, ...(stalled > 0 ? [`${stalled} clientStalled`] : [])].join(', ');
}
