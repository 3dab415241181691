import type { BudgetRule } from '../../domain/config-rules.ts';
import { findMetric, METRIC_NAMES, type MetricName } from '../../domain/metric.ts';
import type { TrialRecord } from '../../domain/trial-record.ts';
import { VALID_STATES } from '../../domain/trial.ts';
import type { BudgetRow } from '../../domain/verdict.ts';
import { sampledCalls } from '../compare/sampled-calls.ts';
import { trialSample } from '../compare/trial-sample.ts';
import { binomialMasses, tailsAt } from '../statistics/discrete.ts';
import { exceedanceProbability, smallestCleanCount } from '../statistics/exceedance.ts';
import { clopperPearsonLower, clopperPearsonUpper } from '../statistics/intervals.ts';
import { quantile } from '../statistics/quantile.ts';
import { isAtLeast } from '../statistics/tolerance.ts';
import { isSpentTotal, spentOn } from './total-budget.ts';
import { isWhere } from './where.ts';

export interface BudgetQuestion {
  readonly budgets: readonly BudgetRule[];
  readonly live: boolean;
  readonly targets: readonly string[];
  readonly minCoverage: number;
  /** Every recorded trial of both arms and every fresh one. */
  readonly trials: readonly TrialRecord[];
}

const RISK = 0.05;

/** Judges every absolute limit: rates and times per target on the head's side, totals over all that ran. */
export function judgeBudgets({ budgets, ...question }: BudgetQuestion): BudgetRow[] {
  return budgets.flatMap((rule) => {
    if (rule.totalMax !== undefined) return [totalRow(rule, rule.totalMax, question)];
    return question.targets
      .filter((target) => (rule.where.target ?? target) === target)
      .map((target) => sampleRow(rule, target, question));
  });
}

type Question = Omit<BudgetQuestion, 'budgets'>;

function totalRow(rule: BudgetRule, limit: number, { trials }: Question): BudgetRow {
  const counted = trials.filter((trial) => isWhere(rule.where, trial));
  const { value, observed, missing } = spentOn(counted, metricOf(rule));
  const row = {
    ...blank(rule, { target: null, kind: 'total', limit, policy: 'point' }),
    value,
    n: counted.length,
  };
  if (observed > limit) return { ...row, verdict: 'failed', reason: 'beyond-limit' };
  if (isSpentTotal({ observed, limit }) && counted.some(wasStopped)) {
    return { ...row, verdict: 'failed', reason: 'reached-limit' };
  }
  if (missing !== null) return { ...row, verdict: 'invalid', reason: missing };
  return { ...row, verdict: 'pass', reason: 'within-limit' };
}

function wasStopped({ state, reason }: TrialRecord): boolean {
  return state === 'not-run' && reason === 'budget-spent';
}

function sampleRow(rule: BudgetRule, target: string, question: Question): BudgetRow {
  const trials = question.trials.filter(
    (trial) =>
      trial.target === target &&
      trial.arm !== 'base' &&
      trial.phase === 'measure' &&
      isWhere(rule.where, trial),
  );
  const policy = rule.policy ?? (question.live ? 'confident' : 'point');
  const valid = trials.filter(({ state }) => VALID_STATES.includes(state));
  const place = { target, policy } as const;
  const row =
    rule.min !== undefined
      ? floorRow(blank(rule, { ...place, kind: 'floor', limit: rule.min }), valid)
      : ceilingRow(rule, place, trials);
  const isLow = trials.length > 0 && valid.length / trials.length < question.minCoverage;
  return isLow ? { ...row, verdict: 'invalid', reason: 'coverage-below-minimum' } : row;
}

type Place = Pick<BudgetRow, 'target' | 'kind' | 'limit' | 'policy'>;

function blank(rule: BudgetRule, place: Place): BudgetRow {
  return {
    ...{ metric: metricOf(rule), where: rule.where, quantile: rule.quantile ?? null },
    ...place,
    ...{ verdict: 'inconclusive', reason: 'no-samples', value: null, bounds: null },
    ...{ exceeding: null, n: 0, nToDecide: null },
  };
}

