import { closeSync, openSync } from 'node:fs';
import type { AttemptContext, AttemptJournal, AttemptSettlement } from '../../app/ports.ts';
import { Failure } from '../../domain/failure.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { Database, SqliteConstructor } from './sqlite.ts';

export interface JournalOptions {
  readonly file: string;
  readonly runId: string;
  /** Wall-clock time as an ISO string. */
  readonly now: () => string;
}

/**
 * The benchmark's journal: one append-only SQLite file, readable by its owner alone. Each row is
 * on disk before the call that wrote it returns (WAL with `synchronous=FULL`), so whatever was
 * sent to a provider was reserved first. It holds ids, states and counts, never prompts or replies.
 */
export function openJournal(Sqlite: SqliteConstructor, options: JournalOptions): AttemptJournal {
  closeSync(openSync(options.file, 'wx', 0o600));
  const database = new Sqlite(options.file);
  makeDurable(database, options.file);
  database.exec(
    `CREATE TABLE entries (
      sequence INTEGER PRIMARY KEY,
      at TEXT NOT NULL,
      attempt_id TEXT NOT NULL,
      state TEXT NOT NULL,
      facts TEXT NOT NULL
    ) STRICT`,
  );
  const insert = database.prepare(
    'INSERT INTO entries (at, attempt_id, state, facts) VALUES (?, ?, ?, ?)',
  );
  const append = (attemptId: string, state: string, facts: object): void =>
    durably(options.file, () => insert.run(options.now(), attemptId, state, JSON.stringify(facts)));
  let reserved = 0;
  return {
    reserve(context: AttemptContext): string {
      reserved += 1;
      const attemptId = `${options.runId}.${reserved}`;
      append(attemptId, 'reserved', context);
      return attemptId;
    },
    settle(attemptId: string, { state, ...facts }: AttemptSettlement): void {
      append(attemptId, state, facts);
    },
    export: () => exportEntries(database),
    close: () => void database.close(),
  };
}

function makeDurable(database: Database, file: string): void {
  const mode = database.pragma('journal_mode = WAL', { simple: true });
  database.pragma('synchronous = FULL');
  if (mode !== 'wal') {
    throw new Failure(
      'storage',
      `the journal ${file} can't be made durable (journal mode ${String(mode)}): set RUNNER_TEMP or XDG_STATE_HOME to a local disk`,
    );
  }
}

function durably(file: string, write: () => void): void {
  try {
    write();
  } catch (cause) {
    throw new Failure('storage', `the journal ${file} can't be written, so nothing more is sent`, {
      cause,
    });
  }
}

interface EntryRow {
  readonly sequence: number;
  readonly at: string;
  readonly attempt_id: string;
  readonly state: string;
  readonly facts: string;
}

function* exportEntries(database: Database): Iterable<JsonObject> {
  const rows = database.prepare<[], EntryRow>('SELECT * FROM entries ORDER BY sequence').iterate();
  for (const { sequence, at, attempt_id: attemptId, state, facts } of rows) {
    yield { sequence, at, attemptId, state, ...(JSON.parse(facts) as JsonObject) };
  }
}
