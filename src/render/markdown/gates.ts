import type { Report } from '../../domain/report.ts';
import type { GateRow } from '../../domain/verdict.ts';
import { code } from '../escape.ts';
import { explainGate } from './explain-gate.ts';
import { formatChange, formatEffect, formatInterval, formatP, gateName } from './gate-words.ts';
import { counted } from './names.ts';
import { table } from './table.ts';

const marks: Readonly<Record<GateRow['verdict'], string>> = {
  invalid: 'invalid',
  regressed: '**regressed**',
  inconclusive: 'inconclusive',
  pass: 'pass',
};
const order: readonly GateRow['verdict'][] = ['invalid', 'regressed', 'inconclusive', 'pass'];

/** How many of its rows and reasons a gate section shows. */
export interface GateLimits {
  readonly rows: number;
  readonly reasons: number;
}

const ALL: GateLimits = { rows: 200, reasons: 50 };

/** Every gate, the worst first, and below the table why each that did not pass has its verdict. */
export function gateSection(report: Report, limits: GateLimits = ALL): string {
  const gates = report.gates.toSorted(
    (one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict),
  );
  if (gates.length === 0) return '';
  const parts = [gateTable(gates, report, limits.rows), gateReasons(gates, report, limits.reasons)];
  return `### Gates\n\n${parts.filter((part) => part !== '').join('\n\n')}`;
}

/** One row a gate, in the order given; what is left out is counted. */
export function gateTable(gates: readonly GateRow[], report: Report, limit: number): string {
  const head = ['gate', 'change', 'effect and interval', 'n', 'p → adjusted', 'verdict'];
  const shown = gates.slice(0, limit).map((row) => gateCells(row, report));
  const more = gates.length - shown.length;
  const rest = more > 0 ? `${counted(more, 'more gate')} in the full report.` : '';
  return [table(head, shown, limit), rest].filter((part) => part !== '').join('\n\n');
}

/** Why gates did not pass, and what became of suspects that were closed, a line each. */
export function gateReasons(gates: readonly GateRow[], report: Report, limit: number): string {
  const reasons = gates
    .filter(({ verdict }) => verdict !== 'pass')
    .slice(0, limit)
    .map((row) => `- ${nameOf(row, report)}: ${explainGate(row)}`);
  const closed = gates.flatMap((row) =>
    row.suspects
      .filter(({ outcome }) => outcome === 'not-confirmed')
      .map(
        ({ case: id, mode, confirmation }) =>
          `- ${gateName(row)}: ${code(id)} (${mode}) looked bad and was not confirmed on ${confirmation?.n ?? 0} fresh pairs (${formatEffect(confirmation?.effect ?? null, row)}).`,
      ),
  );
  const lines = [...reasons, ...closed.slice(0, limit)].join('\n');
  return [lines, screeningNote(gates)].filter((part) => part !== '').join('\n\n');
}

function nameOf(row: GateRow, { run }: Pick<Report, 'run'>): string {
  return run.targets.length > 1 ? `${code(row.target)} ${gateName(row)}` : gateName(row);
}

/** A regression of one case is shown by that case's fresh pairs, all else over the cells together. */
function gateCells(row: GateRow, report: Report): string[] {
  const confirmed = row.suspects.find(({ outcome }) => outcome === 'confirmed');
  const fresh = row.reason === 'case-regressed' ? (confirmed?.confirmation ?? null) : null;
  const shown = fresh === null ? row : { ...row, ...fresh, method: null };
  const where =
    fresh === null || confirmed === undefined
      ? ''
      : ` (${code(confirmed.case)}, ${confirmed.mode})`;
  const change = formatChange(row.metric, fresh === null ? row : (confirmed ?? row));
  return [
    nameOf(row, report),
    `${change}${where}`,
    `${formatEffect(shown.effect, row)} (${formatInterval({ ...shown, scale: row.scale, metric: row.metric })})`,
    fresh === null ? `${row.n} of ${row.planned}` : `${fresh.n} fresh`,
    shown.p === null ? 'none' : `${formatP(shown.p)} → ${formatP(shown.pAdjusted)}`,
    `${marks[row.verdict]}${row.improved ? ', improved' : ''}: ${code(row.reason)}`,
  ];
}

function screeningNote(gates: readonly GateRow[]): string {
  const unscreened = Math.max(0, ...gates.map((row) => row.unscreened));
  const flags = new Set(gates.flatMap((row) => row.flags));
  const notes = [
    ...(unscreened > 0
      ? [`${unscreened} cells have one pair: their pass rates were not screened one by one.`]
      : []),
    ...(flags.has('exact-metric-varies')
      ? [
          'A metric that should be the same in every repeat of a mock run was not (`exact-metric-varies`).',
        ]
      : []),
    ...(flags.has('approximate') ? ['With this many pairs p is approximate.'] : []),
  ];
  return notes.join(' ');
}
