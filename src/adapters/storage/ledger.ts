import type { Ledger, LedgerStore } from '../../app/ports.ts';
import type { CallEvent, LaunchEvent, ToolEvent, TrialEvent } from '../../domain/event.ts';
import { readEvidence } from './ledger-evidence.ts';
import { LEDGER_SCHEMA } from './ledger-schema.ts';
import type { Database, SqliteConstructor, Statement } from './sqlite.ts';

/**
 * Ledgers in memory, each a database of its own that starts from a prebuilt image: opening one
 * costs a fraction of a millisecond and no disk sync, whatever came before.
 */
export function createLedgerStore(Sqlite: SqliteConstructor): LedgerStore {
  const builder = new Sqlite(':memory:');
  builder.exec(LEDGER_SCHEMA);
  const template = builder.serialize();
  builder.close();
  return { open: () => openLedger(new Sqlite(template)) };
}

function openLedger(database: Database): Ledger {
  const insert = createInserts(database);
  return {
    append: (event) => append(event, insert),
    read: () => readEvidence(database),
    serialize: () => database.serialize(),
    close: () => void database.close(),
  };
}

type Table = 'marks' | 'calls' | 'stream_events' | 'tool_audit' | 'launches';
type Value = string | number | null;
type Insert = (table: Table, values: readonly Value[]) => void;

/** One statement per table, made when the first row comes: preparing costs more than inserting. */
function createInserts(database: Database): Insert {
  const statements = new Map<Table, Statement>();
  return (table, values) => {
    let statement = statements.get(table);
    if (statement === undefined) {
      const places = values.map(() => '?').join(', ');
      statement = database.prepare(`INSERT INTO ${table} VALUES (${places})`);
      statements.set(table, statement);
    }
    statement.run(...values);
  };
}

function append(event: TrialEvent, insert: Insert): void {
  switch (event.type) {
    case 'start':
      return insert('marks', ['start', event.atMs, null, null, null]);
    case 'wait':
      return insert('marks', ['wait', event.fromMs, event.toMs, event.reason, null]);
    case 'stop':
      return insert('marks', ['stop', event.atMs, null, event.reason, event.detail]);
    case 'call':
      return appendCall(event, insert);
    case 'tool':
      return insert('tool_audit', toolValues(event));
    case 'launch':
      return insert('launches', launchValues(event));
  }
}

function appendCall(event: CallEvent, insert: Insert): void {
  insert('calls', [...callValues(event), ...usageValues(event)]);
  for (const { chunk, atMs, byteCount, classes } of event.reads) {
    insert('stream_events', [event.attemptId, chunk, atMs, byteCount, classes.join(' ')]);
  }
}

function callValues(event: CallEvent): Value[] {
  return [
    event.attemptId,
    event.turn,
    event.attempt,
    event.launchId,
    event.modelAsked,
    event.promptCharacters,
    event.requestedAtMs,
    event.sentAtMs,
    event.headersAtMs,
    event.endedAtMs,
    event.status,
    event.httpStatus,
    event.error === null ? null : JSON.stringify(event.error),
    event.text,
    event.reasoningText,
    event.finishReason,
    event.model,
    Number(event.streamed),
    event.toolCallCount,
    event.malformedToolCallCount,
    Number(event.clientStalled),
    event.connectionReused === null ? null : Number(event.connectionReused),
  ];
}

function usageValues({ usage }: CallEvent): Value[] {
  if (usage === null) return [null, null, null, null, null, null, null];
  return [
    usage.inputTokens,
    usage.cacheReadInputTokens,
    usage.cacheWriteInputTokens,
    usage.outputTokens,
    usage.reasoningOutputTokens,
    usage.totalTokens,
    Number(usage.adjusted),
  ];
}

function toolValues(event: ToolEvent): Value[] {
  return [
    event.atMs,
    event.turn,
    event.position,
    event.name,
    event.arguments === null ? null : JSON.stringify(event.arguments),
    event.source,
    event.outcome,
    event.answer,
  ];
}

function launchValues(event: LaunchEvent): Value[] {
  const { type: _type, answer, ...record } = event;
  return [record.launchId, answer, JSON.stringify(record)];
}
