import type { Problem } from '../../domain/failure.ts';
import { isOwnVariable, unfitVariable } from '../agents/environment.ts';
import { recipeOf } from '../agents/registry.ts';
import type { Recipe } from '../agents/recipe.ts';
import { TEMPLATE_VARIABLES, unknownVariables } from '../agents/template.ts';
import { type ConfigDocument, type Part, partsAt, valueAt } from './document.ts';
import { nearestName } from './nearest-name.ts';
import { type Finding, problemIn } from './problem.ts';
import { stringsAt } from './reference-problems.ts';

const recipeNames: readonly Recipe['name'][] = ['generic', 'codex', 'claude', 'opencode', 'pi'];

/** What can't work in the targets that are agent processes, read from the raw document. */
export function agentProblems(document: ConfigDocument): readonly Problem[] {
  const targets = partsAt(document.value, ['targets', '*']);
  const agents = targets.filter(({ value }) => valueAt(value, ['command']) !== undefined);
  return [...agents.flatMap(agentFindings), ...upstreamAlone(document, targets)].map((finding) =>
    problemIn(document, finding),
  );
}

function agentFindings(target: Part): readonly Finding[] {
  const name = stringsAt(target.value, ['recipe'])[0] ?? 'generic';
  const known = recipeNames.find((recipe) => recipe === name);
  return [
    ...(known === undefined ? [] : recipeFindings(target, recipeOf(known))),
    ...[...textsOf(target, ['command', '*']), ...textsOf(target, ['env', '*'])].flatMap(unknown),
    ...textsOf(target, ['passEnv', '*']).flatMap(unfitPass),
    ...partsOf(target, ['env', '*']).flatMap(ownVariable),
  ];
}

function recipeFindings(target: Part, recipe: Recipe): readonly Finding[] {
  const given = stringsAt(target.value, ['protocol'])[0];
  const protocol = given ?? 'chat-completions';
  const speaks = recipe.protocols.some((spoken) => spoken === protocol);
  const spoken = recipe.protocols.join(' or ');
  const prompts = recipe.passesPrompt
    ? textsOf(target, ['command', '*']).filter(({ text }) => text.includes('{{prompt}}'))
    : [];
  return [
    ...(speaks
      ? []
      : [
          {
            path: [...target.path, given === undefined ? 'recipe' : 'protocol'],
            message: `expected "protocol: ${spoken}", which is what ${recipe.name} speaks, got ${protocol}`,
          },
        ]),
    ...prompts.map(({ path }) => ({
      path,
      message: `expected no {{prompt}} in the command: the recipe ${recipe.name} passes it itself`,
    })),
  ];
}

interface TextPart {
  readonly path: Part['path'];
  readonly text: string;
}

function unknown({ path, text }: TextPart): readonly Finding[] {
  return unknownVariables(text).map((name) => {
    const near = nearestName(name, TEMPLATE_VARIABLES);
    const hint = near === null ? '' : `; did you mean {{${near}}}?`;
    const all = TEMPLATE_VARIABLES.map((variable) => `{{${variable}}}`).join(' ');
    return { path, message: `expected one of ${all}, got {{${name}}}${hint}` };
  });
}

function unfitPass({ path, text }: TextPart): readonly Finding[] {
  const fault = unfitVariable(text);
  return fault === null
    ? []
    : [{ path, message: `expected a variable that an agent may see, but ${text} ${fault}` }];
}

function ownVariable({ path }: Part): readonly Finding[] {
  const name = String(path.at(-1));
  if (!isOwnVariable(name)) return [];
  return [{ path, message: `expected another name: ${name} is set by the benchmark itself` }];
}

/** A chat target that speaks another protocol than the built-in agent can't be run by it. */
function upstreamAlone(document: ConfigDocument, targets: readonly Part[]): readonly Finding[] {
  const others = targets
    .filter(({ value }) => valueAt(value, ['command']) === undefined)
    .filter(({ value }) => {
      const protocol = stringsAt(value, ['protocol'])[0];
      return protocol !== undefined && protocol !== 'chat-completions';
    })
    .flatMap(({ value }) => stringsAt(value, ['id']));
  return partsAt(document.value, ['matrix', 'targets', '*'])
    .filter(({ value }) => typeof value === 'string' && others.includes(value))
    .map(({ path, value }) => ({
      path,
      message: `expected a chat target that speaks chat-completions, or an agent process; ${String(value)} serves as upstream alone`,
    }));
}

function partsOf(target: Part, pattern: Part['path']): readonly Part[] {
  return partsAt(target.value, pattern).map(({ path, value }) => ({
    ...{ path: [...target.path, ...path], value },
  }));
}

function textsOf(target: Part, pattern: Part['path']): readonly TextPart[] {
  return partsOf(target, pattern).flatMap(({ path, value }) =>
    typeof value === 'string' ? [{ path, text: value }] : [],
  );
}
