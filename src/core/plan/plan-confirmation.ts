import type { Mode } from '../../domain/trial.ts';
import { balancedFlags } from './balanced-flags.ts';
import type { Plan } from './plan-trials.ts';
import { plannedTrial } from './planned-trial.ts';
import { seededRandom } from './random.ts';

/** Cells to run again, and on how many fresh pairs. */
export interface FreshCell {
  readonly target: string;
  readonly case: string;
  readonly mode: Mode;
  readonly pairs: number;
}

/**
 * Fresh pairs of suspect cells, by the same rules: back to back, both orders equally often. The cells take
 * turns, so that a slow minute does not fall on one of them.
 */
export function planConfirmation(cells: readonly FreshCell[], seed: number): Plan {
  const random = seededRandom(seed);
  const planned = cells.map(({ target, case: id, mode, pairs }) => {
    const place = { target, case: id, mode };
    const turned = balancedFlags(pairs, random);
    return turned.map((flag, index) => {
      const pair = (['base', 'head'] as const).map((arm) =>
        plannedTrial({ ...place, iteration: index + 1, arm, phase: 'confirm' }),
      );
      return { pair, block: flag ? pair.toReversed() : pair };
    });
  });
  const longest = Math.max(0, ...planned.map((pairs) => pairs.length));
  return {
    trials: planned.flatMap((pairs) => pairs.flatMap(({ pair }) => pair)),
    blocks: Array.from({ length: longest }, (_, turn) =>
      planned.flatMap((pairs) => (pairs[turn] === undefined ? [] : [pairs[turn].block])),
    ).flat(),
  };
}
