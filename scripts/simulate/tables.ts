import { seededRandom } from '../../src/core/plan/random.ts';
import { wilsonInterval } from '../../src/core/statistics/intervals.ts';
import type { GateRule } from '../../src/domain/config-rules.ts';
import { plainRatioIsRed, simulateBenchmark, type Truth } from './benchmark.ts';
import { NOISES, type Noise } from './noise.ts';

const rule = (metric: string, limits: Partial<GateRule>): GateRule => ({
  ...{ metric, where: {}, strict: false },
  ...limits,
});

export const FIVE_GATES: readonly GateRule[] = [
  rule('passRate', { maxDropPoints: 10 }),
  rule('agentWallMs', { maxRegressionPercent: 10 }),
  rule('timeToFirstVisibleMs', { maxRegressionPercent: 10 }),
  rule('totalTokens', { maxRegressionPercent: 5 }),
  rule('costUsd', { maxRegressionPercent: 5 }),
];
const WALL_GATE: readonly GateRule[] = [rule('agentWallMs', { maxRegressionPercent: 5 })];

export interface Shares {
  readonly red: number;
  readonly pass: number;
  readonly inconclusive: number;
  /** Of the plain ratio gate on the same kind of data. */
  readonly plainRed: number;
  readonly count: number;
}

/** How often a benchmark of which that is true ends how. */
export function sharesOf(truth: Truth, count: number, seed: number): Shares {
  const tally = { regressed: 0, pass: 0, inconclusive: 0, invalid: 0 };
  let plain = 0;
  for (let index = 0; index < count; index += 1) {
    const { verdict } = simulateBenchmark(truth, seededRandom(seed + index));
    if (verdict !== null) tally[verdict] += 1;
    // The same seed draws the same first pairs.
    if (plainRatioIsRed(truth, seededRandom(seed + index))) plain += 1;
  }
  return {
    red: tally.regressed / count,
    pass: tally.pass / count,
    inconclusive: (tally.inconclusive + tally.invalid) / count,
    plainRed: plain / count,
    count,
  };
}

/** Twelve cells, five gates, five pairs a cell, nothing changed. */
export function sameArms(noise: Noise): Truth {
  return { cells: 12, pairs: () => 5, factor: () => 1, gates: FIVE_GATES, noise };
}

function suite(pairs: number, factor: number, noise: Noise): Truth {
  const perCell = (cell: number): number => Math.floor(pairs / 6) + (cell < pairs % 6 ? 1 : 0);
  return { cells: 6, pairs: perCell, factor: () => factor, gates: WALL_GATE, noise };
}

function oneCase(runs: number, factor: number, noise: Noise): Truth {
  const gates = FIVE_GATES.slice(0, 3);
  return {
    cells: 12,
    pairs: () => runs,
    factor: (cell) => (cell === 7 ? factor : 1),
    gates,
    noise,
  };
}

/** Every table as Markdown; `count` benchmarks behind each row. */
export function* tables(count: number, seed: number): Iterable<string> {
  yield heading('Nothing changed: 12 cells, 5 gates, 5 pairs a cell, confirmation included');
  for (const noise of NOISES) yield row(noise.name, sharesOf(sameArms(noise), count, seed));
  yield heading('The whole suite slower: 6 cells, one gate with a margin of 5 %, log-normal noise');
  for (const factor of [1, 1.1, 1.2]) {
    for (const n of [6, 10, 20, 30]) {
      const label = `${percent(factor - 1)} slower, n = ${n} pairs`;
      yield row(label, sharesOf(suite(n, factor, lognormal()), count, seed));
    }
  }
  yield heading('One case of 12 cells slower: 3 gates with a margin of 10 %, log-normal noise');
  for (const factor of [1, 1.5, 2]) {
    for (const runs of [3, 5, 10]) {
      const label = `${factor}x slower, ${runs} runs`;
      yield row(label, sharesOf(oneCase(runs, factor, lognormal()), count, seed));
    }
  }
}

function lognormal(): Noise {
  const noise = NOISES.find(({ name }) => name === 'log-normal');
  if (noise === undefined) throw new TypeError('no log-normal noise');
  return noise;
}

function heading(title: string): string {
  return `\n### ${title}\n\n| truth | red | pass | inconclusive | plain +10 % gate: red |\n|---|---|---|---|---|`;
}

function row(label: string, shares: Shares): string {
  const { red, pass, inconclusive, plainRed, count } = shares;
  const interval = wilsonInterval({ passes: Math.round(red * count), trials: count }, 0.95);
  const range = interval === null ? '' : ` (${percent(interval.low)} to ${percent(interval.high)})`;
  return `| ${label} | ${percent(red)}${range} | ${percent(pass)} | ${percent(inconclusive)} | ${percent(plainRed)} |`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
