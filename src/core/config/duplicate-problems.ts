import type { Problem } from '../../domain/failure.ts';
import { type ConfigDocument, type DocumentPath, formatPath, partsAt } from './document.ts';
import { problemIn } from './problem.ts';
import { isPrivate } from './secrets.ts';

/** Names that occur again among the parts that a pattern meets; the first one of each is right. */
export function duplicateProblems(
  document: ConfigDocument,
  pattern: DocumentPath,
  what: string,
): readonly Problem[] {
  const firsts = new Map<unknown, DocumentPath>();
  return partsAt(document.value, pattern).flatMap(({ path, value }) => {
    const first = firsts.get(value);
    if (first === undefined) firsts.set(value, path);
    if (first === undefined || typeof value !== 'string') return [];
    const name = isPrivate(path, value) ? 'the same' : `"${value}"`;
    const message = `expected ${what} that is used once, got ${name} of ${formatPath(first)} again`;
    return [problemIn(document, { path, message })];
  });
}
