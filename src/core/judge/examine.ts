import type { CompareRules } from '../../domain/config-rules.ts';
import type { TrialSample } from '../../domain/sample.ts';
import { comparedValue, isValid, type ContestCell } from '../compare/contest.ts';
import type { Effect } from '../compare/effect.ts';
import { measureEffect } from '../compare/measure-effect.ts';
import { isAtLeast } from '../statistics/tolerance.ts';
import type { Application } from './application.ts';
import { compareExactly, type ExactResult } from './exact-path.ts';
import { objection, type Objection } from './preconditions.ts';
import { screen, type Screening } from './screen.ts';

/** What a gate came to before p values are adjusted. */
export type Examined =
  | { readonly kind: 'absent'; readonly application: Application }
  | { readonly kind: 'empty'; readonly application: Application }
  | { readonly kind: 'invalid'; readonly application: Application; readonly objection: Objection }
  | {
      readonly kind: 'exact';
      readonly application: Application;
      readonly result: ExactResult;
      /** True when trials that are missing could turn the verdict. */
      readonly hangsOnMissing: boolean;
    }
  | { readonly kind: 'unlike-machines'; readonly application: Application; readonly effect: Effect }
  | Measured;

export interface Measured {
  readonly kind: 'measured';
  readonly application: Application;
  readonly effect: Effect;
  readonly screening: Screening;
  /** Cells with too few trials beside a stored baseline. */
  readonly leftOut: number;
  /** A deterministic metric whose repeats differ. */
  readonly varies: boolean;
  /** The effects if every missing trial counted against the head, or for it; null when none is missing. */
  readonly bounds: readonly [Effect, Effect] | null;
}

/** Beside a stored baseline a cell needs this many values a side. */
const FEWEST_STORED = 4;

/** Looks at one gate by itself, in the order in which a doubt ends the matter. */
export function examine(application: Application, compare: CompareRules): Examined {
  const { contest, cells, metric } = application;
  if (contest.absent !== null) return { kind: 'absent', application };
  if (cells.length === 0) return { kind: 'empty', application };
  const doubt = objection(application, compare.minCoverage);
  if (doubt !== null) return { kind: 'invalid', application, objection: doubt };
  const result = compareExactly(application);
  if (result !== null && result !== 'varies') {
    return { kind: 'exact', application, result, hangsOnMissing: mayFlip(application, result) };
  }
  const kept = contest.paired ? cells : cells.filter((cell) => isLarge(cell, application));
  const measured = { ...application, cells: kept };
  const effect = measureEffect(metric, kept, application.design);
  if (metric.unit === 'ms' && !contest.sameRunner) {
    return { kind: 'unlike-machines', application, effect };
  }
  return {
    kind: 'measured',
    application: measured,
    effect,
    screening: screen(measured),
    leftOut: cells.length - kept.length,
    varies: result === 'varies',
    bounds: missingBounds(measured),
  };
}

/** The family of tests that the gates of a job share. */
export interface TestFamily {
  readonly alpha: number;
  readonly gates: number;
  readonly minimumPairs: number;
}

/** True when there is enough to reject at all. A pass rate has no least n: its p says how little there is. */
export function isTestable({ effect, application }: Measured, family: TestFamily): boolean {
  if (effect.main === null) return false;
  if (effect.scale === 'points') return true;
  if (effect.method === 'signed-rank') return effect.n >= family.minimumPairs;
  return isAtLeast(family.alpha / family.gates, smallestP(application));
}

/** Of the stratified rank-sum test, when both arms are apart in every cell. */
function smallestP({ cells, metric }: Application): number {
  const chances = cells.map(({ base, head }) => {
    const [first, second] = [countValues(base, metric), countValues(head, metric)];
    let chance = 1;
    for (let taken = 0; taken < first; taken += 1) {
      chance *= (first - taken) / (first + second - taken);
    }
    return chance;
  });
  return 2 * chances.reduce((product, chance) => product * chance, 1);
}

function isLarge({ base, head }: ContestCell, { metric }: Application): boolean {
  if (metric.scale === 'points') return true;
  return [base, head].every((side) => countValues(side, metric) >= FEWEST_STORED);
}

function countValues(samples: readonly TrialSample[], metric: Application['metric']): number {
  return samples.filter((sample) => comparedValue(sample, metric) !== null).length;
}

/** A pass rate with every missing head trial failed and base trial passed, and the other way round. */
function missingBounds(application: Application): Measured['bounds'] {
  const { metric, cells, design } = application;
  if (metric.scale !== 'points' || !cells.some(hasMissing)) return null;
  return [
    measureEffect(metric, filledCells(cells, 'against'), design),
    measureEffect(metric, filledCells(cells, 'for'), design),
  ];
}

function mayFlip(application: Application, result: ExactResult): boolean {
  const { metric, cells } = application;
  if (metric.scale !== 'points' || !cells.some(hasMissing)) return false;
  const isRed = (found: ReturnType<typeof compareExactly>): boolean | null =>
    found === null || found === 'varies' ? null : found.cells.some(({ flipped }) => flipped);
  const now = isRed(result);
  return (['against', 'for'] as const).some((side) => {
    return isRed(compareExactly({ ...application, cells: filledCells(cells, side) })) !== now;
  });
}

function hasMissing({ base, head }: ContestCell): boolean {
  return [...base, ...head].some((sample) => !isValid(sample));
}

function filledCells(cells: readonly ContestCell[], side: 'against' | 'for'): ContestCell[] {
  const [baseState, headState] =
    side === 'against'
      ? (['passed', 'semantic-fail'] as const)
      : (['semantic-fail', 'passed'] as const);
  return cells.map((cell) => ({
    ...cell,
    base: filled(cell.base, baseState),
    head: filled(cell.head, headState),
  }));
}

function filled(samples: readonly TrialSample[], state: 'passed' | 'semantic-fail'): TrialSample[] {
  const passRate = state === 'passed' ? 1 : 0;
  return samples.map((sample) =>
    isValid(sample) ? sample : { ...sample, state, values: { ...sample.values, passRate } },
  );
}
