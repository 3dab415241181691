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
 * The benchmark's journal: one append-only SQLite file, readable by its owner alone. A reservation
 * is on disk before `reserve` returns (WAL with `synchronous=FULL`), so whatever was sent to a
 * provider was reserved first. A settlement survives the death of the process at once and a power
 * cut from the next reservation on: one disk sync an attempt is what durability costs. The rows
 * hold ids, states and counts, never prompts or replies.
 */
export function openJournal(Sqlite: SqliteConstructor, options: JournalOptions): AttemptJournal {
  const { file, runId } = options;
  const [durable, quick] = opened(file, () => {
    closeSync(openSync(file, 'wx', 0o600));
    return [openWriter(Sqlite, options, 'FULL'), openWriter(Sqlite, options, 'NORMAL')] as const;
  });
  let reserved = 0;
  return {
    reserve(context: AttemptContext): string {
      reserved += 1;
      const attemptId = `${runId}.${reserved}`;
      durable.append(attemptId, 'reserved', context);
      return attemptId;
    },
    settle(attemptId: string, { state, ...facts }: AttemptSettlement): void {
      quick.append(attemptId, state, facts);
    },
    export: () => exportEntries(quick.database),
    close() {
      quick.database.close();
      durable.database.close();
    },
  };
}

function opened<Writers>(file: string, open: () => Writers): Writers {
  try {
    return open();
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    const words = cause instanceof Error ? cause.message : String(cause);
    throw new Failure(
      'storage',
      `the journal ${file} can't be opened (${words}): free the disk, or set RUNNER_TEMP or XDG_STATE_HOME to another`,
      { cause },
    );
  }
}

interface Writer {
  readonly database: Database;
  append(attemptId: string, state: string, facts: object): void;
}

function openWriter(
  Sqlite: SqliteConstructor,
  { file, now }: JournalOptions,
  synchronous: 'FULL' | 'NORMAL',
): Writer {
  const database = new Sqlite(file);
  requireWal(database, file);
  database.pragma(`synchronous = ${synchronous}`);
  database.exec(ENTRIES);
  const insert = database.prepare(
    'INSERT INTO entries (at, attempt_id, state, facts) VALUES (?, ?, ?, ?)',
  );
  return {
    database,
    append(attemptId, state, facts) {
      try {
        insert.run(now(), attemptId, state, JSON.stringify(facts));
      } catch (cause) {
        throw new Failure('storage', `the journal ${file} can't be written: nothing more is sent`, {
          cause,
        });
      }
    },
  };
}

const ENTRIES = `
CREATE TABLE IF NOT EXISTS entries (
  sequence INTEGER PRIMARY KEY,
  at TEXT NOT NULL,
  attempt_id TEXT NOT NULL,
  state TEXT NOT NULL,
  facts TEXT NOT NULL
) STRICT`;

/** SQLite keeps quiet when it can't have the journal mode that was asked for. */
function requireWal(database: Database, file: string): void {
  const mode = database.pragma('journal_mode = WAL', { simple: true });
  if (mode === 'wal') return;
  throw new Failure(
    'storage',
    `the journal ${file} can't be made durable (journal mode ${String(mode)}): set RUNNER_TEMP or XDG_STATE_HOME to a local disk`,
  );
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
