import type { Clock, Progress } from '../../app/ports.ts';
import { failureText, planLine, statusLine, type Tally } from './progress-text.ts';

export interface ProgressOptions {
  readonly write: (text: string) => void;
  readonly clock: Clock;
  /** Columns of the terminal; null when nobody watches a terminal. */
  readonly columns: number | null;
}

const REDRAW_MS = 100;

/**
 * Shows how far a run is: in a terminal one live line with done/total, failures and time left;
 * in a log one plain line per finished step. What went wrong is always a line of its own.
 */
export function createProgress({ write, clock, columns }: ProgressOptions): Progress {
  let tally: Tally = { done: 0, total: 0, failed: 0 };
  let startedAtMs = clock();
  let drawnAtMs = -REDRAW_MS;
  const erase = columns === null ? '' : '\r\u001b[K';

  const line = (text: string): void => write(`${erase}${text}\n`);
  const draw = (): void => {
    if (columns === null) return;
    const now = clock();
    if (now - drawnAtMs < REDRAW_MS && tally.done < tally.total) return;
    drawnAtMs = now;
    write(`${erase}${statusLine(tally, now - startedAtMs).slice(0, columns - 1)}`);
    if (tally.done === tally.total) write('\n');
  };

  return {
    planned(total) {
      const known = tally.total;
      if (known === 0) startedAtMs = clock();
      tally = { ...tally, total };
      if (columns === null || known > 0) line(planLine(total, known));
      draw();
    },
    trialEnded(trial, state, reason) {
      const passed = state === 'passed';
      tally = { ...tally, done: tally.done + 1, failed: tally.failed + Number(!passed) };
      const step = `${tally.done}/${tally.total} ${trial.id}`;
      if (!passed) line(`${step}: ${failureText(state, reason)}`);
      else if (columns === null) line(`${step}: passed`);
      draw();
    },
    note(text) {
      line(text);
      draw();
    },
  };
}
