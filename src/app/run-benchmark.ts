import { buildReport, type RunIdentity } from '../core/report/build-report.ts';
import { planTrials, type Block, type Plan } from '../core/plan-trials.ts';
import { emptyTrialRecord } from '../core/trial/trial-record.ts';
import type { Report } from '../domain/report.ts';
import type { TrialRecord } from '../domain/trial-record.ts';
import type { RunSettings } from '../domain/run-settings.ts';
import type { PlannedTrial } from '../domain/trial.ts';
import type { Progress } from './ports.ts';
import { publishBundle } from './publish-bundle.ts';
import { runBlocks } from './run-blocks.ts';
import { runTrial, type TrialPorts, type TrialSetting } from './run-trial.ts';
import { createGrowingReport } from './growing-report.ts';

export interface BenchmarkPorts extends TrialPorts {
  readonly progress: Progress;
  readonly toolVersion: string;
  /** What the report says of the run, but for how long it took. */
  readonly identity: Omit<RunIdentity, 'durationMs'>;
}

export interface Finished {
  readonly report: Report;
  /** Absolute path of the bundle. */
  readonly reportDir: string;
}

/**
 * Runs a whole matrix benchmark: plan, trials, report, bundle. A failed trial never stops it; what
 * never ran is in the report as `not-run`. After the signal the rest is not run and the report is partial.
 */
export async function runBenchmark(
  settings: RunSettings,
  ports: BenchmarkPorts,
  signal: AbortSignal,
): Promise<Finished> {
  const plan = planTrials({
    ...settings,
    targets: settings.targets.map((target) => target.id),
    cases: settings.cases.map((runCase) => runCase.definition.id),
  });
  const startedAtMs = ports.clock();
  const build = (records: readonly TrialRecord[], partial: boolean): Report =>
    buildReport({
      toolVersion: ports.toolVersion,
      run: { ...ports.identity, durationMs: ports.clock() - startedAtMs },
      plan: plan.trials,
      records,
      partial,
    });
  const growing = createGrowingReport({ ...ports, build: (records) => build(records, true) });
  ports.progress.planned(plan.trials.length);
  try {
    await runPlan(plan, settings, { ports, signal, take: growing.add });
    if (signal.aborted) writeAbort(ports, { stage: 'trials', reason: 'cancelled' });
    const report = build(growing.records, signal.aborted);
    return { report, reportDir: publishBundle(report, ports) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    writeAbort(ports, { stage: 'report', reason: ports.redactor.text(reason) });
    throw error;
  }
}

/** Says in the bundle itself that the run was cut short, where and why. */
function writeAbort(
  { sink }: Pick<BenchmarkPorts, 'sink'>,
  abort: { readonly stage: 'trials' | 'report'; readonly reason: string },
): void {
  sink.write('abort.json', `${JSON.stringify(abort)}\n`);
}

interface PlanRun {
  readonly ports: BenchmarkPorts;
  readonly signal: AbortSignal;
  /** Takes each counted trial's record as soon as it is there. */
  readonly take: (record: TrialRecord) => void;
}

async function runPlan(plan: Plan, settings: RunSettings, run: PlanRun): Promise<void> {
  const unusable = new Map<string, string>();
  await runBlocks(plan.blocks, settings.concurrency, async (block: Block) => {
    for (const trial of block) {
      const record = await runOrSkip(trial, settings, { ...run, unusable });
      if (trial.phase === 'warmup') continue;
      if (isRefusal(record)) unusable.set(trial.target, `target-${record.reason}`);
      run.take(record);
      run.ports.progress.trialEnded(trial, record.state, record.reason);
    }
  });
}

function runOrSkip(
  trial: PlannedTrial,
  settings: RunSettings,
  run: PlanRun & { readonly unusable: ReadonlyMap<string, string> },
): Promise<TrialRecord> {
  const reason = run.signal.aborted ? 'cancelled' : run.unusable.get(trial.target);
  if (reason !== undefined) {
    return Promise.resolve(emptyTrialRecord(trial, { state: 'not-run', reason }));
  }
  return runTrial(settingOf(trial, settings), settings, run);
}

/** Answers that no later trial of the target will get past: no access, or nothing there. */
const REFUSALS = ['http-401', 'http-403', 'http-404'];

function isRefusal({ state, reason }: TrialRecord): boolean {
  return state === 'infra-error' && reason !== null && REFUSALS.includes(reason);
}

function settingOf(trial: PlannedTrial, settings: RunSettings): TrialSetting {
  const target = settings.targets.find((candidate) => candidate.id === trial.target);
  const runCase = settings.cases.find((candidate) => candidate.definition.id === trial.case);
  if (target === undefined || runCase === undefined) {
    throw new TypeError(`the plan holds ${trial.id}, the settings do not`);
  }
  return { trial, target, case: runCase };
}
