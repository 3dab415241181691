import { createFenceEnd } from './fence-end.ts';
import type { TextRegion, TextScan } from './region.ts';

/** The lines of a fence that is no call: visible text, in which tags mean nothing. */
export function createInertFence(ticks: number, { trail, backToProse }: TextScan): TextRegion {
  const fenceEnd = createFenceEnd(ticks);
  return {
    feed(text) {
      const end = fenceEnd.feed(text);
      trail.show(end === -1 ? text : text.slice(0, end));
      if (end === -1) return '';
      backToProse();
      return text.slice(end);
    },
    end() {
      backToProse();
      return '';
    },
  };
}
