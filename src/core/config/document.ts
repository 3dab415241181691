/** Where something stands inside a document: keys and list positions from the root. */
export type DocumentPath = readonly (string | number)[];

/** What a problem can be about: a file, or the command line. */
export interface Source {
  /** As users see it: relative to the repository root, with forward slashes. */
  readonly file: string;
  /** Line of the part, or of the nearest part around it that exists; null when there are no lines. */
  readonly lineOf: (path: DocumentPath) => number | null;
}

/** A document as it was read, before anything is known about its shape. */
export interface ConfigDocument extends Source {
  readonly value: unknown;
}

/** Flags and inputs; a path is the flag, such as `--case`. */
export const COMMAND_LINE: Source = { file: '', lineOf: () => null };

/** Writes a path as users know it: `matrix.modes[0]`, `arms["a.b"]`. */
export function formatPath(path: DocumentPath): string {
  return path.map(formatStep).join('');
}

function formatStep(step: string | number, index: number): string {
  if (typeof step === 'number') return `[${step}]`;
  if (!/^[\w-]+$/.test(step)) return `[${JSON.stringify(step)}]`;
  return index === 0 ? step : `.${step}`;
}

/** A part of a document and where it stands. */
export interface Part {
  readonly path: DocumentPath;
  readonly value: unknown;
}

/**
 * The parts of a value that a path pattern meets, `*` for every entry of a list or object.
 * Whatever has another shape than the pattern is passed over.
 */
export function partsAt(value: unknown, pattern: DocumentPath): readonly Part[] {
  let parts: readonly Part[] = [{ path: [], value }];
  for (const step of pattern) parts = parts.flatMap((part) => stepInto(part, step));
  return parts;
}

function stepInto(part: Part, step: string | number): readonly Part[] {
  const children = childrenOf(part);
  return step === '*' ? children : children.filter(({ path }) => path.at(-1) === step);
}

/** Entries of a list or object with their paths; none for anything else. */
export function childrenOf({ path, value }: Part): readonly Part[] {
  if (Array.isArray(value)) return value.map((item, index) => child(path, index, item));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, item]) => child(path, key, item));
}

function child(path: DocumentPath, step: string | number, value: unknown): Part {
  return { path: [...path, step], value };
}

/** The value at a path; undefined when there is none. */
export function valueAt(value: unknown, path: DocumentPath): unknown {
  return partsAt(value, path)[0]?.value;
}
