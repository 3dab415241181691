import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openJournal } from '../../../../src/adapters/storage/journal.ts';
import { readJournal, recoverJournal } from '../../../../src/adapters/storage/journal-reader.ts';
import { loadSqlite } from '../../../../src/adapters/storage/sqlite.ts';
import {
  createRunDirectory,
  findDeadRuns,
} from '../../../../src/adapters/storage/state-directory.ts';
import type { AttemptContext, AttemptJournal } from '../../../../src/app/ports.ts';

const Sqlite = await loadSqlite();
const now = (): string => '2026-01-02T03:04:05Z';
const context: AttemptContext = {
  trialId: 'mock/single-tool/native/1',
  launchId: null,
  target: 'mock',
  model: 'scripted',
  turn: 1,
  attempt: 0,
  kind: 'primary',
  promptCharacters: 120,
};
const launch = { trialId: 'agent/single-tool/agent/1', target: 'agent', recipe: 'generic' };
const process1 = { pid: 41, pgid: 41, startTime: '900', containment: 'pid-namespace' } as const;
const answered = { state: 'completed', status: 'ok', inputTokens: 9, outputTokens: null } as const;

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  file = join(folder, 'journal.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function open(): AttemptJournal {
  return openJournal(Sqlite, { file, runId: 'r', now });
}

/** A closed journal of one launch with one call, and one call without a launch. */
function wholeJournal(): void {
  const journal = open();
  const launchId = journal.reserveLaunch(launch);
  journal.startLaunch(launchId, process1);
  journal.settle(journal.reserve({ ...context, launchId }), answered);
  const end = { reason: null, exitCode: 0, signal: null, survivorCount: 0 };
  journal.settleLaunch(launchId, { state: 'completed', ...end });
  journal.settle(journal.reserve(context), answered);
  journal.close();
}

function statesOf(rows: Iterable<object>): unknown[] {
  return [...rows].map(
    (row) => 'kind' in row && 'id' in row && 'state' in row && [row.kind, row.id, row.state],
  );
}

describe('the journal', () => {
  test('has a reservation on disk before the attempt is settled', () => {
    const journal = open();
    journal.reserve(context);
    const reader = new Sqlite(file, { readonly: true });
    expect(reader.prepare('SELECT id, state FROM entries').all()).toEqual([
      { id: 'r', state: 'opened' },
      { id: 'r.1', state: 'reserved' },
    ]);
    reader.close();
    journal.close();
  });

  test('has a launch on disk, with its process, before that goes on', () => {
    const journal = open();
    journal.startLaunch(journal.reserveLaunch(launch), process1);
    const reading = readJournal(Sqlite, file);
    expect(reading).toMatchObject({ kind: 'read', checked: { isClosed: false } });
    if (reading.kind === 'read') {
      expect(reading.checked.items.get('r.1')).toMatchObject({ state: 'running', start: process1 });
    }
    journal.close();
  });

  test('exports its rows in order, chained, from its version to its closing', () => {
    wholeJournal();
    const reading = readJournal(Sqlite, file);
    if (reading.kind === 'refused') throw new Error(reading.fault.words);
    expect(statesOf(reading.rows)).toEqual([
      ['header', 'r', 'opened'],
      ['launch', 'r.1', 'reserved'],
      ['launch', 'r.1', 'running'],
      ['attempt', 'r.2', 'reserved'],
      ['attempt', 'r.2', 'completed'],
      ['launch', 'r.1', 'completed'],
      ['attempt', 'r.3', 'reserved'],
      ['attempt', 'r.3', 'completed'],
      ['closing', 'r', 'closed'],
    ]);
    expect(new Set(reading.rows.map(({ hash }) => hash)).size).toBe(9);
    expect(reading.checked).toMatchObject({ fault: null, isClosed: true });
  });

  test('never changes a terminal state, and knows nothing that was not reserved', () => {
    const journal = open();
    const id = journal.reserve(context);
    journal.settle(id, answered);
    expect(() => journal.settle(id, answered)).toThrow(/not open/);
    expect(() => journal.settle('r.9', answered)).toThrow(/not open/);
    journal.seal();
    expect(() => journal.reserve(context)).toThrow(/nothing more is sent/);
    journal.close();
  });

  test('is readable by its owner alone', () => {
    const journal = open();
    journal.reserve(context);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(`${file}-wal`).mode & 0o777).toBe(0o600);
    journal.close();
  });

  test('says what to do when a row can no longer be made durable', () => {
    const journal = open();
    const broken = new Sqlite(file);
    broken.exec('DROP TABLE entries');
    broken.close();
    expect(() => journal.reserve(context)).toThrow('nothing more is sent');
  });

  test('survives the death of its writer, and is closed by whoever finds it', () => {
    const script = join(folder, 'writer.mjs');
    const root = join(import.meta.dirname, '../../../../src/adapters/storage');
    writeFileSync(
      script,
      `import { openJournal } from ${JSON.stringify(join(root, 'journal.ts'))};
       import { loadSqlite } from ${JSON.stringify(join(root, 'sqlite.ts'))};
       const journal = openJournal(await loadSqlite(), { file: process.argv[2], runId: 'r', now: () => 'now' });
       journal.startLaunch(journal.reserveLaunch(${JSON.stringify(launch)}), ${JSON.stringify(process1)});
       for (let i = 0; i < 5; i += 1) journal.reserve(${JSON.stringify(context)});
       process.kill(process.pid, 'SIGKILL');`,
    );
    expect(spawnSync(process.execPath, [script, file]).signal).toBe('SIGKILL');
    const recovered = recoverJournal(Sqlite, file, now);
    expect(recovered?.openLaunches).toEqual([
      { launchId: 'r.1', process: { pid: 41, pgid: 41, startTime: '900' } },
    ]);
    expect(recovered?.openAttempts).toEqual(['r.2', 'r.3', 'r.4', 'r.5', 'r.6']);
    const reading = readJournal(Sqlite, file);
    if (reading.kind === 'refused') throw new Error(reading.fault.words);
    const { items, isClosed } = reading.checked;
    expect([...items.values()].map(({ state }) => state)).toEqual(Array(6).fill('terminated'));
    expect(isClosed).toBe(true);
    expect(recoverJournal(Sqlite, file, now)).toMatchObject({ openLaunches: [], openAttempts: [] });
  });
});

