import type { Problem } from '../../domain/failure.ts';
import type { RunSettings } from '../../domain/run-settings.ts';
import { COMMAND_LINE, type Source } from './document.ts';
import { problemIn } from './problem.ts';

/** More would not fit into memory with their evidence; it is also years of calls at one a minute. */
export const MAX_TRIALS = 100_000;

type PlanFactors = Pick<RunSettings, 'targets' | 'cases' | 'modes' | 'runs' | 'warmup'>;

/** The problem of a run that plans more trials than can be held; nothing for any other. */
export function planSizeProblems(settings: PlanFactors, source: Source | null): readonly Problem[] {
  const { targets, cases, modes, runs, warmup } = settings;
  const trials = targets.reduce(
    (sum, { agent }) => sum + cases.length * (agent === null ? modes.length : 1) * runs + warmup,
    0,
  );
  if (trials <= MAX_TRIALS) return [];
  const message = `expected at most ${MAX_TRIALS} trials (targets x cases x modes x runs, and warm-ups), got ${trials}; lower runs, or narrow the matrix`;
  return [problemIn(source ?? COMMAND_LINE, { path: ['matrix', 'runs'], message })];
}
