import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { sha256 } from '../../../../src/adapters/storage/sha256.ts';
import { checkJournal } from '../../../../src/core/evidence/check-journal.ts';
import { reconcile } from '../../../../src/core/evidence/reconcile.ts';
import type { AttemptContext } from '../../../../src/app/ports.ts';
import type { EvidenceFaultCode } from '../../../../src/domain/journal.ts';
import type { JsonObject } from '../../../../src/domain/json.ts';
import type { LaunchRecord } from '../../../../src/domain/launch.ts';
import type { TrialRecord } from '../../../../src/domain/trial-record.ts';
import { callRecord, reportOf, trialRecord } from '../../../support/builders.ts';
import { chainedRows, listJournal } from '../../../support/trial-bench.ts';

const launchRecord: LaunchRecord = {
  ...{ launchId: '1', state: 'completed', reason: null, containment: 'pid-namespace' },
  ...{ network: 'open', recipe: 'generic', version: null, exitCode: 0, signal: null },
  ...{ durationMs: 5, survivors: [], swept: [], otherRequests: 0, disagreements: [] },
};
const call = callRecord({ attemptId: '2', launchId: '1', modelAsked: 'm', promptCharacters: 7 });
const record: TrialRecord = { ...trialRecord(), calls: [call], launches: [launchRecord] };
const context: AttemptContext = {
  ...{ trialId: record.id, launchId: '1', target: record.target, model: 'm' },
  ...{ turn: call.turn, attempt: call.attempt, kind: 'primary', promptCharacters: 7 },
};
const { inputTokens = null, outputTokens = null } = call.usage ?? {};
const answered = { state: 'completed', status: 'ok', inputTokens, outputTokens } as const;
const ended = { state: 'completed', reason: null, exitCode: 0, signal: null } as const;

/** The journal of that trial; each part may be another. */
function journalOf(
  change: {
    readonly settle?: object | null;
    readonly endLaunch?: object | null;
    readonly more?: (journal: ReturnType<typeof listJournal>) => void;
  } = {},
): JsonObject[] {
  const journal = listJournal();
  const { trialId, target } = context;
  journal.reserveLaunch({ trialId, target, recipe: 'generic' });
  journal.startLaunch('1', { pid: 4, pgid: 4, startTime: '9', containment: 'pid-namespace' });
  journal.reserve(context);
  if (change.settle !== null) journal.settle('2', { ...answered, ...change.settle });
  if (change.endLaunch !== null) {
    journal.settleLaunch('1', { ...ended, survivorCount: 0, ...change.endLaunch });
  }
  change.more?.(journal);
  journal.seal();
  return [...journal.export()];
}

const codesOf = (journal: Iterable<JsonObject>, trials: readonly TrialRecord[]): string[] =>
  reconcile(journal, trials, sha256).map(({ code }) => code);

/** The rows with one of them changed and all hashes made right again, as only the harness itself could. */
function rechained(
  rows: readonly JsonObject[],
  change: (row: JsonObject) => JsonObject,
): JsonObject[] {
  const again = chainedRows();
  for (const { kind, id, state, facts } of rows.slice(1).map(change)) {
    again.add(kind as 'attempt', id as string, state as 'failed', facts as JsonObject);
  }
  return again.list;
}

test('journal and records that agree leave nothing to say', () => {
  expect(codesOf(journalOf(), [record])).toEqual([]);
});

test('warm-up trials keep no record and are left out', () => {
  const journal = journalOf({
    more: (own) => own.settle(own.reserve({ ...context, trialId: 'warmup:a' }), answered),
  });
  expect(codesOf(journal, [record])).toEqual([]);
});

test('journals of shards stand one after the other, each with a chain of its own', () => {
  const other = listJournal();
  other.seal();
  expect(codesOf([...journalOf(), ...other.export()], [record])).toEqual([]);
});

const withCall = (change: Partial<typeof call>): TrialRecord => ({
  ...record,
  calls: [{ ...call, ...change }],
});
const withLaunch = (change: Partial<LaunchRecord>): TrialRecord => ({
  ...record,
  launches: [{ ...launchRecord, ...change }],
});

