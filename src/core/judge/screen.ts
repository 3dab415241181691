import { comparedValue, pairSamples, type ContestCell } from '../compare/contest.ts';
import type { Effect } from '../compare/effect.ts';
import { measureEffect } from '../compare/measure-effect.ts';
import { isAtLeast } from '../statistics/tolerance.ts';
import type { Application } from './application.ts';
import { harmOf, mainMargin, type Margins } from './margins.ts';

/** A cell that looks bad by itself; nothing is inferred from it but that it deserves another look. */
export interface ScreenedSuspect {
  readonly cell: ContestCell;
  readonly effect: Effect;
  /** Harm in margins, by which the worst come first. */
  readonly severity: number;
}

export interface Screening {
  /** The worst first. */
  readonly suspects: readonly ScreenedSuspect[];
  /** Cells whose pass rate has one pair and says nothing. */
  readonly unscreened: number;
}

/** One-sided p up to which a cell is suspect; lower where it can't be run again. */
const SCREEN_P = { fresh: 0.125, stored: 0.02 } as const;
/** How far a pass rate must fall to be suspect. */
const RATE_DROP = 0.5;
/** How much worse every one of one or two pairs must be. */
const FEW_PAIRS_RATIO = 2;

/** Looks at every cell of a gate by itself, as an effect over all of them is blind to one bad case. */
export function screen(application: Application): Screening {
  const { metric, cells, design, worse, margins } = application;
  const measured = cells.map((cell) => ({
    cell,
    effect: measureEffect(metric, [cell], { ...design, generalize: 'suite' }),
  }));
  const suspects = measured
    .filter(({ cell, effect }) => isSuspect(cell, effect, application))
    .map(({ cell, effect }) => ({ cell, effect, severity: severityOf(effect, worse, margins) }))
    .toSorted((one, other) => other.severity - one.severity);
  const unscreened = measured.filter(
    ({ effect }) => effect.scale === 'points' && effect.n === 1,
  ).length;
  return { suspects, unscreened };
}

function isSuspect(cell: ContestCell, effect: Effect, application: Application): boolean {
  const { worse, margins, design } = application;
  const harm = harmOf(effect, worse);
  if (harm === null || harm <= 0) return false;
  const p = worse === 'higher' ? effect.pHigher : effect.pLower;
  if (effect.scale === 'points') return isSuspectRate(effect, harm, p);
  if (design.paired && effect.n <= 2) return isEveryPairBad(cell, application);
  const limit = design.paired ? SCREEN_P.fresh : SCREEN_P.stored;
  return effect.n > 2 && isTwiceTheMargin(effect, harm, margins) && isAtLeast(limit, p);
}

function isSuspectRate({ n, base, head }: Effect, harm: number, p: number): boolean {
  if (n === 2) return base === 1 && head === 0;
  return n > 2 && isAtLeast(harm, RATE_DROP) && isAtLeast(SCREEN_P.fresh, p);
}

function isTwiceTheMargin(effect: Effect, harm: number, margins: Margins): boolean {
  const { relative, absolute } = margins;
  const doubled = { ...margins, relative: relative === null ? null : 2 * relative };
  const difference = Math.abs(effect.difference?.estimate ?? 0);
  return (
    isAtLeast(harm, mainMargin(effect, doubled)) &&
    (effect.scale !== 'ratio' || isAtLeast(difference, absolute ?? 0))
  );
}

function isEveryPairBad(cell: ContestCell, { metric, worse, margins }: Application): boolean {
  const pairs = pairSamples(cell).flatMap((pair) => {
    const [base, head] = [comparedValue(pair.base, metric), comparedValue(pair.head, metric)];
    if (base === null || head === null) return [];
    return [worse === 'higher' ? { small: base, large: head } : { small: head, large: base }];
  });
  return pairs.every(
    ({ small, large }) =>
      large > small &&
      large >= FEW_PAIRS_RATIO * small &&
      isAtLeast(large - small, margins.absolute ?? 0),
  );
}

function severityOf(effect: Effect, worse: 'higher' | 'lower', margins: Margins): number {
  const margin = mainMargin(effect, margins);
  const harm = harmOf(effect, worse) ?? 0;
  return margin > 0 ? harm / margin : harm;
}
