import type { Comparison, PairEffect, Report } from '../../domain/report.ts';
import { code } from '../escape.ts';
import {
  formatMs,
  formatQuantity,
  formatRatio,
  formatShare,
  notAvailable,
} from '../format-number.ts';
import { taskName } from './names.ts';
import { formatMedian } from './quantiles.ts';
import { details, table } from './table.ts';

type Side = Comparison['base'];

/** Native beside text, one line a case and one for all, folded; empty when no case ran in both modes. */
export function modeSection(report: Report): string {
  const comparisons = report.comparisons.filter(({ kind }) => kind === 'mode');
  if (comparisons.length === 0) return '';
  const head = [
    'case',
    'passed, native and text',
    'time p50, native and text',
    'time, text / native',
    'tokens p50, native and text',
    'tokens, text / native',
  ];
  const rows = comparisons.map((comparison) => rowOf(comparison, report));
  return details('Native against text', `${table(head, rows)}\n\n${legend}`);
}

const legend = [
  'Time is agentWallMs, tokens are totalTokens, both of passed trials, their number in brackets (low: fewer than 5).',
  'A ratio is over the pairs in which both modes passed, with its interval, the level that the interval achieves, and n; above 1 text took more.',
  'Shown for reading, never gated.',
].join(' ');

/** The base beside the head, one line a case and mode, folded; empty when there is no base. */
export function armSection(report: Report): string {
  const comparisons = report.comparisons.filter(({ kind }) => kind === 'arm');
  if (comparisons.length === 0) return '';
  const head = [
    'case and mode',
    'passed, base and head',
    'time p50, base and head',
    'time, head / base',
    'tokens p50, base and head',
    'tokens, head / base',
  ];
  const rows = comparisons.map((comparison) => {
    const [name = '', ...cells] = rowOf(comparison, report);
    return [`${name} ${comparison.mode ?? ''}`, ...cells];
  });
  return details('Base against head', `${table(head, rows)}\n\n${armLegend}`);
}

const armLegend = [
  'Time is agentWallMs, tokens are totalTokens, both of passed trials, their number in brackets (low: fewer than 5).',
  'Above 1 the head took more. Case by case for reading: gates look at all their cells together, and at suspects again.',
].join(' ');

function rowOf({ base, head, effects, label, ...task }: Comparison, report: Report): string[] {
  const both = (show: (side: Side) => string): string => `${show(base)} and ${show(head)}`;
  const effect = (metric: keyof NonNullable<typeof effects>): string =>
    effects === null ? code(label ?? notAvailable) : formatEffect(effects[metric]);
  return [
    taskName(task, report),
    both(({ passRate }) => (passRate.n === 0 ? notAvailable : `${passRate.passed}/${passRate.n}`)),
    both(({ agentWallMs }) => formatMedian(agentWallMs, formatMs)),
    effect('agentWallMs'),
    both(({ totalTokens }) => formatMedian(totalTokens, formatQuantity)),
    effect('totalTokens'),
  ];
}

function formatEffect({ ratio, interval, level, n }: PairEffect): string {
  if (ratio === null) return notAvailable;
  const range =
    interval === null
      ? 'no interval'
      : `${formatRatio(interval[0])} to ${formatRatio(interval[1])} at ${formatShare(level)}`;
  return `${formatRatio(ratio)} (${range}, n = ${n})`;
}