describe('a contradiction', () => {
  const cases: readonly (readonly [string, JsonObject[], TrialRecord[], EvidenceFaultCode])[] = [
    ['no journal', [], [record], 'journal-missing'],
    ['a journal of another version', journalVersion(2), [record], 'journal-version'],
    [
      'a journal without its version',
      rechained(journalOf(), same).slice(1),
      [record],
      'journal-chain',
    ],
    ['a row taken out', journalOf().toSpliced(3, 1), [record], 'journal-chain'],
    ['a row twice', journalOf().toSpliced(3, 0, journalOf()[3] ?? {}), [record], 'journal-chain'],
    ['a closing row that counts otherwise', closedWith({ items: 9 }), [record], 'journal-counts'],
    ['a state that there is not', unknownState(), [record], 'journal-state'],
    ['a terminal state that changed', settledTwice(), [record], 'journal-state'],
    ['one id for two', reservedTwice(), [record], 'journal-duplicate-id'],
    ['a row without an id', idless(), [record], 'journal-missing-id'],
    ['a call that never ended', journalOf({ settle: null }), [record], 'open-attempt'],
    ['an agent that never ended', journalOf({ endLaunch: null }), [record], 'open-launch'],
    ['a call that no trial knows', journalOf(), [{ ...record, calls: [] }], 'telemetry-missing'],
    [
      'an agent that no trial knows',
      journalOf(),
      [{ ...record, launches: [] }],
      'telemetry-missing',
    ],
    ['a record without an id', journalOf(), [withCall({ attemptId: '' })], 'telemetry-id-missing'],
    [
      'a record twice',
      journalOf(),
      [{ ...record, calls: [call, call] }],
      'telemetry-id-duplicated',
    ],
    [
      'a call that was never reserved',
      journalOf(),
      [{ ...record, calls: [call, { ...call, attemptId: '7' }] }],
      'telemetry-without-reservation',
    ],
    ['another model', journalOf(), [withCall({ modelAsked: 'n' })], 'context-differs'],
    ['another turn', journalOf(), [withCall({ turn: 5 })], 'context-differs'],
    ['another try', journalOf(), [withCall({ attempt: 1 })], 'context-differs'],
    ['another agent', journalOf(), [withCall({ launchId: '5' })], 'context-differs'],
    ['another prompt', journalOf(), [withCall({ promptCharacters: 8 })], 'context-differs'],
    ['another trial', journalOf(), [{ ...record, id: 'b' }], 'context-differs'],
    ['another recipe', journalOf(), [withLaunch({ recipe: 'pi' })], 'context-differs'],
    ['another digest', withDigest('0'), [record], 'digest-differs'],
    [
      'an end that is none there',
      journalOf(),
      [withCall({ status: 'timeout' })],
      'completion-differs',
    ],
    [
      'another end of the agent',
      journalOf(),
      [withLaunch({ state: 'failed' })],
      'completion-differs',
    ],
    ['other tokens', journalOf({ settle: { inputTokens: 1 } }), [record], 'tokens-differ'],
  ];

  test.each(cases)('%s has its name', (_, journal, trials, code) => {
    expect(codesOf(journal, trials)[0]).toBe(code);
  });

  test.each(cases)(
    '%s takes tokens, cost and coverage out of the report',
    (_, journal, trials, code) => {
      const { coverage, totals, evidence, notes, cells } = reportOf(trials, {
        faults: reconcile(journal, trials, sha256),
      });
      expect(coverage).toMatchObject({ tokenCoverage: null, pricingCoverage: null });
      expect(totals.totalTokens).toMatchObject({ value: null, reason: code });
      expect(totals.costUsd).toMatchObject({ value: null, reason: code });
      expect(evidence.reconciled).toBe(false);
      expect(notes.join('\n')).toContain(`(${code})`);
      expect(cells[0]?.coverage.tokenCoverage).toBeNull();
    },
  );
});

test('any change of a single character of a journal is noticed', () => {
  const lines = journalOf().map((row) => JSON.stringify(row));
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer({ min: 33, max: 126 }), (row, at, code) => {
      const line = lines[row % lines.length] ?? '';
      const place = at % line.length;
      const character = String.fromCharCode(code);
      fc.pre(line[place] !== character);
      const changed = line.slice(0, place) + character + line.slice(place + 1);
      const rows = lines.map((own, index) => parsed(index === row % lines.length ? changed : own));
      expect(checkJournal(rows, sha256).fault).not.toBeNull();
    }),
    { numRuns: 400 },
  );
});

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function same(row: JsonObject): JsonObject {
  return row;
}

function journalVersion(version: number): JsonObject[] {
  const rows = chainedRows();
  const again = rows.list.map((row) => ({ ...row, facts: { version } }));
  return again.map((row) => ({ ...row, hash: sha256(JSON.stringify(hashed(row))) }));
}

function hashed({ sequence, at, kind, id, state, facts }: JsonObject): unknown[] {
  return ['', sequence, at, kind, id, state, facts];
}

function closedWith(facts: JsonObject): JsonObject[] {
  return rechained(journalOf(), (row) =>
    row.kind === 'closing' ? { ...row, facts: { ...(row.facts as JsonObject), ...facts } } : row,
  );
}

function unknownState(): JsonObject[] {
  return rechained(journalOf(), (row) =>
    row.state === 'completed' ? { ...row, state: 'lost' } : row,
  );
}

function settledTwice(): JsonObject[] {
  const rows = journalOf();
  const settled = rows.find(({ kind, state }) => kind === 'attempt' && state === 'completed');
  return rechained([...rows.slice(0, -1), { ...settled, state: 'failed' }], same);
}

function reservedTwice(): JsonObject[] {
  const rows = journalOf();
  return rechained([...rows.slice(0, 4), rows[3] ?? {}], same);
}

function idless(): JsonObject[] {
  return rechained(journalOf(), (row) => (row.id === '2' ? { ...row, id: '' } : row));
}

function withDigest(digest: string): JsonObject[] {
  return rechained(journalOf(), (row) =>
    row.id === '2' && row.state === 'reserved'
      ? { ...row, facts: { ...(row.facts as JsonObject), digest } }
      : row,
  );
}
