import { beforeEach, describe, expect, test } from '@jest/globals';
import { benchConfig, benchFiles, caseFile } from '../support/bench-repository.ts';
import { startCacheService, type CacheService } from '../support/cache-service.ts';
import { mergeOf, onPullRequest, onPush, type GithubRun } from '../support/on-github.ts';
import { scratchRepository, type ScratchRepository } from '../support/scratch-repository.ts';

const rateGate = { metric: 'passRate', maxDropPoints: 10 };
const wallGate = { metric: 'agentWallMs', maxRegressionPercent: 20, minAbsolute: 5 };
const tokenGate = { metric: 'totalTokens', maxRegressionPercent: 5 };

function config(given: object = {}, matrix: object = {}): object {
  const compare = { against: 'baseline' };
  return benchConfig({ compare, gates: [rateGate, tokenGate], ...given }, matrix);
}

let cache: CacheService;

beforeEach(async () => {
  cache = await startCacheService();
});

/** `main` with a baseline of it in the cache. */
async function withBaseline(files: Record<string, string>): Promise<ScratchRepository> {
  const repository = scratchRepository(files);
  const pushed = await push(repository);
  expect(pushed.bundle.report.exitCode).not.toBe(2);
  expect(cache.entries).toHaveLength(1);
  return repository;
}

const push = (repository: ScratchRepository): Promise<GithubRun> =>
  onPush(repository, { env: cache.env });

function pull(
  repository: ScratchRepository,
  files: Record<string, string | null> = {},
  env: Record<string, string> = {},
): Promise<GithubRun> {
  mergeOf(repository, 'change', files);
  return onPullRequest(repository, 'change', { env: { ...cache.env, ...env } });
}

describe('a baseline in the cache', () => {
  test('the first push has none, is no failure, and writes one', async () => {
    const { bundle, code } = await push(scratchRepository(benchFiles(config())));
    expect(bundle.report.baseline).toMatchObject({ state: 'first-run', n: 0 });
    expect(bundle.report.gates[0]).toMatchObject({
      verdict: 'inconclusive',
      reason: 'baseline-missing',
    });
    expect(code).toBe(0);
    expect(cache.entries.map(({ key }) => key)).toEqual([
      expect.stringMatching(/^agent-bench-1-agent%2Dbench-main-\d+-1$/),
    ]);
  });

  test('a pull request without a change passes, and writes none', async () => {
    const repository = await withBaseline(benchFiles(config()));
    const { bundle, outputs, code } = await pull(repository);
    expect(bundle.report).toMatchObject({ verdict: 'pass', exitCode: 0 });
    expect(bundle.report.baseline).toMatchObject({ state: 'used', branch: 'main', n: 6 });
    expect(outputs).toMatchObject({ verdict: 'pass', regressions: '0', inconclusive: '0' });
    expect(outputs['baseline-sha']).toBe(repository.git('rev-parse', 'main'));
    expect(code).toBe(0);
    expect(cache.entries).toHaveLength(1);
  });

  test('a pull request that breaks a case has regressed, at n = 1', async () => {
    const repository = await withBaseline(benchFiles(config()));
    const broken = benchFiles(config(), { river: { answer: 'no idea' } });
    const { bundle, outputs, code, stdout, summary } = await pull(repository, broken);
    expect(bundle.report.gates[0]).toMatchObject({
      verdict: 'regressed',
      reason: 'case-regressed',
    });
    expect(bundle.report.gates[0]?.suspects).toMatchObject([{ case: 'river', outcome: 'flipped' }]);
    expect(outputs).toMatchObject({ verdict: 'regressed', regressions: '1', 'exit-code': '1' });
    expect(code).toBe(1);
    expect(stdout).toContain('::error title=regressed%3A passRate of mock');
    expect(summary).toContain('**Regressed: `river` no longer passes in native mode.**');
  });

  test('every case slower has regressed, on the same machine', async () => {
    const rules = config({ gates: [wallGate] }, { runs: 5 });
    const repository = await withBaseline(benchFiles(rules, {}, { delayMs: 20 }));
    const { bundle } = await pull(repository, benchFiles(rules, {}, { delayMs: 45 }));
    expect(bundle.report.gates[0]).toMatchObject({
      ...{ verdict: 'regressed', reason: 'beyond-margin', method: 'rank-sum', n: 30 },
    });
  });

  test('one case slower is a suspect that a stored baseline can not settle', async () => {
    const rules = config({ gates: [wallGate] }, { runs: 5 });
    const repository = await withBaseline(benchFiles(rules, {}, { delayMs: 20 }));
    const slow = benchFiles(rules, { colour: { delayMs: 45 } }, { delayMs: 20 });
    const { bundle, code, stdout } = await pull(repository, slow);
    expect(bundle.report.gates[0]).toMatchObject({
      verdict: 'inconclusive',
      reason: 'suspect-case',
    });
    expect(bundle.report.gates[0]?.suspects).toMatchObject([
      { case: 'colour', outcome: 'open', cause: 'stored-baseline' },
    ]);
    expect(code).toBe(0);
    expect(stdout).toContain('::warning title=inconclusive%3A agentWallMs of mock');
  });

  test('times of another machine are shown and not judged', async () => {
    const rules = config({ gates: [wallGate] }, { runs: 5 });
    const repository = await withBaseline(benchFiles(rules, {}, { delayMs: 20 }));
    const { bundle } = await pull(repository, {}, { ImageVersion: '20261130.1' });
    expect(bundle.report.gates[0]).toMatchObject({ reason: 'runner-differs', p: null });
    expect(bundle.report.baseline?.sameRunner).toBe(false);
  });
});

