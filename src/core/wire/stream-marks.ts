import type { ChunkMarks, StreamClass } from '../../domain/wire.ts';

const order: readonly StreamClass[] = [
  'item',
  'reasoning',
  'content',
  'refusal',
  'tool',
  'visible',
  'call-ready',
  'usage',
  'finish',
  'error',
  'end',
];

export interface StreamMarks {
  add(chunk: number, streamClass: StreamClass): void;
  /** In order of the reads; reads without a mark are left out. */
  list(): ChunkMarks[];
}

/** Notes which classes of stream item each read brought, in any order of notes. One bit per class: it is done for every token. */
export function createStreamMarks(): StreamMarks {
  const masks: number[] = [];
  return {
    add(chunk, streamClass) {
      while (masks.length <= chunk) masks.push(0);
      masks[chunk] = (masks[chunk] ?? 0) | (1 << order.indexOf(streamClass));
    },
    list() {
      const marks: ChunkMarks[] = [];
      for (const [chunk, mask] of masks.entries()) {
        if (mask !== 0) marks.push({ chunk, classes: classesOf(mask) });
      }
      return marks;
    },
  };
}

/** Few of the possible sets of classes occur, and most reads of a reply share one. */
const classLists = new Map<number, readonly StreamClass[]>();

function classesOf(mask: number): readonly StreamClass[] {
  const known = classLists.get(mask);
  if (known !== undefined) return known;
  const list = order.filter((_, bit) => (mask & (1 << bit)) !== 0);
  classLists.set(mask, list);
  return list;
}
