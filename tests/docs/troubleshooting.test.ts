import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { NOT_JUDGED } from '../../src/core/report/build-report.ts';
import { decideExit } from '../../src/core/report/exit-code.ts';

const root = join(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const source = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(root, 'src', file), 'utf8'))
  .join('\n');

/** The first cells of the tables below a heading, down to the next heading. */
function firstCells(heading: string): string[] {
  const after = readme.slice(readme.indexOf(`\n${heading}\n`) + heading.length + 1);
  const part = after.slice(0, after.search(/^#/m));
  const rows = [...part.matchAll(/^\| (.*?) \| .* \|$/gm)].map(([, cell = '']) => cell);
  return rows.slice(2);
}

/** What the cells set in code, but for the words of Node and of numbered statuses. */
function quoted(heading: string): string[] {
  return firstCells(heading)
    .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words))
    .filter((words) => !/^node:|http-\d|^--env-file$/.test(words));
}

/** Numbers in a message are filled in. */
function canBeSaid(words: string): boolean {
  return words.split(/\d+/).every((part) => source.includes(part));
}

describe('the troubleshooting of README.md', () => {
  test.each([
    '### Nothing was run (exit status 2)',
    '### It ran, and the report is bad',
    '### It could not finish',
  ])('quotes only what the program can say: %s', (heading) => {
    const messages = quoted(heading).filter((words) => !words.startsWith('kill '));
    expect(messages.length).toBeGreaterThan(2);
    expect(messages.filter((words) => !canBeSaid(words))).toEqual([]);
  });
});

describe('the exit status in README.md', () => {
  const coverage = {
    ...{ planned: 1, valid: 1, trialCoverage: 1, callsSent: 1, callsWithUsage: 1 },
    ...{ tokenCoverage: 1, callsPriced: 0, pricingCoverage: 0 },
  };
  const code = (states: Parameters<typeof decideExit>[0]['states'], valid = 1): number =>
    decideExit({
      ...{ ...NOT_JUDGED, cells: [], states, coverage: { ...coverage, valid } },
      ...{ failOn: ['failure'], failOnGiven: true, hasHarnessError: false },
    }).exitCode;

  test('lists what a run can end with', () => {
    const told = firstCells('### Exit status');
    const possible = [code({ passed: 1 }), code({ 'semantic-fail': 1 }), code({ 'not-run': 1 }, 0)];
    expect(told).toEqual([...possible.map(String), '128 + n']);
  });
});
