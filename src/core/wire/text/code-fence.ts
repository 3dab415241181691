import { createCallFence } from './call-fence.ts';
import { createInertFence } from './inert-fence.ts';
import type { TextRegion, TextScan } from './region.ts';

const callLanguages = new Set(['', 'json', 'json5', 'jsonc', 'tool_call', 'tool_calls', 'tool']);

/**
 * The first line of a code fence, behind its indentation and held until its line break (wire X2, V7). In
 * native mode only a fence that may be the whole message can be a call.
 */
export function createCodeFence(indentation: string, scan: TextScan): TextRegion {
  const { trail, mode, backToProse } = scan;
  const callPossible = mode === 'text' || trail.untouched;
  let ticks = '';
  let info = '';

  function open(): void {
    const opening = `${indentation}${ticks}${info}\n`;
    if (callPossible && callLanguages.has(info.trim())) {
      scan.enter(createCallFence(opening, ticks.length, scan));
    } else {
      trail.show(opening);
      scan.enter(createInertFence(ticks.length, scan));
    }
  }

  return {
    feed(text) {
      const runLength = info === '' ? leadingTicks(text) : 0;
      ticks += text.slice(0, runLength);
      const rest = text.slice(runLength);
      const end = rest.search(/[`\n]/);
      if (end === -1) {
        info += rest;
        return '';
      }
      if (rest.charAt(end) === '`') {
        trail.show(indentation + ticks); // Backticks further on: inline code, as in CommonMark
        backToProse();
        return info + rest;
      }
      info += rest.slice(0, end);
      open();
      return rest.slice(end + 1);
    },
    end() {
      trail.show(indentation + ticks + info);
      backToProse();
      return '';
    },
  };
}

function leadingTicks(text: string): number {
  const end = text.search(/[^`]/);
  return end === -1 ? text.length : end;
}
