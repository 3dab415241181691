import type { Report } from '../../domain/report.ts';
import { code } from '../escape.ts';

/** A task as a reader knows it: the case, or all of them, after its target when the run has several. */
export function taskName(
  task: { readonly target: string; readonly case: string | null },
  { run }: Pick<Report, 'run'>,
): string {
  const name = task.case === null ? '**all cases**' : code(task.case);
  return run.targets.length > 1 ? `${code(task.target)} ${name}` : name;
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
