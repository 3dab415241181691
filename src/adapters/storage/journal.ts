import { closeSync, openSync } from 'node:fs';
import type {
  AttemptContext,
  AttemptJournal,
  AttemptSettlement,
  LaunchContext,
  LaunchSettlement,
} from '../../app/ports.ts';
import { mayFollow } from '../../core/evidence/check-journal.ts';
import { attemptDigest, launchDigest } from '../../core/evidence/identity-digest.ts';
import { CHAIN_START, rowHash } from '../../core/evidence/journal-chain.ts';
import { Failure } from '../../domain/failure.ts';
import { JOURNAL_VERSION, type JournalRow, MAX_JOURNAL_ROWS } from '../../domain/journal.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { AttemptState } from '../../domain/trial.ts';
import { JOURNAL_TABLE, readRows } from './journal-rows.ts';
import { sha256 } from './sha256.ts';
import type { Database, SqliteConstructor } from './sqlite.ts';

export interface JournalOptions {
  readonly file: string;
  readonly runId: string;
  /** Wall-clock time as an ISO string. */
  readonly now: () => string;
}

/**
 * The benchmark's journal: one append-only SQLite file, readable by its owner alone, whose rows are chained by hash. A
 * reservation, and the start of a process, is on disk before the call returns (WAL with `synchronous=FULL`), so
 * whatever was sent to a provider or started was reserved first. A settlement survives the death of the process at
 * once and a power cut from the next reservation on: one disk sync an attempt is what durability costs. The rows hold
 * ids, states and counts, never prompts or replies.
 */
export function openJournal(Sqlite: SqliteConstructor, options: JournalOptions): AttemptJournal {
  const { file, runId } = options;
  const [durable, quick] = opened(file, () => {
    closeSync(openSync(file, 'wx', 0o600));
    return [openWriter(Sqlite, file, 'FULL'), openWriter(Sqlite, file, 'NORMAL')] as const;
  });
  const chain = createChain(options);
  chain.append(durable, { kind: 'header', id: runId, state: 'opened', facts: headerFacts });
  const items = createItems(chain, { durable, quick });
  let reserved = 0;
  let isSealed = false;

  function seal(): void {
    if (isSealed) return;
    isSealed = true;
    const facts = { rows: chain.length() + 1, items: reserved };
    chain.append(durable, { kind: 'closing', id: runId, state: 'closed', facts });
  }

  function nextId(): string {
    if (isSealed) throw new TypeError('the journal is closed: nothing more is sent');
    reserved += 1;
    return `${runId}.${reserved}`;
  }

  return {
    reserveLaunch(context: LaunchContext) {
      const launchId = nextId();
      const facts = { ...context, digest: launchDigest({ launchId, ...context }, sha256) };
      items.reserve('launch', launchId, facts);
      return launchId;
    },
    startLaunch: (launchId, process) => items.start(launchId, { ...process }),
    settleLaunch(launchId, { state, ...facts }: LaunchSettlement) {
      items.settle(launchId, state, { ...facts });
    },
    reserve(context: AttemptContext) {
      const attemptId = nextId();
      const facts = { ...context, digest: attemptDigest({ attemptId, ...context }, sha256) };
      items.reserve('attempt', attemptId, facts);
      return attemptId;
    },
    settle(attemptId, { state, ...facts }: AttemptSettlement) {
      items.settle(attemptId, state, facts);
    },
    seal,
    export: () => readRows(quick.database),
    close() {
      try {
        seal();
      } finally {
        quick.database.close();
        durable.database.close();
      }
    },
  };
}

const headerFacts = { version: JOURNAL_VERSION };

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
  append(row: JournalRow): void;
}

/** Opens one connection to a journal's file; what it appends is durable as `synchronous` says. */
export function openWriter(
  Sqlite: SqliteConstructor,
  file: string,
  synchronous: 'FULL' | 'NORMAL',
): Writer {
  const database = new Sqlite(file);
  requireWal(database, file);
  database.pragma(`synchronous = ${synchronous}`);
  database.exec(JOURNAL_TABLE);
  const insert = database.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)');
  return {
    database,
    append({ sequence, at, kind, id, state, facts, hash }) {
      try {
        insert.run(sequence, at, kind, id, state, JSON.stringify(facts), hash);
      } catch (cause) {
        throw new Failure('storage', `the journal ${file} can't be written: nothing more is sent`, {
          cause,
        });
      }
    },
  };
}

/** SQLite keeps quiet when it can't have the journal mode that was asked for. */
function requireWal(database: Database, file: string): void {
  const mode = database.pragma('journal_mode = WAL', { simple: true });
  if (mode === 'wal') return;
  throw new Failure(
    'storage',
    `the journal ${file} can't be made durable (journal mode ${String(mode)}): set RUNNER_TEMP or XDG_STATE_HOME to a local disk`,
  );
}

export interface Chain {
  append(writer: Writer, row: Pick<JournalRow, 'kind' | 'id' | 'state' | 'facts'>): void;
  length(): number;
}

/** The end of a chain of rows: this process is its only writer. */
export function createChain(
  { file, now }: Pick<JournalOptions, 'file' | 'now'>,
  from: { readonly length: number; readonly hash: string } = { length: 0, hash: CHAIN_START },
): Chain {
  let { length, hash } = from;
  return {
    append(writer, { kind, id, state, facts }) {
      // The last place is kept for the row that closes the journal.
      if (length >= MAX_JOURNAL_ROWS - 1 && kind !== 'closing') {
        throw new Failure('storage', `the journal ${file} is full: split the run into shards`);
      }
      const row = { sequence: length + 1, at: now(), kind, id, state, facts };
      const next = rowHash(hash, row, sha256);
      writer.append({ ...row, hash: next });
      length += 1;
      hash = next;
    },
    length: () => length,
  };
}

interface Items {
  reserve(kind: 'launch' | 'attempt', id: string, facts: JsonObject): void;
  start(id: string, facts: JsonObject): void;
  settle(id: string, state: AttemptState, facts: JsonObject): void;
}

/** Keeps every launch and attempt to its states; a step that there is not is a bug of ours. */
function createItems(
  chain: Chain,
  { durable, quick }: { readonly durable: Writer; readonly quick: Writer },
): Items {
  const open = new Map<string, { kind: 'launch' | 'attempt'; state: AttemptState }>();

  function step(id: string, state: AttemptState): 'launch' | 'attempt' {
    const item = open.get(id);
    if (item === undefined || !mayFollow(item.state, state)) {
      throw new TypeError(`${id} can't become ${state}: it is ${item?.state ?? 'not open'}`);
    }
    return item.kind;
  }

  return {
    reserve(kind, id, facts) {
      chain.append(durable, { kind, id, state: 'reserved', facts });
      open.set(id, { kind, state: 'reserved' });
    },
    start(id, facts) {
      const kind = step(id, 'running');
      chain.append(durable, { kind, id, state: 'running', facts });
      open.set(id, { kind, state: 'running' });
    },
    settle(id, state, facts) {
      const kind = step(id, state);
      chain.append(quick, { kind, id, state, facts });
      open.delete(id);
    },
  };
}
