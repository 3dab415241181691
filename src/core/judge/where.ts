import type { Where } from '../../domain/config-rules.ts';

/** True when a cell or trial of the matrix is what a rule's `where` is about. */
export function isWhere(
  where: Where,
  place: { readonly target: string; readonly case: string; readonly mode: string },
): boolean {
  const id = where.case?.replace(/^builtin:/, '');
  return (
    (where.target ?? place.target) === place.target &&
    (id ?? place.case) === place.case &&
    (where.mode ?? place.mode) === place.mode
  );
}
