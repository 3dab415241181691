import { join } from 'node:path';
import type { Report } from '../domain/report.ts';
import { headSide } from '../render/head-side.ts';

/** The action's outputs: scalars and paths; what is not known is the empty string, never 0. */
export function actionOutputs(report: Report, reportDir: string): Record<string, string> {
  const { passRate, coverage, totals, verdict, exitCode, gates, baseline } = report;
  const { trials } = headSide(report);
  return {
    verdict: text(verdict),
    'exit-code': text(exitCode),
    regressions: text(gates.filter((row) => row.verdict === 'regressed').length),
    inconclusive: text(gates.filter((row) => row.verdict === 'inconclusive').length),
    trials: text(trials.length),
    'failed-trials': text(trials.filter(({ state }) => state !== 'passed').length),
    'pass-rate': text(passRate.rate),
    'token-coverage': text(coverage.tokenCoverage),
    'cost-usd': text(totals.costUsd.value),
    'baseline-sha': text(baseline?.commit ?? null),
    'report-dir': reportDir,
    'report-json': join(reportDir, 'report.json'),
    'report-markdown': join(reportDir, 'report.md'),
  };
}

function text(value: string | number | null): string {
  return value === null ? '' : String(value);
}
