import type { GateRow } from '../../domain/verdict.ts';
import type { Effect, Estimate } from '../compare/effect.ts';

/** The figures of a row that come from its effect. */
export type Figures = Pick<
  GateRow,
  | 'method'
  | 'scale'
  | 'effect'
  | 'interval'
  | 'level'
  | 'difference'
  | 'differenceInterval'
  | 'base'
  | 'head'
  | 'n'
>;

/** An effect as the report has it: rates in percentage points. */
export function showEffect(effect: Effect): Figures {
  const { method, scale, main, difference, base, head, n } = effect;
  const per = scale === 'points' ? 100 : 1;
  return {
    ...{ method, scale, n, base, head },
    effect: main === null ? null : main.estimate * per,
    interval: rangeOf(main, per),
    level: main?.interval?.achievedLevel ?? null,
    difference: difference?.estimate ?? null,
    differenceInterval: rangeOf(difference, 1),
  };
}

/** A distance from no effect in the unit of the report: how much a ratio is above 1, or points. */
export function showDistance(distance: number | null, scale: Effect['scale']): number | null {
  if (distance === null) return null;
  if (scale === 'ratio') return Math.expm1(distance);
  return scale === 'points' ? distance * 100 : distance;
}

function rangeOf(estimate: Estimate | null, per: number): [number, number] | null {
  const interval = estimate?.interval ?? null;
  return interval === null ? null : [interval.low * per, interval.high * per];
}
