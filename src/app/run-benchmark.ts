import type { MatrixEvidence } from '../core/compare/matrix-contests.ts';
import type { ConfirmBar } from '../core/compare/contest.ts';
import type { JoinedShards } from '../core/merge/join-shards.ts';
import type { Opponent } from '../core/compare/opponent.ts';
import { baselineRecord } from '../core/compare/baseline-record.ts';
import { calibrate } from '../core/judge/calibrate.ts';
import { judgeRun, type RunJudgement } from '../core/judge/judge-run.ts';
import { reconcile } from '../core/evidence/reconcile.ts';
import { planConfirmation } from '../core/plan/plan-confirmation.ts';
import { inPlanOrder } from '../core/plan/plan-order.ts';
import { budgetsOfPart, partOf } from '../core/plan/settings-part.ts';
import { planTrials, type Plan, type PlanInput } from '../core/plan/plan-trials.ts';
import {
  buildReport,
  NOT_JUDGED,
  recordsOfPlan,
  type Judged,
  type RunIdentity,
} from '../core/report/build-report.ts';
import { measuredTarget } from '../core/report/measured-target.ts';
import type { Hash } from '../core/evidence/identity-digest.ts';
import type { BaselineRecord } from '../domain/baseline.ts';
import type { EvidenceFault } from '../domain/journal.ts';
import type { Report } from '../domain/report.ts';
import type { RunSettings } from '../domain/run-settings.ts';
import type { TrialRecord } from '../domain/trial-record.ts';
import type { PlannedTrial } from '../domain/trial.ts';
import type { PolicyFacts } from '../domain/verdict.ts';
import { createGrowingReport, type GrowingReport } from './growing-report.ts';
import type { Progress } from './ports.ts';
import { publishBundle } from './publish-bundle.ts';
import { runPlan, type Sides } from './run-plan.ts';
import type { TrialPorts } from './run-trial.ts';
import { createSpending } from './spending.ts';

export interface BenchmarkPorts extends Omit<TrialPorts, 'spending'> {
  readonly progress: Progress;
  readonly toolVersion: string;
  /** SHA-256 in hex. */
  readonly hash: Hash;
  /** What the report says of the run, but for how long it took. */
  readonly identity: Omit<RunIdentity, 'durationMs'>;
}

/** What a run is compared with, and whose rules judge it. */
export interface Challenge {
  readonly opponent: Opponent | null;
  /** The base's side, where it runs in this job. */
  readonly base: RunSettings | null;
  readonly policy: PolicyFacts | null;
  /** The base is the head itself: the run says how noisy it is and how its rules would take that. */
  readonly calibrates: boolean;
  /** Shards that were run elsewhere, to be judged here; null for a run of its own. */
  readonly merged: JoinedShards | null;
  /** Why suspects can't be run again, known from the start. */
  readonly bar: ConfirmBar | null;
}

/** Nothing to compare with. */
export const NO_CHALLENGE: Challenge = {
  ...{ opponent: null, base: null, policy: null, calibrates: false, merged: null, bar: null },
};

export interface Finished {
  readonly report: Report;
  /** What later runs can be compared with; null when this run is no fit baseline. */
  readonly record: BaselineRecord | null;
  /** Absolute path of the bundle. */
  readonly reportDir: string;
}

/**
 * Runs a whole matrix benchmark: plan, trials, judgement, report, bundle. What the judge still wants, an
 * extension or fresh pairs of suspects, is run and judged again. A failed trial never stops it; what never
 * ran is in the report as `not-run`. After the signal the rest is not run, nothing is judged, and the report
 * is partial.
 */
