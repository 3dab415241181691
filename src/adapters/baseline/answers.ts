import type { BaselineAnswer } from '../../domain/baseline.ts';

/** There is no baseline, and nothing is wrong with that. */
export function missing(reason: string): BaselineAnswer {
  return { kind: 'none', reason, broken: false };
}

/** There may be a baseline, but something keeps it from being read. */
export function broken(reason: string): BaselineAnswer {
  return { kind: 'none', reason, broken: true };
}

/** Text from outside as part of a reason: one line, at most 100 characters. */
export function shortened(text: string): string {
  const line = text.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
  return line.length <= 100 ? line : `${line.slice(0, 97).toWellFormed()}...`;
}

/** A failure in a few words; never its stack. */
export function wordsOf(error: unknown): string {
  return shortened(error instanceof Error ? error.message : String(error));
}
