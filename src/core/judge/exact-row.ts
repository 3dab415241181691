import type { GateRow, Suspect } from '../../domain/verdict.ts';
import type { Examined } from './examine.ts';

type Exact = Extract<Examined, { kind: 'exact' }>;

/** The figures of a row that was compared exactly: means over cells, and the effect between them. */
export function exactFigures({ application, result }: Exact): Partial<GateRow> {
  const { scale } = application.metric;
  const base = mean(result.cells.map((cell) => cell.base));
  const head = mean(result.cells.map((cell) => cell.head));
  return {
    method: 'exact',
    scale,
    effect: effectOf(base, head, scale),
    difference: scale === 'ratio' && base !== null && head !== null ? head - base : null,
    ...{ base, head, n: result.n, improved: result.improved },
  };
}

/** The cells that are beyond the margin, the worst first. */
export function exactSuspects({ application, result }: Exact): Suspect[] {
  const { scale } = application.metric;
  return result.cells
    .filter(({ flipped }) => flipped)
    .toSorted((one, other) => harm(other) - harm(one))
    .map(({ cell, base, head }) => ({
      ...{ case: cell.case, mode: cell.mode, base, head },
      effect: effectOf(base, head, scale),
      n: Math.min(cell.base.length, cell.head.length),
      ...{ outcome: 'flipped', cause: null, pairsToDecide: null, confirmation: null },
    }));
}

function harm({ base, head }: Exact['result']['cells'][number]): number {
  return Math.abs(head - base) / Math.max(Math.abs(base), Number.MIN_VALUE);
}

function effectOf(
  base: number | null,
  head: number | null,
  scale: GateRow['scale'],
): number | null {
  if (base === null || head === null) return null;
  if (scale === 'ratio') return base > 0 ? head / base : null;
  return scale === 'points' ? (head - base) * 100 : head - base;
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
