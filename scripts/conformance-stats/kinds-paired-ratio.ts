import type { JsonObject } from '../../src/domain/json.ts';
import type { Decision } from '../../src/core/statistics/decide.ts';
import type { AchievedInterval } from '../../src/core/statistics/order-bound.ts';
import { rankSumTest } from '../../src/core/statistics/rank-sum.ts';
import { signedRankTest, type SignedRankTest } from '../../src/core/statistics/signed-rank.ts';
import { pseudoMedian, pseudoMedianInterval } from '../../src/core/statistics/walsh.ts';
import { fields, limits, type LookUp, type KindTable } from './answer.ts';
import { decideAlone, minimumCount } from './gate.ts';
import { numbersOf } from './vector.ts';

export const pairedRatioKinds: KindTable = {
  paired_log_ratio: pairedLogRatio,
  unpaired_vs_paired_under_drift: (input) => {
    const { test, ratio, shownInterval } = analyse(input);
    return fields({
      mann_whitney_p: rankSumTest([
        { base: numbersOf(input, 'base'), head: numbersOf(input, 'head') },
      ]).pTwoSided,
      signed_rank_on_log_ratio_p: test.pTwoSided,
      HL_ratio: ratio,
      ci95: limits(shownInterval),
    });
  },
};

interface Analysis {
  readonly logRatios: readonly number[];
  readonly test: SignedRankTest;
  readonly ratio: number;
  readonly interval: AchievedInterval;
  /** Null with too few pairs for a gate. */
  readonly shownInterval: AchievedInterval | null;
}

function analyse(input: JsonObject): Analysis {
  const head = numbersOf(input, 'head');
  if (numbersOf(input, 'base').length !== head.length) throw new Error('input arms are no pairs');
  const logRatios = numbersOf(input, 'base').map((base, pair) =>
    Math.log((head[pair] ?? 0) / base),
  );
  const centre = pseudoMedian(logRatios);
  const onLogs = pseudoMedianInterval(logRatios, 0.95);
  if (centre === null || onLogs === null) throw new Error('input has no pairs');
  const interval = { ...onLogs, low: Math.exp(onLogs.low), high: Math.exp(onLogs.high) };
  return {
    logRatios,
    test: signedRankTest(logRatios),
    ratio: Math.exp(centre),
    interval,
    shownInterval: logRatios.length < minimumCount ? null : interval,
  };
}

function pairedLogRatio(input: JsonObject): LookUp {
  const analysis = analyse(input);
  const { test, ratio, shownInterval } = analysis;
  const { verdict, reason } = decideAtMargin(analysis, 0);
  const plain = fields({
    W_plus: test.positiveRankSum,
    p_two_sided: test.pTwoSided,
    HL_ratio: ratio,
    ci95: limits(shownInterval),
    ci95_achieved: shownInterval?.achievedLevel ?? null,
    verdict,
    reason,
  });
  return (field) => shiftedP(field, analysis) ?? verdictAtMargin(field, analysis) ?? plain(field);
}

/** `p_ratio_gt_1_05`, `p_ratio_lt_1_15`: one-sided p after division by that ratio. */
function shiftedP(field: string, { logRatios }: Analysis): number | undefined {
  const [, side, whole, decimals] = /^p_ratio_(gt|lt)_(\d+)_(\d+)$/.exec(field) ?? [];
  if (side === undefined) return undefined;
  const shift = Math.log(Number(`${whole}.${decimals}`));
  const test = signedRankTest(logRatios.map((logRatio) => logRatio - shift));
  return side === 'gt' ? test.pGreater : test.pLess;
}

/** `verdict_margin_5pct` */
function verdictAtMargin(field: string, analysis: Analysis): string | undefined {
  const [, whole, decimals = '0'] = /^verdict_margin_(\d+)(?:[._](\d+))?pct$/.exec(field) ?? [];
  if (whole === undefined) return undefined;
  return decideAtMargin(analysis, Number(`${whole}.${decimals}`) / 100).verdict;
}

function decideAtMargin({ logRatios, test, ratio, interval }: Analysis, margin: number): Decision {
  return decideAlone({
    count: logRatios.length,
    adjustedP: test.pTwoSided,
    ratio: { estimate: ratio, interval, margin },
    difference: null,
  });
}
