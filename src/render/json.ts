import type { Report, ReportSummary } from '../domain/report.ts';
import type { TrialRecord } from '../domain/trial-record.ts';

/**
 * The text of report.json: indented, but for the trials, of which each is one line, so that a report of
 * thousands of trials stays small and can still be searched and compared line by line.
 */
export function renderReport(report: Report): string {
  const head = renderSummaryPart(report).slice(0, -'\n}\n'.length);
  const lines = report.trials.map((trial) => `    ${renderTrial(trial)}`);
  const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
  return `${head},\n  "trials": ${list}\n}\n`;
}

/** The report without its trials, as `--json` prints it. */
export function renderSummaryPart(report: ReportSummary): string {
  return `${JSON.stringify({ ...report, trials: undefined }, null, 2)}\n`;
}

/** Records never change, and a growing report is rendered over and over. */
const renderedTrials = new WeakMap<TrialRecord, string>();

/** A trial as one line of JSON, as trials.jsonl and report.json have it. */
export function renderTrial(trial: TrialRecord): string {
  const rendered = renderedTrials.get(trial) ?? JSON.stringify(trial);
  renderedTrials.set(trial, rendered);
  return rendered;
}
