import type { Problem } from '../../domain/failure.ts';
import { createRedactor } from '../redact/redact.ts';
import { type DocumentPath, formatPath, type Source } from './document.ts';
import { nearestName } from './nearest-name.ts';

/** What is wrong at one place. */
export interface Finding {
  readonly path: DocumentPath;
  readonly message: string;
  /** The wrong name and the ones that would do: the nearest is suggested. */
  readonly name?: { readonly given: unknown; readonly valid: readonly string[] };
  readonly severity?: Problem['severity'];
}

const redactor = createRedactor([]);

/** Gives a finding its file, line and suggestion; what looks like a key is left out of its words. */
export function problemIn(source: Source, finding: Finding): Problem {
  return {
    file: source.file,
    line: source.lineOf(finding.path),
    path: redactor.text(formatPath(finding.path)),
    message: redactor.text(`${finding.message}${suggestion(finding.name)}`),
    severity: finding.severity ?? 'error',
  };
}

function suggestion(name: Finding['name']): string {
  if (name === undefined || typeof name.given !== 'string') return '';
  const near = nearestName(name.given, name.valid);
  return near === null || near === name.given ? '' : `; did you mean "${near}"?`;
}

/** One line: `cases/a.yml:12: tools[0].name: expected ..., got ...; did you mean "x"?` */
export function formatProblem({ file, line, path, message }: Problem): string {
  const place = line === null ? file : `${file}:${line}`;
  return [place, path, message].filter((part) => part !== '').join(': ');
}

/** Problems in reading order: flags first, then by file and line. */
export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted(
    (a, b) => compareText(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || 0,
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Keeps the first problem of each place: one fault, one line. */
export function onePerPlace(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ file, path }) => {
    const place = JSON.stringify([file, path]);
    return !seen.has(place) && seen.add(place);
  });
}

/** True when nothing stops the run. */
export function onlyWarnings(problems: readonly Problem[]): boolean {
  return problems.every(({ severity }) => severity === 'warning');
}
