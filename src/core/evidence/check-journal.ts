import { isJsonObject, type JsonObject, type JsonValue } from '../../domain/json.ts';
import {
  type EvidenceFault,
  type EvidenceFaultCode,
  JOURNAL_KINDS,
  JOURNAL_STATES,
  JOURNAL_VERSION,
  type JournalRow,
  MAX_JOURNAL_ROWS,
} from '../../domain/journal.ts';
import type { AttemptState } from '../../domain/trial.ts';
import type { Hash } from './identity-digest.ts';
import { CHAIN_START, rowHash } from './journal-chain.ts';

/** One launch or attempt as the journal has it. */
export interface JournaledItem {
  readonly kind: 'launch' | 'attempt';
  readonly id: string;
  readonly state: AttemptState;
  /** Of the reservation. */
  readonly context: JsonObject;
  /** Of the start; empty before. */
  readonly start: JsonObject;
  /** Of the terminal state; empty before. */
  readonly end: JsonObject;
}

export interface CheckedJournal {
  /** The first thing that is wrong; what follows it is not read. */
  readonly fault: EvidenceFault | null;
  readonly items: ReadonlyMap<string, JournaledItem>;
  readonly isClosed: boolean;
}

/** The exported rows of one or more journals, cut where each begins. */
export function splitJournals(rows: Iterable<JsonObject>): readonly (readonly JsonObject[])[] {
  const journals: JsonObject[][] = [];
  for (const row of rows) {
    const current = journals.at(-1);
    if (row.kind === 'header' || current === undefined) journals.push([row]);
    else current.push(row);
  }
  return journals;
}

/** Reads the rows of one journal strictly: form, version, chain, order of states, counts. */
export function checkJournal(
  rows: Iterable<unknown>,
  hash: Hash,
  maxRows: number = MAX_JOURNAL_ROWS,
): CheckedJournal {
  const items = new Map<string, JournaledItem>();
  let before = CHAIN_START;
  let count = 0;
  let isClosed = false;
  const end = (fault: EvidenceFault | null): CheckedJournal => ({ fault, items, isClosed });
  for (const given of rows) {
    count += 1;
    if (count > maxRows) return end(faultOf('journal-too-large', `it has over ${maxRows} rows`));
    const row = readRow(given);
    if (row === null) return end(faultOf('journal-malformed', `row ${count} has another form`));
    if (row === 'unknown-state') {
      return end(faultOf('journal-state', `row ${count} has a state that there is not`));
    }
    const fault =
      chainFault(row, { before, count, hash }) ??
      (isClosed ? faultOf('journal-counts', `row ${count} stands behind the last`) : null) ??
      contentFault(row, items, count);
    if (fault !== null) return end(fault);
    isClosed = row.kind === 'closing';
    before = row.hash;
  }
  return end(count === 0 ? faultOf('journal-missing', 'it has no row') : null);
}

const rowKeys = ['at', 'facts', 'hash', 'id', 'kind', 'sequence', 'state'];

/** A row in its form and nothing beside it; null for anything else. */
function readRow(given: unknown): JournalRow | 'unknown-state' | null {
  if (typeof given !== 'object' || given === null) return null;
  const row = given as Partial<Record<keyof JournalRow, unknown>>;
  if (Object.keys(row).sort().join() !== rowKeys.join()) return null;
  const { sequence, at, id, hash } = row;
  const facts = row.facts as JournalRow['facts'];
  const kind = JOURNAL_KINDS.find((known) => known === row.kind);
  const state = JOURNAL_STATES.find((known) => known === row.state);
  if (typeof sequence !== 'number' || !isText(at) || !isText(id) || !isText(hash)) return null;
  if (kind === undefined || !isJsonObject(facts)) return null;
  return state === undefined ? 'unknown-state' : { sequence, at, kind, id, state, facts, hash };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function chainFault(
  row: JournalRow,
  { before, count, hash }: { readonly before: string; readonly count: number; readonly hash: Hash },
): EvidenceFault | null {
  if (row.sequence !== count) {
    return faultOf('journal-chain', `row ${count} is numbered ${row.sequence}`);
  }
  if (row.hash === rowHash(before, row, hash)) return null;
  return faultOf('journal-chain', `row ${count} does not follow from the one before`);
}

function contentFault(
  row: JournalRow,
  items: Map<string, JournaledItem>,
  count: number,
): EvidenceFault | null {
  switch (row.kind) {
    case 'header':
      return headerFault(row, count);
    case 'closing':
      return closingFault(row, items, count);
    case 'launch':
    case 'attempt':
      if (count === 1) return faultOf('journal-version', 'it does not begin with its version');
      return itemFault({ ...row, kind: row.kind }, items, count);
  }
}

function headerFault({ facts }: JournalRow, count: number): EvidenceFault | null {
  if (count > 1) return faultOf('journal-malformed', `row ${count} begins a journal anew`);
  if (facts.version === JOURNAL_VERSION) return null;
  return faultOf('journal-version', `it is of version ${JSON.stringify(facts.version ?? null)}`);
}

function closingFault(
  { facts }: JournalRow,
  items: ReadonlyMap<string, JournaledItem>,
  count: number,
): EvidenceFault | null {
  const counted = { rows: count, items: items.size };
  if (facts.rows === counted.rows && facts.items === counted.items) return null;
  return faultOf(
    'journal-counts',
    `it closes with ${shown(facts.items)} launches and attempts in ${shown(facts.rows)} rows, and has ${counted.items} in ${counted.rows}`,
  );
}

function shown(value: JsonValue | undefined): string {
  return JSON.stringify(value ?? null);
}

function itemFault(
  row: JournalRow & Pick<JournaledItem, 'kind'>,
  items: Map<string, JournaledItem>,
  count: number,
): EvidenceFault | null {
  const { kind, id, state, facts } = row;
  if (id === '') return faultOf('journal-missing-id', `row ${count} names no ${kind}`);
  if (state === 'opened' || state === 'closed') {
    return faultOf('journal-state', `row ${count}: no ${kind} is ever ${state}`);
  }
  const known = items.get(id);
  if (state === 'reserved') {
    if (known !== undefined) {
      return faultOf('journal-duplicate-id', `${kind} ${id} is reserved twice`);
    }
    items.set(id, { kind, id, state, context: facts, start: {}, end: {} });
    return null;
  }
  if (known === undefined || known.kind !== kind) {
    return faultOf('journal-state', `${kind} ${id} is ${state} and was never reserved`);
  }
  if (!mayFollow(known.state, state)) {
    return faultOf('journal-state', `${kind} ${id} goes from ${known.state} to ${state}`);
  }
  items.set(id, {
    ...known,
    state,
    ...(state === 'running' ? { start: facts } : { end: facts }),
  });
  return null;
}

/** Whether a state may follow another: a terminal one never changes. */
export function mayFollow(from: AttemptState, to: AttemptState): boolean {
  if (from === 'reserved') return to !== 'reserved';
  return from === 'running' && to !== 'reserved' && to !== 'running';
}

function faultOf(code: EvidenceFaultCode, detail: string): EvidenceFault {
  return { code, words: `The journal is not to be trusted: ${detail}.` };
}
