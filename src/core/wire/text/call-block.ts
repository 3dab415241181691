import { readFunctionBlock, readTagBlock, type TextCall } from './calls.ts';
import { createClosingSearch, type ClosingSearch, type ClosingTag } from './closing-tag.ts';
import type { TextRegion, TextScan } from './region.ts';

/** After so many blocks without a proper end the first plain closing tag is taken, so that a hostile reply stays linear. */
const maxRereads = 4;

/** A `<tool_call>` or `<function=NAME>` block behind its opening tag, held until its closing tag (wire X1, X3, X10). */
export function createCallBlock(opening: string, scan: TextScan): TextRegion {
  const { trail, tools } = scan;
  const closing: ClosingTag = opening === '<tool_call>' ? '</tool_call>' : '</function>';
  const search = scan.rereads < maxRereads ? createClosingSearch(closing) : plainSearch(closing);
  let text = opening;

  function read(body: string, unclosed: boolean): readonly TextCall[] | null {
    if (opening === '<tool_call>') return readTagBlock({ body, tools, unclosed });
    const name = opening.slice('<function='.length, -1);
    const call = readFunctionBlock(name, { body, tools, unclosed });
    return call === null ? null : [call];
  }

  function close(block: string): void {
    trail.passCall(block, read(block.slice(opening.length, -closing.length), false));
    scan.backToProse();
  }

  return {
    feed(piece) {
      const end = search.feed(piece);
      text += end === -1 ? piece : piece.slice(0, end);
      if (end === -1) return '';
      close(text);
      return piece.slice(end);
    },
    end() {
      const plain = text.indexOf(closing, opening.length);
      if (plain === -1) {
        trail.passCall(text, read(text.slice(opening.length), true));
        scan.backToProse();
        return '';
      }
      scan.rereads += 1;
      close(text.slice(0, plain + closing.length));
      return text.slice(plain + closing.length);
    },
  };
}

/** Only for text that is all there: a closing tag cut by the end of a piece is not found. */
function plainSearch(closing: ClosingTag): ClosingSearch {
  return {
    feed(piece) {
      const start = piece.indexOf(closing);
      return start === -1 ? -1 : start + closing.length;
    },
  };
}
