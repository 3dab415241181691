/**
 * Broken promises: things the harness needs and did not get. Expected bad news (a 429, a wrong
 * answer, a malformed chunk) is a value and never one of these.
 */
export const FAILURE_CODES = [
  'usage',
  'config',
  'preflight',
  'output-directory',
  'storage',
  'platform',
  'containment',
  'secret-found',
  'internal',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

/** The one error class of the product; its message names what was wrong, where, and the way out. */
export class Failure extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'Failure';
    this.code = code;
  }
}

/** One thing wrong with a file the user wrote. */
export interface Problem {
  readonly file: string;
  /** Counts from 1; null when the place is not known. */
  readonly line: number | null;
  /** Path inside the document, such as `matrix.cases[1]`; empty for the whole document. */
  readonly path: string;
  /** What was expected, and the way out. */
  readonly message: string;
  readonly severity: 'error' | 'warning';
}
