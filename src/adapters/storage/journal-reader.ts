import { lstatSync } from 'node:fs';
import { sha256 } from './sha256.ts';
import {
  type CheckedJournal,
  checkJournal,
  type JournaledItem,
} from '../../core/evidence/check-journal.ts';
import type { EvidenceFault, EvidenceFaultCode } from '../../domain/journal.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { ProcessIdentity } from '../../domain/launch.ts';
import { createChain, openWriter } from './journal.ts';
import { JOURNAL_TABLE, readRows } from './journal-rows.ts';
import type { Database, SqliteConstructor } from './sqlite.ts';

/** Larger than the rows that a journal may have. */
const MAX_BYTES = 4 * 1024 * 1024 * 1024;

export type JournalReading =
  | {
      readonly kind: 'read';
      readonly rows: readonly JsonObject[];
      readonly checked: CheckedJournal;
    }
  | { readonly kind: 'refused'; readonly fault: EvidenceFault };

/** Reads a journal that may have been tampered with: a regular file of the one table, its chain unbroken. */
export function readJournal(Sqlite: SqliteConstructor, file: string): JournalReading {
  const refusal = refusalOf(file);
  if (refusal !== null) return refusal;
  try {
    const database = new Sqlite(file, { readonly: true, fileMustExist: true });
    try {
      return readDatabase(database);
    } finally {
      database.close();
    }
  } catch {
    return refused('journal-malformed', 'it can not be read as a journal');
  }
}

function refusalOf(file: string): JournalReading | null {
  const facts = lstatSync(file, { throwIfNoEntry: false });
  if (facts === undefined) return refused('journal-missing', 'there is none');
  if (!facts.isFile()) return refused('journal-malformed', 'it is no regular file');
  return facts.size > MAX_BYTES ? refused('journal-too-large', 'it has over 4 GiB') : null;
}

function readDatabase(database: Database): JournalReading {
  // Nothing but our own table is ever queried: a view of its name could say anything.
  const schema = database.prepare<[], { sql: string }>('SELECT sql FROM sqlite_schema').all();
  const [only, ...more] = schema.map(({ sql }) => sql);
  if (only !== JOURNAL_TABLE.replace('IF NOT EXISTS ', '') || more.length > 0) {
    return refused('journal-malformed', 'it has other tables than a journal');
  }
  const rows = [...readRows(database)];
  const checked = checkJournal(rows, sha256);
  return checked.fault === null
    ? { kind: 'read', rows, checked }
    : { kind: 'refused', fault: checked.fault };
}

function refused(code: EvidenceFaultCode, detail: string): JournalReading {
  return {
    kind: 'refused',
    fault: { code, words: `The journal is not to be trusted: ${detail}.` },
  };
}

/** A launch that was open when its harness died. */
export interface OpenLaunch {
  readonly launchId: string;
  /** Null when it had not been started. */
  readonly process: ProcessIdentity | null;
}

export interface RecoveredJournal {
  readonly openLaunches: readonly OpenLaunch[];
  readonly openAttempts: readonly string[];
  readonly rows: readonly JsonObject[];
}

/**
 * Closes the journal of a run whose process has died: what was open is marked `terminated`. Null for a journal that
 * can't be trusted, which stays as it is. Every process of the run must have been ended before.
 */
export function recoverJournal(
  Sqlite: SqliteConstructor,
  file: string,
  now: () => string,
): RecoveredJournal | null {
  const reading = readJournal(Sqlite, file);
  if (reading.kind === 'refused') return null;
  const { rows, checked } = reading;
  const runId = textAt(rows[0], 'id');
  if (checked.isClosed) return { openLaunches: [], openAttempts: [], rows };
  const writer = openWriter(Sqlite, file, 'FULL');
  try {
    const chain = createChain(
      { file, now },
      { length: rows.length, hash: textAt(rows.at(-1), 'hash') },
    );
    for (const { kind, id } of openOf(checked)) {
      const facts = { reason: 'harness-died' };
      chain.append(writer, { kind, id, state: 'terminated', facts });
    }
    const facts = { rows: chain.length() + 1, items: checked.items.size };
    chain.append(writer, { kind: 'closing', id: runId, state: 'closed', facts });
    return { ...openItems(checked), rows: [...readRows(writer.database)] };
  } finally {
    writer.database.close();
  }
}

/** What a journal has open. */
export function openItems({
  items,
}: Pick<CheckedJournal, 'items'>): Omit<RecoveredJournal, 'rows'> {
  const open = openOf({ items });
  return {
    openLaunches: open
      .filter(({ kind }) => kind === 'launch')
      .map(({ id, start }) => ({ launchId: id, process: processIn(start) })),
    openAttempts: open.filter(({ kind }) => kind === 'attempt').map(({ id }) => id),
  };
}

function openOf({ items }: Pick<CheckedJournal, 'items'>): readonly JournaledItem[] {
  return [...items.values()].filter(({ state }) => state === 'reserved' || state === 'running');
}

/** A member of a row that was checked before. */
function textAt(row: JsonObject | undefined, name: 'id' | 'hash'): string {
  const value = row?.[name];
  return typeof value === 'string' ? value : '';
}

function processIn({ pid, pgid, startTime }: JsonObject): ProcessIdentity | null {
  if (typeof pid !== 'number' || typeof pgid !== 'number') return null;
  return typeof startTime === 'string' ? { pid, pgid, startTime } : null;
}
