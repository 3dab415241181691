import { describe, expect, test } from '@jest/globals';
import { weighBaseline } from '../../../../src/core/compare/opponent.ts';
import type { BaselineRecord } from '../../../../src/domain/baseline.ts';
import { DEFAULT_CONFIG } from '../../../../src/domain/default-config.ts';
import { baselineRecord } from '../../../support/baselines.ts';

const policy = DEFAULT_CONFIG.compare.baseline;
const head = {
  ...{ toolVersion: '1.9.0', live: false, textTemplate: 1 },
  startedAt: '2026-11-08T00:00:00.000Z',
};

function weigh(record: Partial<BaselineRecord>, given = {}) {
  const answer = { kind: 'record', record: baselineRecord(record) } as const;
  return weighBaseline({ answer, policy: { ...policy, ...given }, head, mayWrite: false });
}

describe('a stored baseline', () => {
  test('of the same major version is used, with its age', () => {
    expect(weigh({})).toMatchObject({ kind: 'stored', ageDays: 7, stale: null, warns: false });
  });

  test.each<readonly [string, Partial<BaselineRecord>, RegExp]>([
    [
      'another harness version',
      { tool: { name: 'agent-bench', version: '2.0.0' } },
      /harness version 2 there, 1 here/,
    ],
    ['a live run', { live: true }, /mode of run live there, mock here/],
    ['another text template', { textTemplate: 2 }, /text template 2 there, 1 here/],
  ])('of %s is incompatible', (_, record, words) => {
    expect(weigh(record)).toMatchObject({
      ...{ kind: 'absent', state: 'incompatible', invalid: true, warns: false },
      reason: expect.stringMatching(words),
    });
    expect(weigh(record, { onIncompatible: 'warn' })).toMatchObject({
      invalid: false,
      warns: true,
    });
  });

  test('that is too old is stale, and fails or warns as the policy says', () => {
    expect(weigh({}, { maxAgeDays: 6 })).toMatchObject({ staleFails: false, warns: true });
    expect(weigh({}, { maxAgeDays: 6, onStale: 'fail' })).toMatchObject({ staleFails: true });
    expect(weigh({}, { maxAgeDays: 7 })).toMatchObject({ stale: null });
  });
});

describe('no stored baseline', () => {
  const none = (broken: boolean, mayWrite: boolean, onMissing: 'pass' | 'warn' | 'fail') =>
    weighBaseline({
      answer: { kind: 'none', reason: 'gone', broken },
      ...{ policy: { ...policy, onMissing }, head, mayWrite },
    });

  test('is the first run where one may be written, and never a failure there', () => {
    expect(none(false, true, 'fail')).toMatchObject({ state: 'first-run', invalid: false });
  });

  test('is missing elsewhere', () => {
    expect(none(false, false, 'fail')).toMatchObject({ state: 'missing', invalid: true });
    expect(none(false, false, 'pass')).toMatchObject({ invalid: false, warns: false });
  });

  test('that a fault of the store hides always warns', () => {
    expect(none(true, false, 'pass')).toMatchObject({ state: 'missing', warns: true });
  });
});
