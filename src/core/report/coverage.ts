import type { EvidenceFaultCode } from '../../domain/journal.ts';
import type { Coverage, Report, Total } from '../../domain/report.ts';
import type { CallRecord, TrialRecord } from '../../domain/trial-record.ts';
import { VALID_STATES } from '../../domain/trial.ts';
import { nanoUsdOf, usdOf } from '../trial/nano-usd.ts';

/**
 * How much of what was planned and sent has evidence (docs/measurement.md). A share is null when there is
 * nothing it could be a share of, and those of tokens and prices while evidence contradicts itself (`fault`).
 */
export function coverageOf(
  trials: readonly TrialRecord[],
  fault: EvidenceFaultCode | null = null,
): Coverage {
  const valid = trials.filter(({ state }) => VALID_STATES.includes(state)).length;
  const sent = sentCalls(trials);
  const withUsage = sent.filter(({ usage }) => usage !== null).length;
  const priced = sent.filter(({ costUsd }) => costUsd !== null).length;
  return {
    planned: trials.length,
    valid,
    trialCoverage: share(valid, trials.length),
    callsSent: sent.length,
    callsWithUsage: withUsage,
    tokenCoverage: fault === null ? share(withUsage, sent.length) : null,
    callsPriced: priced,
    pricingCoverage: fault === null ? share(priced, sent.length) : null,
  };
}

/**
 * Tokens and cost of all calls sent. Null unless every one of them is covered and the evidence agrees; the reason says
 * what is missing, and `observed` adds up what there is.
 */
export function totalsOf(
  trials: readonly TrialRecord[],
  fault: EvidenceFaultCode | null = null,
): Report['totals'] {
  const sent = sentCalls(trials);
  const tokens = (field: 'inputTokens' | 'outputTokens' | 'totalTokens'): Total =>
    total(sent, (call) => call.usage?.[field] ?? null, { missing: 'calls-without-usage', fault });
  const cost = total(sent, (call) => nanoUsdOf(call.costUsd), { missing: 'unpriced', fault });
  return {
    inputTokens: tokens('inputTokens'),
    outputTokens: tokens('outputTokens'),
    totalTokens: tokens('totalTokens'),
    costUsd: { ...cost, value: usdOf(cost.value), observed: usdOf(cost.observed) ?? 0 },
  };
}

function sentCalls(trials: readonly TrialRecord[]): CallRecord[] {
  return trials.flatMap(({ calls }) => calls.filter(({ sent }) => sent));
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

function total(
  sent: readonly CallRecord[],
  valueOf: (call: CallRecord) => number | null,
  { missing, fault }: { readonly missing: string; readonly fault: EvidenceFaultCode | null },
): Total {
  const known = sent.map(valueOf).filter((value) => value !== null);
  const observed = known.reduce((sum, value) => sum + value, 0);
  if (fault !== null) return { value: null, observed, reason: fault };
  if (sent.length === 0) return { value: null, observed, reason: 'no-calls-sent' };
  return known.length < sent.length
    ? { value: null, observed, reason: missing }
    : { value: observed, observed, reason: null };
}
