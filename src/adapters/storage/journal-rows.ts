import type { JsonObject } from '../../domain/json.ts';
import type { Database } from './sqlite.ts';

/** The one table of a journal, as SQLite keeps its text. */
export const JOURNAL_TABLE = `CREATE TABLE IF NOT EXISTS entries (
  sequence INTEGER PRIMARY KEY,
  at TEXT NOT NULL,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  state TEXT NOT NULL,
  facts TEXT NOT NULL,
  hash TEXT NOT NULL
) STRICT`;

interface EntryRow {
  readonly sequence: number;
  readonly at: string;
  readonly kind: string;
  readonly id: string;
  readonly state: string;
  readonly facts: string;
  readonly hash: string;
}

/** Every row in order, one JSON object each. */
export function* readRows(database: Database): Iterable<JsonObject> {
  const rows = database.prepare<[], EntryRow>('SELECT * FROM entries ORDER BY sequence').iterate();
  for (const { facts, ...row } of rows) yield { ...row, facts: JSON.parse(facts) as JsonObject };
}
