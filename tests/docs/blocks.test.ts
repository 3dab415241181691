import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { validateConfig } from '../../src/adapters/config/load-run.ts';
import { checkSchemaItself } from '../../src/adapters/json-schema/schema-check.ts';
import { formatProblem } from '../../src/core/config/problem.ts';
import { INIT_TEMPLATE } from '../../src/core/config/init-template.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = join(import.meta.dirname, '../..');
const docs = readdirSync(join(root, 'docs')).map((file) => `docs/${file}`);

/** Blocks that stand for a whole file: their fence says of which kind. */
const blocks = ['README.md', ...docs].flatMap((page) =>
  [
    ...readFileSync(join(root, page), 'utf8').matchAll(
      /```yaml complete-(config|case|rates)\n([\s\S]*?)```/g,
    ),
  ].map(([, kind = '', text = '']) => ({ page, kind, text })),
);

/** The files of a repository in which the block has its place. */
function repository(kind: string, text: string): Record<string, string> {
  const config = 'bench.yml';
  if (kind === 'case') {
    return { 'cases/one.yml': text, [config]: 'version: 1\nmatrix: {cases: ["cases/*.yml"]}\n' };
  }
  if (kind === 'rates') {
    return { 'rates.yml': text, [config]: 'version: 1\npricing: {rateCards: rates.yml}\n' };
  }
  return { [config]: text };
}

async function problemsOf(kind: string, text: string): Promise<string[]> {
  const cwd = temporaryFolder(repository(kind, text));
  const found = await validateConfig({ config: 'bench.yml', cwd, checkSchema: checkSchemaItself });
  return found.map(formatProblem);
}

describe('what the pages show as a whole file', () => {
  test('is there of every kind', () => {
    expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set(['config', 'case', 'rates']));
  });

  test.each(blocks)('is valid: a $kind in $page', async ({ kind, text }) => {
    expect(await problemsOf(kind, text)).toEqual([]);
  });

  test('is valid: what init writes', async () => {
    expect(await problemsOf('config', INIT_TEMPLATE)).toEqual([]);
  });
});
