import type { Problem } from '../../domain/failure.ts';
import type { RunTarget } from '../../domain/run-settings.ts';
import type { InvocationMode } from '../../domain/wire.ts';
import { recipeOf } from '../agents/registry.ts';
import { COMMAND_LINE } from './document.ts';
import { problemIn } from './problem.ts';
import { type LoadedCase, missingScripts } from './resolve-cases.ts';

interface Chosen {
  readonly live: boolean;
  readonly modes: readonly InvocationMode[];
  readonly cases: readonly LoadedCase[];
}

/** Cases that a target of the run can't be given: no script plays its model, or its agent can't be offered tools. */
export function unfitCases(targets: readonly RunTarget[], chosen: Chosen): readonly Problem[] {
  const { live, modes, cases } = chosen;
  const chat = targets.some(({ agent }) => agent === null);
  const agents = targets.filter(({ agent }) => agent !== null);
  return [
    ...(live || !chat ? [] : missingScripts(cases, modes)),
    ...(agents.some(({ baseUrl }) => baseUrl === null) ? missingAgentScripts(cases) : []),
    ...(live ? agents.flatMap((target) => toolsRefused(target, cases)) : []),
  ];
}

function missingAgentScripts(cases: readonly LoadedCase[]): readonly Problem[] {
  return cases
    .filter(({ definition }) => definition.mock?.native === undefined)
    .map(({ definition, source }) =>
      problemIn(source ?? COMMAND_LINE, {
        path: ['mock', 'native'],
        message: `expected rounds that play the model behind an agent for case "${definition.id}", but there are none; write mock.native, leave the case out, or name a real upstream`,
      }),
    );
}

/** Tools of a case are offered over MCP, where the agent can take a server. */
function toolsRefused({ id, agent }: RunTarget, cases: readonly LoadedCase[]): readonly Problem[] {
  if (agent === null || recipeOf(agent.recipe).canTakeTools(agent)) return [];
  return cases
    .filter(({ definition }) => definition.tools.length > 0)
    .map(({ definition, source }) =>
      problemIn(source ?? COMMAND_LINE, {
        path: ['tools'],
        message: `expected a case without tools for target "${id}", whose agent can't be offered any (recipe "${agent.recipe}"); leave case "${definition.id}" out, or use a recipe that takes an MCP server (docs/recipes.md)`,
      }),
    );
}
