import type { AchievedInterval } from '../statistics/order-bound.ts';
import { quantile } from '../statistics/quantile.ts';
import { rankSumTest, type SampleCell } from '../statistics/rank-sum.ts';
import { shift, shiftInterval } from '../statistics/shift.ts';
import { signedRankTest } from '../statistics/signed-rank.ts';
import { pseudoMedian, pseudoMedianInterval } from '../statistics/walsh.ts';
import { comparedValue, type ComparedMetric, pairSamples } from './contest.ts';
import type { Effect, EffectCell, EffectDesign, Estimate } from './effect.ts';

/** Asymptotic relative efficiency of rank tests under normal noise is 3 / pi (Hodges and Lehmann 1956). */
const RANK_TEST_FACTOR = Math.PI / 3;

/** Hodges-Lehmann effect over pairs, with the exact signed-rank interval and p. */
export function pairedEffect(
  metric: ComparedMetric,
  cells: readonly EffectCell[],
  { generalize, level }: EffectDesign,
): Effect {
  const pairs = cells.flatMap((cell) =>
    pairSamples(cell).flatMap((pair) => {
      const base = comparedValue(pair.base, metric);
      const head = comparedValue(pair.head, metric);
      return base === null || head === null ? [] : [{ case: cell.case, base, head }];
    }),
  );
  const isRatio = metric.scale === 'ratio' && pairs.every(({ base, head }) => base > 0 && head > 0);
  const reduce = (differenceOf: (pair: (typeof pairs)[number]) => number): number[] =>
    generalize === 'suite'
      ? pairs.map(differenceOf)
      : [...Map.groupBy(pairs, (pair) => pair.case).values()].flatMap(
          (ofCase) => pseudoMedian(ofCase.map(differenceOf)) ?? [],
        );
  const raw = reduce(({ base, head }) => head - base);
  const logs = isRatio ? reduce(({ base, head }) => Math.log(head / base)) : [];
  return {
    ...effectOfDifferences(isRatio ? logs : raw, level, isRatio),
    difference: isRatio ? estimateOf(raw, level) : null,
    ...typicalValues(
      pairs.map(({ base }) => base),
      pairs.map(({ head }) => head),
    ),
  };
}

/** Median shift within cells, with the exact stratified rank-sum interval and p. */
export function unpairedEffect(
  metric: ComparedMetric,
  cells: readonly EffectCell[],
  { generalize, level }: EffectDesign,
): Effect {
  const sampled = cells
    .map((cell) => ({
      case: cell.case,
      base: cell.base.flatMap((sample) => comparedValue(sample, metric) ?? []),
      head: cell.head.flatMap((sample) => comparedValue(sample, metric) ?? []),
    }))
    .filter(({ base, head }) => base.length > 0 && head.length > 0);
  const typical = typicalValues(
    sampled.flatMap(({ base }) => base),
    sampled.flatMap(({ head }) => head),
  );
  const isRatio =
    metric.scale === 'ratio' &&
    sampled.every(({ base, head }) => [...base, ...head].every((value) => value > 0));
  const logs = isRatio ? sampled.map(onLogs) : [];
  if (generalize === 'cases') {
    const perCase = (values: readonly (SampleCell & { readonly case: string })[]): number[] =>
      [...Map.groupBy(values, (cell) => cell.case).values()].flatMap(
        (ofCase) => shift(ofCase) ?? [],
      );
    return {
      ...effectOfDifferences(perCase(isRatio ? logs : sampled), level, isRatio),
      difference: isRatio ? estimateOf(perCase(sampled), level) : null,
      ...typical,
    };
  }
  const compared = isRatio ? logs : sampled;
  const test = rankSumTest(compared);
  const main = shiftOf(compared, level);
  const [baseCount, headCount] = [
    sum(sampled, ({ base }) => base.length),
    sum(sampled, ({ head }) => head.length),
  ];
  return {
    method: 'rank-sum',
    scale: isRatio ? 'ratio' : 'difference',
    n: headCount,
    main: main !== null && isRatio ? backTransformed(main) : main,
    difference: isRatio ? shiftOf(sampled, level) : null,
    ...typical,
    pTwoSided: test.pTwoSided,
    pHigher: test.pGreater,
    pLower: test.pLess,
    spread: spreadWithin(compared, RANK_TEST_FACTOR * (1 / baseCount + 1 / headCount)),
    ties: test.ties,
    approximate: test.approximate,
  };
}

