import { describe, expect, test } from '@jest/globals';
import { checkConfig } from '../../../../src/core/config/check-config.ts';
import type { Overrides } from '../../../../src/core/config/overrides.ts';
import { formatProblem } from '../../../../src/core/config/problem.ts';
import { DEFAULT_CONFIG } from '../../../../src/domain/default-config.ts';
import { resolveSettings } from '../../../../src/core/config/resolve-settings.ts';
import { BUILTIN_CASES } from '../../../../src/domain/case-catalog.ts';
import { caseSchema } from '../../../../src/domain/case.ts';
import type { RunSettings } from '../../../../src/domain/run-settings.ts';
import { yamlDocument } from '../../../support/config-document.ts';

const one = '{id: small, baseUrl: "https://api.example.com/v1", model: m, apiKeyEnv: MY_KEY}';
const two = '{id: local, baseUrl: "http://127.0.0.1:8080/v1", model: n, provider: home}';
const unscripted = caseSchema.parse({ version: 1, id: 'mine', prompt: 'p', expect: {} });

function resolve(overrides: Overrides, config: string | null, env: readonly string[] = []) {
  const source = config === null ? null : yamlDocument(`version: 1\n${config}`);
  const answer = resolveSettings({
    overrides,
    config: source === null ? null : checkConfig(source, []).config,
    source,
    configHash: 'hash',
    cases: BUILTIN_CASES.map((definition) => ({ definition, source: null })),
    rateCard: null,
    keyState: (name) => (env.includes(name) ? 'usable' : 'missing'),
  });
  return 'settings' in answer ? answer.settings : answer.problems.map(formatProblem);
}

function settings(...args: Parameters<typeof resolve>): RunSettings {
  const answer = resolve(...args);
  if ('targets' in answer) return answer;
  throw new Error(answer.join('\n'));
}

describe('without a config', () => {
  test('--mock runs one scripted target, the six built-in cases, both modes, once', () => {
    expect(settings({ mock: true }, null)).toEqual({
      live: false,
      targets: [
        {
          id: 'mock',
          provider: 'builtin',
          model: 'scripted',
          baseUrl: null,
          apiKeyEnv: null,
          params: {},
          limits: { callTimeoutSeconds: 60, trialTimeoutSeconds: 300, maxTurns: 8, retries: 2 },
          agent: null,
        },
      ],
      cases: BUILTIN_CASES.map((definition) => ({ definition, file: null, line: null })),
      modes: ['native', 'text'],
      runs: 1,
      concurrency: 1,
      warmup: 0,
      seed: 1,
      failOn: ['failure', 'regressed', 'invalid', 'budget'],
      failOnGiven: false,
      compare: DEFAULT_CONFIG.compare,
      comment: DEFAULT_CONFIG.comment,
      shard: null,
      gates: [],
      budgets: [],
      outputs: 'none',
      keepLedgers: 'none',
      rateCard: null,
      outputDir: 'agent-bench-report',
      configPath: null,
      configHash: 'hash',
    });
  });

  test('--live takes --base-url and --model and warms up once', () => {
    const run = settings({ live: true, baseUrl: 'http://127.0.0.1:1/v1', model: 'm' }, null);
    expect(run).toMatchObject({ live: true, warmup: 1 });
    expect(run.targets).toMatchObject([
      { id: 'live', provider: '127.0.0.1:1', model: 'm', apiKeyEnv: null },
    ]);
  });

  test('--live alone is told what it lacks', () => {
    expect(resolve({ live: true, model: 'm', baseUrl: '' }, null)).toEqual([
      '--live: expected a config, or --base-url and --model, for a live run',
    ]);
  });
});

describe('mock or live', () => {
  const neither = [expect.stringMatching(/^expected --mock .* or --live .*, got neither/)];

  test.each([
    [{}, null, neither],
    [{ mock: false, live: false }, null, neither],
    [{ mock: true, live: true }, null, ['--mock: expected either --mock or --live, got both']],
    [{ live: false }, `live: true\ntargets: [${two}]`, neither],
    [{ mock: false }, 'live: false', neither],
  ])('is asked for after %j and config %j', (overrides, config, problems) => {
    expect(resolve(overrides, config)).toEqual(problems);
  });

  test.each([
    [{}, true, true],
    [{}, false, false],
    [{ mock: true }, true, false],
    [{ live: true }, false, true],
    [{ mock: false, live: false }, true, true],
  ])('after %j and live: %j is live: %j', (overrides, live, expected) => {
    expect(settings(overrides, `live: ${live}\ntargets: [${two}]`).live).toBe(expected);
  });
});

