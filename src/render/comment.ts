import type { Report } from '../domain/report.ts';
import type { GateRow } from '../domain/verdict.ts';
import { code } from './escape.ts';
import { headSide } from './head-side.ts';
import { budgetTable } from './markdown/budgets.ts';
import { changeSection, comparedWith } from './markdown/compared-with.ts';
import { environmentSection, noteSection } from './markdown/environment.ts';
import { failureSection } from './markdown/failures.ts';
import { gateReasons, gateTable } from './markdown/gates.ts';
import { headline } from './markdown/headline.ts';
import { armSection, modeSection } from './markdown/mode-comparison.ts';
import { spendingSection } from './markdown/spending.ts';
import { counted } from './markdown/names.ts';
import { details } from './markdown/table.ts';

/** GitHub takes 65,536 characters; bytes are the safer count. */
export const MAX_COMMENT_BYTES = 65_000;

export interface CommentOptions {
  /** The job's page; the one link in the body. Null where it is not known. */
  readonly runUrl: string | null;
  /** The lines by which the comment is found again: they are the last ones. */
  readonly ending: readonly string[];
  readonly maxBytes?: number;
}

/**
 * The body of the pull-request comment: verdict first, then what changed, by how much, how sure, what to do; the
 * rest folded. Where it would be too long the least important part goes first. The verdict, the gates that did
 * not hold (as many as fit, and the count of the rest), the link and the ending always stay.
 */
export function renderComment(report: Report, options: CommentOptions): string {
  const { maxBytes = MAX_COMMENT_BYTES } = options;
  const own = headSide(report);
  const parts = partsOf(own);
  const limits = [MOST_ROWS, 100, 50, 20, 10, 5, 2, 1, 0];
  for (let dropped = 0; dropped <= parts.length; dropped += 1) {
    const text = assemble(own, parts.slice(0, parts.length - dropped), {
      ...options,
      rows: MOST_ROWS,
    });
    if (sizeOf(text) <= maxBytes) return text;
  }
  const fitting = limits.find(
    (rows) => sizeOf(assemble(own, [], { ...options, rows })) <= maxBytes,
  );
  return assemble(own, [], { ...options, rows: fitting ?? 0 });
}

const MOST_ROWS = 200;

/** What can be left out, the most important first. */
function partsOf(report: Report): string[] {
  const { gates, budgets } = report;
  return [
    gateReasons(gates.filter(hasFailed), report, 20),
    budgetTable(budgets.filter(hasFailed), report),
    changeSection(report),
    holding('gate', gates, (rows) => gateTable(rows, report, MOST_ROWS)),
    holding('budget', budgets, (rows) => budgetTable(rows, report)),
    failureSection(report),
    noteSection(report),
    armSection(report),
    modeSection(report),
    spendingSection(report),
    environmentSection(report),
  ].filter((part) => part !== '');
}

/** The rows that hold, folded; empty when there are none. */
function holding<Row extends { readonly verdict: string }>(
  noun: string,
  rows: readonly Row[],
  show: (rows: readonly Row[]) => string,
): string {
  const held = rows.filter((row) => !hasFailed(row));
  if (held.length === 0) return '';
  return details(
    `${held.length} of ${counted(rows.length, noun)} ${held.length === 1 ? 'holds' : 'hold'}`,
    show(held),
  );
}

function assemble(
  report: Report,
  parts: readonly string[],
  { runUrl, ending, rows }: CommentOptions & { readonly rows: number },
): string {
  const failing = report.gates.filter(hasFailed).toSorted(worstFirst);
  const link = runUrl === null ? [] : [`[full report](${runUrl})`];
  const facts = [comparedWith(report), evidence(report), ...link]
    .filter((fact) => fact !== '')
    .join(' · ');
  return [
    headline(report),
    ...(facts === '' ? [] : [facts]),
    ...(failing.length === 0 ? [] : [gateTable(failing, report, rows)]),
    ...parts,
    footer(report),
    ending.join('\n'),
  ].join('\n\n');
}

/** Of what the numbers are: models, and how much of what was planned gave evidence. */
function evidence({ run, coverage }: Report): string {
  const models = [...new Set(run.targets.map(({ model }) => model))].slice(0, 3);
  return [
    ...models.map((model) => code(model)),
    `${coverage.valid} of ${counted(coverage.planned, 'trial')} valid`,
  ].join(' · ');
}

function hasFailed({ verdict }: { readonly verdict: string }): boolean {
  return verdict !== 'pass';
}

const order: readonly GateRow['verdict'][] = ['invalid', 'regressed', 'inconclusive', 'pass'];

function worstFirst(one: GateRow, other: GateRow): number {
  return order.indexOf(one.verdict) - order.indexOf(other.verdict);
}

function footer({ tool, run: { origin } }: Report): string {
  const facts = [
    `agent-bench ${code(tool.version)}`,
    ...(origin === null ? [] : [`run ${code(origin.runId)} attempt ${code(origin.runAttempt)}`]),
    ...(origin?.headSha ? [`updated for ${code(origin.headSha.slice(0, 7))}`] : []),
  ];
  return `<sub>${facts.join(' · ')}</sub>`;
}

function sizeOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
