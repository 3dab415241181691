import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wallTime } from '../adapters/machine/time.ts';
import { findDeadRuns, type DeadRun } from '../adapters/storage/state-directory.ts';
import { Failure } from '../domain/failure.ts';

/**
 * Cleans up after runs whose process was killed: ends what is left of their agents, closes their journals, and puts the
 * journal beside what they had written of their reports. Says one line for each run that had calls or agents open.
 */
export async function recoverRuns(stateDir: string, say: (line: string) => void): Promise<void> {
  for (const run of findDeadRuns(stateDir)) {
    const line = existsSync(join(run.path, 'journal.sqlite')) ? await recoverRun(run) : null;
    if (line !== null) say(line);
    rmSync(run.path, { recursive: true, force: true });
  }
}

async function recoverRun({ runId, path, reportDir }: DeadRun): Promise<string | null> {
  const file = join(path, 'journal.sqlite');
  const { readJournal, recoverJournal, openItems } =
    await import('../adapters/storage/journal-reader.ts');
  const { loadSqlite } = await import('../adapters/storage/sqlite.ts');
  const Sqlite = await loadSqlite();
  const reading = readJournal(Sqlite, file);
  if (reading.kind === 'refused') return `an earlier run was killed: ${reading.fault.words}`;
  const { openLaunches, openAttempts } = openItems(reading.checked);
  const { endLeftovers } = await import('../adapters/process/end-leftovers.ts');
  const ended = await endLeftovers(openLaunches);
  if (ended.some(({ proven }) => !proven)) {
    const words = `processes of the killed run ${runId} are still there after everything was tried: end them by hand before the next run`;
    throw new Failure('containment', words);
  }
  const recovered = recoverJournal(Sqlite, file, wallTime);
  const kept = reportDir === null ? null : `${reportDir}.partial`;
  if (recovered !== null && kept !== null && existsSync(kept)) {
    const lines = recovered.rows.map((row) => `${JSON.stringify(row)}\n`);
    writeFileSync(join(kept, 'journal.jsonl'), lines.join(''), { mode: 0o600 });
  }
  if (openLaunches.length + openAttempts.length === 0) return null;
  const killed = ended.reduce((sum, one) => sum + one.killed.length, 0);
  return `an earlier run was killed: ${openLaunches.length} agents and ${openAttempts.length} calls were open and are marked as terminated, ${killed} processes had to be ended`;
}