describe('targets', () => {
  test('keep id and model when scripts play them', () => {
    expect(settings({ mock: true }, `targets: [${one}, ${two}]`).targets).toMatchObject([
      { id: 'small', provider: 'api.example.com', model: 'm', baseUrl: null, apiKeyEnv: null },
      { id: 'local', provider: 'home', model: 'n', baseUrl: null, apiKeyEnv: null },
    ]);
  });

  test('are those of matrix.targets', () => {
    const config = `targets: [${one}, ${two}]\nmatrix: {targets: [local]}`;
    expect(settings({ live: true }, config).targets.map(({ id }) => id)).toEqual(['local']);
  });

  test('want their key variable in a live run', () => {
    expect(resolve({ live: true }, `targets:\n- ${one}`)).toEqual([
      'bench.yml:3: targets[0].apiKeyEnv: expected the environment variable MY_KEY to be set for a live run; set it, or pass --mock',
    ]);
    expect(settings({ live: true }, `targets: [${one}]`, ['MY_KEY']).targets).toMatchObject([
      { apiKeyEnv: 'MY_KEY', baseUrl: 'https://api.example.com/v1' },
    ]);
  });

  test('that stand alone take --base-url and --model', () => {
    const overrides = { live: true, baseUrl: 'http://localhost:9/v1', model: 'other' };
    expect(settings(overrides, `targets: [${one}]`, ['MY_KEY']).targets).toMatchObject([
      { id: 'small', baseUrl: 'http://localhost:9/v1', model: 'other', provider: 'localhost:9' },
    ]);
  });

  test('that are several do not', () => {
    const overrides = { live: true, baseUrl: 'http://localhost:9/v1', model: 'other' };
    expect(resolve(overrides, `targets: [${one}, ${two}]`, ['MY_KEY'])).toEqual([
      '--base-url: expected a config with one target, got small, local',
      '--model: expected a config with one target, got small, local',
    ]);
  });
});

describe('flags before config before defaults', () => {
  const config =
    'matrix: {runs: 2, concurrency: 3, warmup: 4, seed: 5, modes: [text]}\nfailOn: [never]';

  test('the config counts where no flag was given', () => {
    const empty = { mock: true, runs: '', modes: [], failOn: [], cases: [], outputDir: '' };
    expect(settings(empty, config)).toMatchObject({
      runs: 2,
      concurrency: 3,
      warmup: 4,
      seed: 5,
      modes: ['text'],
      failOn: ['never'],
      outputDir: 'agent-bench-report',
      configPath: 'bench.yml',
    });
  });

  test('a flag counts where one was given', () => {
    const flags = { mock: true, runs: '7', concurrency: 8, modes: ['native'], outputDir: 'out' };
    expect(settings({ ...flags, failOn: ['budget', 'failure'] }, config)).toMatchObject({
      runs: 7,
      concurrency: 8,
      modes: ['native'],
      failOn: ['failure', 'budget'],
      outputDir: 'out',
    });
  });

  test.each(['single-tool', 'builtin:single-tool'])('--case takes %s', (id) => {
    const { cases } = settings({ mock: true, cases: [id] }, null);
    expect(cases.map(({ definition }) => definition.id)).toEqual(['single-tool']);
  });
});

test('a case that no script plays is named with its mode in mock mode only', () => {
  const source = yamlDocument('version: 1\nid: mine\nmock: {}', 'cases/mine.yml');
  const question = {
    overrides: { mock: true, modes: ['text'] },
    config: null,
    source: null,
    configHash: '',
    cases: [{ definition: unscripted, source }],
    rateCard: null,
    keyState: () => 'usable' as const,
  };
  const answer = resolveSettings(question);
  expect('problems' in answer ? answer.problems.map(formatProblem) : []).toEqual([
    'cases/mine.yml:3: mock.text: expected rounds that play the model for case "mine" in mode "text", but there are none; write them, leave the case or the mode out, or pass --live',
  ]);
  const live = { live: true, baseUrl: 'http://a/v1', model: 'm' };
  expect(resolveSettings({ ...question, overrides: live })).toHaveProperty('settings');
});
