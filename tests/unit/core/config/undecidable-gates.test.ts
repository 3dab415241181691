import { describe, expect, test } from '@jest/globals';
import { undecidableGates } from '../../../../src/core/config/undecidable-gates.ts';
import { configSchema } from '../../../../src/domain/config.ts';
import { yamlDocument } from '../../../support/config-document.ts';

const wall = { metric: 'agentWallMs', maxRegressionPercent: 10 };
const rate = { metric: 'passRate', maxDropPoints: 10 };

function warnings(given: object, cases: readonly string[] = ['a', 'b']): string[] {
  const value = { version: 1, compare: { against: 'base-ref' }, gates: [wall], ...given };
  const document = yamlDocument(JSON.stringify(value));
  return undecidableGates(configSchema.parse(value), cases, document).map(({ message }) => message);
}

describe('a gate that can never be decided', () => {
  test('is told by its pairs over all cells, and how many runs it needs', () => {
    // Two cases in two modes, one run: 4 pairs; one gate needs ceil(1 + log2(1 / 0.05)) = 6.
    expect(warnings({})).toEqual([
      'this gate can never be decided: it has 4 pairs and needs 6; raise matrix.runs to 2',
    ]);
    expect(warnings({ matrix: { runs: 2 } })).toEqual([]);
  });

  test('needs more with more gates, and with two looks', () => {
    const narrow = { ...wall, where: { case: 'a', mode: 'native' } };
    expect(warnings({ gates: [narrow, narrow], matrix: { runs: 6 } })).toHaveLength(2);
    expect(warnings({ gates: [narrow], matrix: { runs: 6 } })).toEqual([]);
    const twice = { against: 'base-ref', extendOnce: true };
    expect(warnings({ gates: [narrow], matrix: { runs: 6 }, compare: twice })).toHaveLength(1);
  });

  test('is none where scripts may make its metric deterministic', () => {
    expect(warnings({ gates: [rate] })).toEqual([]);
    expect(warnings({ gates: [rate], live: true, targets: [target] })).toHaveLength(1);
  });

  test('is told by the runs of a cell beside a stored baseline', () => {
    const stored = { compare: { against: 'baseline' } };
    expect(warnings({ ...stored, matrix: { runs: 3 } })).toEqual([
      expect.stringContaining('fewer than 4 runs, and matrix.runs is 3'),
    ]);
    expect(warnings({ ...stored, matrix: { runs: 4 } })).toEqual([]);
  });
});

const target = { id: 'small', baseUrl: 'http://localhost/v1', model: 'm' };
