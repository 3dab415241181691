import type { Report } from '../domain/report.ts';
import type { TrialRecord } from '../domain/trial-record.ts';
import { renderReport, renderTrial } from '../render/json.ts';
import { renderMarkdown } from '../render/markdown.ts';
import type { Clock, ReportSink } from './ports.ts';

export interface GrowingReportOptions {
  readonly sink: ReportSink;
  readonly clock: Clock;
  /** The partial report of the trials so far. */
  readonly build: (records: readonly TrialRecord[]) => Report;
}

export interface GrowingReport {
  /** Saves a redacted trial; warm-up trials are discarded. */
  add(record: TrialRecord): void;
  /** Every counted trial so far, in the order in which they ended. */
  readonly records: readonly TrialRecord[];
}

const renewEveryMs = 1000;
/** Of the run's time at most a twentieth goes into reports that the next one replaces. */
const mostShareOfTime = 1 / 20;

/**
 * The report while the run goes on: each trial is a line of trials.jsonl at once, report.json and report.md
 * are renewed at most once a second, and less often when they have grown large.
 */
export function createGrowingReport({ sink, clock, build }: GrowingReportOptions): GrowingReport {
  const records: TrialRecord[] = [];
  let nextAtMs = Number.NEGATIVE_INFINITY;

  function renew(): void {
    const startedAtMs = clock();
    writeReport(sink, build(records));
    const costMs = clock() - startedAtMs;
    nextAtMs = startedAtMs + Math.max(renewEveryMs, costMs / mostShareOfTime);
  }

  return {
    records,
    add(record) {
      if (record.phase === 'warmup') return;
      sink.appendTrial(renderTrial(record));
      records.push(record);
      if (clock() >= nextAtMs) renew();
    },
  };
}

/** Writes report.json and report.md, unfinished or final. */
export function writeReport(sink: ReportSink, report: Report): void {
  sink.write('report.json', renderReport(report));
  sink.write('report.md', renderMarkdown(report));
}
