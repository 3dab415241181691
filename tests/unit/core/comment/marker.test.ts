import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isMarked, markerOf, readState, stateLine } from '../../../../src/core/comment/marker.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('-', '>', '!', '<', '/', '%', '\n', '\ud800', '\udc01', 'a') }),
);

describe('markerOf', () => {
  test.each([
    ['bench/.github/agent-bench.yml', 'bench/.github/agent-bench.yml'],
    ['My bench_2', 'My%20bench_2'],
    ['a--b', 'a%2D-b'],
    ['a-', 'a%2D'],
    ['x --> <b>', 'x%20%2D-%3E%20%3Cb%3E'],
    ['two\r\nlines\u0000', 'two%0D%0Alines%00'],
    ['a%2Fb', 'a%252Fb'],
    ['\ud800', '%ud800'],
    ['', ''],
  ])('keeps %j readable and inert', (key, written) => {
    expect(markerOf(key)).toBe(`<!-- agent-bench:v1:${written} -->`);
  });

  test('is one line, and ends the HTML comment only at its end', () => {
    fc.assert(
      fc.property(anyText, (key) => {
        const marker = markerOf(key);
        expect(marker).toMatch(/^<!-- agent-bench:v1:[\x21-\x7e]* -->$/);
        expect(marker.slice(4, -3)).not.toMatch(/--|>|-$/);
      }),
    );
  });

  test('differs for different keys', () => {
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        expect(markerOf(one) === markerOf(other)).toBe(one === other);
      }),
    );
  });
});

describe('readState', () => {
  test('reads back any state that was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (state) => {
        const body = `words\n\n${stateLine(state)}\n${markerOf('bench')}`;
        expect(readState(body)).toBe(state.toWellFormed());
      }),
    );
  });

  test.each([
    ['no state line', `words\n${markerOf('bench')}`],
    ['the state elsewhere', `${stateLine('1')}\nwords\n${markerOf('bench')}`],
    ['a broken state', `<!-- agent-bench-state:%zz -->\n${markerOf('bench')}`],
    ['nothing', ''],
  ])('knows no state of a comment with %s', (_, body) => {
    expect(readState(body)).toBeNull();
  });
});

describe('isMarked', () => {
  const marker = markerOf('bench');

  test.each([
    ['at the end', `words\n${marker}`],
    ['before white space', `words\n${marker} \n\n  \n`],
    ['after other line ends', `words\r\n${marker}\r\n`],
  ])('takes a marker %s', (_, body) => {
    expect(isMarked(body, 'bench')).toBe(true);
  });

  test.each([
    ['a quoted one', `words\n> ${marker}`],
    ['text after it', `words\n${marker}\nedited`],
    ['text beside it', `words ${marker}`],
    ['another key', `words\n${markerOf('bench2')}`],
    ['another version', `words\n${marker.replace('v1', 'v2')}`],
    ['nothing', ''],
  ])('takes no comment with %s', (_, body) => {
    expect(isMarked(body, 'bench')).toBe(false);
  });
});
