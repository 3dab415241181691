import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { TEXT_TEMPLATE_VERSION, textSystem } from '../../src/core/modes/text.ts';
import { COMMANDS } from '../../src/entry/commands.ts';
import { TOOL_VERSION } from '../../src/entry/version.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const readme = read('README.md');

interface ActionFile {
  readonly inputs: Readonly<Record<string, { readonly description: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}

const action = parse(read('action.yml')) as ActionFile;

/** The rows of the first table below a heading, as their cells. */
function tableBelow(heading: string): string[][] {
  const after = readme.slice(readme.indexOf(`\n${heading}\n`));
  const lines = after.split('\n').slice(2);
  const start = lines.findIndex((line) => line.startsWith('| --- '));
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  return lines.slice(start + 1, end).map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  );
}

describe('README.md', () => {
  test.each([
    ['### Action inputs', action.inputs],
    ['### Action outputs', action.outputs],
  ])('has the table %s of action.yml', (heading, described) => {
    const rows = Object.entries(described).map(([name, { description }]) => [
      `\`${name}\``,
      description,
    ]);
    expect(tableBelow(heading)).toEqual(rows);
  });

  test.each(COMMANDS.filter(({ flags }) => flags.length > 0))(
    'has the flags of the command $name',
    ({ name, flags, positional }) => {
      const heading = positional ? `${name} [${positional.name}]` : name;
      const rows = flags.map(({ name: flag, value, repeatable, help }) => [
        `\`--${flag}${value ? ` ${value}` : ''}${repeatable ? ' ...' : ''}\``,
        help,
      ]);
      const table = tableBelow(`#### \`agent-bench ${heading}\``);
      expect(table.filter(([first = '']) => first.startsWith('`--'))).toEqual(rows);
    },
  );

  test('shows the workflows of examples/ as they are', () => {
    const blocks = [...readme.matchAll(/<!-- file: (\S+) -->\n```yaml\n([\s\S]*?)```/g)];
    expect(blocks.map(([, file]) => file)).toEqual([
      'examples/workflows/quick-start.yml',
      'examples/workflows/gate-pull-requests.yml',
      'examples/workflows/benchmark.yml',
    ]);
    for (const [, file = '', text] of blocks) expect(text).toBe(read(file));
  });

  test('names the scripts that package.json has', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...readme.matchAll(/`npm run ([a-z:-]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(5);
    for (const name of ['test', ...named]) expect(Object.keys(scripts)).toContain(name);
  });
});

describe('every page', () => {
  const pages = [
    'README.md',
    'architecture',
    'configuration',
    'measurement',
    'reports',
    'security',
    'wire',
  ];

  test.each(pages.map((page) => (page === 'README.md' ? page : `docs/${page}.md`)))(
    '%s leads nowhere that does not exist',
    (page) => {
      const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]*)(#[^)]*)?\)/g)];
      for (const [, file = '', anchor] of links) {
        const target = file === '' ? page : join(dirname(page), file);
        expect(existsSync(join(root, target))).toBe(true);
        if (anchor !== undefined) expect(anchorsOf(target)).toContain(anchor);
      }
    },
  );

  test('prints the text template as it is sent', () => {
    const tools = [{ name: '...', description: '...', parameters: {} }];
    const sent = (textSystem(undefined, tools) ?? '').replace(
      '"parameters":{}',
      '"parameters":{...}',
    );
    expect(TEXT_TEMPLATE_VERSION).toBe(1);
    expect(read('docs/wire.md')).toContain(`\`\`\`\n${sent}\n\`\`\``);
  });
});

test('the version is that of package.json', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(TOOL_VERSION).toBe(version);
});

/** The anchors that a code host gives to the headings of a page. */
function anchorsOf(page: string): string[] {
  const headings = read(page).match(/^#+ .*$/gm) ?? [];
  return headings.map(
    (line) =>
      `#${line
        .replace(/^#+ /, '')
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-')}`,
  );
}
