import type { Cell, Report } from '../../domain/report.ts';
import type { BudgetRow, GateRow } from '../../domain/verdict.ts';
import { isWhere } from '../judge/where.ts';

type Rules = Pick<Report, 'cells' | 'gates' | 'budgets' | 'baseline'>;

/** True for a gate or budget on the pass rate. */
export function isPassRateRule({ metric }: Pick<GateRow | BudgetRow, 'metric'>): boolean {
  return metric === 'passRate';
}

/**
 * The head's cells whose pass rate nothing judged: no budget is about them, and no gate had a base to set
 * them against, because the case was added or changed or the base is missing.
 */
export function casesWithoutJudge({ cells, gates, budgets, baseline }: Rules): Cell[] {
  const common = new Set(baseline?.cases.common ?? []);
  const comparing = gates.filter((gate) => isPassRateRule(gate) && gate.n > 0);
  const floors = budgets.filter(isPassRateRule);
  return cells
    .filter(({ arm }) => arm !== 'base')
    .filter((cell) => !floors.some((rule) => isAbout(rule, cell)))
    .filter((cell) => !common.has(cell.case) || !comparing.some((rule) => isAbout(rule, cell)));
}

function isAbout({ where, target }: GateRow | BudgetRow, cell: Cell): boolean {
  return (target ?? cell.target) === cell.target && isWhere(where, cell);
}
