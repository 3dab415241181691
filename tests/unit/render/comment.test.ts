import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Report } from '../../../src/domain/report.ts';
import type { GateRow } from '../../../src/domain/verdict.ts';
import { MAX_COMMENT_BYTES, renderComment } from '../../../src/render/comment.ts';
import { reportOf, trialRecord } from '../../support/builders.ts';
import { hostileReport, hostileText, withoutOurMarkup } from '../../support/hostile-report.ts';
import {
  contest,
  contestCell,
  judgeGates,
  outcomes,
  rateGate,
  samples,
  tokenGate,
  wallGate,
} from '../../support/contests.ts';

const ending = ['<!-- agent-bench-state:1 -->', '<!-- agent-bench:v1:bench -->'];
const runUrl = 'https://github.com/octo/agents/actions/runs/7';
const options = { runUrl, ending };
const sizeOf = (text: string): number => new TextEncoder().encode(text).length;

function reportWith(gates: readonly GateRow[]): Report {
  const verdict = gates.some((row) => row.verdict === 'regressed') ? 'regressed' : 'pass';
  return { ...reportOf([trialRecord()]), verdict, gates: [...gates] };
}

const wall = (values: readonly number[]) => samples('agentWallMs', values);
const ten = Array.from({ length: 10 }, (_, index) => 100 + index);
const mixed = contest([
  contestCell('a', wall(ten), wall(ten.map((value) => value * 1.5))),
  contestCell('b', outcomes('P'.repeat(60)), outcomes('P'.repeat(60))),
]);
const rows = judgeGates([wallGate, rateGate, tokenGate], [mixed], { confirm: false }).rows;

describe('the comment', () => {
  const text = renderComment(reportWith(rows), options);

  test('says the verdict first and ends with the marker', () => {
    expect(text.split('\n')[0]).toBe('> [!CAUTION]');
    expect(text.split('\n')[1]).toContain('**Regressed: ');
    expect(text.split('\n').slice(-2)).toEqual(ending);
  });

  test('shows the gates that do not hold, and folds those that do', () => {
    const [shown = '', folded = ''] = text.split('<details><summary>1 of 3 gates holds</summary>');
    expect(shown).toContain('**regressed**: `beyond-margin`');
    expect(folded).toContain('pass: `inside-margin`');
  });

  test('has one link, to the job', () => {
    expect(text.match(/\]\(/g)).toHaveLength(1);
    expect(text).toContain(`[full report](${runUrl})`);
  });

  test('says nothing that moves when nothing changed', () => {
    const again = reportWith(rows);
    const slower = { ...again, run: { ...again.run, durationMs: 99_999 } };
    const visible = (body: string): string => body.split('<details><summary>Environment')[0] ?? '';
    expect(visible(renderComment(slower, options))).toBe(visible(text));
  });
});

test('the comment stays inert and keeps its shape whatever words come from outside', () => {
  const bare = { runUrl: null, ending };
  const lines = (text: string): number => text.split('\n').length;
  const expected = lines(renderComment(hostileReport('x'), bare));
  fc.assert(
    fc.property(hostileText, (words) => {
      const text = renderComment(hostileReport(words), bare);
      expect(lines(text)).toBe(expected);
      expect(withoutOurMarkup(text.replace(ending.join('\n'), ''))).not.toMatch(
        /[<[\]]|@\w|:\/\/|www\.|#\d/,
      );
    }),
  );
});

describe('the size of the comment', () => {
  const [failing] = rows;
  if (failing === undefined) throw new TypeError('no row');
  const words = fc.string({ unit: 'grapheme', minLength: 0, maxLength: 300 });

  test('is at most 65,000 bytes, with verdict, failing rows, link and ending', () => {
    const counts = fc.constantFrom(1, 3, 200, 5000, 100_000);
    fc.assert(
      fc.property(counts, words, (count, target) => {
        const row: GateRow = { ...failing, target, detail: target };
        const all = Array.from({ length: count }, () => row);
        const body = renderComment(reportWith(all), options);
        expect(sizeOf(body)).toBeLessThanOrEqual(MAX_COMMENT_BYTES);
        expect(body).toContain('**Regressed: ');
        expect(body).toContain('**regressed**');
        expect(body).toContain(`(${runUrl})`);
        expect(body.endsWith(ending.join('\n'))).toBe(true);
        if (count > 200) expect(body).toMatch(/\d+ more gates in the full report/);
      }),
      { numRuns: 25 },
    );
  });

  test('loses the least important first', () => {
    const report = reportWith(rows);
    const full = sizeOf(renderComment(report, options));
    const cut = renderComment(report, { ...options, maxBytes: full - 1 });
    expect(cut).not.toContain('<summary>Environment</summary>');
    expect(cut).toContain('<summary>Tokens, cost, coverage</summary>');
    const least = renderComment(report, { ...options, maxBytes: 1500 });
    expect(least).toContain('**regressed**');
    expect(sizeOf(least)).toBeLessThanOrEqual(1500);
  });
});
