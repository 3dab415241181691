import type { TrialEvidence } from '../../domain/evidence.ts';
import type { TrialTotals } from '../../domain/trial-record.ts';
import { ANSWERED_STATUSES } from '../../domain/trial.ts';

interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * Wall time from the prompt to the stop, and the part of it in which the agent was at work: without
 * failed attempts, back-off and waits in our own limiter. Overlapping ones are taken off once.
 */
export function agentTimes(
  evidence: TrialEvidence,
): Pick<TrialTotals, 'agentWallMs' | 'agentWorkingMs'> {
  const trial: Span = { fromMs: evidence.startedAtMs, toMs: evidence.stop.atMs };
  const agentWallMs = trial.toMs - trial.fromMs;
  const failed = evidence.calls
    .filter((call) => !ANSWERED_STATUSES.includes(call.status))
    .map((call) => ({ fromMs: call.requestedAtMs, toMs: call.endedAtMs }));
  const lostMs = coveredMs(trial, [...failed, ...evidence.waits]);
  // The sum of many spans may be past their whole by a rounding error.
  return { agentWallMs, agentWorkingMs: Math.max(0, agentWallMs - lostMs) };
}

/** How much of the trial the spans cover together. */
function coveredMs(trial: Span, spans: readonly Span[]): number {
  let covered = 0;
  let reached = trial.fromMs;
  for (const span of [...spans].sort((left, right) => left.fromMs - right.fromMs)) {
    const from = Math.max(span.fromMs, reached);
    const to = Math.min(span.toMs, trial.toMs);
    if (to <= from) continue;
    covered += to - from;
    reached = to;
  }
  return covered;
}
