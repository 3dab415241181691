import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { BASELINE_STORES } from '../../src/domain/baseline.ts';
import { FAIL_ON } from '../../src/domain/config-names.ts';
import {
  baselineFactsSchema,
  budgetRowSchema,
  gateRowSchema,
  suspectSchema,
} from '../../src/domain/verdict.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/verdicts.md'), 'utf8');
const source = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(root, 'src', file), 'utf8'))
  .join('\n');

/** The rows of the table whose first column has this title, as their cells. */
function tableOf(title: string): string[][] {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${title} |`));
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  return start < 0 ? [] : lines.slice(start + 2, end).map((line) => line.slice(2, -2).split(' | '));
}

function firstCells(title: string): string[] {
  return tableOf(title).map(([cell = '']) => cell);
}

function inCode(names: readonly string[]): string[] {
  return names.map((name) => `\`${name}\``);
}

describe('docs/verdicts.md', () => {
  const gate = gateRowSchema.shape;
  const budget = budgetRowSchema.shape;
  const { cause, outcome } = suspectSchema.shape;

  test.each([
    ['reason', gate.reason.options],
    ['cause', cause.unwrap().options],
    ['outcome', outcome.options],
    ['budget reason', budget.reason.options],
    ['event', FAIL_ON],
    ['verdict', gate.verdict.options],
    ['state', baselineFactsSchema.shape.state.options],
    ['`store`', BASELINE_STORES],
  ])('has a row for every %s, and no other', (title, names) => {
    expect(firstCells(title).toSorted()).toEqual(inCode(names).toSorted());
  });

  test.each([
    ['reason', gate.verdict.options],
    ['budget reason', budget.verdict.options],
  ])('gives every %s a verdict, a meaning and a way out', (title, verdicts) => {
    for (const [, given = '', ...words] of tableOf(title)) {
      for (const one of given.split(' or ')) expect(verdicts).toContain(one);
      expect(words).toHaveLength(2);
    }
  });

  test('names no code that the program does not have', () => {
    const codes = [...page.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, code = '']) => code);
    expect(codes.length).toBeGreaterThan(gate.reason.options.length);
    expect(codes.filter((code) => !source.includes(`'${code}'`))).toEqual([]);
  });
});
