import { join } from 'node:path';
import type { Report } from '../domain/report.ts';

/** The action's outputs: scalars and paths; what is not known is the empty string, never 0. */
export function actionOutputs(report: Report, reportDir: string): Record<string, string> {
  const { passRate, coverage, totals, trials, verdict, exitCode } = report;
  return {
    verdict: text(verdict),
    'exit-code': text(exitCode),
    trials: text(trials.length),
    'failed-trials': text(trials.filter(({ state }) => state !== 'passed').length),
    'pass-rate': text(passRate.rate),
    'token-coverage': text(coverage.tokenCoverage),
    'cost-usd': text(totals.costUsd.value),
    'report-dir': reportDir,
    'report-json': join(reportDir, 'report.json'),
    'report-markdown': join(reportDir, 'report.md'),
  };
}

function text(value: string | number | null): string {
  return value === null ? '' : String(value);
}
