import type { GateRule } from '../../domain/config-rules.ts';
import type { Effect } from '../compare/effect.ts';
import type { JudgedEffect } from '../statistics/decide.ts';

/** How far a metric may go the wrong way; what was not given is null. */
export interface Margins {
  /** 0.1 for 10 %. */
  readonly relative: number | null;
  /** In the metric's own unit. */
  readonly absolute: number | null;
  /** Of a pass rate, as a share. */
  readonly drop: number | null;
}

export function marginsOf(gate: GateRule): Margins {
  return {
    relative: gate.maxRegressionPercent === undefined ? null : gate.maxRegressionPercent / 100,
    absolute: gate.minAbsolute ?? null,
    drop: gate.maxDropPoints === undefined ? null : gate.maxDropPoints / 100,
  };
}

/**
 * The margin on the scale of the effect, as a distance from no effect: a logarithm for a ratio. For
 * differences a relative margin is taken of the base's mean, and the larger of both margins counts.
 */
export function mainMargin(
  { scale, baseMean }: Pick<Effect, 'scale' | 'baseMean'>,
  { relative, absolute, drop }: Margins,
): number {
  if (scale === 'points') return drop ?? 0;
  if (scale === 'ratio') return Math.log(1 + (relative ?? 0));
  return Math.max((relative ?? 0) * Math.abs(baseMean ?? 0), absolute ?? 0);
}

/** An effect with its margins, as `decide` takes it; null when there is nothing to decide on. */
export function judgedEffects(
  effect: Effect,
  margins: Margins,
): { readonly ratio: JudgedEffect | null; readonly difference: JudgedEffect | null } | null {
  const { main, difference, scale } = effect;
  if (main === null) return null;
  if (scale !== 'ratio') {
    return { ratio: null, difference: judged(main, mainMargin(effect, margins)) };
  }
  return {
    ratio: judged(main, margins.relative, 0),
    difference: difference === null ? null : judged(difference, margins.absolute),
  };
}

/** Without an interval nothing is inside a margin, nor strictly beyond one. */
function judged(
  { estimate, interval }: NonNullable<Effect['main']>,
  margin: number | null,
  low = Number.NEGATIVE_INFINITY,
): JudgedEffect {
  return { estimate, interval: interval ?? { low, high: Number.POSITIVE_INFINITY }, margin };
}

/** How much worse the head is, as a distance from no effect on the scale of `mainMargin`; negative when better. */
export function harmOf({ main, scale }: Effect, worse: 'higher' | 'lower'): number | null {
  if (main === null) return null;
  const distance = scale === 'ratio' ? Math.log(main.estimate) : main.estimate;
  return worse === 'higher' ? distance : -distance;
}
