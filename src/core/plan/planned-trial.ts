import type { PlannedTrial } from '../../domain/trial.ts';

/** Where a trial stands: everything but the id that follows from it. */
export type TrialPlace = Omit<PlannedTrial, 'id'>;

/** A trial with its id, `target/case/mode/iteration`, then the arm where there are two, after the phase. */
export function plannedTrial(place: TrialPlace): PlannedTrial {
  const { target, case: id, mode, iteration, arm, phase } = place;
  const path = [target, id, mode, iteration, ...(arm === null ? [] : [arm])].join('/');
  return { id: phase === 'measure' ? path : `${phase}:${path}`, ...place };
}
