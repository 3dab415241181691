import type { TrialSample } from '../../domain/sample.ts';
import { comparedValue, type ContestCell, pairSamples } from '../compare/contest.ts';
import type { Application } from './application.ts';
import type { Margins } from './margins.ts';

/** One number a side, as all repeats of a deterministic cell agree. */
export interface ExactCell {
  readonly cell: ContestCell;
  readonly base: number;
  readonly head: number;
  readonly flipped: boolean;
}

export interface ExactResult {
  readonly cells: readonly ExactCell[];
  readonly improved: boolean;
  /** Pairs, or head trials, behind the cells. */
  readonly n: number;
}

/**
 * Deterministic metrics, cell by cell and without a test: one pair is enough. Null where the metric is not
 * declared deterministic; `varies` where it is and its repeats differ all the same.
 */
export function compareExactly(application: Application): ExactResult | 'varies' | null {
  const { metric, contest, cells, margins, worse } = application;
  if (!contest.mock || !metric.deterministicInMock) return null;
  const compared: ExactCell[] = [];
  let improved = false;
  let n = 0;
  for (const cell of cells) {
    const sides = contest.paired ? pairedSides(cell, application) : freeSides(cell, application);
    const [base] = sides.base;
    const [head] = sides.head;
    if (base === undefined || head === undefined) continue;
    if (sides.base.some((value) => value !== base)) return 'varies';
    if (sides.head.some((value) => value !== head)) return 'varies';
    const rule = { margins, worse, strict: application.gate.strict, scale: metric.scale };
    compared.push({ cell, base, head, flipped: isBeyond(base, head, rule) });
    improved ||= isBeyond(head, base, rule);
    n += sides.head.length;
  }
  const flips = compared.some(({ flipped }) => flipped);
  return { cells: compared, improved: improved && !flips, n };
}

interface Sides {
  readonly base: readonly number[];
  readonly head: readonly number[];
}

function pairedSides(cell: ContestCell, { metric }: Application): Sides {
  const pairs = pairSamples(cell).flatMap((pair) => {
    const [base, head] = [comparedValue(pair.base, metric), comparedValue(pair.head, metric)];
    return base === null || head === null ? [] : [{ base, head }];
  });
  return { base: pairs.map(({ base }) => base), head: pairs.map(({ head }) => head) };
}

function freeSides({ base, head }: ContestCell, { metric }: Application): Sides {
  const valuesOf = (samples: readonly TrialSample[]): number[] =>
    samples.flatMap((sample) => comparedValue(sample, metric) ?? []);
  return { base: valuesOf(base), head: valuesOf(head) };
}

interface ExactRule {
  readonly margins: Margins;
  readonly worse: 'higher' | 'lower';
  readonly strict: boolean;
  readonly scale: 'ratio' | 'difference' | 'points';
}

/** True when `head` is worse than `base`, at or beyond every margin; any pass that became a fail is. */
function isBeyond(
  base: number,
  head: number,
  { margins, worse, strict, scale }: ExactRule,
): boolean {
  const [small, large] = worse === 'higher' ? [base, head] : [head, base];
  if (large <= small) return false;
  if (scale === 'points') return true;
  const relative = small * (1 + (margins.relative ?? 0));
  const absolute = margins.absolute ?? 0;
  const slack = 1e-12 * large;
  return strict
    ? large > relative + slack && large - small > absolute + slack
    : large >= relative - slack && large - small >= absolute - slack;
}