function effectOfDifferences(
  differences: readonly number[],
  level: number,
  isRatio: boolean,
): Pick<
  Effect,
  | 'method'
  | 'scale'
  | 'n'
  | 'main'
  | 'pTwoSided'
  | 'pHigher'
  | 'pLower'
  | 'spread'
  | 'ties'
  | 'approximate'
> {
  const test = signedRankTest(differences);
  const main = estimateOf(differences, level);
  return {
    method: 'signed-rank',
    scale: isRatio ? 'ratio' : 'difference',
    n: differences.length,
    main: main !== null && isRatio ? backTransformed(main) : main,
    pTwoSided: test.pTwoSided,
    pHigher: test.pGreater,
    pLower: test.pLess,
    spread: spreadOf(differences, RANK_TEST_FACTOR / differences.length),
    ties: test.ties,
    approximate: test.approximate,
  };
}

function estimateOf(differences: readonly number[], level: number): Estimate | null {
  const estimate = pseudoMedian(differences);
  return estimate === null
    ? null
    : { estimate, interval: achieved(pseudoMedianInterval(differences, level)) };
}

function shiftOf(cells: readonly SampleCell[], level: number): Estimate | null {
  const estimate = shift(cells);
  return estimate === null ? null : { estimate, interval: achieved(shiftInterval(cells, level)) };
}

/** Of so few values that it covers nothing, an interval is none. */
function achieved(interval: AchievedInterval | null): AchievedInterval | null {
  return interval !== null && interval.achievedLevel > 0 ? interval : null;
}

function backTransformed({ estimate, interval }: Estimate): Estimate {
  return {
    estimate: Math.exp(estimate),
    interval:
      interval === null
        ? null
        : { ...interval, low: Math.exp(interval.low), high: Math.exp(interval.high) },
  };
}

function onLogs<Cell extends SampleCell>(cell: Cell): Cell {
  return { ...cell, base: cell.base.map(Math.log), head: cell.head.map(Math.log) };
}

function typicalValues(
  base: readonly number[],
  head: readonly number[],
): Pick<Effect, 'base' | 'head' | 'baseMean'> {
  return {
    base: quantile(base, 0.5),
    head: quantile(head, 0.5),
    baseMean: base.length === 0 ? null : sum(base, (value) => value) / base.length,
  };
}

function spreadOf(values: readonly number[], factor: number): Effect['spread'] {
  if (values.length < 2) return null;
  const mean = sum(values, (value) => value) / values.length;
  const variance = sum(values, (value) => (value - mean) ** 2) / (values.length - 1);
  return { deviation: Math.sqrt(variance), factor };
}

/** Pooled over both arms of all cells, each about its own mean. */
function spreadWithin(cells: readonly SampleCell[], factor: number): Effect['spread'] {
  const arms = cells.flatMap(({ base, head }) => [base, head]);
  const freedom = sum(arms, (arm) => arm.length - 1);
  if (freedom < 1) return null;
  const squares = sum(arms, (arm) => {
    const mean = sum(arm, (value) => value) / arm.length;
    return sum(arm, (value) => (value - mean) ** 2);
  });
  return { deviation: Math.sqrt(squares / freedom), factor };
}

/** Smallest first, so that a sum does not depend on the order in which trials came in. */
function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return Float64Array.from(items, value)
    .sort()
    .reduce((total, part) => total + part, 0);
}
