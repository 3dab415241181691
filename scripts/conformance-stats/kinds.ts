import type { KindTable } from './answer.ts';
import { basicKinds } from './kinds-basic.ts';
import { costKinds } from './kinds-cost.ts';
import { pairedRatioKinds } from './kinds-paired-ratio.ts';
import { rankSumKinds } from './kinds-rank-sum.ts';
import { rateKinds } from './kinds-rate.ts';
import { signedRankKinds } from './kinds-signed-rank.ts';
import { timelineKinds } from './kinds-timeline.ts';

/** Every kind of vector that can be checked. */
export const kinds: KindTable = {
  ...basicKinds,
  ...signedRankKinds,
  ...pairedRatioKinds,
  ...rankSumKinds,
  ...rateKinds,
  ...costKinds,
  ...timelineKinds,
};
