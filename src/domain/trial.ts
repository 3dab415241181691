import type { InvocationMode } from './wire.ts';

/** A factor of the benchmark, never pooled. Trials of command targets have mode `agent`. */
export type Mode = InvocationMode | 'agent';

/** `warmup` trials are run and never counted; `confirm` trials are outside planned counts. */
export type TrialPhase = 'warmup' | 'measure' | 'confirm';

export interface PlannedTrial {
  /** Readable and unique in the run: `target/case/mode/iteration`. */
  readonly id: string;
  readonly target: string;
  readonly case: string;
  readonly mode: Mode;
  readonly arm: string | null;
  /** Counts from 1. */
  readonly iteration: number;
  readonly phase: TrialPhase;
}

/** How a trial ended; exclusive. */
export const TRIAL_STATES = [
  'passed',
  'semantic-fail',
  'format-error',
  'limit-exceeded',
  'infra-error',
  'harness-error',
  'not-run',
] as const;
export type TrialState = (typeof TRIAL_STATES)[number];

/** States that say something about the agent; the others are missing evidence. */
export const VALID_STATES: readonly TrialState[] = [
  'passed',
  'semantic-fail',
  'format-error',
  'limit-exceeded',
];

/** How a provider call ended; exclusive. */
export const CALL_STATUSES = [
  'ok',
  'empty-output',
  'length',
  'content-filter',
  'http-error',
  'stream-error',
  'truncated',
  'timeout',
  'network',
  'cancelled',
  'refused-over-budget',
] as const;
export type CallStatus = (typeof CALL_STATUSES)[number];

/** Statuses of a call whose reply is a whole message: the trial goes on and is evaluated. */
export const ANSWERED_STATUSES: readonly CallStatus[] = [
  'ok',
  'empty-output',
  'length',
  'content-filter',
];

/** States of launches and attempts in the journal; all but the first two are terminal. */
export const ATTEMPT_STATES = [
  'reserved',
  'running',
  'completed',
  'failed',
  'timeout',
  'launch-failed',
  'terminated',
  'refused-over-budget',
] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];
