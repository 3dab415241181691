/** What a GitHub reader would look at for markup: a line without its code spans (CommonMark 6.1). */
export function outsideCode(line: string): string {
  const [before, run] = splitAtRun(line);
  if (run === null) return before;
  const rest = line.slice(before.length + run.length);
  const end = closingRun(rest, run.length);
  if (end === null) return before + run + outsideCode(rest);
  return before + outsideCode(rest.slice(end));
}

/** The cells of a table row: split at pipes without a backslash before them. */
export function cellsOf(row: string): string[] {
  return row.split(/(?<!\\)\|/).slice(1, -1);
}

function splitAtRun(line: string): [string, string | null] {
  const found = /`+/.exec(line);
  return found === null ? [line, null] : [line.slice(0, found.index), found[0]];
}

function closingRun(text: string, length: number): number | null {
  for (const found of text.matchAll(/`+/g)) {
    if (found[0].length === length) return found.index + length;
  }
  return null;
}
