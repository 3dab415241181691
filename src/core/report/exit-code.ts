import type { FailOn } from '../../domain/config-names.ts';
import type { Report } from '../../domain/report.ts';

export type ExitInput = Pick<Report, 'states' | 'coverage'> & {
  readonly failOn: readonly FailOn[];
};

export type ExitDecision = Pick<Report, 'exitCode' | 'exitReasons'>;

/**
 * The exit code of a finished run and its reasons. 2 is decided first: `failOn` cannot
 * mask a result that nobody can trust. With `never` in the list nothing else of it counts.
 */
export function decideExit({ states, coverage, failOn }: ExitInput): ExitDecision {
  const untrusted = [
    ...((states['harness-error'] ?? 0) > 0 ? ['harness-error'] : []),
    ...(coverage.valid === 0 ? ['no-valid-trials'] : []),
  ];
  if (untrusted.length > 0) return { exitCode: 2, exitReasons: untrusted };
  const happened = failOn.includes('never') ? [] : failOn.filter((event) => occurs[event](states));
  return { exitCode: happened.length > 0 ? 1 : 0, exitReasons: happened };
}

/** Nothing is compared yet and no budget judged, so only a trial that did not pass can fail the run. */
const occurs: Readonly<Record<FailOn, (states: Report['states']) => boolean>> = {
  failure: (states) =>
    Object.entries(states).some(([state, count]) => state !== 'passed' && count > 0),
  regressed: () => false,
  inconclusive: () => false,
  invalid: () => false,
  budget: () => false,
  never: () => false,
};
