import type { JsonObject } from '../../src/domain/json.ts';
import {
  clopperPearsonInterval,
  clopperPearsonLower,
  wilsonInterval,
  type PassCount,
} from '../../src/core/statistics/intervals.ts';
import { conditionalTest, fisherTest, mcnemarTest } from '../../src/core/statistics/pass-rate.ts';
import {
  bonettPrice,
  newcombe,
  type RateCell,
  type RateDifference,
} from '../../src/core/statistics/rate-difference.ts';
import { passAtK, passHatK } from '../../src/core/statistics/repeats.ts';
import { fields, limits, type LookUp, type KindTable } from './answer.ts';
import { numberListsOf, numberOf, numbersOf } from './vector.ts';

export const rateKinds: KindTable = {
  stratified_exact_conditional: conditional,
  mcnemar_exact: mcnemar,
  wilson_and_clopper_pearson_95: (input) => {
    const rate = { passes: numberOf(input, 'k'), trials: numberOf(input, 'n') };
    return fields({
      wilson: limits(wilsonInterval(rate, 0.95)),
      clopper_pearson: limits(clopperPearsonInterval(rate, 0.95)),
    });
  },
  clopper_pearson_lower_one_sided_95: (input) =>
    numberListsOf(input, 'k_of_n').map((counts) => clopperPearsonLower(rateFrom(counts), 0.95)),
  bonett_price_paired_diff_ci95: (input) =>
    difference(bonettPrice({ ...discordance(input), pairs: numberOf(input, 'n_pairs') }, 0.95)),
  newcombe_independent_diff_ci95: (input) => difference(newcombe(rateCell(input), 0.95)),
  fisher_exact: (input) => fields({ p_two_sided: fisherTest(rateCell(input)) }),
  pass_at_k_and_pass_hat_k: repeats,
  pass_at_k_undefined: repeats,
};

function conditional(input: JsonObject): LookUp {
  const rows = numberListsOf(input, 'tables_head_pass_head_n_base_pass_base_n');
  const test = conditionalTest(
    rows.map((row) => ({ head: rateFrom(row.slice(0, 2)), base: rateFrom(row.slice(2)) })),
  );
  return fields({
    sum_head_pass: test.headPasses,
    p_regression: test.pRegression,
    p_regression_fraction: test.pRegression,
    p_two_sided: test.pTwoSided,
    p_two_sided_fraction: test.pTwoSided,
  });
}

function mcnemar(input: JsonObject): LookUp {
  const test = mcnemarTest(discordance(input));
  return fields({ p_two_sided: test.pTwoSided, mid_p: test.midP, p_regression: test.pRegression });
}

function repeats(input: JsonObject): LookUp {
  const rate = { passes: numberOf(input, 'c'), trials: numberOf(input, 'n') };
  const k = numberOf(input, 'k');
  return fields({ pass_at_k: passAtK(rate, k), pass_hat_k: passHatK(rate, k) });
}

function difference(found: RateDifference | null): LookUp {
  return fields({ diff: found?.difference ?? null, ci: limits(found?.interval ?? null) });
}

function discordance(input: JsonObject): { passToFail: number; failToPass: number } {
  return {
    passToFail: numberOf(input, 'pass_to_fail'),
    failToPass: numberOf(input, 'fail_to_pass'),
  };
}

function rateCell(input: JsonObject): RateCell {
  return { head: rateFrom(numbersOf(input, 'head')), base: rateFrom(numbersOf(input, 'base')) };
}

function rateFrom([passes, trials]: readonly number[]): PassCount {
  if (passes === undefined || trials === undefined) throw new Error('a rate is [passes, trials]');
  return { passes, trials };
}
