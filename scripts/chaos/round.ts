import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { openItems, readJournal } from '../../src/adapters/storage/journal-reader.ts';
import { sha256 } from '../../src/adapters/storage/sha256.ts';
import { loadSqlite } from '../../src/adapters/storage/sqlite.ts';
import { checkJournal } from '../../src/core/evidence/check-journal.ts';
import type { ContainmentLevel } from '../../src/domain/launch.ts';
import { recoverRuns } from '../../src/entry/recover-runs.ts';

const repository = join(import.meta.dirname, '../..');

const config = `version: 1
live: true
targets:
  - id: restless
    command: [node, agent.mjs]
    upstream: builtin:scripted
matrix: { targets: [restless], cases: [slow.yml], runs: 40, warmup: 0 }
`;
/** As long without a process is empty. */
const quietMs = 150;

const slowCase = `version: 1
id: slow
description: Every reply takes a moment.
prompt: Say when.
expect: { outputContains: now }
mock:
  native: [{ text: 'just now, in a few words', delaysMs: { prefill: 20, gap: 10 } }]
`;

export interface Kill {
  readonly level: ContainmentLevel;
  /** After the start of the harness. */
  readonly afterMs: number;
}

/** What the harness was doing when it was killed, as its journal tells. */
export const PHASES = [
  'starting',
  'between launches',
  'at the gate',
  'agent runs',
  'call open',
] as const;
export type Phase = (typeof PHASES)[number];

export interface Round {
  readonly phase: Phase;
  /** Until no process of the run was left. */
  readonly emptyAfterMs: number;
  /** Processes that were still there after the two seconds. */
  readonly survivors: number;
  /** Reservations of launches and attempts, and those that the next start had to close. */
  readonly reserved: number;
  readonly recovered: number;
  /** What is wrong with the evidence; null when nothing is. */
  readonly fault: string | null;
}

/** Runs agents in a harness of their own, kills it, watches its processes die, and recovers its journal. */
export async function killOnce(folder: string, { level, afterMs }: Kill): Promise<Round> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'bench.yml'), config);
  writeFileSync(join(folder, 'slow.yml'), slowCase);
  cpSync(join(import.meta.dirname, 'agent.mjs'), join(folder, 'agent.mjs'));
  const stateHome = join(folder, 'state');
  const harness = spawn(
    process.execPath,
    [join(repository, 'dist/cli.js'), 'run', '--config', 'bench.yml', '--output-dir', 'out'],
    {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        XDG_STATE_HOME: stateHome,
        AGENT_BENCH_CONTAINMENT: level,
      },
      stdio: 'ignore',
    },
  );
  await sleep(afterMs);
  harness.kill('SIGKILL');
  await once(harness, 'exit');
  const emptyAfterMs = await untilEmpty(folder, 2000);
  const survivors = processesOf(folder).length;
  const round = {
    emptyAfterMs,
    survivors,
    ...(await recover(folder, join(stateHome, 'agent-bench'))),
  };
  rmSync(folder, { recursive: true, force: true });
  return round;
}

/** Reads the journal that was left, has it recovered as the next start would, and reads what came of it. */
async function recover(
  folder: string,
  stateDir: string,
): Promise<Pick<Round, 'phase' | 'reserved' | 'recovered' | 'fault'>> {
  const left = await readLeft(stateDir);
  if (left === null) return { phase: 'starting', reserved: 0, recovered: 0, fault: null };
  if (typeof left === 'string')
    return { phase: 'starting', reserved: 0, recovered: 0, fault: left };
  await recoverRuns(stateDir, () => undefined);
  const { items } = left;
  const reserved = items.size;
  const { openLaunches, openAttempts } = openItems(left);
  const recovered = openLaunches.length + openAttempts.length;
  return { phase: phaseOf(left), reserved, recovered, fault: faultOf(folder, reserved) };
}

type Left = ReturnType<typeof checkJournal>;

/** The journal of a killed run: null when there is none yet, words when it can't be read. */
async function readLeft(stateDir: string): Promise<Left | string | null> {
  const runs = listed(join(stateDir, 'runs'));
  const [run] = runs;
  if (run === undefined || !listed(run).some((file) => file.endsWith('journal.sqlite')))
    return null;
  const reading = readJournal(await loadSqlite(), join(run, 'journal.sqlite'));
  if (reading.kind === 'read') return reading.checked;
  return reading.fault.code === 'journal-missing' ? null : reading.fault.code;
}

function phaseOf(left: Left): Phase {
  const { openLaunches, openAttempts } = openItems(left);
  if (openAttempts.length > 0) return 'call open';
  const [launch] = openLaunches;
  if (launch === undefined) return left.items.size === 0 ? 'starting' : 'between launches';
  return launch.process === null ? 'at the gate' : 'agent runs';
}

/** What is wrong with the journal that recovery laid beside the unfinished report. */
function faultOf(folder: string, reserved: number): string | null {
  const file = join(folder, 'out.partial/journal.jsonl');
  if (!existsSync(file)) return reserved === 0 ? null : 'no journal beside the report';
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const rows = lines.map((line): unknown => JSON.parse(line));
  const { fault, items, isClosed } = checkJournal(rows, sha256);
  if (fault !== null) return fault.code;
  if (!isClosed) return 'not closed';
  if (items.size !== reserved) return `${items.size} of ${reserved} reservations`;
  return openItems({ items }).openAttempts.length > 0 ? 'open attempts' : null;
}

/**
 * Milliseconds until the last process was seen. One look is not enough: while a process starts another program, its
 * variables and arguments can't be read for a moment.
 */
async function untilEmpty(folder: string, limitMs: number): Promise<number> {
  const startedAtMs = performance.now();
  let lastSeenAtMs = startedAtMs;
  let nowMs = startedAtMs;
  while (nowMs - startedAtMs < limitMs && nowMs - lastSeenAtMs < quietMs) {
    if (processesOf(folder).length > 0) lastSeenAtMs = performance.now();
    await sleep(5);
    nowMs = performance.now();
  }
  return lastSeenAtMs - startedAtMs;
}

/** Processes whose variables or arguments name the folder: all that the run started, its watchdogs among them. */
function processesOf(folder: string): readonly string[] {
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name) || Number(name) === process.pid) return false;
    return ['environ', 'cmdline'].some((file) =>
      readOrEmpty(`/proc/${name}/${file}`).includes(folder),
    );
  });
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

function listed(folder: string): readonly string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}
