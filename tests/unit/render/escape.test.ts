import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cell, code, prose } from '../../../src/render/escape.ts';
import { outsideCode } from '../../support/markdown.ts';

describe('code', () => {
  test.each([
    ['plain', '`plain`'],
    ['a`b', '``a`b``'],
    ['`a``', '``` `a`` ```'],
    [' a ', '`  a  `'],
    ['a\nb\tc', '`a\\nb\\tc`'],
    ['\u001b[31m\u202egnp.exe', '`\\u001b[31m\\u202egnp.exe`'],
    ['\ud800', '`\\ud800`'],
    ['', '(empty)'],
    ['  ', '(empty)'],
  ])('makes %j inert', (text, markdown) => {
    expect(code(text)).toBe(markdown);
  });

  test('cuts between characters and says so', () => {
    expect(code('a'.repeat(101))).toBe(`\`${'a'.repeat(99)}…\``);
    expect(code('😀'.repeat(4), 3)).toBe('`😀😀…`');
  });

  test('lets nothing out of the span, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const markdown = code(text);
        expect(markdown).not.toMatch(/[\r\n]/);
        expect(['', '(empty)']).toContain(outsideCode(markdown));
      }),
    );
  });
});

describe('cell', () => {
  test('escapes pipes, and replaces one behind a backslash', () => {
    expect(cell('a|b')).toBe('a\\|b');
    expect(cell('a\\|b')).toBe('a\\¦b');
  });
});

describe('prose', () => {
  test.each([
    ['<b>x</b>', '&#60;b&#62;x&#60;/b&#62;'],
    ['[x](y) *z* `w`', '&#91;x&#93;(y) &#42;z&#42; &#96;w&#96;'],
    ['ask @octocat', 'ask &#64;\u200boctocat'],
    ['see #12', 'see &#35;\u200b12'],
    ['https://x.y', 'https:\u200b//x.y'],
    ['www.x.y', 'www\u200b.x.y'],
    ['a@b.cd', 'a&#64;\u200bb.cd'],
    ['- item', '&#45; item'],
    ['12. item', '12&#46; item'],
    ['&lt;', '&#38;lt;'],
    ['two\nlines', 'two&#92;nlines'],
  ])('makes %j inert', (text, markdown) => {
    expect(prose(text)).toBe(markdown);
  });
});
