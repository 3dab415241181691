import type { TrialSample } from '../../domain/sample.ts';
import { clusteredInterval } from '../statistics/clustered.ts';
import type { Interval, PassCount } from '../statistics/intervals.ts';
import { conditionalTest } from '../statistics/pass-rate.ts';
import { bonettPrice, stratifiedNewcombe, type RateCell } from '../statistics/rate-difference.ts';
import { signedRankTest } from '../statistics/signed-rank.ts';
import { isValid, pairSamples } from './contest.ts';
import type { Effect, EffectCell, EffectDesign } from './effect.ts';

interface CaseRates extends RateCell {
  readonly case: string;
}

/**
 * The mean over cells of head rate - base rate, with the exact conditional p stratified by cell. The interval
 * is Bonett and Price's over all pairs, Newcombe's stratified beside a stored baseline, and the clustered
 * one when the cases stand for more cases; then p is the exact signed-rank test of their differences.
 */
export function rateEffect(cells: readonly EffectCell[], design: EffectDesign): Effect {
  const rates = cells
    .map((cell) => ratesOf(cell, design.paired))
    .filter(({ base, head }) => base.trials > 0 && head.trials > 0);
  const n = rates.reduce((sum, { head }) => sum + head.trials, 0);
  const estimate = mean(rates.map(differenceOf));
  const clustered = design.generalize === 'cases' ? perCase(rates) : null;
  const interval =
    clustered === null
      ? intervalOf(cells, rates, design)
      : clusteredInterval(
          clustered.map((difference) => [difference]),
          design.level,
        );
  return {
    method: 'conditional',
    scale: 'points',
    n: clustered?.length ?? n,
    main:
      estimate === null
        ? null
        : { estimate, interval: interval === null ? null : nominal(interval, design.level) },
    difference: null,
    base: mean(rates.map(({ base }) => base.passes / base.trials)),
    head: mean(rates.map(({ head }) => head.passes / head.trials)),
    baseMean: null,
    ...(clustered === null ? exactP(rates) : signedP(clustered)),
    spread: n === 0 ? null : spreadOf(cells, rates, design.paired),
    ties: false,
    approximate: false,
  };
}

function ratesOf(cell: EffectCell, paired: boolean): CaseRates {
  const pairs = pairSamples(cell).filter(({ base, head }) => isValid(base) && isValid(head));
  const base = paired ? pairs.map((pair) => pair.base) : cell.base.filter(isValid);
  const head = paired ? pairs.map((pair) => pair.head) : cell.head.filter(isValid);
  return { case: cell.case, base: countPasses(base), head: countPasses(head) };
}

function countPasses(samples: readonly TrialSample[]): PassCount {
  return {
    passes: samples.filter(({ state }) => state === 'passed').length,
    trials: samples.length,
  };
}

function differenceOf({ base, head }: RateCell): number {
  return head.passes / head.trials - base.passes / base.trials;
}

function perCase(rates: readonly CaseRates[]): number[] {
  return [...Map.groupBy(rates, (cell) => cell.case).values()].flatMap(
    (ofCase) => mean(ofCase.map(differenceOf)) ?? [],
  );
}

function exactP(rates: readonly RateCell[]): Pick<Effect, 'pTwoSided' | 'pHigher' | 'pLower'> {
  const test = conditionalTest(rates);
  const mirrored = conditionalTest(rates.map(({ base, head }) => ({ base: head, head: base })));
  return {
    pTwoSided: test.pTwoSided,
    pHigher: mirrored.pRegression,
    pLower: test.pRegression,
  };
}

function signedP(differences: readonly number[]): ReturnType<typeof exactP> {
  const { pTwoSided, pGreater, pLess } = signedRankTest(differences);
  return { pTwoSided, pHigher: pGreater, pLower: pLess };
}

function intervalOf(
  cells: readonly EffectCell[],
  rates: readonly RateCell[],
  { paired, level }: EffectDesign,
): Interval | null {
  if (!paired) return stratifiedNewcombe(rates, level)?.interval ?? null;
  return bonettPrice(discordance(cells), level)?.interval ?? null;
}

function discordance(cells: readonly EffectCell[]): Parameters<typeof bonettPrice>[0] {
  const pairs = cells
    .flatMap(pairSamples)
    .filter(({ base, head }) => isValid(base) && isValid(head))
    .map(({ base, head }) => [base.state === 'passed', head.state === 'passed'] as const);
  return {
    passToFail: pairs.filter(([base, head]) => base && !head).length,
    failToPass: pairs.filter(([base, head]) => !base && head).length,
    pairs: pairs.length,
  };
}

/** With the pseudo-observations of the interval, so that no disagreement so far is not taken for none ever. */
function spreadOf(
  cells: readonly EffectCell[],
  rates: readonly RateCell[],
  paired: boolean,
): Effect['spread'] {
  if (paired) {
    const { passToFail, failToPass, pairs } = discordance(cells);
    const loss = (passToFail + 1) / (pairs + 2);
    const gain = (failToPass + 1) / (pairs + 2);
    return { deviation: Math.sqrt(loss + gain - (gain - loss) ** 2), factor: 1 / pairs };
  }
  const [base, head] = [rates.map((cell) => cell.base), rates.map((cell) => cell.head)].map(pooled);
  if (base === undefined || head === undefined) return null;
  const shares = [base, head].map(({ passes, trials }) => (passes + 1) / (trials + 2));
  const variance = mean(shares.map((share) => share * (1 - share))) ?? 0;
  return { deviation: Math.sqrt(variance), factor: 1 / base.trials + 1 / head.trials };
}

function pooled(counts: readonly PassCount[]): PassCount {
  return {
    passes: counts.reduce((sum, { passes }) => sum + passes, 0),
    trials: counts.reduce((sum, { trials }) => sum + trials, 0),
  };
}

function nominal(interval: Interval, level: number) {
  return { ...interval, achievedLevel: level, approximate: false };
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
