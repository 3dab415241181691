import { isSpentTotal } from '../core/judge/total-budget.ts';
import { isWhere } from '../core/judge/where.ts';
import { nanoUsdOf, usdOf } from '../core/trial/nano-usd.ts';
import { priceCall } from '../core/trial/price.ts';
import type { BudgetRule } from '../domain/config-rules.ts';
import type { Rate } from '../domain/rates.ts';
import type { PlannedTrial } from '../domain/trial.ts';
import type { TokenUsage } from '../domain/wire.ts';

/** Counts what one trial uses up against the totals of the whole run. */
export interface Meter {
  /** A call that was sent, with its usage where it is known. */
  add(usage: TokenUsage | null): void;
  /** True when a total that this trial counts against has been reached: nothing more may be sent. */
  isSpent(): boolean;
}

export interface SpendingMeter {
  meterFor(trial: PlannedTrial, rate: Rate | null): Meter;
}

/** The totals that stop a run, kept up to date call by call. Warm-up trials count in none. */
export function createSpending(budgets: readonly BudgetRule[]): SpendingMeter {
  const totals = budgets.flatMap((rule) =>
    rule.totalMax === undefined ? [] : [{ rule, limit: rule.totalMax, observed: 0 }],
  );
  return {
    meterFor(trial, rate) {
      const own =
        trial.phase === 'warmup' ? [] : totals.filter(({ rule }) => isWhere(rule.where, trial));
      return {
        add(usage) {
          for (const total of own) total.observed += amountOf(total.rule, usage, rate);
        },
        isSpent: () => own.some(reached),
      };
    },
  };
}

/** Money is added up in whole nano-USD, as in the report. */
function reached({
  rule,
  ...total
}: {
  rule: BudgetRule;
  limit: number;
  observed: number;
}): boolean {
  if (rule.metric !== 'costUsd') return isSpentTotal(total);
  return isSpentTotal({ ...total, observed: usdOf(total.observed) ?? 0 });
}

function amountOf({ metric }: BudgetRule, usage: TokenUsage | null, rate: Rate | null): number {
  if (metric === 'attempts') return 1;
  if (metric === 'costUsd') return nanoUsdOf(usdOf(priceCall(usage, rate))) ?? 0;
  const counts: Readonly<Record<string, number | boolean | null>> = { ...usage };
  const amount = counts[metric];
  return typeof amount === 'number' ? amount : 0;
}
