import type { Case } from '../../domain/case.ts';
import type { BudgetRule } from '../../domain/config-rules.ts';
import type { Shard } from '../../domain/report.ts';
import type { RunSettings } from '../../domain/run-settings.ts';
import { shardPart, type ShardPart } from './shard.ts';

/** The part of a run's plan that one shard runs. */
export function partOf({ targets, cases, modes, runs }: RunSettings, shard: Shard): ShardPart {
  const units = targets.flatMap(({ id: target, agent }) =>
    cases.map(({ definition }) => ({
      ...{ target, case: definition.id },
      cost: (agent === null ? modes.length : 1) * runs * expectedCalls(definition),
    })),
  );
  return shardPart(units, shard);
}

/** As its longest script, else one call and one more to answer a tool. */
function expectedCalls({ mock, tools }: Case): number {
  const rounds = Object.values(mock ?? {}).map((script) => script?.length ?? 0);
  return Math.max(tools.length > 0 ? 2 : 1, ...rounds);
}

/** The budgets of a run; a shard may spend its share of each total. */
export function budgetsOfPart(settings: RunSettings): readonly BudgetRule[] {
  const { budgets, shard } = settings;
  if (shard === null) return budgets;
  const { costShare } = partOf(settings, shard);
  return budgets.map(({ totalMax, ...rule }) =>
    totalMax === undefined ? rule : { ...rule, totalMax: totalMax * costShare },
  );
}
