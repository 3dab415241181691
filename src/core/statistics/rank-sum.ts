import { convolve, tailsAt, twoSidedP, type Tails } from './discrete.ts';
import { normalTails } from './normal.ts';
import { rankSumMasses } from './rank-sum-distribution.ts';
import { commonStep, doubledMidRanks } from './ranks.ts';

/** The values of one cell in both arms; they are ranked within the cell only. */
export interface SampleCell {
  readonly base: readonly number[];
  readonly head: readonly number[];
}

export interface RankSumTest {
  /** T, the sum over cells of the head's mid-ranks within its cell. */
  readonly headRankSum: number;
  /** Mann-Whitney's U: in how many within-cell comparisons that arm is larger; a tie is half. */
  readonly headWins: number;
  readonly baseWins: number;
  /** Vargha and Delaney's (2000) A12, the head's share of the wins; null without comparisons. */
  readonly superiority: number | null;
  readonly pTwoSided: number;
  /** One-sided, for a larger head. */
  readonly pGreater: number;
  /** One-sided, for a smaller head. */
  readonly pLess: number;
  readonly ties: boolean;
  readonly approximate: boolean;
}

/** Up to this many within-cell comparisons the distribution is exact, above it is taken as normal. */
export const exactComparisonLimit = 10_000;

/**
 * The rank-sum test stratified by cell (van Elteren 1960, but ranks of all cells weigh alike): T
 * against its permutation distribution within cells, mid-ranks for ties. One cell is the test of Mann
 * and Whitney (1947). p is 1 when nothing can be compared.
 */
export function rankSumTest(cells: readonly SampleCell[]): RankSumTest {
  const ranked = cells.map(rankCell);
  const comparisons = countComparisons(cells);
  const approximate = comparisons > exactComparisonLimit;
  const tails = approximate ? approximateTails(ranked) : exactTails(ranked);
  const headWins = sumOf(ranked, (cell) => cell.doubledSum / 2 - triangle(cell.head));
  return {
    headRankSum: sumOf(ranked, (cell) => cell.doubledSum / 2),
    headWins,
    baseWins: comparisons - headWins,
    superiority: comparisons === 0 ? null : headWins / comparisons,
    pTwoSided: twoSidedP(tails),
    pGreater: tails.atLeast,
    pLess: tails.atMost,
    ties: ranked.some((cell) => cell.ties),
    approximate,
  };
}

/**
 * How many head-base comparisons the cells hold: the sum of the products of their arms' sizes.
 */
export function countComparisons(cells: readonly SampleCell[]): number {
  return sumOf(cells, ({ base, head }) => base.length * head.length);
}

interface RankedCell {
  /** Doubled mid-ranks of both arms together, ascending. */
  readonly ranks: readonly number[];
  /** Number of values. */
  readonly head: number;
  readonly doubledSum: number;
  readonly ties: boolean;
}

function rankCell({ base, head }: SampleCell): RankedCell {
  const { sorted, byPosition, ties } = doubledMidRanks([...head, ...base]);
  const doubledSum = sumOf(byPosition.slice(0, head.length), (rank) => rank);
  return { ranks: sorted, head: head.length, doubledSum, ties };
}

function exactTails(cells: readonly RankedCell[]): Tails {
  const step = statisticStep(cells);
  const masses = convolve(
    cells.map(({ ranks, head }) => {
      return rankSumMasses(
        ranks.map((rank) => (rank - (ranks[0] ?? 0)) / step),
        head,
      );
    }),
  );
  const smallest = sumOf(cells, ({ ranks, head }) => sumOf(ranks.slice(0, head), (rank) => rank));
  return tailsAt(masses, (sumOf(cells, (cell) => cell.doubledSum) - smallest) / step);
}

function approximateTails(cells: readonly RankedCell[]): Tails {
  return normalTails(
    sumOf(cells, (cell) => cell.doubledSum),
    {
      mean: sumOf(cells, ({ ranks, head }) => head * (ranks.length + 1)),
      deviation: Math.sqrt(sumOf(cells, variance)),
      step: statisticStep(cells),
    },
  );
}

/** Of a sum drawn without replacement, in doubled ranks. */
function variance({ ranks, head }: RankedCell): number {
  const count = ranks.length;
  if (count < 2) return 0;
  const squares = sumOf(ranks, (rank) => (rank - count - 1) ** 2);
  return (head * (count - head) * squares) / (count * (count - 1));
}

function statisticStep(cells: readonly RankedCell[]): number {
  return commonStep(cells.flatMap(({ ranks }) => ranks.map((rank) => rank - (ranks[0] ?? 0))));
}

function triangle(count: number): number {
  return (count * (count + 1)) / 2;
}

function sumOf<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}
