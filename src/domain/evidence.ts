import type { CallEvent, LaunchEvent, StopEvent, ToolEvent, WaitEvent } from './event.ts';

/** A trial's events as its ledger gives them back, in order of time. */
export interface TrialEvidence {
  readonly startedAtMs: number;
  readonly calls: readonly CallEvent[];
  readonly tools: readonly ToolEvent[];
  readonly waits: readonly WaitEvent[];
  readonly launches: readonly LaunchEvent[];
  readonly stop: StopEvent;
}