describe('a baseline that is of no use', () => {
  const policies = [
    ['warn', 'inconclusive', 0],
    ['pass', 'inconclusive', 0],
    ['fail', 'invalid', 1],
  ] as const;

  test.each(policies)('deleted, onMissing %s: %s', async (policy, verdict, status) => {
    const compare = { against: 'baseline', baseline: { onMissing: policy } };
    const repository = await withBaseline(benchFiles(config({ compare })));
    cache.entries.length = 0;
    const { bundle, code, stdout } = await pull(repository);
    expect(bundle.report.gates[0]).toMatchObject({ verdict, reason: 'baseline-missing' });
    expect(code).toBe(status);
    expect(stdout.includes('::warning title=baseline missing')).toBe(policy === 'warn');
  });

  test.each([
    ['warn', 'pass', 'inside-margin'],
    ['fail', 'invalid', 'baseline-stale'],
  ] as const)('too old, onStale %s: %s', async (policy, verdict, reason) => {
    const baseline = { onStale: policy, maxAgeDays: 1e-9 };
    const repository = await withBaseline(
      benchFiles(config({ compare: { against: 'baseline', baseline } })),
    );
    const { bundle } = await pull(repository);
    expect(bundle.report.gates[0]).toMatchObject({ verdict, reason });
    expect(bundle.report.baseline?.reason).toContain('maxAgeDays');
  });

  test('a cache that is down is a missing baseline with a warning, and changes nothing else', async () => {
    const repository = await withBaseline(benchFiles(config()));
    cache.mood = 'refusing';
    const { bundle, stdout, code } = await pull(repository);
    expect(bundle.report.baseline).toMatchObject({ state: 'missing', warns: true });
    expect(bundle.report.gates[0]).toMatchObject({ verdict: 'inconclusive' });
    expect(stdout).toContain('::warning title=baseline missing');
    expect(code).toBe(0);
  });

  test('a record that is nonsense counts as missing', async () => {
    const repository = await withBaseline(benchFiles(config()));
    cache.mood = 'corrupt';
    const { bundle, code } = await pull(repository);
    expect(bundle.report.baseline).toMatchObject({ state: 'missing', warns: true });
    expect(code).toBe(0);
  });
});

