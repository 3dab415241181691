import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { loadRun, validateConfig } from '../../../../src/adapters/config/load-run.ts';
import type { Overrides } from '../../../../src/core/config/overrides.ts';
import type { RunSettings } from '../../../../src/domain/run-settings.ts';
import { shown } from '../../../support/config-document.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const goodCase = `version: 1
id: mine
prompt: Say hello.
expect: {outputContains: hello}
mock: {native: [{text: hello}], text: [{text: hello}]}
`;

const goodConfig = `version: 1
targets: [{id: small, baseUrl: "https://api.example.com/v1", model: small-1, apiKeyEnv: MY_KEY}]
matrix: {cases: ["builtin:single-tool", "cases/*.yml"], runs: 2}
pricing: {rateCards: rates.yml}
`;

const goodRates = 'version: 1\nrates: {api.example.com/small-1: {input: 1, output: 2}}\n';

function load(folder: string, overrides: Overrides = { mock: true }) {
  return loadRun({
    overrides,
    cwd: folder,
    keyState: () => 'missing',
    checkSchema: (schema) => Promise.resolve(schema['type'] === 'strin' ? ['no such type'] : []),
  });
}

async function settingsOf(folder: string, overrides?: Overrides): Promise<RunSettings> {
  const loaded = await load(folder, overrides);
  if ('settings' in loaded) return loaded.settings;
  throw new Error(shown(loaded.problems).join('\n'));
}

async function problemsOf(folder: string, overrides?: Overrides): Promise<readonly string[]> {
  const loaded = await load(folder, overrides);
  return 'problems' in loaded ? shown(loaded.problems) : [];
}

function repository(files: Readonly<Record<string, string>>): string {
  return temporaryFolder({ '.git/HEAD': '', ...files });
}

describe('a run', () => {
  test('is put together from config, case files and rate card', async () => {
    const folder = repository({
      '.github/agent-bench.yml': goodConfig,
      'cases/mine.yml': goodCase,
      'rates.yml': goodRates,
    });
    const settings = await settingsOf(folder);
    expect(settings).toMatchObject({
      runs: 2,
      configPath: '.github/agent-bench.yml',
      rateCard: { rates: { 'api.example.com/small-1': { input: 1, output: 2 } } },
    });
    expect(settings.cases.map(({ definition, file }) => [definition.id, file])).toEqual([
      ['single-tool', null],
      ['mine', 'cases/mine.yml'],
    ]);
  });

  test('without a config has the built-in cases and a hash all the same', async () => {
    const settings = await settingsOf(temporaryFolder({ 'cases/mine.yml': goodCase }));
    expect(settings.cases).toHaveLength(6);
    expect(settings.configPath).toBeNull();
    expect(settings.configHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('of a config that names no cases takes the built-in ones and those in cases/', async () => {
    const config = { '.github/agent-bench.yml': 'version: 1' };
    expect((await settingsOf(repository(config))).cases).toHaveLength(6);
    const folder = repository({ ...config, 'cases/deep/mine.yml': goodCase });
    expect((await settingsOf(folder)).cases.at(-1)?.definition.id).toBe('mine');
  });

  test('takes each case once however often it is named', async () => {
    const cases = '["builtin:single-tool", "builtin:*", "cases/*.yml", "cases/mine.yml"]';
    const folder = repository({
      '.github/agent-bench.yml': `version: 1\nmatrix: {cases: ${cases}}`,
      'cases/mine.yml': goodCase,
    });
    const ids = (await settingsOf(folder)).cases.map(({ definition }) => definition.id);
    expect(ids).toHaveLength(7);
    expect([ids[0], ids.at(-1)]).toEqual(['single-tool', 'mine']);
  });

  test('has a hash that only the meaning of the config changes', async () => {
    const hash = async (text: string) =>
      (await settingsOf(repository({ 'a.yml': text }), { mock: true, config: 'a.yml' })).configHash;
    const plain = await hash('version: 1\nmatrix: {runs: 1}');
    expect(await hash('matrix:\n  runs: 1 # as by default\nversion: 1\n')).toBe(plain);
    expect(await hash('version: 1\nmatrix: {runs: 2}')).not.toBe(plain);
  });

  test('comes with warnings that do not stop it', async () => {
    const folder = repository({
      '.github/agent-bench.yml': goodConfig.replace('pricing', '# pricing'),
      'cases/mine.yml': goodCase.replace('{outputContains: hello}', '{}'),
    });
    expect(await load(folder)).toMatchObject({
      warnings: [{ file: 'cases/mine.yml', line: 4, path: 'expect', severity: 'warning' }],
    });
  });
});

describe('problems', () => {
  test('of config, case files, rate card and flags come all at once', async () => {
    const folder = repository({
      '.github/agent-bench.yml': `version: 1
targets:
  - id: small
    baseUrl: https://me:pass@api.example.com/v1
    mdel: x
    apiKey: abc
  - {id: small, baseUrl: "http://localhost:1", model: m, limits: {retries: 11}}
matrix:
  targets: [smal]
  cases: ["nothing/*.yml", "cases/*.yml", "builtin:singel-tool"]
  modes: [nativ]
  runs: three
  runs: 0
gates: [{metric: passrate, where: {case: min}}]
pricing: {rateCards: rates.yml}
`,
      'cases/mine.yml': `version: 1
id: mine
prompt: p
tools: [{name: search, parameters: {type: strin}}]
expect:
  toolCalls: {calls: [{name: serch, arguments: {q: {equal: 1}}}]}
