import { cell } from '../escape.ts';

const maxRows = 200;

/**
 * A GitHub table of finished Markdown cells, at most 200 rows; what is left out is counted below it.
 * Empty without rows.
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  limit: number = maxRows,
): string {
  if (rows.length === 0) return '';
  const lines = [head, head.map(() => '---'), ...rows.slice(0, limit)].map(tableRow);
  const more = rows.length - limit;
  return [...lines, ...(more > 0 ? ['', `${more} more rows are in \`report.json\`.`] : [])].join(
    '\n',
  );
}

/** A folded block; the summary is our own text. */
export function details(summary: string, body: string): string {
  return `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.map(cell).join(' | ')} |`;
}
