import type { JsonObject } from '../../src/domain/json.ts';
import { smallestSignedRankP } from '../../src/core/statistics/sample-size.ts';
import { signedRankTest } from '../../src/core/statistics/signed-rank.ts';
import { pseudoMedian, pseudoMedianInterval } from '../../src/core/statistics/walsh.ts';
import { fields, limits, type LookUp, type KindTable } from './answer.ts';
import { decideAlone } from './gate.ts';
import { numbersOf } from './vector.ts';

export const signedRankKinds: KindTable = {
  signed_rank_exact: signedRank,
  signed_rank_exact_ties_zeros_dropped: signedRank,
  signed_rank_exact_all_tied: signedRank,
  signed_rank_exact_mostly_zero: signedRank,
  signed_rank_min_p: (input) => {
    const smallest = numbersOf(input, 'n').map(smallestSignedRankP);
    return fields({
      two_sided: smallest.map(({ twoSided }) => twoSided),
      one_sided: smallest.map(({ oneSided }) => oneSided),
    });
  },
};

function signedRank(input: JsonObject): LookUp {
  const differences = numbersOf(input, 'd');
  const test = signedRankTest(differences);
  const ci95 = pseudoMedianInterval(differences, 0.95);
  const ci90 = pseudoMedianInterval(differences, 0.9);
  return fields({
    W_plus: test.positiveRankSum,
    n_used: test.usedCount,
    p_two_sided: test.pTwoSided,
    p_greater: test.pGreater,
    HL: pseudoMedian(differences),
    ci95: limits(ci95),
    ci95_achieved: ci95?.achievedLevel ?? null,
    ci90: limits(ci90),
    ci90_achieved: ci90?.achievedLevel ?? null,
    verdict: verdictAtMarginZero(differences),
  });
}

function verdictAtMarginZero(differences: readonly number[]): string | null {
  const estimate = pseudoMedian(differences);
  const interval = pseudoMedianInterval(differences, 0.95);
  if (estimate === null || interval === null) return null;
  return decideAlone({
    count: differences.length,
    adjustedP: signedRankTest(differences).pTwoSided,
    ratio: null,
    difference: { estimate, interval, margin: 0 },
  }).verdict;
}
