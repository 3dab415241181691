import { claude } from './claude.ts';
import { codex } from './codex.ts';
import { generic } from './generic.ts';
import { opencode } from './opencode.ts';
import { pi } from './pi.ts';
import type { Recipe } from './recipe.ts';

const recipes: Readonly<Record<Recipe['name'], Recipe>> = { generic, codex, claude, opencode, pi };

export function recipeOf(name: Recipe['name']): Recipe {
  return recipes[name];
}