`,
      'rates.yml': 'version: 1\nrates:\n  a/b: {inptu: 1, output: 2}\n',
    });
    expect(await problemsOf(folder, { mock: true, live: true, modes: ['txt'] })).toEqual([
      '--mode: expected one of native, text, got "txt"; did you mean "text"?',
      '--mock: expected either --mock or --live, got both',
      '.github/agent-bench.yml:3: targets[0].model: expected a non-empty string, but the key is missing',
      '.github/agent-bench.yml:4: targets[0].baseUrl: expected an address without user name and password: name the variable that holds the key in apiKeyEnv',
      '.github/agent-bench.yml:5: targets[0].mdel: unknown key, expected one of id, baseUrl, model, provider, apiKeyEnv, params, protocol, limits; did you mean "model"?',
      '.github/agent-bench.yml:6: targets[0].apiKey: expected no field for a secret: keys come from the environment only, name the variable in apiKeyEnv',
      '.github/agent-bench.yml:7: targets[1].limits.retries: expected a whole number from 0 to 10, got 11',
      '.github/agent-bench.yml:7: targets[1].id: expected a target id that is used once, got "small" of targets[0].id again',
      '.github/agent-bench.yml:9: matrix.targets[0]: expected the id of a target (small), got "smal"; did you mean "small"?',
      '.github/agent-bench.yml:10: matrix.cases[2]: expected a built-in case (builtin:*, builtin:direct-answer, builtin:single-tool, builtin:tool-selection, builtin:parallel-tools, builtin:sequential-tools, builtin:tool-error-recovery), got "builtin:singel-tool"; did you mean "builtin:single-tool"?',
      '.github/agent-bench.yml:10: matrix.cases[0]: expected a pattern that matches a file, got "nothing/*.yml"',
      '.github/agent-bench.yml:11: matrix.modes[0]: expected one of "native", "text", got "nativ"; did you mean "native"?',
      '.github/agent-bench.yml:13: matrix.runs: expected each key once, got this one again',
      '.github/agent-bench.yml:13: matrix.runs: expected a whole number above 0, got 0',
      '.github/agent-bench.yml:14: gates[0].metric: expected the name of a metric, got "passrate"; did you mean "passRate"?',
      '.github/agent-bench.yml:14: gates[0].where.case: expected the id of a case, got "min"; did you mean "mine"?',
      '.github/agent-bench.yml:14: gates[0]: expected something to compare with, but compare.against is none; set it to baseline or base-ref, or take the gate out',
      'cases/mine.yml:4: tools[0].parameters: expected a JSON Schema: no such type',
      'cases/mine.yml:6: expect.toolCalls.calls[0].arguments.q.equal: unknown key, expected one of equals, oneOf, regex, number, tolerance, absent, any; did you mean "equals"?',
      'cases/mine.yml:6: expect.toolCalls.calls[0].name: expected the name of a tool of this case (search), got "serch"; did you mean "search"?',
      'rates.yml:3: rates["a/b"].input: expected a number of at least 0, but the key is missing',
      'rates.yml:3: rates["a/b"].inptu: unknown key, expected one of input, cacheRead, cacheWrite, output; did you mean "input"?',
    ]);
  });

  test.each([
    ['none.yml', 'none.yml: expected a file, but there is none'],
    ['cases', 'cases: expected a file, got a directory'],
  ])('name the config that can not be read: %s', async (config, message) => {
    const folder = repository({ 'cases/mine.yml': goodCase });
    expect(await problemsOf(folder, { mock: true, config })).toEqual([message]);
  });

  test('do not follow from a config that can not be read', async () => {
    const folder = repository({ 'a.yml': 'live: [' });
    const [only, ...more] = await problemsOf(folder, { config: 'a.yml', cases: ['mine'] });
    expect(only).toMatch(/^a\.yml:1: expected valid YAML or JSON: /);
    expect(more).toEqual([]);
  });

  test('include a config that is a link out of the repository', async () => {
    const outside = temporaryFolder({ 'passwords.yml': 'root: x' });
    const folder = repository({ '.github/a': '' });
    symlinkSync(join(outside, 'passwords.yml'), join(folder, '.github/agent-bench.yml'));
    expect(await problemsOf(folder)).toEqual([
      '.github/agent-bench.yml: expected a file inside the repository, but it leads out of it',
    ]);
  });

  test('of two case files with one id name both', async () => {
    const folder = repository({
      '.github/agent-bench.yml': 'version: 1',
      'cases/a.yml': goodCase,
      'cases/b.yml': goodCase,
    });
    expect(await problemsOf(folder)).toEqual([
      'cases/b.yml:2: id: expected an id that is used once, got that of cases/a.yml again',
    ]);
  });

  test('include a rate card outside the repository', async () => {
    const config = 'version: 1\npricing: {rateCards: ../rates.yml}';
    expect(await problemsOf(repository({ '.github/agent-bench.yml': config }))).toEqual([
      '.github/agent-bench.yml:2: pricing.rateCards: expected a file inside the repository, got "../rates.yml"',
    ]);
  });

  test('name a missing rate card', async () => {
    const config = 'version: 1\npricing: {rateCards: rates.yml}';
    expect(await problemsOf(repository({ '.github/agent-bench.yml': config }))).toEqual([
      'rates.yml: expected a file, but there is none',
    ]);
  });
});

describe('validate', () => {
  const checkSchema = () => Promise.resolve([]);

  test('asks for no flags and no keys', async () => {
    const cwd = repository({ '.github/agent-bench.yml': 'version: 1\nlive: null' });
    expect(await validateConfig({ config: undefined, cwd, checkSchema })).toEqual([]);
  });

  test('says where a config is looked for when there is none', async () => {
    const problems = await validateConfig({ config: undefined, cwd: repository({}), checkSchema });
    expect(shown(problems)).toEqual([
      '.github/agent-bench.yml: expected this file, or one of .github/agent-bench.yaml, .github/agent-bench.json, but there is none; "agent-bench init" writes one',
    ]);
  });
});
