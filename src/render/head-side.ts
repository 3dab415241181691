import type { Report } from '../domain/report.ts';

/** The report without the trials of a base and without fresh pairs: what the pull request itself did, as planned. */
export function headSide(report: Report): Report {
  return {
    ...report,
    cells: report.cells.filter(({ arm }) => arm !== 'base'),
    trials: report.trials.filter(({ arm, phase }) => arm !== 'base' && phase === 'measure'),
  };
}
