import type { Report } from '../../domain/report.ts';
import type { GateRow } from '../../domain/verdict.ts';
import { code } from '../escape.ts';
import { explainGate } from './explain-gate.ts';
import { formatChange, formatEffect, formatInterval, formatP, gateName } from './gate-words.ts';
import { table } from './table.ts';

const marks: Readonly<Record<GateRow['verdict'], string>> = {
  invalid: 'invalid',
  regressed: '**regressed**',
  inconclusive: 'inconclusive',
  pass: 'pass',
};
const order: readonly GateRow['verdict'][] = ['invalid', 'regressed', 'inconclusive', 'pass'];

/** Every gate, the worst first, and below the table why each that did not pass has its verdict. */
export function gateSection(report: Report): string {
  const gates = report.gates.toSorted(
    (one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict),
  );
  if (gates.length === 0) return '';
  const head = ['gate', 'change', 'effect and interval', 'n', 'p → adjusted', 'verdict'];
  const rows = gates.map((row) => gateCells(row, report));
  const reasons = gates
    .filter(({ verdict }) => verdict !== 'pass')
    .map((row) => `- ${nameOf(row, report)}: ${explainGate(row)}`);
  const closed = gates.flatMap((row) =>
    row.suspects
      .filter(({ outcome }) => outcome === 'not-confirmed')
      .map(
        ({ case: id, mode, confirmation }) =>
          `- ${gateName(row)}: ${code(id)} (${mode}) looked bad and was not confirmed on ${confirmation?.n ?? 0} fresh pairs (${formatEffect(confirmation?.effect ?? null, row)}).`,
      ),
  );
  const parts = [table(head, rows), reasons.join('\n'), closed.join('\n'), screeningNote(gates)];
  return `### Gates\n\n${parts.filter((part) => part !== '').join('\n\n')}`;
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
