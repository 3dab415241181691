import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { benchConfig, benchFiles } from '../support/bench-repository.ts';
import { readBundle, type Bundle } from '../support/run-bundle.ts';
import { runCli, type ProgramResult } from '../support/run-program.ts';
import { scratchRepository, type ScratchRepository } from '../support/scratch-repository.ts';

const gates = [
  { metric: 'passRate', maxDropPoints: 10 },
  { metric: 'agentWallMs', maxRegressionPercent: 20, minAbsolute: 5 },
  { metric: 'totalTokens', maxRegressionPercent: 5 },
];
const config = (runs: number, more: object = {}): object =>
  benchConfig(
    { compare: { against: 'base-ref', baseRef: { ref: 'main' } }, gates, ...more },
    { runs },
  );

interface Story {
  readonly repository: ScratchRepository;
  readonly result: ProgramResult;
  readonly bundle: Bundle;
}

async function run(repository: ScratchRepository, args: readonly string[] = []): Promise<Story> {
  const result = await runCli(['run', ...args], { cwd: repository.folder });
  const bundle = readBundle(join(repository.folder, 'agent-bench-report'));
  return { repository, result, bundle };
}

/** A branch off `main`, which has that config and six cases of 25 ms. */
function branch(base: object, head: Record<string, string | null>): ScratchRepository {
  const repository = scratchRepository(benchFiles(base, {}, { delayMs: 25 }));
  repository.git('checkout', '-q', '-b', 'change');
  repository.commit({ ...head, 'note.md': 'a change\n' });
  return repository;
}

describe('base and head in the same job', () => {
  test('no change passes, and leaves nothing behind', async () => {
    const { result, bundle, repository } = await run(branch(config(5), {}));
    expect(bundle.report.gates.map(({ verdict }) => verdict)).toEqual(['pass', 'pass', 'pass']);
    expect(bundle.report).toMatchObject({ verdict: 'pass', exitCode: 0 });
    expect(result.code).toBe(0);
    expect(bundle.report.passRate.n).toBe(30);
    expect(bundle.report.baseline).toMatchObject({ against: 'base-ref', state: 'used', n: 30 });
    expect(bundle.markdown).toContain('**Pass: all 3 gates hold.**');
    expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1);
    expect(readdirSync(join(repository.folder, '.state/agent-bench/runs'))).toEqual([]);
  });

  test('runs both sides of a pair back to back, in both orders', async () => {
    const { bundle } = await run(branch(config(2), {}));
    const order = bundle.trialLines.map(({ case: id, iteration, arm }) => ({
      pair: `${id}/${iteration}`,
      arm,
    }));
    for (let index = 0; index < order.length; index += 2) {
      expect(order[index]?.pair).toBe(order[index + 1]?.pair);
    }
    const firsts = order.filter((_, index) => index % 2 === 0);
    expect(firsts.filter(({ arm }) => arm === 'base')).toHaveLength(6);
  });

  test('one case of six that became twice as slow is confirmed on fresh pairs and named', async () => {
    const slow = benchFiles(config(5), { planet: { delayMs: 60 } }, { delayMs: 25 });
    const { result, bundle } = await run(branch(config(5), slow));
    const row = bundle.report.gates.find(({ metric }) => metric === 'agentWallMs');
    expect(row).toMatchObject({ verdict: 'regressed', reason: 'case-regressed' });
    expect(row?.suspects).toMatchObject([{ case: 'planet', outcome: 'confirmed' }]);
    // 3 gates and 1 suspect: ceil(1 + log2(4 / 0.05)) + 4 = 12.
    expect(row?.suspects[0]?.confirmation).toMatchObject({ planned: 12, n: 12 });
    expect(bundle.report.trials.filter(({ phase }) => phase === 'confirm')).toHaveLength(24);
    expect(bundle.report).toMatchObject({ verdict: 'regressed', exitReasons: ['regressed'] });
    expect(bundle.report.passRate.n).toBe(30);
    expect(bundle.markdown).toMatch(
      /\*\*Regressed: `planet` got \d\.\d+x slower in native mode\.\*\*/,
    );
    expect(result.code).toBe(1);
  });

  test('too few pairs decide nothing, and the exit status follows failOn', async () => {
    const one = { ...gates[1], where: { case: 'river' } };
    const rules = config(3, { gates: [one] });
    const { bundle } = await run(branch(rules, {}));
    expect(bundle.report.gates).toMatchObject([
      { verdict: 'inconclusive', reason: 'insufficient-pairs', toDecide: { n: 6, runs: 6 } },
    ]);
    expect(bundle.report.exitCode).toBe(0);
    const strict = await run(branch(rules, {}), ['--fail-on', 'inconclusive']);
    expect(strict.result.code).toBe(1);
  });

  test('a case that was added runs on one side, and a changed one is not compared', async () => {
    const files = benchFiles(config(1));
    const changed = files['cases/river.json']?.replace('Say the river.', 'Name the river.') ?? '';
    const added = files['cases/river.json']?.replaceAll('river', 'tree') ?? '';
    const { bundle } = await run(
      branch(config(1), { 'cases/river.json': changed, 'cases/tree.json': added }),
    );
    expect(bundle.report.baseline?.cases).toMatchObject({ added: ['tree'], changed: ['river'] });
    const base = bundle.report.trials.filter(({ arm }) => arm === 'base');
    expect(base.map((trial) => trial.case)).not.toContain('tree');
    expect(base).toHaveLength(5);
    expect(bundle.report.passRate.n).toBe(7);
  });

  test('set-up commands run once in the base, and one that fails is named', async () => {
    const setup = [['sh', '-c', 'echo broken >&2; exit 3']];
    const rules = config(1, { compare: { against: 'base-ref', baseRef: { ref: 'main', setup } } });
    const repository = branch(rules, {});
    const result = await runCli(['run'], { cwd: repository.folder });
    expect(result.code).toBe(2);
    expect(result.stderr).toContain('ended with status 3; it said: broken');
  });

  test('a ref that is not there leaves nothing to compare with, as onMissing says', async () => {
    const compare = {
      against: 'base-ref',
      baseRef: { ref: 'gone' },
      baseline: { onMissing: 'fail' },
    };
    const { bundle, result } = await run(branch(config(1, { compare }), {}));
    expect(bundle.report.gates[0]).toMatchObject({ verdict: 'invalid', reason: 'base-missing' });
    expect(result.code).toBe(1);
  });
});
