import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/wire.md'), 'utf8');
const defined = [...page.matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map(([, rule = '']) => rule);

/** The rules that a line cites: `(wire T2, E8)`, `(wire S1 to S6)`, or `(X3, X4)` in the name of a test. */
function cited(line: string): string[] {
  const citation = /\((?:wire )?([A-Z]\d+(?:(?:, | to )[A-Z]\d+)*)\)/g;
  return [...line.matchAll(citation)].flatMap(([, rules = '']) => rules.split(/, | to /));
}

const files = ['src', 'scripts', 'tests/unit'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(root, folder, file)),
);

describe('docs/wire.md', () => {
  test('defines every rule that code and tests cite', () => {
    const rules = files.flatMap((file) => readFileSync(file, 'utf8').split('\n').flatMap(cited));
    expect(rules.length).toBeGreaterThan(100);
    expect(rules.filter((rule) => !defined.includes(rule))).toEqual([]);
  });

  test('numbers the rules of each letter without a gap', () => {
    const letters = Map.groupBy(defined, ([letter]) => letter);
    for (const [letter, rules] of letters) {
      expect(rules).toEqual(rules.map((_, at) => `${letter}${at + 1}`));
    }
  });
});

test('no comment cites a page that users do not have', () => {
  const names = ['SPEC', 'ARCHITECTURE', 'PERFORMANCE', 'STYLE', 'TOOLCHAIN', 'COMMENT'];
  const pages = new RegExp(
    String.raw`\b(?:${names.join('|')})\.md|conformance/(?:wire|stats)/README`,
  );
  const citing = files.filter((file) => pages.test(readFileSync(file, 'utf8')));
  expect(citing).toEqual([]);
});
