import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { renderMarkdown, renderSummary } from '../../../src/render/markdown.ts';
import type { Report } from '../../../src/domain/report.ts';
import type { TrialRecord } from '../../../src/domain/trial-record.ts';
import { callRecord, reportOf, runIdentity, trialRecord } from '../../support/builders.ts';
import { hostileReport, hostileText, withoutOurMarkup } from '../../support/hostile-report.ts';
import { cellsOf } from '../../support/markdown.ts';

const missed = {
  state: 'semantic-fail',
  reason: 'output-contains',
  misses: [{ expectation: 'output-contains', expected: 'contains "42"', actual: '41' }],
} as const;

function failing(place: Parameters<typeof trialRecord>[0], overrides: Partial<TrialRecord> = {}) {
  return trialRecord(place, { ...missed, misses: [...missed.misses], ...overrides });
}

const verdictLine = (report: Report) => renderMarkdown(report).split('\n').slice(0, 2).join('\n');

describe('verdict line', () => {
  test('says that all passed, and that nothing was compared', () => {
    expect(verdictLine(reportOf([trialRecord(), trialRecord({ mode: 'text' })]))).toBe(
      '> [!TIP]\n> **Passed: all 2 trials of 1 case passed.** Nothing was compared, so there is no verdict on a change.',
    );
  });

  test('names the worst cell', () => {
    const records = [
      failing({ case: 'a' }),
      trialRecord({ case: 'a', iteration: 2 }),
      failing({ case: 'b', mode: 'text' }),
      failing({ case: 'b', mode: 'text', iteration: 2 }),
    ];
    expect(verdictLine(reportOf(records))).toMatch(
      /^> \[!CAUTION\]\n> \*\*Failed: `b` passed 0 of 2 trials in text mode\.\*\* 2 of 2 cells /,
    );
  });

  test('says so when failures do not fail the run', () => {
    const report = reportOf([failing({}), trialRecord({ mode: 'text' })], {
      run: runIdentity({ failOn: ['never'] }),
    });
    expect(verdictLine(report)).toMatch(/^> \[!WARNING\]\n> \*\*Not gated: /);
  });

  test('does not call a result trustworthy that is not', () => {
    const broken = trialRecord({}, { state: 'harness-error', reason: 'disk-full' });
    expect(verdictLine(reportOf([broken]))).toContain(
      'No trustworthy result: the harness itself failed',
    );
    const infra = trialRecord({}, { state: 'infra-error', reason: 'http-401' });
    expect(verdictLine(reportOf([infra]))).toContain(
      'none of 1 trial gave evidence; most often the reason was `http-401` (1)',
    );
  });

  test('says that a partial report is unfinished', () => {
    const plan = [trialRecord(), failing({ iteration: 2 }), trialRecord({ iteration: 3 })];
    const full = reportOf(plan);
    const report = reportOf(plan, { records: full.trials.slice(0, 2), partial: true });
    expect(verdictLine(report)).toContain(
      '**Unfinished: 1 trial passed and 1 did not, of 3 planned.** The worst so far: `single-tool` passed 1 of 2 trials in native mode.',
    );
  });
});

describe('report.md', () => {
  test('shows which expectation failed, how often, what was wanted and what came', () => {
    const text = renderMarkdown(reportOf([failing({}), trialRecord({ iteration: 2 })]));
    expect(text).toContain(
      '| `single-tool` | native | 1/2 (9.45 % to 90.5 %) | `output-contains` (1 of 2) | `contains "42"` | `41` |',
    );
  });

  test('lists infrastructure trouble by reason, with the words of the error', () => {
    const error = { kind: 'http', status: 503, code: null, message: 'busy' } as const;
    const calls = [callRecord({ status: 'http-error', usage: null, error })];
    const text = renderMarkdown(
      reportOf([trialRecord({}, { state: 'infra-error', reason: 'http-503', calls })]),
    );
    expect(text).toContain('| `http-503` | 1 | `single-tool` native | `busy` |');
  });

  test('lists what did not run by reason', () => {
    const text = renderMarkdown(
      reportOf([
        trialRecord(),
        trialRecord({ iteration: 2 }, { state: 'not-run', reason: 'cancelled' }),
      ]),
    );
    expect(text).toContain('<summary>Not run: 1 trial</summary>');
    expect(text).toContain('| `cancelled` | 1 | `single-tool` native |');
  });

  test('prints the observed part of a total that is not covered, as no total', () => {
    const calls = [callRecord(), callRecord({ usage: null })];
    const text = renderMarkdown(reportOf([trialRecord({}, { calls })]));
    expect(text).toContain('- Tokens: n/a, observed 15 in 1 of 2 calls, not comparable');
    expect(text).toContain('- Cost: unpriced');
  });

  test('has no table wider than six columns', () => {
    const text = renderMarkdown(reportOf([failing({}), trialRecord({ mode: 'text' })]));
    const widths = tableRows(text).map((row) => cellsOf(row).length);
    expect(Math.max(...widths)).toBeLessThanOrEqual(6);
  });

  test('stays inert and keeps its shape whatever words come from outside', () => {
    fc.assert(
      fc.property(hostileText, (words) => {
        const text = renderMarkdown(hostileReport(words));
        expect(text.split('\n').length).toBe(renderMarkdown(hostileReport('x')).split('\n').length);
        expect(tableShape(text)).toEqual(tableShape(renderMarkdown(hostileReport('x'))));
        expect(withoutOurMarkup(text)).not.toMatch(/[<[\]]|@\w|:\/\/|www\.|#\d/);
      }),
    );
  });
});

describe('job summary', () => {
  const report = reportOf([failing({}), trialRecord({ mode: 'text' })]);

  test('is report.md when it fits', () => {
    expect(renderSummary(report)).toBe(renderMarkdown(report));
  });

  test('drops the least important sections first, and says which', () => {
    const full = new TextEncoder().encode(renderMarkdown(report)).length;
    const summary = renderSummary(report, full - 1);
    expect(summary).toContain('Left out to fit: environment.');
    expect(summary).toContain('### What did not pass');
    expect(summary).not.toContain('<summary>Environment</summary>');
  });

  test('always keeps the verdict line', () => {
    expect(renderSummary(report, 1)).toContain('**Failed: `single-tool`');
  });
});

function tableRows(text: string): string[] {
  return text.split('\n').filter((line) => line.startsWith('|'));
}

function tableShape(text: string): number[] {
  return tableRows(text).map((row) => cellsOf(row).length);
}
