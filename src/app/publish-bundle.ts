import type { Redactor } from '../core/redact/redact.ts';
import { Failure } from '../domain/failure.ts';
import type { Report } from '../domain/report.ts';
import { writeReport } from './growing-report.ts';
import type { AttemptJournal, ReportSink } from './ports.ts';

export interface BundlePorts {
  readonly sink: ReportSink;
  readonly journal: AttemptJournal;
  readonly redactor: Redactor;
}

/**
 * Finishes the bundle and moves it into place; returns its absolute path. A file in which the last
 * scan finds a secret is cleaned and nothing is published: a `secret-found` failure names the file.
 */
export function publishBundle(report: Report, { sink, journal, redactor }: BundlePorts): string {
  writeReport(sink, report);
  const entries = [...journal.export()].map((entry) => JSON.stringify(redactor.deep(entry)));
  sink.write('journal.jsonl', entries.map((line) => `${line}\n`).join(''));
  const found = [...sink.files()].flatMap(({ name, content }) => {
    const kind = redactor.findSecret(content);
    if (kind === null) return [];
    sink.write(name, redactor.text(content));
    return [`${name} held ${kind}`];
  });
  if (found.length > 0) {
    throw new Failure(
      'secret-found',
      `the report is not published: ${found.join(', ')} (now cleaned). Take the secret out of the config, the cases or their names`,
    );
  }
  return sink.commit();
}
