import type { RecipeFacts } from './recipe.ts';
import { wholePrompt } from './recipe.ts';

/** What `{{name}}` stands for in the words and variables of a command. */
export const TEMPLATE_VARIABLES = [
  'prompt',
  'baseUrl',
  'token',
  'workspace',
  'home',
  'model',
  'mcpUrl',
  'mcpToken',
  'reportFile',
] as const;
export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number];

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Fills template variables in, in one pass: what a value holds is never filled in again. */
export function fillTemplate(
  text: string,
  values: Readonly<Record<TemplateVariable, string>>,
): string {
  return text.replaceAll(placeholder, (whole, name: string) =>
    isVariable(name) ? values[name] : whole,
  );
}

/** The names in `{{...}}` that are none of the template variables. */
export function unknownVariables(text: string): readonly string[] {
  return [...text.matchAll(placeholder)]
    .map(([, name = '']) => name)
    .filter((name) => !isVariable(name));
}

/** The values of one launch; a case without tools has no server, and those two are empty. */
export function templateValues(facts: RecipeFacts): Readonly<Record<TemplateVariable, string>> {
  const { baseUrl, token, workspace, home, model, mcp, reportFile } = facts;
  return {
    prompt: wholePrompt(facts),
    ...{ baseUrl, token, workspace, home, model, reportFile },
    mcpUrl: mcp?.url ?? '',
    mcpToken: mcp?.token ?? '',
  };
}

/** The target's own variables and words, filled in. */
export function filled(
  words: readonly string[],
  facts: RecipeFacts,
): { readonly args: readonly string[]; readonly env: Readonly<Record<string, string>> } {
  const values = templateValues(facts);
  return {
    args: words.map((word) => fillTemplate(word, values)),
    env: Object.fromEntries(
      Object.entries(facts.env).map(([name, value]) => [name, fillTemplate(value, values)]),
    ),
  };
}

function isVariable(name: string): name is TemplateVariable {
  return TEMPLATE_VARIABLES.some((known) => known === name);
}
