import { describe, expect, test } from '@jest/globals';
import { parseYaml } from '../../../../src/adapters/config/parse-yaml.ts';
import { shown, yamlDocument } from '../../../support/config-document.ts';

function problemsOf(text: string): readonly string[] {
  return shown(parseYaml('a.yml', text).problems);
}

function aliasBomb(): string {
  const rows = Array.from({ length: 8 }, (_, row) => {
    const items = Array.from({ length: 9 }, () => (row === 0 ? 'x' : `*a${row - 1}`));
    return `a${row}: &a${row} [${items.join(', ')}]`;
  });
  return rows.join('\n');
}

/** Twice 60 levels, one inside the other. */
function aliasTower(): string {
  const rows = Array.from({ length: 2 }, (_, row) => {
    const inner = row === 0 ? 'x' : `*a${row - 1}`;
    return `a${row}: &a${row} ${'['.repeat(60)}${inner}${']'.repeat(60)}`;
  });
  return rows.join('\n');
}

describe('lines', () => {
  const document = yamlDocument('a: 1\nb:\n  - x\n  - y: &anchor\n      z: 2\nc: *anchor\n');

  test.each([
    [['a'], 1],
    [['b'], 2],
    [['b', 0], 3],
    [['b', 1, 'y'], 4],
    [['b', 1, 'y', 'z'], 5],
    [['c', 'z'], 5],
    [[], 1],
  ])('of %j is %j', (path, line) => {
    expect(document.lineOf(path)).toBe(line);
  });

  test('of a missing part is that of the part around it', () => {
    expect(document.lineOf(['b', 1, 'y', 'missing', 'key'])).toBe(4);
    expect(yamlDocument('# empty').lineOf(['a'])).toBeNull();
  });

  test('of a JSON file with tabs count the same way', () => {
    expect(yamlDocument('{\n\t"a": {\n\t\t"b": 1\n\t}\n}').lineOf(['a', 'b'])).toBe(3);
  });
});

test('reads YAML 1.2, where yes and dates are text', () => {
  expect(yamlDocument('{a: yes, b: 2026-01-01, c: 0x10, d: null, 1: e}').value).toEqual({
    a: 'yes',
    b: '2026-01-01',
    c: 16,
    d: null,
    1: 'e',
  });
});

test('names every key that stands a second time, and reads on', () => {
  const { document, problems } = parseYaml('a.yml', 'a: 1\nb: [{c: 1, c: 2}]\na: 3\n');
  expect(document?.value).toEqual({ a: 3, b: [{ c: 2 }] });
  expect(shown(problems)).toEqual([
    'a.yml:3: a: expected each key once, got this one again',
    'a.yml:2: b[0].c: expected each key once, got this one again',
  ]);
});

test.each([
  ["a: 1\nb: 'x", "a.yml:2: expected valid YAML or JSON: Missing closing 'quote"],
  ['a:\n\t- b', 'a.yml:2: expected valid YAML or JSON: Tabs are not allowed as indentation'],
  ['a: !secret x', 'a.yml:1: expected valid YAML or JSON: Unresolved tag: !secret'],
  ['a: *b', 'a.yml: expected every alias to have its anchor before it'],
  ['a: &a [*a]', 'a.yml: expected at most 100 levels with aliases followed, got more'],
  [aliasBomb(), 'a.yml: expected at most 100 uses of aliases, got more'],
  [
    `${'['.repeat(120)}${']'.repeat(120)}`,
    'a.yml: expected at most 100 levels with aliases followed, got more',
  ],
  [aliasTower(), 'a.yml: expected at most 100 levels with aliases followed, got more'],
  ['['.repeat(50_000), 'a.yml:1: expected at most 100 levels with aliases followed, got more'],
])('refuses in one line: %#', (text, message) => {
  expect(problemsOf(text)).toEqual([message]);
});

test('refuses a second document', () => {
  expect(problemsOf('a: 1\n---\nb: 2')).toEqual([expect.stringMatching(/^a\.yml:2: .*multiple/)]);
});

test('never repeats a key that stands where it can not be read', () => {
  const key = `ghp_${'a1B2c3D4e5'.repeat(4)}`.slice(0, 40);
  expect(problemsOf(`a: !${key} x`).join('')).not.toContain(key);
});
