import { describe, expect, test } from '@jest/globals';
import { benchConfig, benchFiles } from '../support/bench-repository.ts';
import { startContentsService } from '../support/contents-service.ts';
import { mergeOf, onPullRequest } from '../support/on-github.ts';
import { runAction } from '../support/run-action.ts';
import { readBundle } from '../support/run-bundle.ts';
import { runCli } from '../support/run-program.ts';
import {
  scratchRepository,
  shallowClone,
  type ScratchRepository,
} from '../support/scratch-repository.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const gates = [{ metric: 'passRate', maxDropPoints: 10 }];
const broken = { river: { answer: 'no idea' } };

describe('a checkout at depth 1', () => {
  const config = benchConfig({ compare: { against: 'base-ref' }, gates });

  function shallow(): { origin: ScratchRepository; checkout: ScratchRepository } {
    const origin = scratchRepository(benchFiles(config));
    mergeOf(origin, 'change', benchFiles(config, broken));
    origin.git('branch', 'merged', 'HEAD');
    return { origin, checkout: shallowClone(origin, 'merged') };
  }

  test('gets the rules of the base by the API and its files by a fetch', async () => {
    const { origin, checkout } = shallow();
    const base = origin.git('rev-parse', 'main');
    const text = origin.git('show', 'main:.github/agent-bench.yml');
    const service = await startContentsService({
      files: { [`${base}:.github/agent-bench.yml`]: text },
    });
    const { bundle, code } = await onPullRequest(origin, 'change', {
      ...{ checkout, inputs: { 'github-token': 'ghs_dummy', comment: 'off' } },
      env: { GITHUB_API_URL: service.apiUrl, GITHUB_REPOSITORY: 'octo/bench' },
    });
    expect(bundle.report.policy).toMatchObject({
      ...{ from: 'base', commit: base, changed: [] },
    });
    expect(service.authorizations).toEqual(['token ghs_dummy']);
    expect(bundle.report.verdict).toBe('regressed');
    expect(code).toBe(1);
  });

  test('without a token ends with exit status 2 and the way out', async () => {
    const { origin, checkout } = shallow();
    const { stdout, code, outputs } = await refused(origin, checkout, '');
    expect(stdout).toContain('set fetch-depth: 0 in actions/checkout, or pass github-token');
    expect(outputs['exit-code']).toBe('2');
    expect(code).toBe(2);
  });

  test('whose token may not read names the permission', async () => {
    const { origin, checkout } = shallow();
    const service = await startContentsService({ status: 403 });
    const { stdout, code } = await refused(origin, checkout, service.apiUrl);
    expect(stdout).toContain('contents: read');
    expect(code).toBe(2);
  });
});

/** A pull request that is refused before anything runs has no report. */
function refused(origin: ScratchRepository, checkout: ScratchRepository, apiUrl: string) {
  const side = (ref: string) => ({ ref, sha: origin.git('rev-parse', ref) });
  return runAction({
    workspace: checkout.folder,
    inputs: { 'github-token': apiUrl === '' ? '' : 'ghs_dummy' },
    event: { pull_request: { number: 7, base: side('main'), head: side('change') } },
    env: { GITHUB_REF: 'refs/pull/7/merge', GITHUB_API_URL: apiUrl || 'http://127.0.0.1:9' },
  });
}

