import { join } from 'node:path';
import type { Report } from '../domain/report.ts';
import { headSide } from '../render/head-side.ts';

/** The last lines of a run: the verdict where there is one, how many passed, why the exit status is what it is, where the report lies. */
export function outcomeLines(report: Report, reportDir: string): string[] {
  const { passRate, exitCode, exitReasons, verdict } = report;
  const { trials } = headSide(report);
  const status = exitCode === 0 ? '' : ` (${exitReasons.join(', ')})`;
  return [
    ...(verdict === null ? [] : [`verdict: ${verdict}`]),
    `${passRate.passed} of ${trials.length} trials passed, exit status ${exitCode}${status}`,
    `report: ${join(reportDir, 'report.md')}`,
  ];
}
