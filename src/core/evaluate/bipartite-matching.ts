/**
 * A maximum matching between rows and columns: `candidates[row]` lists the columns a row may take, and the
 * result holds each row's column, or null for a row left over. Kuhn's augmenting paths (H. W. Kuhn, The
 * Hungarian method, 1955; maximal by C. Berge, Two theorems in graph theory, 1957), in O(rows x pairs).
 */
export function matchRows(candidates: readonly (readonly number[])[]): readonly (number | null)[] {
  const rowOf = new Map<number, number>();
  candidates.forEach((_, row) => augment({ row, candidates, rowOf, visited: new Set() }));
  const columnOf = new Map([...rowOf].map(([column, row]) => [row, column]));
  return candidates.map((_, row) => columnOf.get(row) ?? null);
}

interface Search {
  readonly row: number;
  readonly candidates: readonly (readonly number[])[];
  /** The row that holds each taken column. */
  readonly rowOf: Map<number, number>;
  readonly visited: Set<number>;
}

/** Gives the row a column, moving other rows to their next choice where that frees one. */
function augment({ row, candidates, rowOf, visited }: Search): boolean {
  for (const column of candidates[row] ?? []) {
    if (visited.has(column)) continue;
    visited.add(column);
    const holder = rowOf.get(column);
    if (holder === undefined || augment({ row: holder, candidates, rowOf, visited })) {
      rowOf.set(column, row);
      return true;
    }
  }
  return false;
}
