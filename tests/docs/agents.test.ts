import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { recipeOf } from '../../src/core/agents/registry.ts';
import { TEMPLATE_VARIABLES } from '../../src/core/agents/template.ts';
import { commandTargetSchema } from '../../src/domain/config.ts';
import { EVIDENCE_FAULTS } from '../../src/domain/journal.ts';

const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../docs', name), 'utf8');

describe('docs/recipes.md', () => {
  const page = read('recipes.md');

  test('has every template variable, and no other', () => {
    const rows = [...page.matchAll(/^\| `\{\{(\w+)\}\}` \|/gm)].map(([, name]) => name);
    expect(rows).toEqual(TEMPLATE_VARIABLES);
  });

  test('has every recipe with the protocols that it speaks', () => {
    const rows = [...page.matchAll(/^\| `(\w+)` \| ((?:`[a-z-]+`(?:, )?)+) \|/gm)];
    const names = commandTargetSchema.shape.recipe.unwrap().options;
    expect(rows.map(([, name, spoken]) => [name, spoken?.replaceAll('`', '').split(', ')])).toEqual(
      names.map((name) => [name, recipeOf(name).protocols]),
    );
  });
});

test('docs/evidence.md has every fault with what to do, and no other', () => {
  const rows = [...read('evidence.md').matchAll(/^\| `([a-z-]+)` \| [^|]+ \| [^|]+ \|$/gm)];
  expect(rows.map(([, code]) => code)).toEqual(EVIDENCE_FAULTS);
});
