import { describe, expect, test } from '@jest/globals';
import { reconcile } from '../../../../src/core/judge/reconcile.ts';
import type { JsonObject } from '../../../../src/domain/json.ts';
import { trialRecord } from '../../../support/builders.ts';

const record = trialRecord();
const [call] = record.calls;
if (call === undefined) throw new TypeError('the builder gives a call');
const { attemptId } = call;
const journal: JsonObject[] = [
  { attemptId, state: 'reserved', trialId: record.id },
  { attemptId, state: 'completed', status: 'ok', inputTokens: 10 },
];
const [reserved, settled] = journal;

describe('reconcile', () => {
  test('finds nothing where journal and record agree', () => {
    expect(reconcile(journal, [record])).toEqual([]);
  });

  test.each<readonly [string, readonly (JsonObject | undefined)[], RegExp]>([
    ['a call that was never reserved', [], /never reserved/],
    ['a reservation that was never settled', [reserved], /the journal says nothing/],
    ['another end', [reserved, { ...settled, status: 'timeout' }], /the journal says timeout/],
    ['other tokens', [reserved, { ...settled, inputTokens: 11 }], /other tokens/],
    ['another trial', [{ ...reserved, trialId: 'x' }, settled], /reserved for x/],
    [
      'an attempt that no trial knows',
      [...journal, { attemptId: 'run.9', state: 'reserved', trialId: record.id }],
      /in no trial/,
    ],
  ])('names %s', (_, entries, words) => {
    const faults = reconcile(
      entries.filter((entry) => entry !== undefined),
      [record],
    );
    expect(faults).toEqual([expect.stringMatching(words)]);
  });

  test('leaves warm-up trials out, which keep no record', () => {
    const warmup = { attemptId: 'run.9', state: 'reserved', trialId: 'warmup:mock/a/native/1' };
    expect(reconcile([...journal, warmup], [record])).toEqual([]);
  });
});
