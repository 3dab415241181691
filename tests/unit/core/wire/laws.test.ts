import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DecodedReply } from '../../../../src/domain/wire.ts';
import { createUtf8Decoder } from '../../../../src/core/wire/utf8.ts';
import { content, decode, delta, done, say, stop, tools } from './wire-reply.ts';

const scraps = [
  ...[
    '<tool_call>',
    '</tool_call>',
    '<function=get_time>',
    '<function=get_weather>',
    '</function>',
  ],
  ...['<parameter=city>', '</parameter>', '<think>', '</think>', '<thinking>', '</thinking>'],
  ...['```', '```json\n', '```py\n', '``', '`', '\n', '\n', '  ', '    ', ' ', '\r\n'],
  ...['{"name":"get_time","arguments":{}}', '{"name":"get_time"', ',"arguments":{}}', '[', ']'],
  ...[
    '{',
    '}',
    '"',
    "'",
    '\\',
    '\\"',
    ',',
    ';',
    '<',
    '>',
    '</',
    'a',
    'word',
    'é',
    '😀',
    '<function=',
  ],
  ...['{"name":"nobody","input":1}', "{'name':'get_time','args':None}", '{"answer":1}', '<tool_'],
];
const message = fc
  .array(fc.constantFrom(...scraps), { maxLength: 14 })
  .map((parts) => parts.join(''));

/** All but the chunk indexes, which may change with the reads (wire T7). */
function withoutIndexes(reply: DecodedReply): unknown {
  const { firstItemChunk: _item, firstVisibleChunk: _visible, marks: _marks, ...rest } = reply;
  return rest;
}

function cut<T>(
  whole: { readonly length: number; slice(from: number, to: number): T },
  places: readonly number[],
): T[] {
  const ends = [...new Set(places.map((place) => place % (whole.length + 1)))].sort(
    (a, b) => a - b,
  );
  return [...ends, whole.length].map((end, at) => whole.slice(ends[at - 1] ?? 0, end));
}

const places = fc.array(fc.nat(2000), { maxLength: 12 });

describe('wire laws', () => {
  it.each(['native', 'text'] as const)(
    'reads content alike however it is cut into deltas (%s mode)',
    (mode) => {
      fc.assert(
        fc.property(message, places, (text, cuts) => {
          const whole = say([text], { mode });
          expect(withoutIndexes(say(cut(text, cuts), { mode }))).toEqual(withoutIndexes(whole));
        }),
        { numRuns: 800 },
      );
    },
  );

  it('reads the same bytes alike however they are cut into reads', () => {
    const lines = [
      'data: x',
      '\r',
      '\n',
      '\r\n',
      '\n\n',
      ': ping',
      'event: error\n',
      ...[content('é😀'), stop, done],
    ];
    const body = fc.array(fc.constantFrom(...lines, delta({ reasoning: 'why' })), {
      maxLength: 10,
    });
    fc.assert(
      fc.property(body, places, fc.constantFrom('close', 'reset', 'stall'), (parts, cuts, end) => {
        const bytes = new TextEncoder().encode(parts.join(''));
        const reply = decode(cut(bytes, cuts), { end, tools });
        expect(withoutIndexes(reply)).toEqual(withoutIndexes(decode([bytes], { end, tools })));
      }),
      { numRuns: 800 },
    );
  });

  it('decodes any bytes, however cut, as a one-shot UTF-8 decoder does', () => {
    const bytes = fc.array(
      fc.oneof(fc.nat(255), fc.constantFrom(0xef, 0xbb, 0xbf, 0xe4, 0xf0, 0x9f, 0x98, 0x80, 0xc3)),
    );
    fc.assert(
      fc.property(bytes, places, (values, cuts) => {
        const whole = Uint8Array.from(values);
        const decoder = createUtf8Decoder();
        const pieces = cut(whole, cuts).map((piece) => decoder.push(piece));
        expect([...pieces, decoder.end()].join('')).toBe(new TextDecoder().decode(whole));
      }),
      { numRuns: 800 },
    );
  });
});
