import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const source = join(import.meta.dirname, '../../src');

/** What each floor may import from the house; a prefix of the path below src/. */
const floors: Record<string, readonly string[]> = {
  domain: ['domain/'],
  core: ['domain/', 'core/'],
  render: ['domain/', 'render/'],
  app: ['domain/', 'core/', 'render/', 'app/'],
  adapters: ['domain/', 'core/', 'app/ports.ts', 'adapters/'],
  entry: ['domain/', 'core/', 'render/', 'app/', 'adapters/', 'entry/'],
};

/** The only places that may import a package or, for the pure floors, anything of Node's. */
const owners: Record<string, readonly string[]> = {
  zod: ['domain/'],
  undici: ['adapters/provider/'],
  'better-sqlite3': ['adapters/storage/'],
  yaml: ['adapters/config/'],
  ajv: ['adapters/json-schema/'],
  'ajv-formats': ['adapters/json-schema/'],
  leven: ['core/config/'],
  '@actions/cache': ['adapters/baseline/'],
  '@actions/github': ['adapters/baseline/', 'adapters/github/'],
  '@octokit/plugin-retry': ['adapters/github/'],
  '@octokit/plugin-throttling': ['adapters/github/'],
  fflate: ['adapters/baseline/'],
  '@modelcontextprotocol/sdk': ['adapters/provider/gateway/'],
  '@actions/core': ['adapters/github/', 'entry/action.ts'],
  node: ['adapters/', 'entry/'],
};

interface Import {
  readonly from: string;
  readonly to: string;
}

const imports = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap(importsOf);

function importsOf(from: string): Import[] {
  const text = readFileSync(join(source, from), 'utf8');
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)];
  return specifiers.map(([, specifier = '']) => ({
    from,
    to: specifier.startsWith('.')
      ? relative(source, join(source, dirname(from), specifier))
      : specifier,
  }));
}

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return 'node';
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

const inHouse = imports.filter(({ to }) => to.endsWith('.ts'));
const packages = imports.filter(({ to }) => !to.endsWith('.ts'));

describe('the house', () => {
  test.each(Object.entries(floors))(
    '%s imports its own floor and those below',
    (floor, allowed) => {
      const wrong = inHouse
        .filter(({ from }) => from.startsWith(`${floor}/`))
        .filter(({ to }) => !allowed.some((prefix) => to.startsWith(prefix)));
      expect(wrong).toEqual([]);
    },
  );

  test('a package is imported by its owner alone', () => {
    const wrong = packages.filter(
      ({ from, to }) => !(owners[packageOf(to)] ?? []).some((owner) => from.startsWith(owner)),
    );
    expect(wrong).toEqual([]);
  });

  test('adapters know each other only inside one folder', () => {
    const room = (path: string): string => path.split('/', 2).join('/');
    const wrong = inHouse
      .filter(({ from, to }) => from.startsWith('adapters/') && to.startsWith('adapters/'))
      .filter(({ from, to }) => room(from) !== room(to));
    expect(wrong).toEqual([]);
  });

  test('the environment and the arguments are read in entry alone', () => {
    const wrong = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.startsWith('entry/'))
      .filter((file) => /process\.(env|argv|exit)/.test(readFileSync(join(source, file), 'utf8')));
    expect(wrong).toEqual([]);
  });

  test('every floor has rooms', () => {
    for (const floor of Object.keys(floors)) {
      expect(imports.some(({ from }) => from.startsWith(`${floor}/`))).toBe(true);
    }
  });
});
