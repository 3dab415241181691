import type { JsonObject } from '../../src/domain/json.ts';
import { rankSumTest, type SampleCell } from '../../src/core/statistics/rank-sum.ts';
import { smallestRankSumP } from '../../src/core/statistics/sample-size.ts';
import { shift, shiftInterval } from '../../src/core/statistics/shift.ts';
import { fields, limits, type LookUp, type KindTable, type Value } from './answer.ts';
import { numbersOf, objectsOf } from './vector.ts';

export const rankSumKinds: KindTable = {
  mann_whitney_exact: mannWhitney,
  mann_whitney_exact_ties_permutation: mannWhitney,
  mann_whitney_exact_min_p: (input) =>
    numbersOf(input, 'n_per_arm').map((size) => smallestRankSumP(size, size)),
  stratified_rank_sum_exact: stratifiedRankSum,
};

function mannWhitney(input: JsonObject): LookUp {
  const cells = [sampleCell(input)];
  const test = rankSumTest(cells);
  return fields({
    U_base: test.baseWins,
    U_head: test.headWins,
    p_two_sided: test.pTwoSided,
    p_head_greater: test.pGreater,
    A12_head_gt_base: test.superiority,
    HL_shift: shift(cells),
    HL_ci95: limits(shiftInterval(cells, 0.95)),
  });
}

function stratifiedRankSum(input: JsonObject): LookUp {
  const cells = objectsOf(input, 'cells').map(sampleCell);
  const test = rankSumTest(cells);
  const interval = shiftInterval(cells, 0.95);
  return fields({
    T_head: test.headRankSum,
    p_head_greater: test.pGreater,
    p_two_sided: test.pTwoSided,
    HL_shift: shift(cells),
    HL_ci95: limits(interval),
    ci95_achieved: interval?.achievedLevel ?? null,
    ...ratioFields(cells.map(onLogs)),
  });
}

function ratioFields(logCells: readonly SampleCell[]): Record<string, Value> {
  const logShift = shift(logCells);
  const interval = shiftInterval(logCells, 0.95);
  return {
    HL_ratio: logShift === null ? null : Math.exp(logShift),
    HL_ratio_ci95: interval === null ? null : [Math.exp(interval.low), Math.exp(interval.high)],
  };
}

function sampleCell(input: JsonObject): SampleCell {
  return { base: numbersOf(input, 'base'), head: numbersOf(input, 'head') };
}

function onLogs({ base, head }: SampleCell): SampleCell {
  return { base: base.map(Math.log), head: head.map(Math.log) };
}
