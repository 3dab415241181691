import type { GateRow, Suspect } from '../../domain/verdict.ts';
import type { Verdict } from '../../domain/verdict-names.ts';
import type { Effect } from '../compare/effect.ts';
import { decide, type Decision } from '../statistics/decide.ts';
import type { Application } from './application.ts';
import { isTestable, type Examined, type Measured } from './examine.ts';
import { exactFigures, exactSuspects } from './exact-row.ts';
import { adjustedP, type JobContext } from './job-context.ts';
import { judgedEffects, mainMargin } from './margins.ts';
import { countToDecide, minimumDetectable } from './power.ts';
import { showDistance, showEffect } from './show-effect.ts';
import { suspectRow } from './suspect-row.ts';

/** The row of one gate: its verdict, why, and the figures behind it. */
export function gateRow(examined: Examined, context: JobContext): GateRow {
  const blank = blankRow(examined.application);
  switch (examined.kind) {
    case 'absent':
      return { ...blank, ...absence(examined.application) };
    case 'empty':
      return { ...blank, verdict: 'inconclusive', reason: 'nothing-to-compare' };
    case 'invalid':
      return { ...blank, verdict: 'invalid', ...examined.objection };
    case 'exact':
      return { ...blank, ...exactVerdict(examined), ...exactFigures(examined) };
    case 'unlike-machines':
      return {
        ...blank,
        ...showEffect(examined.effect),
        verdict: 'inconclusive',
        reason: 'runner-differs',
      };
    case 'measured':
      return { ...blank, ...measuredRow(examined, context) };
  }
}

function blankRow({ gate, metric, contest, cells }: Application): GateRow {
  const { comparison, target } = contest;
  return {
    ...{ metric: metric.name, comparison, target, where: gate.where },
    ...{ verdict: 'inconclusive', reason: 'nothing-to-compare', detail: null, improved: false },
    ...{ method: null, scale: metric.scale, effect: null, interval: null, level: null },
    ...{ difference: null, differenceInterval: null, base: null, head: null },
    ...{ p: null, pAdjusted: null, n: 0 },
    planned: cells.reduce((sum, cell) => sum + cell.planned, 0),
    margin: {
      percent: gate.maxRegressionPercent ?? null,
      absolute: gate.minAbsolute ?? null,
      points: gate.maxDropPoints ?? null,
    },
    strict: gate.strict,
    ...{
      toDecide: null,
      minimumDetectable: null,
      suspects: [],
      unscreened: 0,
      leftOut: 0,
      flags: [],
    },
  };
}

type Outcome = Pick<GateRow, 'verdict' | 'reason'>;

function absence({ contest }: Application): Partial<GateRow> {
  if (contest.absent === null) return {};
  const { reason, invalid, detail } = contest.absent;
  return { verdict: invalid ? 'invalid' : 'inconclusive', reason, detail };
}

function exactVerdict(exact: Extract<Examined, { kind: 'exact' }>): Partial<GateRow> {
  const { result, hangsOnMissing, application } = exact;
  if (result.cells.length === 0) return insufficient(application);
  const suspects = exactSuspects(exact);
  if (hangsOnMissing) return { verdict: 'inconclusive', reason: 'missing-data', suspects };
  return suspects.length > 0
    ? { verdict: 'regressed', reason: 'case-regressed', suspects }
    : { verdict: 'pass', reason: 'inside-margin' };
}

function insufficient({ contest }: Application): Outcome {
  return {
    verdict: 'inconclusive',
    reason: contest.paired ? 'insufficient-pairs' : 'insufficient-trials',
  };
}

