// Kills a harness at random moments and counts what is left of its agents: npm run chaos [-- KILLS [SEED]]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { canHavePidNamespace } from '../src/adapters/process/launch-command.ts';
import { seededRandom } from '../src/core/plan/random.ts';
import { CONTAINMENT_LEVELS, type ContainmentLevel } from '../src/domain/launch.ts';
import { killOnce, PHASES, type Round } from './chaos/round.ts';

const [kills = 200, seed = 1] = process.argv.slice(2).map(Number);
if (!Number.isSafeInteger(kills) || kills < 1 || !Number.isSafeInteger(seed)) {
  process.stderr.write('expected two whole numbers: npm run chaos -- KILLS SEED\n');
  process.exit(2);
}
const scratch = mkdtempSync(join(tmpdir(), 'agent-bench-chaos-'));
const earliestMs = 100;
const latestMs = 2500;

try {
  let isClean = true;
  for (const level of CONTAINMENT_LEVELS) {
    if (level === 'pid-namespace' && !canHavePidNamespace()) {
      process.stdout.write(`${level}: skipped, this machine forbids it\n`);
      continue;
    }
    const rounds = await killOften(level);
    print(level, rounds);
    isClean &&= rounds.every(({ survivors, fault }) => survivors === 0 && fault === null);
  }
  process.exitCode = isClean ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

async function killOften(level: ContainmentLevel): Promise<readonly Round[]> {
  const random = seededRandom(seed);
  const rounds: Round[] = [];
  while (rounds.length < kills) {
    const afterMs = earliestMs + random() * (latestMs - earliestMs);
    const round = await killOnce(join(scratch, `${level}-${rounds.length}`), { level, afterMs });
    if (round.fault !== null || round.survivors > 0) {
      process.stdout.write(`${level}, killed after ${afterMs} ms: ${JSON.stringify(round)}\n`);
    }
    rounds.push(round);
  }
  return rounds;
}

function print(level: ContainmentLevel, rounds: readonly Round[]): void {
  process.stdout.write(`\n${level}: ${rounds.length} kills, seed ${seed}\n\n`);
  const header = ['killed while', 'kills', 'survivors', 'empty after, median', 'longest'];
  row([...header, 'reservations', 'closed by the next start', 'faults']);
  row(Array.from({ length: 8 }, (_, column) => (column === 0 ? '---' : '--:')));
  for (const phase of PHASES)
    tell(
      phase,
      rounds.filter((round) => round.phase === phase),
    );
  tell('all', rounds);
}

function tell(name: string, rounds: readonly Round[]): void {
  const sum = (of: (round: Round) => number): number =>
    rounds.reduce((total, round) => total + of(round), 0);
  const times = rounds.map(({ emptyAfterMs }) => emptyAfterMs).toSorted((a, b) => a - b);
  const ms = (value: number | undefined): string =>
    value === undefined ? '' : `${value.toFixed(0)} ms`;
  row([
    name,
    rounds.length,
    sum(({ survivors }) => survivors),
    ms(times[Math.floor(times.length / 2)]),
    ms(times.at(-1)),
    sum(({ reserved }) => reserved),
    sum(({ recovered }) => recovered),
    sum(({ fault }) => (fault === null ? 0 : 1)),
  ]);
}

function row(cells: readonly (string | number)[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
