import type { BudgetRule, CompareRules, GateRule } from '../../domain/config-rules.ts';
import type { PolicyFacts } from '../../domain/verdict.ts';
import { matrixContests, type MatrixEvidence } from '../compare/matrix-contests.ts';
import type { Opponent } from '../compare/opponent.ts';
import type { Contest } from '../compare/contest.ts';
import { compareArms } from '../report/compare-arms.ts';
import { NOT_JUDGED, type Judged } from '../report/build-report.ts';
import { judgeBudgets } from './budgets.ts';
import { judge, type Judgement } from './judge.ts';

export interface Rules {
  readonly gates: readonly GateRule[];
  readonly budgets: readonly BudgetRule[];
  readonly compare: CompareRules;
  readonly policy: PolicyFacts | null;
}

export interface RunJudgement extends Pick<Judgement, 'wanted' | 'underpowered'> {
  readonly contests: readonly Contest[];
  readonly judged: Judged;
}

/** Judges a matrix by all its rules; without an opponent its budgets alone. */
export function judgeRun(
  { gates, budgets, compare, policy }: Rules,
  opponent: Opponent | null,
  evidence: MatrixEvidence,
): RunJudgement {
  const rows = judgeBudgets({
    budgets,
    live: !evidence.mock,
    targets: evidence.targets.map(({ id }) => id),
    minCoverage: compare.minCoverage,
    trials: evidence.trials,
  });
  if (opponent === null) {
    const judged = { ...NOT_JUDGED, budgets: rows, policy };
    return { judged, contests: [], wanted: [], underpowered: [] };
  }
  const { contests, facts } = matrixContests(opponent, evidence);
  const judgement = judge({ gates, compare, contests });
  return {
    contests,
    judged: {
      verdict: judgement.verdict,
      gates: [...judgement.rows],
      budgets: rows,
      baseline: facts,
      policy,
      ...{ calibration: null, arms: compareArms(contests) },
    },
    wanted: judgement.wanted,
    underpowered: judgement.underpowered,
  };
}
