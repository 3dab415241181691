import type { Contest, ContestCell } from '../../src/core/compare/contest.ts';
import { judge, type Judgement, type WantedPairs } from '../../src/core/judge/judge.ts';
import type { Random } from '../../src/core/plan/random.ts';
import type { GateRule } from '../../src/domain/config-rules.ts';
import { DEFAULT_CONFIG } from '../../src/domain/default-config.ts';
import type { TrialSample } from '../../src/domain/sample.ts';
import { normalSource, type Noise } from './noise.ts';

/** What is true of a benchmark, which the judge does not know. */
export interface Truth {
  readonly cells: number;
  /** Pairs of each cell, in the order of the cells. */
  readonly pairs: (cell: number) => number;
  /** How much slower the head really is in a cell: 1 for not at all. */
  readonly factor: (cell: number) => number;
  readonly gates: readonly GateRule[];
  readonly noise: Noise;
}

/** How often a live agent passes. */
const PASS_RATE = 0.95;
/** How much of a trial's noise its metrics share: a slow trial also takes more tokens. */
const SHARED = 0.6;
/** A minute of the machine or the provider, the same for both sides of a pair. */
const DRIFT = 0.1;

/** One benchmark from first pair to final verdict, with fresh pairs where the judge asks for them. */
export function simulateBenchmark(truth: Truth, random: Random): Judgement {
  const normal = normalSource(random);
  const cells = Array.from({ length: truth.cells }, (_, index) =>
    drawCell(index, truth, { random, normal }),
  );
  const first = judgeCells(cells, truth.gates);
  if (first.wanted.length === 0) return first;
  const followed = cells.map((cell, index) =>
    withFresh(cell, { index, wanted: first.wanted }, truth, { random, normal }),
  );
  return judgeCells(followed, truth.gates);
}

/** The rule that many gates in public repositories have: red when the mean is a tenth higher. */
export function plainRatioIsRed(truth: Truth, random: Random): boolean {
  const source = { random, normal: normalSource(random) };
  const cells = Array.from({ length: truth.cells }, (_, index) => drawCell(index, truth, source));
  const mean = (side: 'base' | 'head'): number => {
    const values = cells.flatMap((cell) => cell[side].map(({ values: v }) => v.agentWallMs ?? 0));
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  return mean('head') > 1.1 * mean('base');
}

interface Source {
  readonly random: Random;
  readonly normal: () => number;
}

function judgeCells(cells: readonly ContestCell[], gates: readonly GateRule[]): Judgement {
  const contest: Contest = {
    ...{ comparison: 'base-ref', target: 'small', paired: true, mock: false, sameRunner: true },
    ...{ asked: { base: 'm', head: 'm' }, unreconciled: [], absent: null, bar: null },
    cells,
  };
  return judge({ gates, compare: DEFAULT_CONFIG.compare, contests: [contest] });
}

function drawCell(index: number, truth: Truth, source: Source): ContestCell {
  const planned = truth.pairs(index);
  const sides = drawPairs(index, planned, { truth, source });
  return { case: `case-${index}`, mode: 'native', planned, ...sides, fresh: null };
}

function withFresh(
  cell: ContestCell,
  { index, wanted }: { readonly index: number; readonly wanted: readonly WantedPairs[] },
  truth: Truth,
  source: Source,
): ContestCell {
  const asked = wanted.find(({ case: id }) => id === cell.case);
  if (asked === undefined) return cell;
  const planned = asked.pairs;
  return { ...cell, fresh: { planned, ...drawPairs(index, planned, { truth, source }) } };
}

function drawPairs(
  index: number,
  count: number,
  { truth, source }: { readonly truth: Truth; readonly source: Source },
): Pick<ContestCell, 'base' | 'head'> {
  const pairs = Array.from({ length: count }, (_, place) => {
    const drift = Math.exp(DRIFT * source.normal());
    const draw = (factor: number): TrialSample =>
      drawTrial(place + 1, { index, factor, drift }, { truth, source });
    return { base: draw(1), head: draw(truth.factor(index)) };
  });
  return { base: pairs.map(({ base }) => base), head: pairs.map(({ head }) => head) };
}

function drawTrial(
  iteration: number,
  trial: { readonly index: number; readonly factor: number; readonly drift: number },
  { truth: { noise }, source }: { readonly truth: Truth; readonly source: Source },
): TrialSample {
  const shared = source.normal();
  const factorOf = (): number =>
    noise.factor(() => SHARED * shared + Math.sqrt(1 - SHARED ** 2) * source.normal());
  const wall = 500 * (1 + trial.index) * trial.factor * trial.drift;
  const tokens = 200 * (1 + trial.index) * factorOf();
  const passed = source.random() < PASS_RATE;
  return {
    ...{ iteration, callsSent: 1, callsWithUsage: 1, callsPriced: 1, models: ['m'] },
    state: passed ? 'passed' : 'semantic-fail',
    values: {
      passRate: passed ? 1 : 0,
      agentWallMs: wall * factorOf(),
      timeToFirstVisibleMs: (wall / 4) * factorOf(),
      totalTokens: Math.round(tokens),
      costUsd: tokens * 1e-6 * factorOf(),
    },
  };
}
