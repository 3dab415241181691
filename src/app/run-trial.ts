import { finalTextOf } from '../core/evaluate/final-text.ts';
import { evaluate } from '../core/evaluate/evaluate.ts';
import type { Redactor } from '../core/redact/redact.ts';
import { buildTrialRecord, emptyTrialRecord } from '../core/trial/trial-record.ts';
import type { TrialEvidence } from '../domain/evidence.ts';
import { Failure } from '../domain/failure.ts';
import type { TrialRecord } from '../domain/trial-record.ts';
import type { RunCase, RunSettings, RunTarget } from '../domain/run-settings.ts';
import type { Rate, RateCard } from '../domain/rates.ts';
import type { PlannedTrial } from '../domain/trial.ts';
import type { Wait } from './attempts.ts';
import type { AgentParts, ChatClient, Ledger, LedgerStore, ReportSink } from './ports.ts';
import { runAgentCase } from './run-agent-case.ts';
import { runCase, type CaseTools } from './run-case.ts';
import type { SpendingMeter } from './spending.ts';

export interface TrialPorts extends Omit<CaseTools, 'client' | 'ledger' | 'meter'> {
  /** The provider's side of one trial: its own client, opened and closed with it. */
  readonly openChat: (trial: PlannedTrial) => ChatClient;
  /** What agent processes of the trial's side run with; null where scripts play all agents. */
  readonly agentsOf: (trial: PlannedTrial) => AgentParts | null;
  readonly ledgers: LedgerStore;
  readonly sink: ReportSink;
  readonly redactor: Redactor;
  readonly spending: SpendingMeter;
}

/** One planned trial with what the settings say of its target and case. */
export interface TrialSetting {
  readonly trial: PlannedTrial;
  readonly target: RunTarget;
  readonly case: RunCase;
}

/**
 * Runs one trial in isolation: its own agent, client and ledger, opened, used and closed here. It
 * never throws: what goes wrong on our side becomes a record with state `harness-error`.
 */
export async function runTrial(
  setting: TrialSetting,
  settings: RunSettings,
  { ports, signal }: { readonly ports: TrialPorts; readonly signal: AbortSignal },
): Promise<TrialRecord> {
  const ledger = ports.ledgers.open();
  try {
    const evidence = await gatherEvidence(setting, settings, { ports, ledger, signal });
    const record = judge(setting, settings, { ports, evidence });
    if (keeps(settings.keepLedgers, record)) keepLedger(setting.trial, evidence, ports);
    return record;
  } catch (error) {
    const record = emptyTrialRecord(setting.trial, {
      state: 'harness-error',
      reason: reasonOf(error),
    });
    return ports.redactor.deep(record);
  } finally {
    ledger.close();
  }
}

/** With this, what is left of an agent could not be ended: nothing more may be started. */
export const NOT_CONTAINED = 'not-contained: ';

function reasonOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  const isUncontained = error instanceof Failure && error.code === 'containment';
  return isUncontained ? `${NOT_CONTAINED}${words}` : words;
}

interface Surroundings {
  readonly ports: TrialPorts;
  readonly ledger: Ledger;
  readonly signal: AbortSignal;
}

async function gatherEvidence(
  setting: TrialSetting,
  settings: RunSettings,
  around: Surroundings,
): Promise<TrialEvidence> {
  const { target, case: task } = setting;
  const limit = task.definition.limits.trialTimeoutSeconds ?? target.limits.trialTimeoutSeconds;
  const deadline = startDeadline(limit * 1000, around.ports.wait, around.signal);
  try {
    await runWhatever(setting, settings, { ...around, signal: deadline.signal });
    return around.ledger.read();
  } finally {
    deadline.clear();
  }
}

function runWhatever(
  setting: TrialSetting,
  settings: RunSettings,
  around: Surroundings,
): Promise<void> {
  const parts = setting.trial.mode === 'agent' ? around.ports.agentsOf(setting.trial) : null;
  return parts === null
    ? runBuiltIn(setting, settings, around)
    : runProcess(setting, settings, { ...around, parts });
}

