import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openJournal } from '../../../../src/adapters/storage/journal.ts';
import { loadSqlite } from '../../../../src/adapters/storage/sqlite.ts';
import {
  createRunDirectory,
  removeDeadRuns,
} from '../../../../src/adapters/storage/state-directory.ts';
import type { AttemptContext, AttemptJournal } from '../../../../src/app/ports.ts';

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

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function journalAt(file: string): Promise<AttemptJournal> {
  return openJournal(await loadSqlite(), { file, runId: 'r', now: () => '2026-01-02T03:04:05Z' });
}

describe('the journal', () => {
  test('has a reservation on disk before the attempt is settled', async () => {
    const file = join(folder, 'journal.sqlite');
    const journal = await journalAt(file);
    journal.reserve(context);
    const Sqlite = await loadSqlite();
    const reader = new Sqlite(file, { readonly: true });
    expect(reader.prepare('SELECT attempt_id, state FROM entries').all()).toEqual([
      { attempt_id: 'r.1', state: 'reserved' },
    ]);
    reader.close();
    journal.close();
  });

  test('exports its rows in order, with the facts of each', async () => {
    const journal = await journalAt(join(folder, 'journal.sqlite'));
    const first = journal.reserve(context);
    journal.settle(first, { state: 'completed', status: 'ok', inputTokens: 9, outputTokens: null });
    journal.reserve({ ...context, turn: 2 });
    const at = '2026-01-02T03:04:05Z';
    expect([...journal.export()]).toEqual([
      { sequence: 1, at, attemptId: 'r.1', state: 'reserved', ...context },
      {
        sequence: 2,
        at,
        attemptId: 'r.1',
        state: 'completed',
        status: 'ok',
        inputTokens: 9,
        outputTokens: null,
      },
      { sequence: 3, at, attemptId: 'r.2', state: 'reserved', ...context, turn: 2 },
    ]);
    journal.close();
  });

  test('is readable by its owner alone', async () => {
    const file = join(folder, 'journal.sqlite');
    const journal = await journalAt(file);
    journal.reserve(context);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(`${file}-wal`).mode & 0o777).toBe(0o600);
    journal.close();
  });

  test('says what to do when a row can no longer be made durable', async () => {
    const journal = await journalAt(join(folder, 'journal.sqlite'));
    journal.close();
    expect(() => journal.reserve(context)).toThrow('nothing more is sent');
  });

  test('survives the death of its writer', () => {
    const script = join(folder, 'writer.mjs');
    const root = join(import.meta.dirname, '../../../../src/adapters/storage');
    writeFileSync(
      script,
      `import { openJournal } from ${JSON.stringify(join(root, 'journal.ts'))};
       import { loadSqlite } from ${JSON.stringify(join(root, 'sqlite.ts'))};
       const journal = openJournal(await loadSqlite(), { file: process.argv[2], runId: 'r', now: () => 'now' });
       for (let i = 0; i < 5; i += 1) journal.reserve(${JSON.stringify(context)});
       process.kill(process.pid, 'SIGKILL');`,
    );
    const file = join(folder, 'journal.sqlite');
    expect(spawnSync(process.execPath, [script, file]).signal).toBe('SIGKILL');
    const count = `import { loadSqlite } from ${JSON.stringify(join(root, 'sqlite.ts'))};
       const Sqlite = await loadSqlite();
       process.stdout.write(String(new Sqlite(process.argv[1]).prepare('SELECT count(*) AS n FROM entries').get().n));`;
    const out = execFileSync(process.execPath, ['--input-type=module', '-e', count, file]);
    expect(out.toString()).toBe('5');
  });
});

describe('the state directory', () => {
  test('keeps the folder of a living run and removes that of a dead one', () => {
    const alive = createRunDirectory(folder, 'alive');
    const dead = createRunDirectory(folder, 'dead');
    writeFileSync(
      join(dead.path, 'owner.json'),
      JSON.stringify({ pid: 2 ** 22 + 1, startTime: '1' }),
    );
    expect(removeDeadRuns(folder)).toEqual(['dead']);
    expect(statSync(alive.path).mode & 0o777).toBe(0o700);
    expect(removeDeadRuns(folder)).toEqual([]);
  });

  test('is not deceived by a process that got the number of a dead one', () => {
    const run = createRunDirectory(folder, 'reused');
    writeFileSync(
      join(run.path, 'owner.json'),
      JSON.stringify({ pid: process.pid, startTime: '1' }),
    );
    expect(removeDeadRuns(folder)).toEqual(['reused']);
  });

  test('is no trouble when it does not exist yet', () => {
    expect(removeDeadRuns(join(folder, 'nothing'))).toEqual([]);
  });
});
