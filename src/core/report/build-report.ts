import type { FailOn } from '../../domain/config-names.ts';
import type { EvidenceFault } from '../../domain/journal.ts';
import type { Comparison, Report, RunFacts } from '../../domain/report.ts';
import type { TrialRecord } from '../../domain/trial-record.ts';
import type { RunTarget } from '../../domain/run-settings.ts';
import type { PlannedTrial } from '../../domain/trial.ts';
import { isHeadSide } from './head-side.ts';
import { aggregate } from './aggregate.ts';
import { decideExit } from './exit-code.ts';
import { measuredTarget } from './measured-target.ts';
import { writeNotes } from './report-notes.ts';
import { emptyTrialRecord } from '../trial/trial-record.ts';

type TargetFacts = RunFacts['targets'][number];

/** What is known of a run without looking at its trials. */
export interface RunIdentity extends Omit<RunFacts, 'targets' | 'failOn'> {
  readonly failOn: readonly FailOn[];
  readonly targets: readonly RunTarget[];
}

/** What the judge made of the run. */
export type Judged = Pick<
  Report,
  'verdict' | 'gates' | 'budgets' | 'baseline' | 'policy' | 'calibration'
> & {
  /** Base beside head, case by case. */
  readonly arms: readonly Comparison[];
};

/** Nothing was to be judged, or the run was cut short. */
export const NOT_JUDGED: Judged = {
  ...{ verdict: null, gates: [], budgets: [], baseline: null, policy: null },
  ...{ calibration: null, arms: [] },
};

export interface ReportInput {
  readonly toolVersion: string;
  readonly run: RunIdentity;
  /** Every counted trial, in plan order. */
  readonly plan: readonly PlannedTrial[];
  /** Records in any order; those of trials outside the plan, such as warm-ups, are left out. */
  readonly records: readonly TrialRecord[];
  /** True while the run goes on, and for good when it was cut short. */
  readonly partial: boolean;
  /** What journal and records say against each other; null before they were held against each other. */
  readonly faults: readonly EvidenceFault[] | null;
  readonly judged: Judged;
  readonly failOnGiven: boolean;
}

/**
 * The whole report. Every planned trial is in it, in plan order; one without a record is `not-run` with
 * the reason `not-reached`.
 */
export function buildReport(input: ReportInput): Report {
  const { toolVersion, partial, records, plan, judged } = input;
  const trials = recordsOfPlan(plan, records);
  const run = {
    ...input.run,
    failOn: [...input.run.failOn],
    targets: targetFacts(input.run, trials),
  };
  const faults = input.faults ?? [];
  const fault = faults[0]?.code ?? null;
  const facts = aggregate({ trials, notSameRequest: notSameRequest(run), fault });
  const { failOnGiven } = input;
  const exit = decideExit({
    ...{ ...facts, ...judged, failOn: input.run.failOn, failOnGiven },
    hasHarnessError: trials.some(({ state }) => state === 'harness-error'),
  });
  return {
    schemaVersion: 1,
    tool: { name: 'agent-bench', version: toolVersion },
    run,
    verdict: judged.verdict,
    ...exit,
    partial,
    gates: judged.gates,
    budgets: judged.budgets,
    baseline: judged.baseline,
    policy: judged.policy,
    calibration: judged.calibration,
    passRate: facts.passRate,
    states: facts.states,
    coverage: facts.coverage,
    totals: facts.totals,
    evidence: { reconciled: input.faults !== null && faults.length === 0, faults: [...faults] },
    cells: facts.cells,
    comparisons: [...facts.comparisons, ...judged.arms],
    experiments: [],
    notes: writeNotes({ ...facts, run, trials, faults }),
    trials,
  };
}

/** The record of every planned trial; one that left none is `not-run`. */
export function recordsOfPlan(
  plan: readonly PlannedTrial[],
  records: readonly TrialRecord[],
): TrialRecord[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return plan.map(
    (trial) =>
      byId.get(trial.id) ?? emptyTrialRecord(trial, { state: 'not-run', reason: 'not-reached' }),
  );
}

function targetFacts({ targets }: RunIdentity, trials: readonly TrialRecord[]): TargetFacts[] {
  const models = modelsByTarget(trials);
  return targets.map((target) => {
    const { kind: _, ...measured } = measuredTarget(target);
    const modelsReturned = [...(models.get(target.id) ?? [])].sort();
    return { ...measured, baseUrl: target.baseUrl, modelsReturned };
  });
}

function modelsByTarget(trials: readonly TrialRecord[]): Map<string, Set<string>> {
  const models = new Map<string, Set<string>>();
  for (const { target, calls } of trials.filter(isHeadSide)) {
    const found = models.get(target) ?? new Set();
    models.set(target, found);
    for (const { model } of calls) if (model !== null) found.add(model);
  }
  return models;
}

/** Text mode never sends tools, so a tool choice makes its request another one. */
function notSameRequest({ targets }: Pick<RunFacts, 'targets'>): Set<string> {
  return new Set(
    targets
      .filter(({ params }) => params.toolChoice === 'required' || params.toolChoice === 'none')
      .map(({ id }) => id),
  );
}
