import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { benchConfig, benchFiles } from '../support/bench-repository.ts';
import { readBundle, type Bundle } from '../support/run-bundle.ts';
import { runCli, type ProgramResult } from '../support/run-program.ts';
import { scratchRepository, type ScratchRepository } from '../support/scratch-repository.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const config = benchConfig(
  {
    compare: { against: 'base-ref', baseRef: { ref: 'main' } },
    gates: [
      { metric: 'passRate', maxDropPoints: 10 },
      { metric: 'agentWallMs', maxRegressionPercent: 20, minAbsolute: 5 },
    ],
    budgets: [{ metric: 'attempts', totalMax: 300 }],
  },
  { runs: 5 },
);

interface Sharded {
  readonly repository: ScratchRepository;
  readonly results: readonly ProgramResult[];
  /** Holds the bundle of each shard in a folder of its own. */
  readonly folder: string;
}

async function inShards(total: number, head: Record<string, string>): Promise<Sharded> {
  const repository = scratchRepository(benchFiles(config, {}, { delayMs: 25 }));
  repository.git('checkout', '-q', '-b', 'change');
  repository.commit({ ...head, 'note.md': 'a change\n' });
  const folder = temporaryFolder();
  const results: ProgramResult[] = [];
  for (let index = 1; index <= total; index += 1) {
    const outputDir = join(folder, `shard-${index}`);
    const args = ['run', '--shard', `${index}/${total}`, '--output-dir', outputDir];
    results.push(await runCli(args, { cwd: repository.folder }));
  }
  return { repository, results, folder };
}

const slow = benchFiles(
  config,
  { planet: { delayMs: 60 }, river: { answer: 'no idea' } },
  { delayMs: 25 },
);

let sharded: Sharded;
let merged: ProgramResult;
let bundle: Bundle;

beforeAll(async () => {
  sharded = await inShards(3, slow);
  merged = await runCli(['merge', sharded.folder], { cwd: sharded.repository.folder });
  bundle = readBundle(join(sharded.repository.folder, 'agent-bench-report'));
});

describe('a run in three shards', () => {
  test('judges nothing in a shard, which ends in 0 though a case fails', () => {
    expect(sharded.results.map(({ code }) => code)).toEqual([0, 0, 0]);
    const reports = [1, 2, 3].map((n) => readBundle(join(sharded.folder, `shard-${n}`)).report);
    for (const report of reports) {
      expect(report).toMatchObject({ verdict: null, gates: [], budgets: [] });
      // Two cases, five runs, two sides.
      expect(report.trials).toHaveLength(20);
    }
  });

  test('is one run after the merge, in plan order', () => {
    const measured = bundle.report.trials.filter(({ phase }) => phase === 'measure');
    expect(measured.map((trial) => trial.case).filter((id, i, all) => id !== all[i - 1])).toEqual([
      ...['capital', 'colour', 'number', 'planet', 'river', 'season'],
    ]);
    expect(measured).toHaveLength(60);
    expect(bundle.report).toMatchObject({ partial: false, run: { shard: null } });
    expect(bundle.journal.filter(({ state }) => state === 'reserved')).toHaveLength(
      bundle.report.trials.length,
    );
  });

  test('is judged by the merge, which runs suspects again itself', () => {
    const [rate, wall] = bundle.report.gates;
    expect(rate).toMatchObject({ verdict: 'regressed', reason: 'case-regressed' });
    expect(rate?.suspects).toMatchObject([{ case: 'river', outcome: 'flipped' }]);
    expect(wall).toMatchObject({ verdict: 'regressed', reason: 'case-regressed' });
    expect(wall?.suspects).toMatchObject([{ case: 'planet', outcome: 'confirmed' }]);
    expect(bundle.report.budgets).toMatchObject([{ verdict: 'pass' }]);
    expect(merged.code).toBe(1);
  });
});

describe('shards that are not one run', () => {
  test('are refused with a list, and nothing is written', async () => {
    const { folder, repository } = sharded;
    const cwd = temporaryFolder();
    rmSync(join(repository.folder, 'agent-bench-report'), { recursive: true });
    renameSync(join(folder, 'shard-2'), join(cwd, 'away'));
    const result = await runCli(['merge', folder], { cwd: repository.folder });
    renameSync(join(cwd, 'away'), join(folder, 'shard-2'));
    expect(result.code).toBe(2);
    expect(result.stderr).toContain('merge: shard 2/3 is missing');
    expect(() => readBundle(join(repository.folder, 'agent-bench-report'))).toThrow('ENOENT');
  });

  test('are refused where the checkout has another config', async () => {
    const { folder, repository } = sharded;
    const other = benchFiles(benchConfig({}, { runs: 5 }), {}, { delayMs: 25 });
    repository.commit({ '.github/agent-bench.yml': other['.github/agent-bench.yml'] ?? '' });
    const result = await runCli(['merge', folder], { cwd: repository.folder });
    repository.git('reset', '-q', '--hard', 'HEAD~1');
    expect(result).toMatchObject({ code: 2 });
    expect(result.stderr).toContain('the config here is not that of the shards');
  });

  test('stay with open suspects where the base can not be run again', async () => {
    const { folder, repository } = sharded;
    repository.git('branch', '-m', 'main', 'elsewhere');
    const result = await runCli(['merge', folder], { cwd: repository.folder });
    repository.git('branch', '-m', 'elsewhere', 'main');
    const { report } = readBundle(join(repository.folder, 'agent-bench-report'));
    const wall = report.gates.find(({ metric }) => metric === 'agentWallMs');
    expect(wall).toMatchObject({ verdict: 'inconclusive', reason: 'suspect-case' });
    expect(wall?.suspects).toMatchObject([{ case: 'planet', outcome: 'open', cause: 'no-base' }]);
    expect(result.code).toBe(1);
  });
});

test.each(['0/3', '4/3', '3', 'a/b', '1/0'])('--shard %s is refused', async (shard) => {
  const result = await runCli(['run', '--mock', '--shard', shard], { cwd: temporaryFolder() });
  expect(result.code).toBe(2);
  expect(result.stderr).toContain('--shard: expected a part and the number of parts, such as 2/4');
});
