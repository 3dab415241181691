import type { PlannedTrial } from '../../domain/trial.ts';

/** Trials as a report lists them: cell by cell with their iterations and arms in order, then the fresh pairs. */
export function inPlanOrder(trials: readonly PlannedTrial[]): PlannedTrial[] {
  const cells = Map.groupBy(trials, ({ phase, target, case: id, mode }) =>
    JSON.stringify([phase, target, id, mode]),
  );
  const sorted = [...cells.values()].flatMap((ofCell) =>
    ofCell.toSorted((one, other) => one.iteration - other.iteration),
  );
  const isFresh = ({ phase }: PlannedTrial): boolean => phase === 'confirm';
  return [...sorted.filter((trial) => !isFresh(trial)), ...sorted.filter(isFresh)];
}
