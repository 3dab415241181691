import { describe, expect, test } from '@jest/globals';
import { coverageOf, totalsOf } from '../../../../src/core/report/coverage.ts';
import type { TrialState } from '../../../../src/domain/trial.ts';
import { TRIAL_STATES } from '../../../../src/domain/trial.ts';
import { callRecord, trialRecord } from '../../../support/builders.ts';

const withCalls = (...calls: ReturnType<typeof callRecord>[]) => [trialRecord({}, { calls })];

describe('coverage', () => {
  test('counts the states that say something about the agent as valid', () => {
    const trials = TRIAL_STATES.map((state: TrialState, index) =>
      trialRecord({ iteration: index + 1 }, { state, reason: state, calls: [] }),
    );
    expect(coverageOf(trials)).toMatchObject({ planned: 7, valid: 4, trialCoverage: 4 / 7 });
  });

  test('is a share of the calls that were sent', () => {
    const trials = withCalls(
      callRecord({ costUsd: 0.5 }),
      callRecord({ usage: null }),
      callRecord({ sent: false, usage: null }),
    );
    expect(coverageOf(trials)).toMatchObject({
      callsSent: 2,
      callsWithUsage: 1,
      tokenCoverage: 0.5,
      callsPriced: 1,
      pricingCoverage: 0.5,
    });
  });

  test('is null when there is nothing it could be a share of', () => {
    expect(coverageOf([])).toMatchObject({ trialCoverage: null, tokenCoverage: null });
  });
});

describe('totals', () => {
  test('are the sum over all calls sent when all are covered', () => {
    const trials = withCalls(callRecord({ costUsd: 0.1 }), callRecord({ costUsd: 0.2 }));
    // 0.1 + 0.2 is 0.30000000000000004 in floating point; nano-USD are whole.
    expect(totalsOf(trials).costUsd).toEqual({ value: 0.3, observed: 0.3, reason: null });
    expect(totalsOf(trials).totalTokens).toEqual({ value: 30, observed: 30, reason: null });
  });

  test('are null with a reason as soon as one call is not', () => {
    const totals = totalsOf(withCalls(callRecord(), callRecord({ usage: null })));
    expect(totals.totalTokens).toEqual({
      value: null,
      observed: 15,
      reason: 'calls-without-usage',
    });
    expect(totals.costUsd).toEqual({ value: null, observed: 0, reason: 'unpriced' });
  });

  test('are null when no call was sent', () => {
    expect(totalsOf([]).totalTokens).toEqual({ value: null, observed: 0, reason: 'no-calls-sent' });
  });
});