describe('what a pull request changes', () => {
  test('a case added and failing is a failure that no gate can judge', async () => {
    const repository = await withBaseline(benchFiles(config()));
    const added = { 'cases/tree.json': caseFile('tree', { answer: 'no idea' }) };
    const { bundle, code } = await pull(repository, added);
    expect(bundle.report.verdict).toBe('pass');
    expect(bundle.report.exitReasons).toEqual(['failure']);
    expect(bundle.report.baseline?.cases).toMatchObject({ added: ['tree'] });
    expect(code).toBe(1);
  });

  test('a failing case that the base failed too is no failure, for the gate has judged it', async () => {
    const repository = await withBaseline(benchFiles(config(), { river: { answer: 'no idea' } }));
    const { bundle, code } = await pull(repository);
    expect(bundle.report).toMatchObject({ verdict: 'pass', exitReasons: [] });
    expect(code).toBe(0);
  });

  test('another model is the treatment: compared, and named', async () => {
    const targets = (model: string) => [
      { id: 'small', baseUrl: 'https://api.example.com/v1', model },
    ];
    const repository = await withBaseline(benchFiles(config({ targets: targets('small-1') })));
    const changed = benchFiles(config({ targets: targets('small-2') }));
    const { bundle, summary } = await pull(repository, changed);
    expect(bundle.report.verdict).toBe('pass');
    expect(bundle.report.baseline?.treatments).toEqual([
      { target: 'small', key: 'model', base: 'small-1', head: 'small-2' },
    ]);
    expect(summary).toContain('`small-2` here and `small-1` in the base');
  });

  test('a target that it takes away is named, for nothing is said about it', async () => {
    const target = (id: string) => ({ id, baseUrl: 'https://api.example.com/v1', model: 'm' });
    const both = config({ targets: [target('small'), target('large')] });
    const repository = await withBaseline(benchFiles(both));
    const { bundle, summary } = await pull(
      repository,
      benchFiles(config({ targets: [target('small')] })),
    );
    expect(bundle.report.baseline?.removedTargets).toEqual(['large']);
    expect(summary).toContain('Not compared, a target that is gone: `large`.');
  });

  test('rules that it loosens do not count: those of the base do, and that is said', async () => {
    const repository = await withBaseline(benchFiles(config()));
    const loose = { ...config({ gates: [], failOn: ['never'] }) };
    const files = benchFiles(loose, { river: { answer: 'no idea' } });
    const { bundle, code, summary } = await pull(repository, files);
    expect(bundle.report.policy).toMatchObject({ from: 'base', changed: ['failOn', 'gates'] });
    expect(bundle.report.verdict).toBe('regressed');
    expect(code).toBe(1);
    expect(summary).toContain('**Policy changed in this PR**');
  });

  test('a config that moves to another default place keeps its rules', async () => {
    const repository = await withBaseline(benchFiles(config()));
    const loose = benchFiles(config({ gates: [] }), { river: { answer: 'no idea' } });
    const { '.github/agent-bench.yml': text = '', ...cases } = loose;
    const { bundle } = await pull(repository, {
      ...{ ...cases, '.github/agent-bench.yml': null, '.github/agent-bench.json': text },
    });
    expect(bundle.report.policy).toMatchObject({ from: 'base', introduced: false });
    expect(bundle.report.verdict).toBe('regressed');
  });

  test('an input that weakens the rules is named', async () => {
    const repository = await withBaseline(benchFiles(config()));
    mergeOf(repository, 'change', {});
    const { bundle } = await onPullRequest(repository, 'change', {
      ...{ env: cache.env, inputs: { 'fail-on': 'never' } },
    });
    expect(bundle.report.policy?.changed).toEqual(['input fail-on']);
  });

  test('rules that it brings along are advice', async () => {
    const repository = scratchRepository();
    const { bundle, code, summary } = await pull(repository, {
      ...benchFiles(config({ compare: { against: 'baseline', baseline: { onMissing: 'fail' } } })),
    });
    expect(bundle.report.policy).toMatchObject({ introduced: true, from: 'head' });
    expect(bundle.report.verdict).toBe('invalid');
    expect(code).toBe(0);
    expect(summary).toContain('**Policy introduced in this PR**');
  });
});
