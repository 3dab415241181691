import { describe, expect, test } from '@jest/globals';
import { shardProblems, type ShardReport } from '../../../../src/core/merge/check-shards.ts';
import type { Report } from '../../../../src/domain/report.ts';
import { reportOf, runIdentity, trialRecord } from '../../../support/builders.ts';

function shard(
  index: number,
  total = 3,
  change: (report: Report) => Report = (r) => r,
): ShardReport {
  const run = runIdentity({ shard: { index, total } });
  return { place: `shard-${index}`, report: change(reportOf([trialRecord()], { run })) };
}

const withRun =
  (given: Partial<Report['run']>) =>
  (report: Report): Report => ({
    ...report,
    run: { ...report.run, ...given },
  });

describe('shards', () => {
  test('that belong together have no problems', () => {
    expect(shardProblems([shard(2), shard(1), shard(3)])).toEqual([]);
  });

  test('that are missing or there twice are listed', () => {
    expect(shardProblems([shard(1), shard(1)])).toEqual([
      'shard 1/3 is there 2 times: shard-1, shard-1',
      'shard 2/3 is missing',
      'shard 3/3 is missing',
    ]);
  });

  test.each<readonly [string, Partial<Report['run']>]>([
    ['commit', { commit: 'other' }],
    ['config', { configHash: 'other' }],
    ['cases', { caseHashes: { a: 'other' } }],
    ['seed', { seed: 9 }],
    ['runs', { runs: 9 }],
    ['mock or live', { live: true }],
  ])('of another %s are refused', (what, given) => {
    expect(shardProblems([shard(1, 2), shard(2, 2, withRun(given))])).toEqual([
      `not the same ${what}: shard-1 against shard-2`,
    ]);
  });

  test('of another version are refused', () => {
    const newer = shard(2, 2, (report) => ({
      ...report,
      tool: { name: 'agent-bench', version: '9.0.0' },
    }));
    expect(shardProblems([shard(1, 2), newer])).toEqual([
      'not the same version: shard-1 against shard-2',
    ]);
  });

  test('of different splits, whole runs and unfinished ones are refused', () => {
    expect(shardProblems([shard(1, 2), shard(2, 3)])).toContain(
      'shards of different splits: n/2, n/3',
    );
    expect(shardProblems([shard(1, 1, withRun({ shard: null }))])).toContain(
      'shard-1 is no shard: it was run without --shard',
    );
    const cut = shard(1, 1, (report) => ({ ...report, partial: true }));
    expect(shardProblems([cut])).toEqual(['shard-1 is unfinished']);
  });

  test('there must be one', () => {
    expect(shardProblems([])).toEqual(['no shard report was found']);
  });
});
