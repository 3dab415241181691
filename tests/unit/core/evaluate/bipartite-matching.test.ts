import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { matchRows } from '../../../../src/core/evaluate/bipartite-matching.ts';

/** The largest number of rows that get a column of their own, by trying everything. */
function bruteForceSize(
  candidates: readonly (readonly number[])[],
  taken: readonly number[],
): number {
  const [row, ...rest] = candidates;
  if (row === undefined) return 0;
  const free = row.filter((column) => !taken.includes(column));
  const withRow = free.map((column) => 1 + bruteForceSize(rest, [...taken, column]));
  return Math.max(bruteForceSize(rest, taken), ...withRow);
}

const graph = fc.array(fc.uniqueArray(fc.nat({ max: 5 }), { maxLength: 4 }), { maxLength: 6 });

describe('matchRows', () => {
  test('moves a row to its second choice where that frees the only choice of another', () => {
    expect(matchRows([[0, 1], [0]])).toEqual([1, 0]);
  });

  test('moves a whole chain of rows', () => {
    expect(matchRows([[0, 1], [1, 2], [2, 3], [0]])).toEqual([1, 2, 3, 0]);
  });

  test('leaves a row over when there are too few columns', () => {
    expect(matchRows([[0], [0], []])).toEqual([0, null, null]);
    expect(matchRows([])).toEqual([]);
  });

  test('matches as many rows as trying everything does, each with a column of its own', () => {
    fc.assert(
      fc.property(graph, (candidates) => {
        const columns = matchRows(candidates);
        const taken = columns.filter((column) => column !== null);
        expect(new Set(taken).size).toBe(taken.length);
        columns.forEach((column, row) => {
          if (column !== null) expect(candidates[row]).toContain(column);
        });
        expect(taken.length).toBe(bruteForceSize(candidates, []));
      }),
    );
  });
});
