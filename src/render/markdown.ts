import type { Report } from '../domain/report.ts';
import { headSide } from './head-side.ts';
import { agentSection } from './markdown/agents.ts';
import { budgetSection } from './markdown/budgets.ts';
import { calibrationSection } from './markdown/calibration.ts';
import { changeSection, comparedWith } from './markdown/compared-with.ts';
import { environmentSection, footer, noteSection } from './markdown/environment.ts';
import { failureSection } from './markdown/failures.ts';
import { gateSection } from './markdown/gates.ts';
import { headline, provenance } from './markdown/headline.ts';
import { notRunSection, troubleSection } from './markdown/missing.ts';
import { armSection, modeSection } from './markdown/mode-comparison.ts';
import { spendingSection } from './markdown/spending.ts';
import { timingSection } from './markdown/timings.ts';
import { toolSection } from './markdown/tool-use.ts';

interface Section {
  readonly name: string;
  readonly render: (report: Report) => string;
}

/** In the order in which they are shown, and the last is the first to go when room is short. */
const sections: readonly Section[] = [
  { name: 'what changed', render: changeSection },
  { name: 'calibration', render: calibrationSection },
  { name: 'gates', render: gateSection },
  { name: 'budgets', render: budgetSection },
  { name: 'what did not pass', render: failureSection },
  { name: 'infrastructure trouble', render: troubleSection },
  { name: 'notes', render: noteSection },
  { name: 'trials not run', render: notRunSection },
  { name: 'base against head', render: armSection },
  { name: 'native against text', render: modeSection },
  { name: 'tools and fallbacks', render: toolSection },
  { name: 'agent processes', render: agentSection },
  { name: 'tokens, cost, coverage', render: spendingSection },
  { name: 'times per cell', render: timingSection },
  { name: 'environment', render: environmentSection },
];

/** GitHub refuses a job summary of more than 1 MiB; the rest is room for what else the step writes. */
export const MAX_SUMMARY_BYTES = 1_000_000;

/** The text of report.md: every section. */
export function renderMarkdown(report: Report): string {
  const own = headSide(report);
  return assemble(own, renderSections(own), []);
}

/**
 * The job summary: report.md, without its least important sections where it would not fit in `maxBytes` of
 * UTF-8. The verdict line always stays, and a line says what was left out.
 */
export function renderSummary(whole: Report, maxBytes: number = MAX_SUMMARY_BYTES): string {
  const report = headSide(whole);
  const shown = renderSections(report);
  const dropped: string[] = [];
  for (;;) {
    const text = assemble(report, shown, dropped);
    const last = new TextEncoder().encode(text).length > maxBytes ? shown.pop() : undefined;
    if (last === undefined) return text;
    dropped.unshift(last.name);
  }
}

interface RenderedSection {
  readonly name: string;
  readonly text: string;
}

function renderSections(report: Report): RenderedSection[] {
  return sections
    .map(({ name, render }) => ({ name, text: render(report) }))
    .filter(({ text }) => text !== '');
}

function assemble(
  report: Report,
  shown: readonly RenderedSection[],
  dropped: readonly string[],
): string {
  const leftOut =
    dropped.length === 0
      ? []
      : [`Left out to fit: ${dropped.join('; ')}. All of it is in \`report.md\`.`];
  const body = shown.map(({ text }) => text);
  const facts = [comparedWith(report), provenance(report)].filter((line) => line !== '');
  const parts = [headline(report), ...facts, ...body, ...leftOut, footer(report)];
  return `${parts.join('\n\n')}\n`;
}
