import type { RunnerFacts } from '../../domain/baseline.ts';
import type { Metric, MetricName } from '../../domain/metric.ts';
import type { TrialSample } from '../../domain/sample.ts';
import { VALID_STATES, type Mode } from '../../domain/trial.ts';
import type { GateReason } from '../../domain/verdict-names.ts';

/** One cell on both sides. Beside a stored baseline the sides have nothing to do with each other. */
export interface ContestCell {
  readonly case: string;
  readonly mode: Mode;
  /** Pairs, or head trials beside a stored baseline, that were planned. */
  readonly planned: number;
  readonly base: readonly TrialSample[];
  readonly head: readonly TrialSample[];
  /** Fresh pairs, run because the cell was suspect; null while none were asked for. */
  readonly fresh: FreshPairs | null;
}

export interface FreshPairs {
  readonly planned: number;
  readonly base: readonly TrialSample[];
  readonly head: readonly TrialSample[];
}

/** A metric that two sides can be compared in. */
export type ComparedMetric = Metric & { readonly name: MetricName };

/** Why no suspect can be run again any more. */
export type ConfirmBar = 'budget-spent' | 'no-key' | 'no-base';

/** Two sides of one target that gates apply to. */
export interface Contest {
  /** `baseline`, `base-ref`, or `experiment:ID`. */
  readonly comparison: string;
  readonly target: string;
  /** Both sides ran in this job, iteration by iteration. */
  readonly paired: boolean;
  /** Scripts played the model, so that some metrics are deterministic. */
  readonly mock: boolean;
  readonly sameRunner: boolean;
  /** The models that were asked for. */
  readonly asked: { readonly base: string; readonly head: string };
  /** What makes the evidence untrustworthy, in words; empty when it reconciles. */
  readonly unreconciled: readonly string[];
  /** Why there is nothing to compare with; null when there is. */
  readonly absent: {
    readonly reason: GateReason;
    readonly invalid: boolean;
    readonly detail: string | null;
  } | null;
  readonly bar: ConfirmBar | null;
  readonly cells: readonly ContestCell[];
}

/** Two samples of the same cell and iteration. */
export interface SamplePair {
  readonly base: TrialSample;
  readonly head: TrialSample;
}

/** The samples of the same iteration, two by two. */
export function pairSamples({ base, head }: Pick<ContestCell, 'base' | 'head'>): SamplePair[] {
  const heads = new Map(head.map((sample) => [sample.iteration, sample]));
  return base.flatMap((sample) => {
    const partner = heads.get(sample.iteration);
    return partner === undefined ? [] : [{ base: sample, head: partner }];
  });
}

/** True when a sample says something about the agent. */
export function isValid({ state }: TrialSample): boolean {
  return VALID_STATES.includes(state);
}

/**
 * The value with which a sample enters a comparison; null when it does not. Times, tokens and cost count
 * where the trial passed, for an agent that fails fast is not faster; the rest where it gave evidence.
 */
export function comparedValue(sample: TrialSample, { name, unit }: ComparedMetric): number | null {
  const isCount = unit === 'count' || unit === 'share';
  const counts = isCount ? isValid(sample) : sample.state === 'passed';
  return counts ? (sample.values[name] ?? null) : null;
}

/** True when times measured on the two machines can be set against each other. */
export function isSameRunner(one: RunnerFacts, other: RunnerFacts): boolean {
  return (['os', 'arch', 'cpu', 'cores', 'image'] as const).every((key) => one[key] === other[key]);
}
