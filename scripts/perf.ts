// What the product costs, measured side by side in one run: `npm run perf`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const cli = join(import.meta.dirname, '../dist/cli.js');
const ramDisk = '/dev/shm';
const scratch = mkdtempSync(join(tmpdir(), 'agent-bench-perf-'));

try {
  coldStart(15);
  for (const [place, stateHome] of stateHomes()) {
    perTrial(5, { place, stateHome });
    perTrial(500, { place, stateHome });
    rmSync(stateHome, { recursive: true, force: true });
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** Wall time of a whole mock run of one trial, beside an empty Node, turn by turn. */
function coldStart(rounds: number): void {
  const empty: number[] = [];
  const bench: number[] = [];
  const ratios: number[] = [];
  const oneTrial = ['run', '--mock', '--case', 'single-tool', '--mode', 'native', '--runs', '1'];
  wallMs([cli, ...oneTrial]);
  for (let round = 0; round < rounds; round += 1) {
    const emptyMs = wallMs(['-e', '0']);
    const benchMs = wallMs([cli, ...oneTrial]);
    empty.push(emptyMs);
    bench.push(benchMs);
    ratios.push(benchMs / emptyMs);
  }
  print('node -e 0, ms', empty);
  print('one mock trial, ms', bench);
  print('cold start ratio', ratios);
}

/** The journal waits for its disk, and disks differ more than machines: a RAM disk shows the rest. */
function stateHomes(): Map<string, string> {
  const homes = new Map([['disk', join(scratch, 'state')]]);
  if (existsSync(ramDisk)) homes.set('RAM disk', mkdtempSync(join(ramDisk, 'agent-bench-perf-')));
  return homes;
}

/** Time inside the run per trial, everything on: ledger, journal, evaluation, partial report. */
function perTrial(
  runs: number,
  { place, stateHome }: { readonly place: string; readonly stateHome: string },
): void {
  const costs: number[] = [];
  let trials = 0;
  for (let round = 0; round < 3; round += 1) {
    wallMs([cli, 'run', '--mock', '--runs', String(runs)], stateHome);
    const text = readFileSync(join(scratch, 'agent-bench-report/report.json'), 'utf8');
    const report = JSON.parse(text) as { run: { durationMs: number }; trials: unknown[] };
    trials = report.trials.length;
    costs.push((report.run.durationMs * 1000) / trials);
  }
  print(`per trial at ${trials} trials, journal on ${place}, us`, costs);
}

function wallMs(args: readonly string[], stateHome: string = join(scratch, 'state')): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: scratch,
    encoding: 'utf8',
    env: { ...process.env, XDG_STATE_HOME: stateHome, RUNNER_TEMP: '' },
  });
  if (status !== 0) throw new Error(`exit status ${status}: ${stderr}`);
  return performance.now() - start;
}

function print(name: string, values: readonly number[]): void {
  const sorted = values.toSorted((left, right) => left - right);
  const show = (value = Number.NaN): string => value.toFixed(value < 10 ? 2 : 0);
  const middle = sorted[Math.floor(sorted.length / 2)];
  process.stdout.write(
    `${name}: median ${show(middle)} (min ${show(sorted[0])}, max ${show(sorted.at(-1))}, n = ${values.length})\n`,
  );
}
