import type { Calibration, CalibrationRow } from '../../domain/calibration.ts';
import type { CompareRules, GateRule } from '../../domain/config-rules.ts';
import { METRICS } from '../../domain/metric.ts';
import type { GateRow } from '../../domain/verdict.ts';
import {
  pairSamples,
  type Contest,
  type ContestCell,
  type SamplePair,
} from '../compare/contest.ts';
import { measureEffect } from '../compare/measure-effect.ts';
import { seededRandom, type Random } from '../plan/random.ts';
import { applications } from './application.ts';
import { judge, type WantedPairs } from './judge.ts';
import { minimumDetectable } from './power.ts';
import { showDistance } from './show-effect.ts';

export interface CalibrationQuestion {
  readonly gates: readonly GateRule[];
  readonly compare: CompareRules;
  /** The same arm on both sides. */
  readonly contests: readonly Contest[];
  readonly seed: number;
  readonly resamples: number;
}

/**
 * What an A/A run says of the noise and of the policy. Under no change the two sides of a pair are
 * exchangeable, so benchmarks are drawn from the pairs by exchanging sides at random, with fresh pairs of
 * suspects drawn with replacement from the pairs of their cell.
 */
export function calibrate(question: CalibrationQuestion): Calibration {
  const { contests, gates, compare, resamples, seed } = question;
  const random = seededRandom(seed);
  const drawn =
    gates.length === 0
      ? []
      : Array.from({ length: resamples }, () => judgeResample(question, random));
  const perLook = compare.extendOnce ? compare.alpha / 2 : compare.alpha;
  const tests = applications(gates, contests, compare, perLook).length;
  const alpha = perLook / Math.max(1, tests);
  return {
    resamples: drawn.length,
    falseRed:
      drawn.length === 0
        ? null
        : share(drawn, (rows) => rows.some(({ verdict }) => verdict === 'regressed')),
    rows: contests.flatMap((contest) => rowsOf(contest, alpha, drawn)),
  };
}

function rowsOf(
  contest: Contest,
  alpha: number,
  drawn: readonly (readonly GateRow[])[],
): CalibrationRow[] {
  return METRICS.flatMap((metric) => {
    const design = { paired: true, generalize: 'suite', level: 0.95 } as const;
    const effect = measureEffect(metric, contest.cells, design);
    const detectable = minimumDetectable(effect, alpha);
    if (effect.spread === null || detectable === null) return [];
    const { scale, n } = effect;
    const harm = showDistance(detectable, scale) ?? 0;
    return [
      {
        ...{ target: contest.target, metric: metric.name, scale, n },
        noise: showDistance(effect.spread.deviation, scale) ?? 0,
        minimumDetectable: harm,
        proposedMargin: roundedUp(scale === 'ratio' ? harm * 100 : harm, scale),
        gate: gateShares(contest.target, metric.name, drawn),
      },
    ];
  });
}

/** Whole percent or points; for other units the next number with one digit. */
function roundedUp(margin: number, scale: CalibrationRow['scale']): number {
  if (margin === 0) return 0;
  if (scale !== 'difference') return Math.ceil(margin);
  const digit = 10 ** Math.floor(Math.log10(margin));
  return Number((Math.ceil(margin / digit) * digit).toPrecision(1));
}

function gateShares(
  target: string,
  metric: string,
  drawn: readonly (readonly GateRow[])[],
): CalibrationRow['gate'] {
  const rows = drawn.flatMap((one) =>
    one.filter((row) => row.target === target && row.metric === metric),
  );
  if (rows.length === 0) return null;
  return {
    falseRed: share(rows, ({ verdict }) => verdict === 'regressed'),
    pass: share(rows, ({ verdict }) => verdict === 'pass'),
    inconclusive: share(rows, ({ verdict }) => verdict === 'inconclusive' || verdict === 'invalid'),
  };
}

function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.filter(holds).length / items.length;
}

/** One benchmark of the kind that was run, from first pairs to final rows. */
function judgeResample(
  { gates, compare, contests }: CalibrationQuestion,
  random: Random,
): readonly GateRow[] {
  const drawn = contests.map((contest) => ({
    ...contest,
    cells: contest.cells.map((cell) => exchanged(cell, random)),
  }));
  const first = judge({ gates, compare, contests: drawn });
  if (first.wanted.length === 0) return first.rows;
  const followed = drawn.map((contest, index) => ({
    ...contest,
    cells: contest.cells.map((cell, place) =>
      withFresh(cell, contests[index]?.cells[place] ?? cell, {
        ...{ target: contest.target, wanted: first.wanted, random },
      }),
    ),
  }));
  return judge({ gates, compare, contests: followed }).rows;
}

function exchanged(cell: ContestCell, random: Random): ContestCell {
  return { ...cell, ...sidesOf(pairSamples(cell).map((pair) => turned(pair, random))) };
}

function withFresh(
  cell: ContestCell,
  source: ContestCell,
  how: {
    readonly target: string;
    readonly wanted: readonly WantedPairs[];
    readonly random: Random;
  },
): ContestCell {
  const asked = how.wanted.find(
    ({ target, case: id, mode }) => target === how.target && id === cell.case && mode === cell.mode,
  );
  const pairs = pairSamples(source);
  if (asked === undefined || pairs.length === 0) return cell;
  const drawn = Array.from({ length: asked.pairs }, (_, index): SamplePair[] => {
    const pair = pairs[Math.floor(how.random() * pairs.length)];
    if (pair === undefined) return [];
    const { base, head } = turned(pair, how.random);
    return [{ base: { ...base, iteration: index + 1 }, head: { ...head, iteration: index + 1 } }];
  }).flat();
  return { ...cell, fresh: { planned: asked.pairs, ...sidesOf(drawn) } };
}

function turned(pair: SamplePair, random: Random): SamplePair {
  return random() < 0.5 ? pair : { base: pair.head, head: pair.base };
}

function sidesOf(pairs: readonly SamplePair[]): Pick<ContestCell, 'base' | 'head'> {
  return { base: pairs.map(({ base }) => base), head: pairs.map(({ head }) => head) };
}
