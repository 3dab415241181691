import fc from 'fast-check';
import type { Origin, Report } from '../../src/domain/report.ts';
import type { BaselineFacts, BudgetRow, GateRow } from '../../src/domain/verdict.ts';
import { GATE_REASONS } from '../../src/domain/verdict-names.ts';
import { callRecord, reportOf, trialRecord } from './builders.ts';
import { contest, contestCell, judgeOne, samples, wallGate } from './contests.ts';
import { outsideCode } from './markdown.ts';

const attacks = [
  '@octocat',
  'https://evil.example',
  'www.evil.example',
  '<img src=x>',
  '</details>',
  '<!--',
  '[a](b)',
  '![a](b)',
  '|',
  '\\|',
  '\\',
  '`',
  '``',
  '\n',
  '\r\n',
  '\n\n# x',
  '| a | b |',
  '#12',
  'GH-12',
  '\u202e',
  '\u2028',
  '- ',
  '> ',
  '1. ',
  '***',
  '$',
  '&lt;',
  '\u0000',
  ' ',
  'a',
];
export const hostileText = fc.oneof(
  fc
    .array(fc.constantFrom(...attacks), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary', minLength: 1 }),
);

/** A report that has the words wherever words can come from outside, also as a hostile file might. */
export function hostileReport(words: string): Report {
  const misses = [{ expectation: words, expected: words, actual: words }];
  const error = { kind: 'http', status: 503, code: words, message: words } as const;
  const calls = [callRecord({ error, model: words, usage: null })];
  const place = { target: words, case: words };
  const report = reportOf([
    trialRecord({ ...place }, { state: 'semantic-fail', misses, reason: words }),
    trialRecord({ ...place, iteration: 2 }, { state: 'infra-error', reason: words, calls }),
    trialRecord({ ...place, iteration: 3 }, { state: 'not-run', reason: words }),
    trialRecord({ ...place, mode: 'text' }, { state: 'limit-exceeded', reason: words }),
  ]);
  const target = {
    id: words,
    provider: words,
    model: words,
    baseUrl: words,
    params: { stop: words },
    limits: {},
    agent: { recipe: words, protocol: words, network: words, command: [words] },
    modelsReturned: [words],
  };
  return {
    ...report,
    tool: { name: 'agent-bench', version: words },
    notes: [words, words],
    verdict: 'inconclusive',
    gates: gateRowsWith(words),
    budgets: [budgetRowWith(words)],
    baseline: baselineWith(words),
    policy: { from: 'base', commit: words, changed: [words], introduced: false },
    run: {
      ...report.run,
      id: words,
      origin: originWith(words),
      commit: words,
      configPath: words,
      configHash: words,
      startedAt: words,
      failOn: [words],
      targets: [target, target],
      runner: { os: words, arch: words, cpu: words, cores: 2, image: null, node: words },
    },
  };
}

export function withoutOurMarkup(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      outsideCode(line).replaceAll(
        /<\/?(?:details|summary|sub)>|\[!(?:TIP|WARNING|CAUTION)\]/g,
        '',
      ),
    )
    .join('\n')
    .replaceAll(/&#\d+;/g, '');
}

/** One row for each reason, so that each sentence is met. */
function gateRowsWith(words: string): GateRow[] {
  const cell = contestCell('a', samples('agentWallMs', [1]), samples('agentWallMs', [2]));
  const row = judgeOne(wallGate, contest([cell]), { confirm: false });
  const where = { target: words, case: words, mode: 'native' } as const;
  const suspects = row.suspects.map((suspect) => ({ ...suspect, case: words }));
  return GATE_REASONS.map((reason) => ({
    ...{ ...row, where, reason, suspects, detail: words, target: words, comparison: words },
  }));
}

function budgetRowWith(words: string): BudgetRow {
  return {
    ...{ metric: 'agentWallMs', target: words, where: { case: words }, kind: 'ceiling' },
    ...{ policy: 'point', quantile: null, limit: 1, verdict: 'failed', reason: 'beyond-limit' },
    ...{ value: 2, bounds: null, exceeding: 1, n: 1, nToDecide: null },
  };
}

function baselineWith(words: string): BaselineFacts {
  const treatment = { target: words, key: words, base: words, head: words };
  return {
    ...{ against: 'baseline', store: 'cache', state: 'stale', reason: words, warns: true },
    ...{ commit: words, branch: words, createdAt: words, ageDays: 1, n: 1, sameRunner: false },
    cases: {
      ...{ common: [words], added: [words], removed: [words], changed: [words] },
      renamed: [{ from: words, to: words }],
    },
    ...{ base: null, treatments: [treatment], removedTargets: [words] },
  };
}

function originWith(words: string): Origin {
  return {
    ...{ repository: words, workflow: words, runId: words, runAttempt: words },
    ...{ eventName: words, pullNumber: 1, headSha: words },
  };
}
