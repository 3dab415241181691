import type { Problem } from '../../domain/failure.ts';
import { type ConfigDocument, type Part, partsAt } from './document.ts';
import { problemIn } from './problem.ts';

/** A part of the config that is understood and checked but not built yet. */
interface Unbuilt {
  readonly pattern: readonly string[];
  readonly what: string;
  /** True for a value that asks for nothing. */
  readonly isIdle?: (value: unknown) => boolean;
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const unbuilt: readonly Unbuilt[] = [
  { pattern: ['experiments'], what: 'experiments are', isIdle: isEmptyList },
  { pattern: ['report', 'formats'], what: 'further report formats are', isIdle: isEmptyList },
];

/** Refuses what this version parses but can't do yet, so that nobody relies on it in vain. */
export function notAvailableProblems(document: ConfigDocument): readonly Problem[] {
  return unbuilt.flatMap(({ pattern, what, isIdle = () => false }) =>
    partsAt(document.value, pattern)
      .filter(({ value }) => value !== undefined && !isIdle(value))
      .map((part) => refusal(document, part, what)),
  );
}

function refusal(document: ConfigDocument, { path }: Part, what: string): Problem {
  return problemIn(document, { path, message: `${what} not available yet: take this out` });
}
