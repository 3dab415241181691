import { looksLikeCall, readOfferedCalls } from './calls.ts';
import type { TextRegion, TextScan } from './region.ts';

const firstKeys = [
  'name',
  'function',
  'type',
  'id',
  'arguments',
  'parameters',
  'params',
  'args',
  'input',
];
const strayTag = '</tool_call>';

/**
 * A message that may be JSON calls and nothing else, from its first bracket on: held until the end, but
 * prose as soon as its beginning cannot be a call's (wire X9).
 */
export function createBareMessage(scan: TextScan): TextRegion {
  const { trail, tools, backToProse } = scan;
  const beginning = createBeginning();
  let held = '';

  function readAsProse(): string {
    scan.bareRuledOut = true;
    backToProse();
    return held;
  }

  return {
    feed(text) {
      held += text;
      return beginning.feed(text) === 'other' ? readAsProse() : '';
    },
    end() {
      if (beginning.feed('') !== 'call') return readAsProse();
      const message = held.trimEnd();
      const json = message.endsWith(strayTag) ? message.slice(0, -strayTag.length) : message;
      const calls = readOfferedCalls(json, tools);
      if (calls === null) {
        if (looksLikeCall(json, tools)) scan.bareAttempt = held;
        return readAsProse();
      }
      trail.passCall(message, calls);
      backToProse();
      return held.slice(message.length);
    },
  };
}

type Verdict = 'call' | 'other' | 'undecided';

/** Judges the beginning of a message: `{` or `[{`, then a first key that a call object may begin with. */
function createBeginning(): { feed(text: string): Verdict } {
  let expected = '[{';
  let quote = '';
  let key = '';
  let verdict: Verdict = 'undecided';

  function step(character: string): Verdict {
    if (quote !== '') return stepInKey(character);
    if (/\s/.test(character)) return 'undecided';
    if (!expected.includes(character)) return 'other';
    if (expected === `"'`) quote = character;
    expected = character === '[' ? '{' : `"'`;
    return 'undecided';
  }

  function stepInKey(character: string): Verdict {
    if (character === quote && firstKeys.includes(key)) return 'call';
    key += character;
    return firstKeys.some((candidate) => candidate.startsWith(key)) ? 'undecided' : 'other';
  }

  return {
    feed(text) {
      for (let at = 0; at < text.length && verdict === 'undecided'; at += 1) {
        verdict = step(text.charAt(at));
      }
      return verdict;
    },
  };
}
