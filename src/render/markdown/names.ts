import type { Report } from '../../domain/report.ts';
import { code } from '../escape.ts';

/** A task as a reader knows it: the case, after its target when the run has several. */
export function taskName(
  task: { readonly target: string; readonly case: string },
  { run }: Pick<Report, 'run'>,
): string {
  return run.targets.length > 1 ? `${code(task.target)} ${code(task.case)}` : code(task.case);
}

interface Place {
  readonly target: string;
  readonly case: string;
  readonly mode: string;
}

/** Where trials are from: the first three cells by name, the rest counted. */
export function placesOf(trials: readonly Place[], report: Pick<Report, 'run'>): string {
  const places = [...new Set(trials.map((trial) => `${taskName(trial, report)} ${trial.mode}`))];
  const more = places.length - 3;
  return [...places.slice(0, 3), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/** A count with its noun, in the plural where it belongs. */
export function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
