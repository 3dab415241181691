import type { CompareRules, GateRule } from '../../domain/config-rules.ts';
import type { Mode } from '../../domain/trial.ts';
import type { GateRow } from '../../domain/verdict.ts';
import { VERDICTS, type Verdict } from '../../domain/verdict-names.ts';
import type { Contest } from '../compare/contest.ts';
import { benjaminiHochberg, holm } from '../statistics/adjust.ts';
import { minimumPairs } from '../statistics/sample-size.ts';
import { applications } from './application.ts';
import { followUp, freshPlan, selectable } from './confirm.ts';
import { examine, type Examined, isTestable } from './examine.ts';
import { gateRow } from './gate-row.ts';
import type { Leads } from './job-context.ts';

export interface JudgeInput {
  readonly gates: readonly GateRule[];
  readonly compare: CompareRules;
  readonly contests: readonly Contest[];
}

/** Fresh pairs of one cell that the judge asks for. */
export interface WantedPairs {
  readonly comparison: string;
  readonly target: string;
  readonly case: string;
  readonly mode: Mode;
  readonly pairs: number;
}

export interface Judgement {
  readonly rows: readonly GateRow[];
  /** The worst of the rows; null when nothing was compared. */
  readonly verdict: Verdict | null;
  /** Empty when the judgement is final. Otherwise run these and judge again, with `fresh` filled in. */
  readonly wanted: readonly WantedPairs[];
  /** Comparisons in which a gate was underpowered, so that as many pairs again may decide. */
  readonly underpowered: readonly string[];
}

/**
 * Judges every gate on every comparison: preconditions, then the exact path of deterministic metrics, then
 * effect and p over the suite, a look at every cell, and the fresh pairs of suspects. All p values of the
 * job, those of suspects included, share one adjustment. Pure: the same samples give the same judgement,
 * whatever their order.
 */
export function judge({ gates, compare, contests }: JudgeInput): Judgement {
  const alpha = alphaPerLook(compare);
  const examined = applications(gates, contests, compare, alpha).map((application) =>
    examine(application, compare),
  );
  const gateCount = examined.filter(({ kind }) => kind !== 'unlike-machines').length;
  const tested = examined.filter((one) => one.kind === 'measured');
  const suspectCount = tested.reduce(
    (sum, { application, screening }) =>
      sum + selectable(application, screening.suspects, compare).length,
    0,
  );
  const plan = freshPlan({ gates: gateCount, suspects: suspectCount }, alpha);
  const family = {
    alpha,
    plan,
    gates: gateCount,
    minimumPairs: gateCount === 0 ? 0 : minimumPairs({ tests: gateCount, alpha }),
    adjust: compare.adjust === 'holm' ? holm : benjaminiHochberg,
  };
  const leads: Leads = new Map(
    tested.map((one) => [
      one,
      followUp(one.application, one.screening.suspects, { compare, plan }),
    ]),
  );
  const values = collectP(examined, leads, family);
  const rows = examined.map((one) => gateRow(one, { leads, values, family }));
  return {
    rows,
    verdict: worstOf(rows),
    wanted: wantedPairs(leads, plan.pairs),
    underpowered: [
      ...new Set(
        rows.flatMap(({ reason, comparison }) => (reason === 'underpowered' ? [comparison] : [])),
      ),
    ],
  };
}

/** With one declared extension there are two looks, which share alpha. */
function alphaPerLook({ alpha, extendOnce }: CompareRules): number {
  return extendOnce ? alpha / 2 : alpha;
}

/** The raw p values of the job by what they belong to: gates that can be tested, and suspects run again. */
function collectP(
  examined: readonly Examined[],
  leads: Leads,
  family: Parameters<typeof isTestable>[1],
): Map<object, number> {
  const values = new Map<object, number>();
  for (const one of examined) {
    if (one.kind !== 'measured') continue;
    if (isTestable(one, family)) values.set(one, one.effect.pTwoSided);
    for (const lead of leads.get(one) ?? []) {
      if (lead.kind === 'tested') values.set(lead.suspect, lead.effect.pTwoSided);
    }
  }
  return values;
}

function wantedPairs(leads: Leads, pairs: number): WantedPairs[] {
  const wanted = new Map<string, WantedPairs>();
  for (const [{ application }, ofGate] of leads) {
    const { comparison, target } = application.contest;
    for (const { kind, suspect } of ofGate) {
      if (kind !== 'wanted') continue;
      const { case: id, mode } = suspect.cell;
      wanted.set(JSON.stringify([comparison, target, id, mode]), {
        ...{ comparison, target, case: id, mode, pairs },
      });
    }
  }
  return [...wanted.values()];
}

function worstOf(rows: readonly GateRow[]): Verdict | null {
  if (rows.length === 0) return null;
  const worst = Math.max(...rows.map(({ verdict }) => VERDICTS.indexOf(verdict)));
  return VERDICTS[worst] ?? null;
}
