import { describe, expect, test } from '@jest/globals';
import {
  NO_CHALLENGE,
  runBenchmark,
  type Challenge,
  type Finished,
} from '../../../src/app/run-benchmark.ts';
import { measuredTarget } from '../../../src/core/report/measured-target.ts';
import { DEFAULT_CONFIG } from '../../../src/domain/default-config.ts';
import type { RunSettings } from '../../../src/domain/run-settings.ts';
import { benchmarkBench, mockSettings } from '../../support/benchmark-bench.ts';
import { gate } from '../../support/contests.ts';
import { noAbort, scriptedCase } from '../../support/scripted-cases.ts';

/** A gate that can only be underpowered: nothing is inside a margin of 0. */
const zeroMargin = gate({ metric: 'agentWallMs', maxRegressionPercent: 0 });

/** The run set against itself. */
async function runBoth(given: Partial<RunSettings>): Promise<Finished> {
  const settings = mockSettings([scriptedCase([{ text: 'It rains.' }], { id: 'a' })], {
    gates: [zeroMargin],
    ...given,
  });
  const ports = await benchmarkBench(settings);
  const caseHashes = { a: 'h' };
  const challenge: Challenge = {
    ...NO_CHALLENGE,
    opponent: {
      ...{ kind: 'base-ref', commit: null, caseHashes, commonCases: ['a'] },
      targets: settings.targets.map(measuredTarget),
    },
    base: settings,
  };
  const identity = { ...ports.identity, caseHashes };
  return runBenchmark(settings, challenge, { ports: { ...ports, identity }, signal: noAbort() });
}

describe('a run of both sides', () => {
  test('lists base and head of each iteration in order', async () => {
    const { report } = await runBoth({ runs: 2 });
    expect(report.trials.map(({ id }) => id)).toEqual([
      'mock/a/native/1/base',
      'mock/a/native/1/head',
      'mock/a/native/2/base',
      'mock/a/native/2/head',
    ]);
    expect(report.passRate).toMatchObject({ passed: 2, n: 2 });
    expect(report.cells.map(({ arm }) => arm)).toEqual(['base', 'head']);
  });

  test('adds as many pairs again, once, when a gate is underpowered and the policy says so', async () => {
    const compare = { ...DEFAULT_CONFIG.compare, extendOnce: true };
    const { report } = await runBoth({ runs: 7, compare });
    expect(report.trials).toHaveLength(28);
    expect(report.trials.map(({ iteration }) => iteration)).toEqual(
      Array.from({ length: 28 }, (_, index) => Math.floor(index / 2) + 1),
    );
    expect(report.gates).toMatchObject([{ n: 14, planned: 14, reason: 'underpowered' }]);
  });

  test('does not when it does not', async () => {
    const { report } = await runBoth({ runs: 7 });
    expect(report.trials).toHaveLength(14);
  });

  test('leaves a record of the head alone', async () => {
    const { record } = await runBoth({ runs: 2 });
    expect(record?.cells).toMatchObject([
      { target: 'mock', case: 'a', mode: 'native', samples: [{ iteration: 1 }, { iteration: 2 }] },
    ]);
  });
});
