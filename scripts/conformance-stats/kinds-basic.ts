import { benjaminiHochberg, holm } from '../../src/core/statistics/adjust.ts';
import { clusteredMean } from '../../src/core/statistics/clustered.ts';
import { exceedanceProbability, smallestCleanCount } from '../../src/core/statistics/exceedance.ts';
import { quantile } from '../../src/core/statistics/quantile.ts';
import { minimumPairs } from '../../src/core/statistics/sample-size.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import { fields, type LookUp, type KindTable } from './answer.ts';
import { numberListsOf, numberOf, numbersOf } from './vector.ts';

export const basicKinds: KindTable = {
  quantile_type7: (input) => {
    const values = numbersOf(input, 'x');
    return numbersOf(input, 'q').map((probability) => quantile(values, probability));
  },
  benjamini_hochberg: adjusted,
  benjamini_hochberg_and_holm: adjusted,
  exceedance_binomial_p95_budget: (input) => {
    const chance = numberOf(input, 'p0');
    return numberListsOf(input, 'n_k').map(([samples = 0, exceeding = 0]) =>
      exceedanceProbability({ samples, exceeding }, chance),
    );
  },
  smallest_n_zero_exceedances_95pct_confidence: (input) =>
    numbersOf(input, 'quantile').map((quantile) => smallestCleanCount(quantile, 0.05)),
  min_pairs_for_m_gates_alpha_05_two_sided: (input) =>
    numbersOf(input, 'm').map((tests) => minimumPairs({ tests, alpha: 0.05 })),
  clustered_se: (input) => {
    const found = clusteredMean(numberListsOf(input, 'clusters'));
    return fields({
      paper: found?.clusteredError ?? null,
      finite_corrected: found?.finiteCorrectedError ?? null,
      naive: found?.naiveError ?? null,
    });
  },
};

function adjusted(input: JsonObject): LookUp {
  const values = numbersOf(input, 'p');
  return fields({ bh: benjaminiHochberg(values), holm: holm(values) });
}
