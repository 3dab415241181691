import type { JournalRow } from '../../domain/journal.ts';
import type { Hash } from './identity-digest.ts';

/** What stands before the first row. */
export const CHAIN_START = '';

/**
 * The hash of a row: over that of the row before and all that the row says, as a list, so that no two rows are written
 * alike. A row that is changed, moved, taken out or put in makes every later hash wrong.
 */
export function rowHash(before: string, row: Omit<JournalRow, 'hash'>, hash: Hash): string {
  const { sequence, at, kind, id, state, facts } = row;
  return hash(JSON.stringify([before, sequence, at, kind, id, state, facts]));
}
