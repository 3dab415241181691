import { describe, expect, test } from '@jest/globals';
import { checkConfig } from '../../../../src/core/config/check-config.ts';
import { sortProblems } from '../../../../src/core/config/problem.ts';
import { shown, yamlDocument } from '../../../support/config-document.ts';

const target = 'targets: [{id: small, baseUrl: "http://localhost:1/v1", model: m}]';

function problemsOf(text: string, ownCaseIds: readonly string[] = []): readonly string[] {
  const { problems } = checkConfig(yamlDocument(`version: 1\n${text}`), ownCaseIds);
  return shown(sortProblems(problems));
}

describe('a config', () => {
  test('without faults is parsed and has no problems', () => {
    const { config, problems } = checkConfig(yamlDocument(`version: 1\n${target}`), []);
    expect(problems).toEqual([]);
    expect(config?.targets).toHaveLength(1);
  });

  test('that is empty is told what it should be', () => {
    expect(shown(checkConfig(yamlDocument('# nothing yet'), []).problems)).toEqual([
      'bench.yml: expected an object, got null',
    ]);
  });

  test('names the nearest key for an unknown one', () => {
    expect(problemsOf('matrix: {run: 3}')).toEqual([
      'bench.yml:2: matrix.run: unknown key, expected one of targets, cases, modes, runs, concurrency, warmup, seed; did you mean "runs"?',
    ]);
  });

  test('says what a value should be and what it is', () => {
    expect(problemsOf('matrix:\n  runs: three\n  concurrency: 0\n  modes: [nativ]')).toEqual([
      'bench.yml:3: matrix.runs: expected a whole number above 0, got "three"',
      'bench.yml:4: matrix.concurrency: expected a whole number from 1 to 256, got 0',
      'bench.yml:5: matrix.modes[0]: expected one of "native", "text", got "nativ"; did you mean "native"?',
    ]);
  });

  test('gets its references checked where the rest has the wrong shape', () => {
    expect(problemsOf(`live: maybe\n${target}\nmatrix: {runs: [], targets: [smal]}`)).toEqual([
      'bench.yml:2: live: expected true or false or null, got "maybe"',
      'bench.yml:4: matrix.runs: expected a whole number above 0, got an empty list',
      'bench.yml:4: matrix.targets[0]: expected the id of a target (small), got "smal"; did you mean "small"?',
    ]);
  });

  test('takes a target with a command for a command target', () => {
    const text = 'targets: [{id: a, command: [x], model: m, params: {}, baseUrl: "http://a"}]';
    expect(problemsOf(text)).toContain(
      'bench.yml:2: targets[0].upstream: expected a non-empty string, but the key is missing',
    );
  });

  test.each([
    ['targets: [5]', 'targets[0]: expected an object, got 5'],
    ['failOn: [never, failure]', 'failOn: expected "never" alone, got it with others'],
    [
      'matrix: {cases: ["builtin:singel-tool"]}',
      'matrix.cases[0]: expected a built-in case (builtin:*, builtin:direct-answer, builtin:single-tool, builtin:tool-selection, builtin:parallel-tools, builtin:sequential-tools, builtin:tool-error-recovery), got "builtin:singel-tool"; did you mean "builtin:single-tool"?',
    ],
    [
      'targets: [{id: a, baseUrl: "http://a", model: m}, {id: a, baseUrl: "http://b", model: m}]',
      'targets[1].id: expected a target id that is used once, got "a" of targets[0].id again',
    ],
    [
      'targets: [{id: a, baseUrl: "ftp://a", model: m}]',
      'targets[0].baseUrl: expected an http:// or https:// address',
    ],
  ])('refuses %s', (text, message) => {
    expect(problemsOf(text)).toEqual([`bench.yml:2: ${message}`]);
  });
});

describe('names that a gate is about', () => {
  test('are checked all the same', () => {
    const gates = 'gates: [{metric: passrate, where: {case: singletool, target: x}}]';
    expect(problemsOf(`${target}\n${gates}`)).toEqual([
      'bench.yml:3: gates[0].metric: expected the name of a metric, got "passrate"; did you mean "passRate"?',
      'bench.yml:3: gates[0].where.target: expected the id of a target (small), got "x"',
      'bench.yml:3: gates[0].where.case: expected the id of a case, got "singletool"; did you mean "single-tool"?',
      'bench.yml:3: gates[0]: expected something to compare with, but compare.against is none; set it to baseline or base-ref, or take the gate out',
    ]);
  });

  test('may be those of the user', () => {
    const gates = 'gates: [{metric: passRate, maxDropPoints: 1, where: {case: mine}}]';
    expect(problemsOf(gates, ['mine'])).toEqual([
      'bench.yml:2: gates[0]: expected something to compare with, but compare.against is none; set it to baseline or base-ref, or take the gate out',
    ]);
  });

  test('hold an upstream to the protocol of its agent', () => {
    const agent = '{id: agent, command: [x], protocol: messages, upstream: small}';
    expect(problemsOf(`targets: [{id: small, baseUrl: "http://a", model: m}, ${agent}]`)).toContain(
      'bench.yml:2: targets[1].upstream: expected a chat target that speaks messages (builtin:scripted), got "small"',
    );
  });

  test('hold a prompt context to its own window', () => {
    const arm = '{promptContext: {enabled: true, recentEvents: 8, maxEvents: 4}}';
    const text = `experiments: [{id: e, scenario: s, target: small, arms: {a: ${arm}, b: {}}}]`;
    expect(problemsOf(`${target}\n${text}`)).toContain(
      'bench.yml:3: experiments[0].arms.a.promptContext.maxEvents: expected at least recentEvents (8), got 4',
    );
  });
});

describe('what is not available yet', () => {
  test.each([
    ['experiments: [{id: e, scenario: s, target: mock, arms: {a: {}, b: {}}}]', 'experiments'],
    ['report: {formats: [junit]}', 'report.formats'],
  ])('refuses %s', (text, path) => {
    const [only, ...more] = problemsOf(text);
    expect(only).toMatch(/not available yet: take this out$/);
    expect(only).toContain(`bench.yml:2: ${path}: `);
    expect(more).toEqual([]);
  });

  test('lets values pass that ask for nothing', () => {
    const idle = 'experiments: []\ngates: []\nbudgets: []\ncompare: {against: none}';
    expect(problemsOf(`${idle}\nreport: {outputs: all, formats: []}`)).toEqual([]);
  });
});