function floorRow(row: BudgetRow, valid: readonly TrialRecord[]): BudgetRow {
  const counts = {
    passes: valid.filter(({ state }) => state === 'passed').length,
    trials: valid.length,
  };
  const low = clopperPearsonLower(counts, 1 - RISK);
  const high = clopperPearsonUpper(counts, 1 - RISK);
  if (low === null || high === null) return row;
  const value = counts.passes / counts.trials;
  const found = { ...row, value, n: counts.trials, bounds: [low, high] as [number, number] };
  if (row.policy === 'point') return verdictOf(found, isAtLeast(value, row.limit));
  if (isAtLeast(low, row.limit)) return verdictOf(found, true);
  if (high < row.limit) return verdictOf(found, false);
  return undecided(found, row.limit < 1 ? smallestCleanCount(row.limit, RISK) : null);
}

function ceilingRow(
  rule: BudgetRule,
  place: Pick<BudgetRow, 'target' | 'policy'>,
  trials: readonly TrialRecord[],
): BudgetRow {
  const limit = rule.max ?? 0;
  const values = samplesOf(metricOf(rule), trials);
  const exceeding = values.filter((value) => value > limit).length;
  const kind = rule.quantile === undefined ? 'ceiling' : 'quantile';
  const found = {
    ...blank(rule, { ...place, kind, limit }),
    ...{ exceeding, n: values.length, value: quantile(values, rule.quantile ?? 1) },
  };
  if (values.length === 0) return found;
  if (rule.quantile === undefined) return verdictOf({ ...found, policy: 'point' }, exceeding === 0);
  if (found.policy === 'point') return verdictOf(found, (found.value ?? 0) <= limit);
  return confidentQuantile(found, { quantile: rule.quantile, exceeding, samples: values.length });
}

/** Fails when so many samples above the limit, and passes when so few, are unlikely if the quantile lay on it. */
function confidentQuantile(
  found: BudgetRow,
  counts: { readonly quantile: number; readonly exceeding: number; readonly samples: number },
): BudgetRow {
  const chance = 1 - counts.quantile;
  const atMost = tailsAt(binomialMasses(counts.samples, chance), counts.exceeding).atMost;
  if (isAtLeast(RISK, exceedanceProbability(counts, chance))) return verdictOf(found, false);
  if (isAtLeast(RISK, atMost)) return verdictOf(found, true);
  return undecided(found, smallestCleanCount(counts.quantile, RISK));
}

/** All samples of a metric, taken as distributions take them: calls one by one, trials that passed. */
function samplesOf(metric: MetricName, trials: readonly TrialRecord[]): number[] {
  const { per, unit } = findMetric(metric) ?? { per: 'trial', unit: 'count' };
  if (per === 'call') {
    const calls = trials.flatMap(sampledCalls);
    return calls.flatMap(({ timing }) => timing[metric as keyof typeof timing] ?? []);
  }
  const counted = trials.filter(({ state }) =>
    unit === 'count' ? VALID_STATES.includes(state) : state === 'passed',
  );
  return counted.flatMap((trial) => trialSample(trial).values[metric] ?? []);
}

function verdictOf(row: BudgetRow, holds: boolean): BudgetRow {
  return holds
    ? { ...row, verdict: 'pass', reason: 'within-limit' }
    : { ...row, verdict: 'failed', reason: 'beyond-limit' };
}

function undecided(row: BudgetRow, nToDecide: number | null): BudgetRow {
  return { ...row, verdict: 'inconclusive', reason: 'insufficient-samples', nToDecide };
}

function metricOf({ metric }: BudgetRule): MetricName {
  const known = METRIC_NAMES.find((name) => name === metric);
  if (known === undefined) throw new TypeError(`no metric ${metric}`);
  return known;
}
