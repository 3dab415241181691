import type { FailOn } from '../../domain/config-names.ts';
import type { Report } from '../../domain/report.ts';
import { casesWithoutJudge, isPassRateRule } from './judged-cases.ts';

export type ExitInput = Pick<
  Report,
  'states' | 'coverage' | 'cells' | 'verdict' | 'gates' | 'budgets' | 'baseline' | 'policy'
> & {
  readonly failOn: readonly FailOn[];
  readonly failOnGiven: boolean;
  /** A trial of either side that our own harness broke. */
  readonly hasHarnessError: boolean;
};

export type ExitDecision = Pick<Report, 'exitCode' | 'exitReasons'>;

/**
 * The exit code of a finished run and its reasons. 2 is decided first: `failOn` cannot
 * mask a result that nobody can trust. With `never` in the list nothing else of it counts. Rules that a pull
 * request brings along are advice: then `failure` alone counts.
 */
export function decideExit(input: ExitInput): ExitDecision {
  const { hasHarnessError, coverage, failOn, policy } = input;
  const untrusted = [
    ...(hasHarnessError ? ['harness-error'] : []),
    ...(coverage.valid === 0 ? ['no-valid-trials'] : []),
  ];
  if (untrusted.length > 0) return { exitCode: 2, exitReasons: untrusted };
  const watched: readonly FailOn[] = policy?.introduced === true ? ['failure'] : failOn;
  const happened = watched.includes('never') ? [] : watched.filter((event) => occurs[event](input));
  return { exitCode: happened.length > 0 ? 1 : 0, exitReasons: happened };
}

const occurs: Readonly<Record<FailOn, (input: ExitInput) => boolean>> = {
  failure: hasFailed,
  regressed: ({ gates }) => gates.some(({ verdict }) => verdict === 'regressed'),
  inconclusive: ({ gates }) => gates.some(({ verdict }) => verdict === 'inconclusive'),
  invalid: ({ gates, budgets }) =>
    [...gates, ...budgets].some(({ verdict }) => verdict === 'invalid'),
  budget: ({ budgets }) => budgets.some(({ verdict }) => verdict === 'failed'),
  never: () => false,
};

/**
 * By default a rule on the pass rate takes the place of `failure`, so that an agent that passes 95 % is
 * judged by its rule and not by each miss. A case that no such rule could judge still counts when none of
 * its trials passed.
 */
function hasFailed(input: ExitInput): boolean {
  const { states, gates, budgets, failOnGiven, policy } = input;
  const isRuled =
    !failOnGiven && policy?.introduced !== true && [...gates, ...budgets].some(isPassRateRule);
  if (isRuled) return casesWithoutJudge(input).some(({ passRate }) => passRate.passed === 0);
  return Object.entries(states).some(([state, count]) => state !== 'passed' && count > 0);
}