describe('a baseline that is committed', () => {
  const compare = { against: 'baseline', baseline: { store: 'file', path: 'bench/baseline.json' } };
  const config = benchConfig({ compare, gates });

  /** `main` with the record of its own run in it. */
  async function withRecord(): Promise<ScratchRepository> {
    const repository = scratchRepository(benchFiles(config));
    await runCli(['run'], { cwd: repository.folder });
    const record = join(repository.folder, 'agent-bench-report/baseline.json');
    repository.commit({ 'bench/baseline.json': readFileSync(record, 'utf8') });
    return repository;
  }

  test('is read from the base: what a pull request writes into it does not count', async () => {
    const repository = await withRecord();
    const record = readFileSync(join(repository.folder, 'bench/baseline.json'), 'utf8');
    const loosened = record.replaceAll('"state":"passed"', '"state":"semantic-fail"');
    mergeOf(repository, 'change', {
      ...benchFiles(config, broken),
      'bench/baseline.json': loosened.replaceAll('"passRate":1', '"passRate":0'),
    });
    const { bundle } = await onPullRequest(repository, 'change');
    expect(bundle.report).toMatchObject({ verdict: 'regressed' });
    expect(bundle.report.baseline).toMatchObject({ store: 'file', state: 'used' });
  });

  test('is read from the work tree on the command line, also by --baseline', async () => {
    const repository = await withRecord();
    const args = [
      'run',
      '--baseline',
      'bench/baseline.json',
      '--output-dir',
      'agent-bench-report-2',
    ];
    const { code } = await runCli(args, { cwd: repository.folder });
    const { report } = readBundle(join(repository.folder, 'agent-bench-report-2'));
    expect(report).toMatchObject({ verdict: 'pass', policy: null });
    expect(code).toBe(0);
  });

  test.each([
    ['fail', 'invalid', 1],
    ['warn', 'inconclusive', 0],
  ] as const)(
    'of another harness version is incompatible, onIncompatible %s',
    async (policy, verdict, status) => {
      const rules = { ...compare, baseline: { ...compare.baseline, onIncompatible: policy } };
      const repository = scratchRepository(benchFiles(benchConfig({ compare: rules, gates })));
      await runCli(['run'], { cwd: repository.folder });
      const record = readFileSync(
        join(repository.folder, 'agent-bench-report/baseline.json'),
        'utf8',
      );
      const other = record.replace(/"version":"\d+\./, '"version":"9.');
      repository.commit({ 'bench/baseline.json': other });
      const { code } = await runCli(['run'], { cwd: repository.folder });
      const { report } = readBundle(join(repository.folder, 'agent-bench-report'));
      expect(report.gates[0]).toMatchObject({ verdict, reason: 'baseline-incompatible' });
      expect(report.baseline?.reason).toContain('harness version 9 there, 1 here');
      expect(code).toBe(status);
    },
  );

  test('shows its cases beside those of the head', async () => {
    const repository = await withRecord();
    await runCli(['run'], { cwd: repository.folder });
    const { report, markdown } = readBundle(join(repository.folder, 'agent-bench-report'));
    const arms = report.comparisons.filter(({ kind }) => kind === 'arm');
    expect(arms.map((arm) => [arm.case, arm.mode])).toEqual(
      ['capital', 'colour', 'number', 'planet', 'river', 'season'].map((id) => [id, 'native']),
    );
    expect(arms[0]).toMatchObject({ effects: { totalTokens: { ratio: 1, n: 1 } } });
    expect(markdown).toContain('<summary>Base against head</summary>');
  });

  test('that is not there is named', async () => {
    const repository = scratchRepository(benchFiles(config));
    await runCli(['run'], { cwd: repository.folder });
    const { report } = readBundle(join(repository.folder, 'agent-bench-report'));
    expect(report.baseline?.reason).toBe('there is no bench/baseline.json');
  });
});

describe('a total', () => {
  test('stops the run when it is reached, and fails as a budget', async () => {
    const budgets = [{ metric: 'totalTokens', totalMax: 360 }];
    const repository = scratchRepository(benchFiles(benchConfig({ budgets })));
    const { code } = await runCli(['run'], { cwd: repository.folder });
    const { report, markdown } = readBundle(join(repository.folder, 'agent-bench-report'));
    // 120 tokens a trial: the third reaches 360.
    expect(report.states).toEqual({ passed: 3, 'not-run': 3 });
    expect(report.budgets).toMatchObject([
      { verdict: 'failed', reason: 'reached-limit', value: 360, n: 6 },
    ]);
    expect(report.exitReasons).toEqual(['failure', 'budget']);
    expect(code).toBe(1);
    expect(markdown).toContain('1 budget failed.');
  });
});

describe('calibrate', () => {
  test('runs the same arm twice and proposes margins', async () => {
    const config = benchConfig(
      {
        compare: { against: 'base-ref' },
        gates: [{ metric: 'agentWallMs', maxRegressionPercent: 50 }],
      },
      { runs: 2 },
    );
    const repository = scratchRepository(benchFiles(config, {}, { delayMs: 10 }));
    const { code } = await runCli(['calibrate'], { cwd: repository.folder });
    const { report, markdown } = readBundle(join(repository.folder, 'agent-bench-report'));
    expect(code).toBe(0);
    expect(report.verdict).toBeNull();
    expect(report.trials).toHaveLength(24);
    expect(report.calibration?.resamples).toBe(400);
    const row = report.calibration?.rows.find(({ metric }) => metric === 'agentWallMs');
    expect(row?.proposedMargin).toBeGreaterThan(0);
    expect(row?.gate?.falseRed).toBeLessThanOrEqual(0.05);
    expect(markdown).toContain('**Calibrated: with nothing changed');
  });
});

describe('a pull request from a fork', () => {
  test('without the key ends with exit status 2 and says why and the way out', async () => {
    const targets = [
      { id: 'small', baseUrl: 'http://127.0.0.1:9/v1', model: 'm', apiKeyEnv: 'A_KEY' },
    ];
    const repository = scratchRepository(benchFiles({ ...benchConfig({ targets }), live: true }));
    const repo = { full_name: 'stranger/agents' };
    const { code, stdout } = await runAction({
      workspace: repository.folder,
      inputs: { 'github-token': '' },
      event: {
        pull_request: {
          ...{ number: 7, head: { ref: 'x', sha: 'a'.repeat(40), repo } },
          base: { ref: 'main', sha: 'b'.repeat(40), repo: { full_name: 'octo/agents' } },
        },
      },
    });
    expect(code).toBe(2);
    expect(stdout).toContain('expected the environment variable A_KEY to be set');
    expect(stdout).toContain('secrets are not given to forks');
    expect(stdout).toContain('mock: ${{ github.event.pull_request.head.repo.fork }}');
  });
});
