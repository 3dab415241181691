import { describe, expect, test } from '@jest/globals';
import { createGrowingReport } from '../../../src/app/growing-report.ts';
import type { ReportSink } from '../../../src/app/ports.ts';
import { reportOf, trialRecord } from '../../support/builders.ts';

/** A sink that tells in order what was asked of it. */
function recordingSink(): ReportSink & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    appendTrial: () => void asked.push('line'),
    write: (name) => void asked.push(name),
    files: () => [],
    commit: () => '',
  };
}

/** A run with a clock that the test moves; building a report takes `buildMs`. */
function start({ buildMs = 0 } = {}) {
  let now = 0;
  const sink = recordingSink();
  const growing = createGrowingReport({
    sink,
    clock: () => now,
    build(records) {
      now += buildMs;
      return reportOf(records, { partial: true });
    },
  });
  const addAt = (atMs: number): string[] => {
    now = atMs;
    sink.asked.length = 0;
    growing.add(trialRecord());
    return [...sink.asked];
  };
  return { growing, addAt };
}

const renewed = ['line', 'report.json', 'report.md'];

describe('growing report', () => {
  test('has a line after each trial, and is renewed at most once a second', () => {
    const { addAt, growing } = start();
    expect(addAt(0)).toEqual(renewed);
    expect(addAt(999)).toEqual(['line']);
    expect(addAt(1000)).toEqual(renewed);
    expect(addAt(1500)).toEqual(['line']);
    expect(growing.records).toHaveLength(4);
  });

  test('is renewed less often once that takes long', () => {
    const { addAt } = start({ buildMs: 100 });
    expect(addAt(0)).toEqual(renewed);
    expect(addAt(1999)).toEqual(['line']);
    expect(addAt(2000)).toEqual(renewed);
  });

  test('discards warm-up trials', () => {
    const { growing } = start();
    growing.add(trialRecord({ phase: 'warmup' }));
    expect(growing.records).toEqual([]);
  });
});
