import { evaluate } from '../core/evaluate/evaluate.ts';
import type { Redactor } from '../core/redact/redact.ts';
import { buildTrialRecord, emptyTrialRecord } from '../core/trial/trial-record.ts';
import type { TrialEvidence } from '../domain/evidence.ts';
import type { TrialRecord } from '../domain/trial-record.ts';
import type { RunCase, RunSettings, RunTarget } from '../domain/run-settings.ts';
import type { Rate, RateCard } from '../domain/rates.ts';
import type { PlannedTrial } from '../domain/trial.ts';
import type { Wait } from './attempts.ts';
import type { ChatClient, Ledger, LedgerStore, ReportSink } from './ports.ts';
import { runCase, type CaseTools } from './run-case.ts';
import type { SpendingMeter } from './spending.ts';

export interface TrialPorts extends Omit<CaseTools, 'client' | 'ledger' | 'meter'> {
  /** The provider's side of one trial: its own client, opened and closed with it. */
  readonly openChat: (trial: PlannedTrial) => ChatClient;
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
    const reason = error instanceof Error ? error.message : String(error);
    const record = emptyTrialRecord(setting.trial, { state: 'harness-error', reason });
    return ports.redactor.deep(record);
  } finally {
    ledger.close();
  }
}

async function gatherEvidence(
  { trial, target, case: { definition } }: TrialSetting,
  { live, rateCard }: RunSettings,
  run: { readonly ports: TrialPorts; readonly ledger: Ledger; readonly signal: AbortSignal },
): Promise<TrialEvidence> {
  const { ports, ledger } = run;
  if (trial.mode === 'agent') throw new TypeError('a chat trial has mode native or text');
  const client = ports.openChat(trial);
  const limit = definition.limits.trialTimeoutSeconds ?? target.limits.trialTimeoutSeconds;
  const deadline = startDeadline(limit * 1000, ports.wait, run.signal);
  try {
    const { mode } = trial;
    const caseRun = { trialId: trial.id, target, definition, mode, mock: !live };
    const meter = ports.spending.meterFor(trial, rateOf(target, rateCard));
    await runCase(caseRun, { ...ports, client, ledger, meter }, deadline.signal);
    return ledger.read();
  } finally {
    deadline.clear();
    await client.close();
  }
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
  const rate = rateOf(target, rateCard);
  const output = keeps(outputs, evaluation) ? (evidence.calls.at(-1)?.text ?? null) : null;
  return ports.redactor.deep(buildTrialRecord({ trial, evidence, evaluation, rate, output }));
}

function rateOf({ provider, model }: RunTarget, card: RateCard | null): Rate | null {
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
  const { startedAtMs, calls, waits, tools, stop } = redactor.deep(evidence);
  const copy = ledgers.open();
  copy.append({ type: 'start', atMs: startedAtMs });
  for (const event of [...calls, ...waits, ...tools, stop]) copy.append(event);
  sink.write(`ledger.${trial.id.replaceAll('/', '.')}.sqlite`, copy.serialize());
  copy.close();
}
