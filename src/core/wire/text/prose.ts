import { createBareMessage } from './bare-message.ts';
import { createCallBlock } from './call-block.ts';
import { cutTag, tagAt } from './closing-tag.ts';
import { createCodeFence } from './code-fence.ts';
import type { TextRegion, TextScan } from './region.ts';
import { createThinkBlock, type ThinkTag } from './think-block.ts';

const thinkTags: readonly ThinkTag[] = ['<think>', '<thinking>'];
const strayTag = '</tool_call>';
const maxIndentation = 3;
/** The characters at which another region may begin: without tools, in a text that goes on, and at its start. */
const specials = { noTools: /</g, later: /[<`]/g, start: /[<`{[]/g };

/** Where another region begins in prose: what comes before `start` is visible, that region reads from `resume` on. */
interface Opening {
  readonly start: number;
  readonly resume: number;
  enter(): void;
}

/** Text outside all blocks: visible, but for a tail that may still become a tag or a fence (wire V7). */
export function createProse(scan: TextScan): TextRegion {
  const { trail, tools } = scan;
  const callTags =
    tools.size === 0
      ? []
      : ['<tool_call>', ...[...tools.keys()].map((name) => `<function=${name}>`)];
  const boundaryTags = [...thinkTags, ...callTags];
  const afterCallTags = [...boundaryTags, strayTag];
  let held = '';

  function openingAt(
    text: string,
    at: number,
    atBoundary: boolean,
  ): Opening | typeof cutTag | null {
    const character = text.charAt(at);
    if (character === '<') return tagOpening(text, at, atBoundary);
    if (tools.size === 0) return null;
    if (character === '`') return fenceOpening(text, at);
    if (!atBoundary || !trail.untouched || scan.bareRuledOut) return null;
    return { start: at, resume: at, enter: () => scan.enter(createBareMessage(scan)) };
  }

  function tagOpening(
    text: string,
    at: number,
    atBoundary: boolean,
  ): Opening | typeof cutTag | null {
    const inBlockGap = trail.afterCall ? afterCallTags : boundaryTags;
    const tag = tagAt(text, at, atBoundary ? inBlockGap : callTags);
    if (tag === null || tag === cutTag) return tag;
    const thinkTag = thinkTags.find((candidate) => candidate === tag);
    const enter = (): void => {
      if (thinkTag !== undefined) scan.enter(createThinkBlock(thinkTag, scan));
      else if (tag === strayTag) trail.skip(tag.length, 'tool');
      else scan.enter(createCallBlock(tag, scan));
    };
    return { start: at, resume: at + tag.length, enter };
  }

  function fenceOpening(text: string, at: number): Opening | typeof cutTag | null {
    const indentation = indentationBefore(text, at);
    if (indentation === -1) return null;
    const start = at - indentation;
    if (text.startsWith('```', at)) {
      const enter = (): void => scan.enter(createCodeFence(text.slice(start, at), scan));
      return { start, resume: at, enter };
    }
    return /^``?$/.test(text.slice(at, at + 3)) ? cutTag : null;
  }

  /** The spaces between a line start and an index, or -1 when there is anything else or too many. */
  function indentationBefore(text: string, at: number): number {
    let start = at;
    while (start > 0 && at - start < maxIndentation && text.charAt(start - 1) === ' ') start -= 1;
    const atLineStart = start === 0 ? trail.atLineStart : text.charAt(start - 1) === '\n';
    return atLineStart ? at - start : -1;
  }

  function hold(text: string, from: number): string {
    const start = tools.size === 0 ? from : from - Math.max(0, indentationBefore(text, from));
    held = text.slice(start);
    trail.show(text.slice(0, start));
    return '';
  }

  return {
    feed(piece) {
      const text = held + piece;
      const special = specials[tools.size === 0 ? 'noTools' : trail.untouched ? 'start' : 'later'];
      const boundary = trail.atBoundary ? text.search(/\S/) : -1;
      special.lastIndex = 0;
      for (let found = special.exec(text); found !== null; found = special.exec(text)) {
        const opening = openingAt(text, found.index, found.index === boundary);
        if (opening === cutTag) return hold(text, found.index);
        if (opening === null) continue;
        held = '';
        trail.show(text.slice(0, opening.start));
        opening.enter();
        return text.slice(opening.resume);
      }
      return hold(text, text.length);
    },
    end() {
      trail.show(held);
      held = '';
      return '';
    },
  };
}
