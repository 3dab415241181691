import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { buildReport, NOT_JUDGED } from '../../../../src/core/report/build-report.ts';
import { renderReport } from '../../../../src/render/json.ts';
import { reportSchema } from '../../../../src/domain/report.ts';
import type { TrialRecord } from '../../../../src/domain/trial-record.ts';
import { TRIAL_STATES } from '../../../../src/domain/trial.ts';
import {
  callRecord,
  plannedTrial,
  reportOf,
  runIdentity,
  trialRecord,
} from '../../../support/builders.ts';

const plan = ['a', 'b'].flatMap((task) =>
  (['native', 'text'] as const).flatMap((mode) =>
    [1, 2, 3].map((iteration) => plannedTrial({ case: task, mode, iteration })),
  ),
);

describe('report', () => {
  test('fits its schema', () => {
    const report = reportOf([trialRecord(), trialRecord({ mode: 'text' })]);
    expect(reportSchema.parse(report)).toEqual(report);
  });

  test('is the same for records in any order', () => {
    const spread = fc.record({
      state: fc.constantFrom(...TRIAL_STATES),
      durations: fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { maxLength: 4 }),
      costNanoUsd: fc.integer({ min: 0, max: 1e12 }),
    });
    const records = fc
      .array(spread, { minLength: plan.length, maxLength: plan.length })
      .map((all) => all.map((one, index) => recordAt(index, one)));
    const orders = records.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    const build = (all: readonly TrialRecord[]) =>
      buildReport({
        ...{ toolVersion: '1.0.0', run: runIdentity(), plan, records: all, partial: false },
        ...{ judged: NOT_JUDGED, faults: [], failOnGiven: true },
      });
    fc.assert(
      fc.property(orders, ([ordered, shuffled]) => {
        expect(renderReport(build(shuffled))).toBe(renderReport(build(ordered)));
      }),
    );
  });

  test('has every planned trial, also those that were not reached', () => {
    const report = reportOf([], { plan, records: [trialRecord({ case: 'b' })], partial: true });
    expect(report.trials.map(({ id }) => id)).toEqual(plan.map(({ id }) => id));
    expect(report.trials[0]).toMatchObject({ state: 'not-run', reason: 'not-reached' });
    expect(report.coverage).toMatchObject({ planned: 12, valid: 1 });
  });

  test('leaves warm-up trials out', () => {
    const warmup = { ...trialRecord({ phase: 'warmup' }), id: 'warmup:mock/single-tool/native/1' };
    const report = reportOf([], { plan, records: [warmup], partial: true });
    expect(report.coverage.callsSent).toBe(0);
  });

  test('names the models that answered, and says when another one was asked for', () => {
    const report = reportOf([trialRecord({}, { calls: [callRecord({ model: 'small-2' })] })]);
    expect(report.run.targets[0]?.modelsReturned).toEqual(['small-2']);
    expect(report.notes).toContain(
      'Target "mock" asked for model "scripted" and was answered by "small-2".',
    );
  });

  test('labels both modes of a target with a tool choice as not the same request', () => {
    const [target] = runIdentity().targets;
    const targets =
      target === undefined ? [] : [{ ...target, params: { toolChoice: 'required' as const } }];
    const records = [trialRecord(), trialRecord({ mode: 'text' })];
    const report = reportOf(records, { run: runIdentity({ targets }) });
    expect(report.comparisons[0]?.label).toBe('not-same-request');
  });
});

function recordAt(
  index: number,
  spread: {
    readonly state: TrialRecord['state'];
    readonly durations: readonly number[];
    readonly costNanoUsd: number;
  },
): TrialRecord {
  const trial = plan[index] ?? plannedTrial();
  const calls = spread.durations.map((callDurationMs) =>
    callRecord({ timing: { callDurationMs }, costUsd: spread.costNanoUsd / 1e9 }),
  );
  const reason = spread.state === 'passed' ? null : spread.state;
  return trialRecord(trial, { state: spread.state, reason, calls });
}
