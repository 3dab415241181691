import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { SchemaName } from '../../src/domain/json-schemas.ts';
import { schemaKeys } from './schema-keys.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/configuration.md'), 'utf8');

/** Every row of a table whose first cell is one key in code. */
const rows = page
  .split('\n')
  .map((line) => /^\| `([^`]+)` \| ([^|]*) \| ([^|]*) \|/.exec(line))
  .flatMap((found) => (found === null ? [] : [{ key: found[1], fallback: found[3]?.trim() }]));

/** Parts that are parsed and refused for now. */
const later =
  /^(experiments|gates|budgets|compare|comment|report\.formats|targets\[\]\.(command|recipe|env|passEnv|upstream|network|limits\.(maxAttempts|maxTokens|maxUsd)))\b/;

describe('docs/configuration.md', () => {
  test.each(['config', 'case', 'rates'] satisfies SchemaName[])(
    'explains every key of a %s file that can be used',
    (name) => {
      const keys = schemaKeys(name, []).map(({ path }) => path.split(/[.[]/, 1)[0] ?? '');
      for (const key of new Set(keys)) expect(page).toContain(key);
    },
  );

  test('has a row with the right default for every key of the config that is built', () => {
    const known = schemaKeys('config', ['targets[].params.extraBody']).filter(
      ({ path }) => !later.test(path),
    );
    const told = (text: string): string => text.replaceAll(/[`\s]/g, '');
    const documented = known.map(({ path }) => {
      const row = rows.find(({ key }) => key === path);
      return [path, row?.fallback === undefined ? 'no row' : told(row.fallback)];
    });
    expect(documented).toEqual(known.map(({ path, fallback }) => [path, told(fallback)]));
  });
});
