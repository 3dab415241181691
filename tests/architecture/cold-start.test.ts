import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';

const source = join(import.meta.dirname, '../../src');

/** Loaded when they are first needed, and by a mock run without a config never. */
const heavy = [
  ...['zod', 'yaml', 'undici', 'ajv', 'ajv-formats', 'fflate', 'better-sqlite3'],
  ...['@actions/cache', '@actions/github'],
];

/** Packages that a file loads at once, by itself or through others, each with the way to it. */
function loadedBy(file: string, way: readonly string[] = [], seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(join(source, file), 'utf8');
  const imports = [...text.matchAll(/^(?:import|export)\s+(?!type\b)([^;]*?)\sfrom\s+'([^']+)'/gm)];
  return imports.flatMap(([, names = '', specifier = '']) => {
    if (isTypesAlone(names)) return [];
    const path = [...way, file];
    return specifier.startsWith('.')
      ? loadedBy(join(dirname(file), specifier), path, seen)
      : [`${specifier} by ${path.join(' -> ')}`];
  });
}

function isTypesAlone(names: string): boolean {
  const list = /^\{([^}]*)\}$/.exec(names.trim())?.[1]?.split(',') ?? [];
  const given = list.map((name) => name.trim()).filter((name) => name !== '');
  return given.length > 0 && given.every((name) => name.startsWith('type '));
}

test.each(['entry/cli.ts', 'entry/cli-run.ts', 'entry/action.ts'])(
  '%s loads no heavy package before it is needed',
  (file) => {
    const loaded = loadedBy(file).filter((line) => heavy.includes(line.split(' by ')[0] ?? ''));
    expect(loaded).toEqual([]);
  },
);
