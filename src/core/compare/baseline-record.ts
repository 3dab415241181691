import type { BaselineRecord } from '../../domain/baseline.ts';
import type { TrialRecord } from '../../domain/trial-record.ts';
import { trialSample } from './trial-sample.ts';

/** What later runs can be compared with: the counted trials of the head's side, as samples. */
export function baselineRecord(
  facts: Omit<BaselineRecord, 'schemaVersion' | 'cells'>,
  trials: readonly TrialRecord[],
): BaselineRecord {
  const own = trials.filter(({ arm, phase }) => arm !== 'base' && phase === 'measure');
  const cells = Map.groupBy(own, ({ target, case: id, mode }) => `${target}/${id}/${mode}`);
  return {
    schemaVersion: 1,
    ...facts,
    cells: [...cells.values()].flatMap((ofCell) => {
      const [first] = ofCell;
      if (first === undefined) return [];
      const { target, case: id, mode } = first;
      return [{ target, case: id, mode, samples: ofCell.map(trialSample) }];
    }),
  };
}
