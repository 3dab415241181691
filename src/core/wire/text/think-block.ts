import { cutTagLength } from './closing-tag.ts';
import type { TextRegion, TextScan } from './region.ts';

export type ThinkTag = '<think>' | '<thinking>';

/** A think block behind its opening tag: reasoning up to the matching closing tag, or to the end of the message (wire V2). */
export function createThinkBlock(opening: ThinkTag, { trail, backToProse }: TextScan): TextRegion {
  const closing = opening.replace('<', '</');
  let held = '';
  trail.skip(opening.length, 'reasoning');

  return {
    feed(text) {
      const input = held + text;
      const end = input.indexOf(closing);
      held = end === -1 ? input.slice(input.length - cutTagLength(input, [closing])) : '';
      trail.think(input.slice(0, end === -1 ? input.length - held.length : end));
      if (end === -1) return '';
      trail.skip(closing.length, 'reasoning');
      trail.endThinking();
      backToProse();
      return input.slice(end + closing.length);
    },
    end() {
      trail.think(held);
      backToProse();
      return '';
    },
  };
}
