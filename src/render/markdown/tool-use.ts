import type { Cell, Report } from '../../domain/report.ts';
import { code } from '../escape.ts';
import { details, table } from './table.ts';

/** Tool calls by source, and calls made in another way than asked, per mode, folded. */
export function toolSection(report: Report): string {
  const { cells, run } = report;
  const groups = Map.groupBy(cells, (cell) => `${cell.target}/${cell.mode}`);
  const rows = [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ target, mode }) => {
      const name = run.targets.length > 1 ? `${code(target)} ${mode}` : mode;
      return [name].concat(countsOf(group));
    }),
  );
  if (rows.length === 0) return '';
  const head = [
    'mode',
    'calls native / text',
    'fallbacks',
    'failed fallbacks',
    'unexpected natives',
    'malformed / unknown tool / invalid arguments',
  ];
  const legend =
    'Fallback: a native-mode turn that called its tools in text; failed when none of it could be read. Unexpected native: a text-mode turn that used the API. All three count turns.';
  return details('Tools and fallbacks', `${table(head, rows)}\n\n${legend}`);
}

function countsOf(cells: readonly Cell[]): string[] {
  const sum = (valueOf: (cell: Cell) => number): number =>
    cells.reduce((total, cell) => total + valueOf(cell), 0);
  const calls = [
    sum(({ toolCallsBySource }) => toolCallsBySource.native),
    sum(({ toolCallsBySource }) => toolCallsBySource.text),
  ];
  const refused = [
    sum((cell) => cell.malformedToolCalls),
    sum((cell) => cell.unknownTools),
    sum((cell) => cell.invalidArguments),
  ];
  return [
    calls.join(' / '),
    String(sum((cell) => cell.fallbacks)),
    String(sum((cell) => cell.failedFallbacks)),
    String(sum((cell) => cell.unexpectedNatives)),
    refused.join(' / '),
  ];
}
