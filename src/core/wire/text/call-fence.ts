import { looksLikeCall, readOfferedCalls } from './calls.ts';
import { createFenceEnd } from './fence-end.ts';
import { createInertFence } from './inert-fence.ts';
import type { TextRegion, TextScan } from './region.ts';

/**
 * The lines of a fence that may be a call, held until its closing line is complete; in native mode a call is
 * held until the message is over, as only a fence that is the whole message counts there (wire X2, V7).
 */
export function createCallFence(opening: string, ticks: number, scan: TextScan): TextRegion {
  const { trail, tools, mode, backToProse } = scan;
  const fenceEnd = createFenceEnd(ticks);
  let lines = '';
  let begun = false;

  function decide(content: string): void {
    const calls = readOfferedCalls(content, tools);
    const fence = opening + lines;
    if (calls !== null) trail.passCall(fence, calls);
    else {
      if (looksLikeCall(content, tools)) trail.countAttempt(fence);
      trail.show(fence);
    }
    backToProse();
  }

  function close(): void {
    const content = withoutLastLine(lines);
    if (mode === 'text') decide(content);
    else scan.enter(createClosedFence(opening + lines, content, scan));
  }

  function readLines(text: string): string {
    const end = fenceEnd.feed(text);
    lines += end === -1 ? text : text.slice(0, end);
    if (end === -1) return '';
    close();
    return text.slice(end);
  }

  return {
    feed(text) {
      if (begun) return readLines(text);
      const ink = text.search(/\S/);
      const start = lines + text;
      lines = ink === -1 ? start : '';
      if (ink === -1) return '';
      begun = text.charAt(ink) === '{' || text.charAt(ink) === '[';
      if (begun) return readLines(start);
      trail.show(opening);
      scan.enter(createInertFence(ticks, scan));
      return start;
    },
    end() {
      decide(fenceEnd.closesNow ? withoutLastLine(lines) : lines);
      return '';
    },
  };
}

/** Behind the closing line of a fence in native mode: other text makes the fence an illustration, also a broken one. */
function createClosedFence(
  fence: string,
  content: string,
  { trail, tools, backToProse }: TextScan,
): TextRegion {
  const calls = readOfferedCalls(content, tools);
  const isAttempt = calls === null && looksLikeCall(content, tools);
  const held = calls === null ? '' : fence;
  let blank = '';
  if (calls === null) trail.show(fence);

  return {
    feed(text) {
      blank += text;
      if (!/\S/.test(text)) return '';
      trail.show(held);
      backToProse();
      return blank;
    },
    end() {
      if (calls !== null) trail.passCall(held, calls);
      if (isAttempt) trail.countAttempt(fence);
      backToProse();
      return blank;
    },
  };
}

/** Without the closing line, which may have a line break or not. */
function withoutLastLine(lines: string): string {
  return lines.slice(0, lines.lastIndexOf('\n', lines.length - 2) + 1);
}