async function runBuiltIn(
  { trial, target, case: { definition } }: TrialSetting,
  { live, rateCard }: RunSettings,
  { ports, ledger, signal }: Surroundings,
): Promise<void> {
  const client = ports.openChat(trial);
  // In mock mode scripts play an agent process as a whole.
  const mode = trial.mode === 'agent' ? 'native' : trial.mode;
  const meter = ports.spending.meterFor(trial, rateOf(target, rateCard));
  try {
    const caseRun = { trialId: trial.id, target, definition, mode, mock: !live };
    await runCase(caseRun, { ...ports, client, ledger, meter }, signal);
  } finally {
    await client.close();
  }
}

function runProcess(
  { trial, target, case: { definition } }: TrialSetting,
  { rateCard }: RunSettings,
  around: Surroundings & { readonly parts: AgentParts },
): Promise<void> {
  const { ports, ledger, parts, signal } = around;
  const { agent } = target;
  if (agent === null) throw new TypeError(`the target ${target.id} is no agent process`);
  const meter = ports.spending.meterFor(trial, rateOf(target, rateCard));
  return runAgentCase(
    {
      ...{ trialId: trial.id, target, agent, definition },
      rateOf: (model) => rateOf({ ...target, model }, rateCard),
    },
    { ...ports, ledger, meter, parts },
    signal,
  );
}

/** A signal that aborts with the run's, or with the reason `trial-deadline` when time is up. */
function startDeadline(
  durationMs: number,
  wait: Wait,
  runSignal: AbortSignal,
): { readonly signal: AbortSignal; clear(): void } {
  const controller = new AbortController();
  const { signal } = controller;
  const cancel = (): void => controller.abort(runSignal.reason);
  if (runSignal.aborted) cancel();
  runSignal.addEventListener('abort', cancel);
  void wait(durationMs, signal).then(() => controller.abort('trial-deadline'));
  return {
    signal,
    clear() {
      runSignal.removeEventListener('abort', cancel);
      controller.abort('trial-ended');
    },
  };
}

function judge(
  { trial, target, case: { definition } }: TrialSetting,
  { rateCard, outputs }: RunSettings,
  { ports, evidence }: { readonly ports: TrialPorts; readonly evidence: TrialEvidence },
): TrialRecord {
  const evaluation = evaluate(evidence, definition, ports);
  const rateOfModel = (model: string): Rate | null => rateOf({ ...target, model }, rateCard);
  const output = keeps(outputs, evaluation) ? finalTextOf(evidence) : null;
  return ports.redactor.deep(
    buildTrialRecord({ trial, evidence, evaluation, rateOf: rateOfModel, output }),
  );
}

function rateOf(
  { provider, model }: Pick<RunTarget, 'provider' | 'model'>,
  card: RateCard | null,
): Rate | null {
  return card?.rates[`${provider}/${model}`] ?? null;
}

function keeps(policy: RunSettings['outputs'], { state }: Pick<TrialRecord, 'state'>): boolean {
  return policy === 'all' || (policy === 'failures' && state !== 'passed');
}

/** A kept ledger is written again from redacted events: the one in memory may hold a key. */
function keepLedger(
  trial: PlannedTrial,
  evidence: TrialEvidence,
  { ledgers, redactor, sink }: TrialPorts,
): void {
  const { startedAtMs, calls, waits, tools, launches, stop } = redactor.deep(evidence);
  const copy = ledgers.open();
  copy.append({ type: 'start', atMs: startedAtMs });
  for (const event of [...calls, ...waits, ...tools, ...launches, stop]) copy.append(event);
  sink.write(`ledger.${trial.id.replaceAll('/', '.')}.sqlite`, copy.serialize());
  copy.close();
}
