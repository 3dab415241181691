import type { Shard } from '../../domain/report.ts';

/** What stays together on one machine: all modes, sides and iterations of a case on a target. */
export interface Unit {
  readonly target: string;
  readonly case: string;
  /** What it is expected to take, in calls. */
  readonly cost: number;
}

export interface ShardPart {
  readonly includes: (target: string, id: string) => boolean;
  /** The share of the whole cost that falls to this part, 0 to 1. */
  readonly costShare: number;
}

/**
 * The part of a plan that one shard runs. Units go to the lightest shard, the heaviest first (Graham 1969),
 * so that every machine works out the same split by itself and none has much more to do than another.
 */
export function shardPart(units: readonly Unit[], { index, total }: Shard): ShardPart {
  const loads = Array.from({ length: total }, () => 0);
  const own = new Set<string>();
  const heaviestFirst = units
    .map((unit, place) => ({ unit, place }))
    .toSorted((one, other) => other.unit.cost - one.unit.cost || one.place - other.place);
  for (const { unit } of heaviestFirst) {
    const lightest = loads.indexOf(Math.min(...loads));
    loads[lightest] = (loads[lightest] ?? 0) + unit.cost;
    if (lightest === index - 1) own.add(keyOf(unit.target, unit.case));
  }
  const whole = loads.reduce((sum, load) => sum + load, 0);
  return {
    includes: (target, id) => own.has(keyOf(target, id)),
    costShare: whole === 0 ? 0 : (loads[index - 1] ?? 0) / whole,
  };
}

function keyOf(target: string, id: string): string {
  return JSON.stringify([target, id]);
}
