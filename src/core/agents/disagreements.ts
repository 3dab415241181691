import { ANSWERED_STATUSES, type CallStatus } from '../../domain/trial.ts';
import type { TokenUsage } from '../../domain/wire.ts';
import type { SelfReport } from './recipe.ts';

/** What the gateway saw of one launch. */
export interface SeenOnTheWire {
  readonly statuses: readonly CallStatus[];
  /** Of each call; null where it came back without. */
  readonly usages: readonly (TokenUsage | null)[];
  readonly toolCallCount: number;
  /** Calls that reached a tool of the case and that no reply had asked for. */
  readonly unaskedToolCalls: number;
}

/**
 * Where an agent's own account and the gateway's differ, in codes. Nothing is corrected by it: the gateway counts. An
 * agent that failed or was ended may leave its counts out.
 */
export function compareSelfReport(report: SelfReport, seen: SeenOnTheWire): readonly string[] {
  const last = seen.statuses.at(-1);
  const isAnswered = last !== undefined && ANSWERED_STATUSES.includes(last);
  const codes = [
    report.outcome === 'ok' && !isAnswered ? 'ok-but-call-failed' : null,
    report.outcome === 'failed' && isAnswered ? 'failed-but-call-answered' : null,
    report.outcome === 'ok' && tokensDiffer(report.usage, seen.usages) ? 'usage-differs' : null,
    report.outcome === 'ok' &&
    (report.toolNames?.length ?? seen.toolCallCount) !== seen.toolCallCount
      ? 'tool-calls-differ'
      : null,
    seen.unaskedToolCalls > 0 ? 'tool-calls-unasked' : null,
  ];
  return codes.filter((code) => code !== null);
}

function tokensDiffer(claimed: TokenUsage | null, usages: SeenOnTheWire['usages']): boolean {
  if (claimed === null || usages.includes(null)) return false;
  const sum = (field: 'inputTokens' | 'outputTokens'): number =>
    usages.reduce((total, usage) => total + (usage?.[field] ?? 0), 0);
  return claimed.inputTokens !== sum('inputTokens') || claimed.outputTokens !== sum('outputTokens');
}
