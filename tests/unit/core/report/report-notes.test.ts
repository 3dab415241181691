import { describe, expect, test } from '@jest/globals';
import {
  callRecord,
  reportOf,
  runIdentity,
  trialRecord,
  usage,
} from '../../../support/builders.ts';

function notesOf(calls: ReturnType<typeof callRecord>[], run = runIdentity()): string[] {
  const records = [trialRecord({}, { calls }), trialRecord({ mode: 'text' }, { calls: [] })];
  return reportOf(records, { run }).notes;
}

describe('notes', () => {
  test('say how many calls came without usage', () => {
    expect(notesOf([callRecord(), callRecord({ usage: null })])).toContain(
      '1 of 2 calls sent came back without usage: token totals are n/a.',
    );
  });

  test('count replies without a finish reason, of calls that ended well only', () => {
    const open = { finishReason: null } as const;
    const notes = notesOf([callRecord(open), callRecord({ ...open, status: 'truncated' })]);
    expect(notes.filter((note) => note.includes('without a finish reason'))).toEqual([
      expect.stringMatching(/^1 call ended/),
    ]);
  });

  test.each([
    ['repaired usage', { usage: usage({ adjusted: true }) }, /usage-adjusted/],
    ['a reply that was not streamed', { streamed: false }, /^1 of 1 call .*not streamed/],
    ['our own late reading', { clientStalled: true }, /^1 of 1 call marked clientStalled/],
  ])('mention %s', (_, overrides, words) => {
    expect(notesOf([callRecord(overrides)])).toContainEqual(expect.stringMatching(words));
  });

  test('warn of low samples in a live run only', () => {
    const low = expect.stringMatching(/^2 of 2 cells with a low sample/);
    expect(notesOf([callRecord()], runIdentity({ live: true }))).toContainEqual(low);
    expect(notesOf([callRecord()])).not.toContainEqual(low);
  });

  test('say that an odd number of live runs does not balance the order of the modes', () => {
    const odd = /one order of the modes once more often/;
    expect(notesOf([], runIdentity({ live: true, runs: 3 }))).toContainEqual(
      expect.stringMatching(odd),
    );
    expect(notesOf([], runIdentity({ live: true, runs: 4 }))).not.toContainEqual(
      expect.stringMatching(odd),
    );
  });
});