export async function runBenchmark(
  settings: RunSettings,
  challenge: Challenge,
  { ports, signal }: { readonly ports: BenchmarkPorts; readonly signal: AbortSignal },
): Promise<Finished> {
  const startedAtMs = ports.clock();
  const { merged } = challenge;
  const plan =
    merged === null ? planTrials(planInput(settings, challenge)) : { ...merged, blocks: [] };
  let trials = plan.trials;
  const build = (
    records: readonly TrialRecord[],
    judged: Judged | null,
    faults: readonly EvidenceFault[] | null,
  ): Report =>
    buildReport({
      faults,
      toolVersion: ports.toolVersion,
      run: {
        ...ports.identity,
        durationMs: ports.clock() - startedAtMs + (merged?.durationMs ?? 0),
      },
      plan: trials,
      records,
      partial: judged === null,
      judged: judged ?? { ...NOT_JUDGED, policy: challenge.policy },
      failOnGiven: settings.failOnGiven,
    });
  const growing = createGrowingReport({ ...ports, build: (records) => build(records, null, null) });
  for (const record of merged?.records ?? []) growing.add(record);
  if (merged === null) ports.progress.planned(trials.length);
  try {
    const judged = await runAndJudge(plan, settings, {
      ...{ challenge, ports, signal, growing },
      trialsSoFar: () => recordsOfPlan(trials, growing.records),
      extend: (more) => {
        trials = inPlanOrder([...trials, ...more]);
        ports.progress.planned(trials.length - (merged?.trials.length ?? 0));
      },
    });
    if (judged === null) writeAbort(ports, { stage: 'trials', reason: 'cancelled' });
    ports.journal.seal();
    const faults = reconcile(
      ports.journal.export(),
      recordsOfPlan(trials, growing.records),
      ports.hash,
    );
    const report = build(growing.records, judged, faults);
    const record = recordOf(report, settings);
    ports.sink.write('baseline.json', `${JSON.stringify(record)}\n`);
    const isFit = judged !== null && report.exitCode !== 2 && faults.length === 0;
    return { report, record: isFit ? record : null, reportDir: publishBundle(report, ports) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    writeAbort(ports, { stage: 'report', reason: ports.redactor.text(reason) });
    throw error;
  }
}

interface Running {
  readonly challenge: Challenge;
  readonly ports: BenchmarkPorts;
  readonly signal: AbortSignal;
  readonly growing: GrowingReport;
  readonly trialsSoFar: () => readonly TrialRecord[];
  /** Takes trials into the plan that were not in it from the start. */
  readonly extend: (trials: readonly PlannedTrial[]) => void;
}

/** Runs the plan and whatever the judge asks for on top; null when the run was cut short. */
async function runAndJudge(
  plan: Plan,
  settings: RunSettings,
  running: Running,
): Promise<Judged | null> {
  const { challenge, ports, signal, growing } = running;
  const sides: Sides = { head: settings, base: challenge.base };
  const run = {
    ...{ signal, take: growing.add, unusable: new Map<string, string>() },
    ports: { ...ports, spending: createSpending(budgetsOfPart(settings)) },
  };
  const judgeNow = (bar: MatrixEvidence['bar'] = null): RunJudgement =>
    judgeRun(
      { ...settings, policy: challenge.policy },
      challenge.opponent,
      evidenceOf(settings, { ...running, bar }),
    );
  const runMore = async (more: Plan): Promise<void> => {
    running.extend(more.trials);
    await runPlan(more.blocks, sides, run);
  };

  await runPlan(plan.blocks, sides, run);
  if (signal.aborted) return null;
  let judgement = judgeNow(challenge.bar);
  if (settings.shard !== null) return { ...NOT_JUDGED, baseline: judgement.judged.baseline };
  if (challenge.calibrates) return calibrated(judgement, settings);
  if (
    settings.compare.extendOnce &&
    challenge.base !== null &&
    judgement.underpowered.includes('base-ref')
  ) {
    await runMore(planTrials({ ...planInput(settings, challenge), done: settings.runs }));
    if (signal.aborted) return null;
    judgement = judgeNow();
  }
  if (judgement.wanted.length > 0) {
    await runMore(planConfirmation(judgement.wanted, settings.seed));
    if (signal.aborted) return null;
    const isSpent = growing.records.some(({ reason }) => reason === 'budget-spent');
    judgement = judgeNow(isSpent ? 'budget-spent' : challenge.bar);
  }
  return judgement.judged;
}

const RESAMPLES = 400;

function calibrated({ judged, contests }: RunJudgement, settings: RunSettings): Judged {
  const { gates, compare, seed } = settings;
  const calibration = calibrate({ gates, compare, contests, seed, resamples: RESAMPLES });
  return { ...NOT_JUDGED, baseline: judged.baseline, calibration };
}

function planInput(settings: RunSettings, { base, opponent }: Challenge): PlanInput {
  const { targets, cases, modes, runs, warmup, seed } = settings;
  return {
    ...{ modes, runs, warmup, seed },
    targets: targets.map(({ id }) => id),
    agents: new Set(targets.filter(({ agent }) => agent !== null).map(({ id }) => id)),
    cases: cases.map(({ definition }) => definition.id),
    base:
      base === null || opponent?.kind !== 'base-ref'
        ? null
        : {
            targets: base.targets.map(({ id }) => id),
            cases: opponent.commonCases,
          },
    ...(settings.shard !== null && { includes: partOf(settings, settings.shard).includes }),
  };
}

function evidenceOf(
  { live, targets }: RunSettings,
  {
    challenge,
    ports,
    trialsSoFar,
    bar,
  }: Pick<Running, 'challenge' | 'ports' | 'trialsSoFar'> & Pick<MatrixEvidence, 'bar'>,
): MatrixEvidence {
  const trials = trialsSoFar();
  const isCompared = challenge.opponent !== null;
  const faults = isCompared ? reconcile(ports.journal.export(), trials, ports.hash) : [];
  return {
    mock: !live,
    runner: ports.identity.runner,
    targets: targets.map(measuredTarget),
    caseHashes: ports.identity.caseHashes,
    trials,
    unreconciled: faults.map(({ words }) => words),
    bar,
  };
}

function recordOf(
  { tool, run, trials }: Report,
  { targets, compare }: RunSettings,
): BaselineRecord {
  const { branch, commit, startedAt, live, textTemplate, configHash, caseHashes, runner } = run;
  return baselineRecord(
    {
      ...{ tool, name: compare.baseline.name, branch, commit, createdAt: startedAt, live },
      ...{ textTemplate, configHash, caseHashes, runner },
      targets: targets.map(measuredTarget),
    },
    trials,
  );
}

/** Says in the bundle itself that the run was cut short, where and why. */
function writeAbort(
  { sink }: Pick<BenchmarkPorts, 'sink'>,
  abort: { readonly stage: 'trials' | 'report'; readonly reason: string },
): void {
  sink.write('abort.json', `${JSON.stringify(abort)}\n`);
}
