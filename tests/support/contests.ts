import { DEFAULT_CONFIG } from '../../src/domain/default-config.ts';
import type { CompareRules, GateRule } from '../../src/domain/config-rules.ts';
import type { MetricName } from '../../src/domain/metric.ts';
import type { TrialSample } from '../../src/domain/sample.ts';
import type { Contest, ContestCell, FreshPairs } from '../../src/core/compare/contest.ts';
import { judge, type Judgement } from '../../src/core/judge/judge.ts';

/** A trial that passed, with everything covered; `values` as given, passRate as its state says. */
export function sample(
  values: Partial<Record<MetricName, number>> = {},
  given: Partial<TrialSample> = {},
): TrialSample {
  const state = given.state ?? 'passed';
  return {
    ...{ iteration: 1, callsSent: 1, callsWithUsage: 1, callsPriced: 1, models: ['m-1'] },
    ...given,
    state,
    values: { passRate: state === 'passed' ? 1 : 0, ...values },
  };
}

/** Samples of one metric, iteration by iteration. */
export function samples(metric: MetricName, values: readonly number[]): TrialSample[] {
  return values.map((value, index) => sample({ [metric]: value }, { iteration: index + 1 }));
}

/** `P` passed, `F` failed, `X` gave no evidence: one trial a letter. */
export function outcomes(letters: string): TrialSample[] {
  const states = { P: 'passed', F: 'semantic-fail', X: 'not-run' } as const;
  return Array.from(letters, (letter, index) =>
    sample({}, { iteration: index + 1, state: states[letter as keyof typeof states] }),
  );
}

export function contestCell(
  id: string,
  base: readonly TrialSample[],
  head: readonly TrialSample[],
  fresh: FreshPairs | null = null,
): ContestCell {
  return { case: id, mode: 'native', planned: head.length, base, head, fresh };
}

/** Both sides run in this job, live, on one machine; give what a test is about. */
export function contest(cells: readonly ContestCell[], given: Partial<Contest> = {}): Contest {
  return {
    ...{ comparison: 'base-ref', target: 'small', paired: true, mock: false, sameRunner: true },
    ...{ asked: { base: 'm-1', head: 'm-1' }, unreconciled: [], absent: null, bar: null },
    cells,
    ...given,
  };
}

export function gate(given: Partial<GateRule> & Pick<GateRule, 'metric'>): GateRule {
  return { where: {}, strict: false, ...given };
}

export const wallGate = gate({ metric: 'agentWallMs', maxRegressionPercent: 10 });
export const rateGate = gate({ metric: 'passRate', maxDropPoints: 10 });
export const tokenGate = gate({ metric: 'totalTokens', maxRegressionPercent: 5 });

export function judgeGates(
  gates: readonly GateRule[],
  contests: readonly Contest[],
  compare: Partial<CompareRules> = {},
): Judgement {
  return judge({ gates, contests, compare: { ...DEFAULT_CONFIG.compare, ...compare } });
}

/** The one row of one gate on one contest. */
export function judgeOne(
  rule: GateRule,
  one: Contest,
  compare: Partial<CompareRules> = {},
): Judgement['rows'][number] {
  const [row] = judgeGates([rule], [one], compare).rows;
  if (row === undefined) throw new TypeError('no row');
  return row;
}
