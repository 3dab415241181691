import type { Block } from '../core/plan/plan-trials.ts';
import { emptyTrialRecord } from '../core/trial/trial-record.ts';
import type { RunSettings } from '../domain/run-settings.ts';
import type { TrialRecord } from '../domain/trial-record.ts';
import type { PlannedTrial } from '../domain/trial.ts';
import type { Progress } from './ports.ts';
import { runBlocks } from './run-blocks.ts';
import { NOT_CONTAINED, runTrial, type TrialPorts, type TrialSetting } from './run-trial.ts';

/** The settings of each side; a run without a base has one. */
export interface Sides {
  readonly head: RunSettings;
  readonly base: RunSettings | null;
}

export interface PlanRun {
  readonly ports: TrialPorts & { readonly progress: Progress };
  readonly signal: AbortSignal;
  /** Takes each counted trial's record as soon as it is there. */
  readonly take: (record: TrialRecord) => void;
  /** Targets of a side that no later trial gets past, with the reason; kept over several plans. */
  readonly unusable: Map<string, string>;
}

/**
 * Runs blocks of trials. A failed trial never stops them; after the signal, and once a total of the run is
 * spent, what is left is `not-run`.
 */
export async function runPlan(blocks: readonly Block[], sides: Sides, run: PlanRun): Promise<void> {
  await runBlocks(blocks, sides.head.concurrency, async (block: Block) => {
    for (const trial of block) {
      const record = await runOrSkip(trial, sides, run);
      if (trial.phase === 'warmup') continue;
      if (record.reason?.startsWith(NOT_CONTAINED) === true) run.unusable.set(EVERYTHING, UNSAFE);
      if (isRefusal(record)) run.unusable.set(sideKey(trial), `target-${record.reason}`);
      run.take(record);
      run.ports.progress.trialEnded(trial, record.state, record.reason);
    }
  });
}

async function runOrSkip(trial: PlannedTrial, sides: Sides, run: PlanRun): Promise<TrialRecord> {
  const unusable = run.unusable.get(EVERYTHING) ?? run.unusable.get(sideKey(trial));
  const reason = run.signal.aborted ? 'cancelled' : unusable;
  if (reason !== undefined) return emptyTrialRecord(trial, { state: 'not-run', reason });
  const settings = trial.arm === 'base' ? sides.base : sides.head;
  return runTrial(settingOf(trial, settings), settings ?? sides.head, run);
}

/** After an agent whose end could not be proven nothing of the run is started any more. */
const EVERYTHING = '*';
const UNSAFE = 'not-contained';

function sideKey({ target, arm }: PlannedTrial): string {
  return JSON.stringify([target, arm]);
}

/** Answers that no later trial of the target will get past: no access, or nothing there. */
const REFUSALS = ['http-401', 'http-403', 'http-404'];

function isRefusal({ state, reason }: TrialRecord): boolean {
  return state === 'infra-error' && reason !== null && REFUSALS.includes(reason);
}

function settingOf(trial: PlannedTrial, settings: RunSettings | null): TrialSetting {
  const target = settings?.targets.find((candidate) => candidate.id === trial.target);
  const runCase = settings?.cases.find((candidate) => candidate.definition.id === trial.case);
  if (target === undefined || runCase === undefined) {
    throw new TypeError(`the plan holds ${trial.id}, the settings do not`);
  }
  return { trial, target, case: runCase };
}
