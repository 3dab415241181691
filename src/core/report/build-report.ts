import type { ChatParams } from '../../domain/config.ts';
import type { FailOn } from '../../domain/config-names.ts';
import type { Report, RunFacts } from '../../domain/report.ts';
import type { TrialRecord } from '../../domain/trial-record.ts';
import type { RunTarget } from '../../domain/run-settings.ts';
import type { PlannedTrial } from '../../domain/trial.ts';
import { aggregate } from './aggregate.ts';
import { decideExit } from './exit-code.ts';
import { writeNotes } from './report-notes.ts';
import { emptyTrialRecord } from '../trial/trial-record.ts';

type TargetFacts = RunFacts['targets'][number];

/** What is known of a run without looking at its trials. */
export interface RunIdentity extends Omit<RunFacts, 'targets' | 'failOn'> {
  readonly failOn: readonly FailOn[];
  readonly targets: readonly Pick<RunTarget, 'id' | 'provider' | 'model' | 'baseUrl' | 'params'>[];
}

export interface ReportInput {
  readonly toolVersion: string;
  readonly run: RunIdentity;
  /** Every counted trial, in plan order. */
  readonly plan: readonly PlannedTrial[];
  /** Records in any order; those of trials outside the plan, such as warm-ups, are left out. */
  readonly records: readonly TrialRecord[];
  /** True while the run goes on, and for good when it was cut short. */
  readonly partial: boolean;
}

/**
 * The whole report. Every planned trial is in it, in plan order; one without a record is `not-run` with
 * the reason `not-reached`.
 */
export function buildReport(input: ReportInput): Report {
  const { toolVersion, partial, records, plan } = input;
  const trials = inPlanOrder(plan, records);
  const run = {
    ...input.run,
    failOn: [...input.run.failOn],
    targets: targetFacts(input.run, trials),
  };
  const facts = aggregate({ trials, notSameRequest: notSameRequest(run) });
  return {
    schemaVersion: 1,
    tool: { name: 'agent-bench', version: toolVersion },
    run,
    verdict: null,
    ...decideExit({ ...facts, failOn: input.run.failOn }),
    partial,
    gates: [],
    budgets: [],
    baseline: null,
    passRate: facts.passRate,
    states: facts.states,
    coverage: facts.coverage,
    totals: facts.totals,
    cells: facts.cells,
    comparisons: facts.comparisons,
    experiments: [],
    notes: writeNotes({ ...facts, run, trials }),
    trials,
  };
}

function inPlanOrder(
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
  return targets.map(({ id, provider, model, baseUrl, params }) => ({
    id,
    provider,
    model,
    baseUrl,
    params: sentParams(params),
    modelsReturned: [...(models.get(id) ?? [])].sort(),
  }));
}

/** A parameter that is undefined is as good as absent: it was not sent. */
function sentParams(params: ChatParams): TargetFacts['params'] {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function modelsByTarget(trials: readonly TrialRecord[]): Map<string, Set<string>> {
  const models = new Map<string, Set<string>>();
  for (const { target, calls } of trials) {
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
