import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { argumentMatcherSchema } from '../../src/domain/case.ts';
import type { SchemaName } from '../../src/domain/json-schemas.ts';
import { schemaKeys, type SchemaKey } from './schema-keys.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/configuration.md'), 'utf8');

/** Keys below which the page does not go, as it explains them elsewhere or refuses them. */
const closed: Readonly<Record<'config' | 'case' | 'rates', readonly string[]>> = {
  config: ['experiments', 'report.formats'],
  case: ['mock.text', 'tools[].results[].when', 'expect.toolCalls.calls[].arguments'],
  rates: [],
};
const headings = { config: 'The config file', case: 'Case files', rates: 'Rate cards' } as const;

/** The text of a section, down to the next heading of its level. */
function section(heading: string): string {
  const after = page.slice(page.indexOf(`\n## ${heading}\n`) + 1);
  return after.slice(0, after.indexOf('\n## ', 1) + 1 || undefined);
}

/** The rows of the tables that have a type and a default. */
function documented(heading: string): SchemaKey[] {
  const rows = section(heading).matchAll(/^\| `([^`]+)` \| (.*?) \| (.*?) \| .* \|$/gm);
  return [...rows].map(([, path = '', type = '', fallback = '']) => ({
    path,
    type,
    fallback: fallback.replaceAll('`', ''),
  }));
}

/** The keys that the page says are refused. */
const refused = [...section('Refused for now').matchAll(/`([a-z][A-Za-z.[\]]*)`/g)].map(
  ([, key = '']) => key,
);

describe('docs/configuration.md', () => {
  test.each(['config', 'case', 'rates'] satisfies SchemaName[])(
    'has every key of a %s file with its type and default, and no other',
    (name) => {
      const keys = schemaKeys(name, closed[name]).filter(
        ({ path }) => name !== 'config' || !refused.includes(path),
      );
      expect(documented(headings[name])).toEqual(keys);
    },
  );

  test('names as refused only keys that there are', () => {
    const known = schemaKeys('config', closed.config).map(({ path }) => path);
    for (const key of closed.config) expect(refused).toContain(key);
    for (const key of refused) expect(known).toContain(key);
  });

  test('has a row for every key of an argument matcher', () => {
    const keys = argumentMatcherSchema.options.flatMap((option) => Object.keys(option.shape));
    const rows = [...section('Case files').matchAll(/^\| `(\w+)` \| [^|]* \|$/gm)];
    expect(rows.map(([, key]) => key)).toEqual(keys);
  });
});
