/** How far a run is, in trials. */
export interface Tally {
  readonly done: number;
  readonly total: number;
  readonly failed: number;
}

/** What is about to be run; `known` trials of it were planned before. */
export function planLine(total: number, known: number): string {
  const count = total - known;
  return `${count}${known > 0 ? ' more' : ''} trial${count === 1 ? '' : 's'} planned`;
}

/** One trial that did not pass, in words. */
export function failureText(state: string, reason: string | null): string {
  return reason === null ? state : `${state} (${reason})`;
}

/** The live line; the time left supposes that the rest goes as the trials so far did. */
export function statusLine({ done, total, failed }: Tally, elapsedMs: number): string {
  const left = done === 0 ? null : (elapsedMs / done) * (total - done);
  const parts = [
    `${done}/${total} trials`,
    `${failed} not passed`,
    left === null ? 'time left unknown' : `${duration(left)} left`,
  ];
  return parts.join(', ');
}

function duration(durationMs: number): string {
  const seconds = Math.round(durationMs / 1000);
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
