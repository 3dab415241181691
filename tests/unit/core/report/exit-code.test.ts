import { describe, expect, test } from '@jest/globals';
import { decideExit, type ExitInput } from '../../../../src/core/report/exit-code.ts';
import type { FailOn } from '../../../../src/domain/config-names.ts';
import { NOT_JUDGED } from '../../../../src/core/report/build-report.ts';
import { coverageOf } from '../../../../src/core/report/coverage.ts';

const standard: readonly FailOn[] = ['failure', 'regressed', 'invalid', 'budget'];

function decide(states: ExitInput['states'], failOn: readonly FailOn[] = standard) {
  const { 'infra-error': infra = 0, 'not-run': notRun = 0, 'harness-error': harness = 0 } = states;
  const all = Object.values(states).reduce((sum, count) => sum + count, 0);
  const coverage = { ...coverageOf([]), planned: all, valid: all - infra - notRun - harness };
  return decideExit({
    ...{ ...NOT_JUDGED, cells: [], states, coverage, failOn, failOnGiven: true },
    hasHarnessError: harness > 0,
  });
}

describe('exit code', () => {
  test('is 0 when every trial passed', () => {
    expect(decide({ passed: 6 })).toEqual({ exitCode: 0, exitReasons: [] });
  });

  test.each(['semantic-fail', 'format-error', 'limit-exceeded', 'infra-error', 'not-run'] as const)(
    'is 1 when a trial ended as %s',
    (state) => {
      expect(decide({ passed: 5, [state]: 1 })).toEqual({ exitCode: 1, exitReasons: ['failure'] });
    },
  );

  test('is 0 when failures are not in the list', () => {
    expect(decide({ passed: 5, 'semantic-fail': 1 }, ['regressed']).exitCode).toBe(0);
    expect(decide({ passed: 5, 'semantic-fail': 1 }, ['never']).exitCode).toBe(0);
  });

  test.each([[standard], [['never'] as const]])('is 2 after a harness error with %j', (failOn) => {
    expect(decide({ passed: 5, 'harness-error': 1 }, failOn)).toEqual({
      exitCode: 2,
      exitReasons: ['harness-error'],
    });
  });

  test('is 2 without a single valid trial, whatever the list says', () => {
    const none = { exitCode: 2, exitReasons: ['no-valid-trials'] };
    expect(decide({ 'infra-error': 3, 'not-run': 3 }, ['never'])).toEqual(none);
    expect(decide({})).toEqual(none);
  });
});
