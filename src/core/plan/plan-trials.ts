import type { Mode, PlannedTrial } from '../../domain/trial.ts';
import { balancedFlags } from './balanced-flags.ts';
import { plannedTrial } from './planned-trial.ts';
import { seededRandom, type Random } from './random.ts';

export interface PlanInput {
  readonly targets: readonly string[];
  readonly cases: readonly string[];
  readonly modes: readonly Mode[];
  /** Those of the targets that are agent processes: they run in mode `agent` alone. */
  readonly agents?: ReadonlySet<string>;
  readonly runs: number;
  /** Uncounted trials per target and side, run before its first counted one. */
  readonly warmup: number;
  readonly seed: number;
  /** What also runs on the base's side, each trial paired with the head's; null without a base. */
  readonly base: BaseSide | null;
  /** Iterations that have been run before: the plan goes on behind them. */
  readonly done?: number;
  /** The part that this machine runs; left out, all of it. Orders are drawn for the whole all the same. */
  readonly includes?: (target: string, id: string) => boolean;
}

export interface BaseSide {
  readonly targets: readonly string[];
  readonly cases: readonly string[];
}

/** Trials that run back to back, in this order. */
export type Block = readonly PlannedTrial[];

export interface Plan {
  /** Every counted trial in plan order: target, case, mode, iteration, arm. */
  readonly trials: readonly PlannedTrial[];
  /** The order of execution: the modes and sides of one target, case and iteration are one block. */
  readonly blocks: readonly Block[];
}

type Arm = PlannedTrial['arm'];

/**
 * The whole run, decided before it starts. Within a block the order of the modes, and within a mode that of
 * base and head, is drawn by seeded permuted blocks, so that each case sees both orders equally often; an odd
 * number of runs leaves one over, and those are balanced over the cases.
 */
export function planTrials(input: PlanInput): Plan {
  const random = seededRandom(input.seed + (input.done ?? 0));
  return {
    trials: input.targets.flatMap((target) => listedTrials(target, inputOf(target, input))),
    blocks: input.targets.flatMap((target) => [
      ...warmupBlocks(target, inputOf(target, input)),
      ...measuredBlocks(target, inputOf(target, input), random),
    ]),
  };
}

function inputOf(target: string, input: PlanInput): PlanInput {
  return input.agents?.has(target) === true ? { ...input, modes: ['agent'] } : input;
}

function listedTrials(target: string, input: PlanInput): PlannedTrial[] {
  return ownCases(target, input).flatMap((id) =>
    input.modes.flatMap((mode) =>
      iterationsOf(input).flatMap((iteration) =>
        armsOf(target, id, input).map((arm) => counted({ target, case: id, mode, iteration, arm })),
      ),
    ),
  );
}

function ownCases(target: string, { cases, includes }: PlanInput): readonly string[] {
  return includes === undefined ? cases : cases.filter((id) => includes(target, id));
}

/** Without a base there are no arms; a case that the base lacks runs on the head's side alone. */
function armsOf(target: string, id: string, { base }: PlanInput): readonly Arm[] {
  if (base === null) return [null];
  return base.targets.includes(target) && base.cases.includes(id) ? ['base', 'head'] : ['head'];
}

function warmupBlocks(target: string, input: PlanInput): Block[] {
  const cases = ownCases(target, input);
  if (cases.length === 0) return [];
  return count(input.done === undefined ? input.warmup : 0).map((iteration) => {
    const id = at(cases, iteration - 1);
    const mode = at(input.modes, iteration - 1);
    const place = { target, case: id, mode, iteration };
    return armsOf(target, id, input).map((arm) => plannedTrial({ ...place, arm, phase: 'warmup' }));
  });
}

function measuredBlocks(target: string, input: PlanInput, random: Random): Block[] {
  const modeOrders = ordersOf(input, random);
  const armOrders = input.base === null ? null : input.modes.map(() => ordersOf(input, random));
  return iterationsOf(input).flatMap((iteration, place) =>
    ownCases(target, input).map((id) => {
      const index = input.cases.indexOf(id);
      return ordered(input.modes, modeOrders[index]?.[place]).flatMap((mode) => {
        const swapped = armOrders?.[input.modes.indexOf(mode)]?.[index]?.[place];
        return ordered(armsOf(target, id, input), swapped).map((arm) =>
          counted({ target, case: id, mode, iteration, arm }),
        );
      });
    }),
  );
}

/** By case and repeat, whether an order is turned round. */
function ordersOf(input: PlanInput, random: Random): boolean[][] {
  const leftOver = balancedFlags(input.cases.length, random);
  const repeats = iterationsOf(input).length;
  return input.cases.map((_, index) => balancedFlags(repeats, random, leftOver[index] ?? false));
}

function ordered<Item>(items: readonly Item[], turned: boolean | undefined): readonly Item[] {
  return turned === true ? items.toReversed() : items;
}

function counted(place: Omit<PlannedTrial, 'id' | 'phase'>): PlannedTrial {
  return plannedTrial({ ...place, phase: 'measure' });
}

function iterationsOf({ runs, done = 0 }: PlanInput): number[] {
  return count(runs).map((iteration) => iteration + done);
}

function count(length: number): number[] {
  return Array.from({ length }, (_, index) => index + 1);
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('a plan needs at least one case and one mode');
  return item;
}
