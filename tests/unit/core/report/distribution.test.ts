import { describe, expect, test } from '@jest/globals';
import { describeMetrics, describeTrialMetric } from '../../../../src/core/report/distribution.ts';
import { callRecord, trialRecord } from '../../../support/builders.ts';

describe('distributions of a cell', () => {
  test('have type 7 quantiles, and say which of them rest on too few samples', () => {
    const calls = [10, 20, 30, 40, 50].map((callDurationMs) =>
      callRecord({ timing: { callDurationMs } }),
    );
    // Position 0.95 * 4 = 3.8: 40 + 0.8 * 10.
    expect(describeMetrics([trialRecord({}, { calls })]).callDurationMs).toEqual({
      n: 5,
      p50: 30,
      p95: 48,
      lowSample: ['p95'],
      stalled: 0,
    });
  });

  test('take calls ok and length of trials that failed too, and no others', () => {
    const calls = (['ok', 'length', 'empty-output', 'http-error'] as const).map((status, index) =>
      callRecord({ status, timing: { callDurationMs: index + 1 } }),
    );
    const failed = trialRecord({}, { state: 'semantic-fail', reason: 'output-contains', calls });
    expect(describeMetrics([failed]).callDurationMs).toMatchObject({ n: 2, p50: 1.5 });
  });

  test('take trial metrics of passed trials only', () => {
    const failed = trialRecord({ iteration: 2 }, { state: 'semantic-fail', reason: 'x' });
    expect(describeTrialMetric([trialRecord(), failed], 'agentWallMs')).toMatchObject({
      n: 1,
      p50: 60,
    });
  });

  test('take nothing from a trial with a harness error', () => {
    expect(describeMetrics([trialRecord({}, { state: 'harness-error', reason: 'x' })])).toEqual({});
  });

  test('pool the gaps of all calls and count those read late', () => {
    const calls = [
      callRecord({ timing: { chunkGapsMs: [1, 2] } }),
      callRecord({ timing: { chunkGapsMs: [3] }, clientStalled: true }),
    ];
    expect(describeMetrics([trialRecord({}, { calls })]).chunkGapsMs).toMatchObject({
      n: 3,
      p50: 2,
      stalled: 1,
    });
  });

  test('are null, not 0, without a sample', () => {
    expect(describeTrialMetric([], 'totalTokens')).toEqual({
      n: 0,
      p50: null,
      p95: null,
      lowSample: ['p50', 'p95'],
      stalled: 0,
    });
  });
});