describe('a journal that was tampered with', () => {
  const sql = (statement: string) => (): void => {
    const database = new Sqlite(file);
    database.exec(statement);
    database.close();
  };

  test.each<readonly [string, () => void, string]>([
    ['a changed time', sql("UPDATE entries SET at = 'x' WHERE sequence = 4"), 'journal-chain'],
    ['a changed id', sql("UPDATE entries SET id = 'r.8' WHERE sequence = 4"), 'journal-chain'],
    [
      'a changed state',
      sql("UPDATE entries SET state = 'failed' WHERE sequence = 5"),
      'journal-chain',
    ],
    [
      'an unknown state',
      sql("UPDATE entries SET state = 'lost' WHERE sequence = 5"),
      'journal-state',
    ],
    [
      'changed facts',
      sql("UPDATE entries SET facts = replace(facts, '9', '8') WHERE sequence = 5"),
      'journal-chain',
    ],
    [
      'facts that are no JSON',
      sql("UPDATE entries SET facts = '{' WHERE sequence = 5"),
      'journal-malformed',
    ],
    [
      'facts that are no object',
      sql("UPDATE entries SET facts = '1' WHERE sequence = 5"),
      'journal-malformed',
    ],
    ['a changed hash', sql("UPDATE entries SET hash = 'x' WHERE sequence = 5"), 'journal-chain'],
    [
      'another kind',
      sql("UPDATE entries SET kind = 'row' WHERE sequence = 5"),
      'journal-malformed',
    ],
    ['no first row', sql('DELETE FROM entries WHERE sequence = 1'), 'journal-chain'],
    ['a row less', sql('DELETE FROM entries WHERE sequence = 5'), 'journal-chain'],
    [
      'two rows that changed places',
      sql(
        'UPDATE entries SET sequence = 99 WHERE sequence = 4; UPDATE entries SET sequence = 4 WHERE sequence = 5; UPDATE entries SET sequence = 5 WHERE sequence = 99',
      ),
      'journal-chain',
    ],
    ['no row at all', sql('DELETE FROM entries'), 'journal-missing'],
    ['another table', sql('CREATE TABLE more (a)'), 'journal-malformed'],
    [
      'a view in place of its table',
      sql('ALTER TABLE entries RENAME TO real; CREATE VIEW entries AS SELECT * FROM real'),
      'journal-malformed',
    ],
    ['a text in place of it', () => writeFileSync(file, 'nothing'), 'journal-malformed'],
    ['half of it', () => spawnSync('truncate', ['-s', '2000', file]), 'journal-malformed'],
    [
      'a folder in place of it',
      () => {
        rmSync(file);
        mkdirSync(file);
      },
      'journal-malformed',
    ],
    [
      'a link in place of it',
      () => {
        execFileSync('cp', [file, `${file}.real`]);
        rmSync(file);
        symlinkSync(`${file}.real`, file);
      },
      'journal-malformed',
    ],
    ['nothing in place of it', () => rmSync(file), 'journal-missing'],
  ])('by %s is refused', (_, damage, code) => {
    wholeJournal();
    damage();
    expect(readJournal(Sqlite, file)).toMatchObject({ kind: 'refused', fault: { code } });
    expect(recoverJournal(Sqlite, file, now)).toBeNull();
  });
});

describe('the state directory', () => {
  test('tells the folder of a dead run from that of a living one, and where its report was to be', () => {
    const alive = createRunDirectory(folder, 'alive', '/r');
    const dead = createRunDirectory(folder, 'dead', '/reports/a');
    writeFileSync(
      join(dead.path, 'owner.json'),
      JSON.stringify({ pid: 2 ** 22 + 1, startTime: '1' }),
    );
    expect(findDeadRuns(folder)).toEqual([
      { runId: 'dead', path: dead.path, reportDir: '/reports/a' },
    ]);
    expect(statSync(alive.path).mode & 0o777).toBe(0o700);
  });

  test('is not deceived by a process that got the number of a dead one', () => {
    const run = createRunDirectory(folder, 'reused', '/r');
    writeFileSync(
      join(run.path, 'owner.json'),
      JSON.stringify({ pid: process.pid, startTime: '1' }),
    );
    expect(findDeadRuns(folder).map(({ runId }) => runId)).toEqual(['reused']);
  });

  test('is no trouble when it does not exist yet', () => {
    expect(findDeadRuns(join(folder, 'nothing'))).toEqual([]);
  });
});
