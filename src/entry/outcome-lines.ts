import { join } from 'node:path';
import type { Report } from '../domain/report.ts';

/** The last lines of a run: how many passed, why the exit status is what it is, where the report lies. */
export function outcomeLines(report: Report, reportDir: string): string[] {
  const { passRate, exitCode, exitReasons, trials } = report;
  const status = exitCode === 0 ? '' : ` (${exitReasons.join(', ')})`;
  return [
    `${passRate.passed} of ${trials.length} trials passed, exit status ${exitCode}${status}`,
    `report: ${join(reportDir, 'report.md')}`,
  ];
}