function measuredRow(measured: Measured, context: JobContext): Partial<GateRow> {
  const { effect, screening, leftOut, application } = measured;
  const suspects = (context.leads.get(measured) ?? []).map((lead) =>
    suspectRow(lead, application, context),
  );
  const decision = decideOn(effect, measured, context);
  const outcome = outcomeOf({ measured, decision, suspects, context });
  return {
    ...showEffect(effect),
    ...outcome,
    improved: decision.improved && outcome.verdict !== 'regressed',
    p: context.values.get(measured) ?? null,
    pAdjusted: adjustedP(measured, context),
    toDecide: outcome.verdict === 'inconclusive' ? toDecide(measured, context) : null,
    minimumDetectable: showDistance(
      minimumDetectable(effect, context.family.alpha / Math.max(1, context.family.gates)),
      effect.scale,
    ),
    suspects,
    unscreened: screening.unscreened,
    leftOut,
    flags: [
      ...(effect.approximate ? (['approximate'] as const) : []),
      ...(effect.ties ? (['ties'] as const) : []),
      ...(measured.varies ? (['exact-metric-varies'] as const) : []),
    ],
  };
}

interface OutcomeQuestion {
  readonly measured: Measured;
  readonly decision: Decision;
  readonly suspects: readonly Suspect[];
  readonly context: JobContext;
}

/** A confirmed case is a regression whatever the suite says; an open one is never a pass. */
function outcomeOf({ measured, decision, suspects, context }: OutcomeQuestion): Outcome {
  const has = (outcome: Suspect['outcome']): boolean =>
    suspects.some((suspect) => suspect.outcome === outcome);
  const hangs = hangsOnMissing(measured, decision.verdict, context);
  if (decision.verdict === 'regressed' && !hangs) {
    return { verdict: 'regressed', reason: 'beyond-margin' };
  }
  if (has('confirmed')) return { verdict: 'regressed', reason: 'case-regressed' };
  if (hangs) return { verdict: 'inconclusive', reason: 'missing-data' };
  if (has('open')) return { verdict: 'inconclusive', reason: 'suspect-case' };
  if (decision.verdict === 'pass') return { verdict: 'pass', reason: 'inside-margin' };
  return decision.reason === 'insufficient-pairs'
    ? insufficient(measured.application)
    : { verdict: 'inconclusive', reason: 'underpowered' };
}

/** True when the verdict turns if the missing trials had gone one way or the other. */
function hangsOnMissing(measured: Measured, verdict: Verdict, context: JobContext): boolean {
  if (measured.bounds === null) return false;
  return measured.bounds.some((effect) => {
    const values = new Map(context.values).set(measured, effect.pTwoSided);
    return decideOn(effect, measured, { ...context, values }).verdict !== verdict;
  });
}

function decideOn(effect: Effect, measured: Measured, context: JobContext): Decision {
  const { application } = measured;
  const { worse, margins, gate } = application;
  const judged = judgedEffects(effect, margins);
  if (judged === null || !isTestable({ ...measured, effect }, context.family)) {
    return { verdict: 'inconclusive', improved: false, reason: 'insufficient-pairs' };
  }
  const { alpha } = context.family;
  return decide(
    { count: effect.n, adjustedP: adjustedP(measured, context) ?? 1, ...judged },
    { worse, alpha, strict: gate.strict, minimumCount: 0 },
  );
}

/** The n that would decide, over all cells, and how many runs of each cell that is. */
function toDecide(
  { effect, application, screening }: Measured,
  { family }: JobContext,
): GateRow['toDecide'] {
  const cells = Math.max(1, application.cells.length);
  const atLeast = effect.method === 'signed-rank' ? family.minimumPairs : 0;
  const n = countToDecide(effect, {
    margin: mainMargin(effect, application.margins),
    alpha: family.alpha / Math.max(1, family.gates),
    atLeast,
  });
  const runsFor = (count: number): number | null =>
    application.design.generalize === 'cases' ? null : Math.ceil(count / cells);
  if (n !== null) return { n, runs: runsFor(n) };
  if (atLeast === 0 || effect.n >= atLeast || screening.suspects.length > 0) return null;
  return { n: atLeast, runs: runsFor(atLeast) };
}
