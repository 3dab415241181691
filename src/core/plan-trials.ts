import type { PlannedTrial, TrialPhase } from '../domain/trial.ts';
import type { InvocationMode } from '../domain/wire.ts';
import { seededRandom, shuffled, type Random } from './random.ts';

export interface PlanInput {
  readonly targets: readonly string[];
  readonly cases: readonly string[];
  readonly modes: readonly InvocationMode[];
  readonly runs: number;
  /** Uncounted trials per target, run before its first counted one. */
  readonly warmup: number;
  readonly seed: number;
}

/** Trials that run back to back, in this order. */
export type Block = readonly PlannedTrial[];

export interface Plan {
  /** Every counted trial in plan order: target, case, mode, iteration. */
  readonly trials: readonly PlannedTrial[];
  /** The order of execution: the modes of one target, case and iteration are one block. */
  readonly blocks: readonly Block[];
}

/**
 * The whole run, decided before it starts. Within a block the order of the modes is drawn by
 * seeded permuted blocks, so that each case sees both orders equally often; an odd number of runs
 * leaves one over, and those are balanced over the cases.
 */
export function planTrials(input: PlanInput): Plan {
  const random = seededRandom(input.seed);
  const trials = input.targets.flatMap((target) =>
    input.cases.flatMap((id) =>
      input.modes.flatMap((mode) =>
        count(input.runs).map((iteration) => trial({ target, case: id, mode, iteration })),
      ),
    ),
  );
  const blocks = input.targets.flatMap((target) => [
    ...warmupBlocks(target, input),
    ...measuredBlocks(target, input, random),
  ]);
  return { trials, blocks };
}

function warmupBlocks(target: string, input: PlanInput): Block[] {
  return count(input.warmup).map((iteration) => {
    const id = at(input.cases, iteration - 1);
    const mode = at(input.modes, iteration - 1);
    return [trial({ target, case: id, mode, iteration, phase: 'warmup' })];
  });
}

function measuredBlocks(target: string, input: PlanInput, random: Random): Block[] {
  const orders = modeOrders(input, random);
  return count(input.runs).flatMap((iteration) =>
    input.cases.map((id, index) =>
      orders(index, iteration).map((mode) => trial({ target, case: id, mode, iteration })),
    ),
  );
}

/** For each case and iteration, the order in which its modes run. */
function modeOrders(
  { cases, modes, runs }: PlanInput,
  random: Random,
): (caseIndex: number, iteration: number) => readonly InvocationMode[] {
  const forwards = [...modes];
  const backwards = modes.toReversed();
  const leftOver = balancedFlags(cases.length, random);
  const flags = cases.map((_, index) => {
    const paired = balancedFlags(runs - (runs % 2), random);
    return runs % 2 === 0 ? paired : [...paired, leftOver[index] ?? false];
  });
  return (caseIndex, iteration) =>
    flags[caseIndex]?.[iteration - 1] === true ? backwards : forwards;
}

/** Permuted blocks of two: after every second flag, both values stood equally often. */
function balancedFlags(length: number, random: Random): boolean[] {
  return count(Math.ceil(length / 2))
    .flatMap(() => shuffled([false, true], random))
    .slice(0, length);
}

interface TrialPlace {
  readonly target: string;
  readonly case: string;
  readonly mode: InvocationMode;
  readonly iteration: number;
  readonly phase?: TrialPhase;
}

function trial({ phase = 'measure', ...place }: TrialPlace): PlannedTrial {
  const path = `${place.target}/${place.case}/${place.mode}/${place.iteration}`;
  const id = phase === 'measure' ? path : `${phase}:${path}`;
  return { id, ...place, arm: null, phase };
}

function count(length: number): number[] {
  return Array.from({ length }, (_, index) => index + 1);
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('a plan needs at least one case and one mode');
  return item;
}
