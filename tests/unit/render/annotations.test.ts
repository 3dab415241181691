import { describe, expect, test } from '@jest/globals';
import {
  capAnnotations,
  failureAnnotations,
  problemAnnotations,
  type Annotation,
} from '../../../src/render/annotations.ts';
import { reportOf, trialRecord } from '../../support/builders.ts';

const miss = { expectation: 'output-contains', expected: 'contains "sun"', actual: 'It rains.' };

function remark(level: Annotation['level'], title: string): Annotation {
  return { level, title, message: title, file: null, line: null };
}

describe('annotations', () => {
  test('say for each failing cell which expectation failed, where its case says it', () => {
    const failed = trialRecord(
      { case: 'b' },
      { state: 'semantic-fail', reason: 'output-contains', misses: [miss] },
    );
    const built = reportOf([trialRecord({ case: 'a' }), failed]);
    expect(failureAnnotations(built, new Map([['b', { file: 'cases/b.yml', line: 12 }]]))).toEqual([
      {
        level: 'error',
        title: 'b, native: 1 of 1 trials did not pass',
        message: 'output-contains: expected contains "sun", got It rains.',
        file: 'cases/b.yml',
        line: 12,
      },
    ]);
  });

  test('stand on the line of a problem', () => {
    const problem = {
      file: 'a.yml',
      line: 3,
      path: 'matrix.runs',
      message: 'expected a whole number',
      severity: 'error',
    } as const;
    expect(problemAnnotations([problem])).toMatchObject([
      { level: 'error', file: 'a.yml', line: 3, message: 'matrix.runs: expected a whole number' },
    ]);
  });

  test('are at most nine, the worst first, and one that counts the rest', () => {
    const many = Array.from({ length: 11 }, (_, at) => remark('warning', `w${at}`));
    const capped = capAnnotations([...many, remark('error', 'worst')]);
    expect(capped).toHaveLength(10);
    expect(capped[0]?.title).toBe('worst');
    expect(capped[9]?.message).toBe('3 more; the job summary has all');
  });

  test('are left as they are when they fit', () => {
    const nine = Array.from({ length: 9 }, (_, at) => remark('notice', `n${at}`));
    expect(capAnnotations(nine)).toEqual(nine);
  });
});
