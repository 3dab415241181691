import { type Config, configSchema } from '../../domain/config.ts';
import type { Problem } from '../../domain/failure.ts';
import { jsonSchema } from '../../domain/json-schemas.ts';
import type { ConfigDocument } from './document.ts';
import { duplicateProblems } from './duplicate-problems.ts';
import { agentProblems } from './agent-rules.ts';
import { notAvailableProblems } from './not-available.ts';
import { onePerPlace } from './problem.ts';
import { referenceProblems } from './reference-problems.ts';
import { ruleProblems } from './rule-problems.ts';
import { schemaProblems } from './schema-problems.ts';
import { secretProblems } from './secrets.ts';

/** The config, or null when its shape is wrong; and everything that is wrong with it. */
export function checkConfig(
  document: ConfigDocument,
  ownCaseIds: readonly string[] | null,
): { readonly config: Config | null; readonly problems: readonly Problem[] } {
  const parsed = configSchema.safeParse(document.value);
  const issues = parsed.error?.issues ?? [];
  const problems = onePerPlace([
    ...secretProblems(document),
    ...schemaProblems(document, issues.length > 0 ? jsonSchema('config') : {}, issues),
    ...duplicateProblems(document, ['targets', '*', 'id'], 'a target id'),
    ...duplicateProblems(document, ['experiments', '*', 'id'], 'an experiment id'),
    ...referenceProblems(document, ownCaseIds),
    ...ruleProblems(document),
    ...agentProblems(document),
  ]);
  return {
    config: parsed.data ?? null,
    problems: [...problems, ...notAvailableProblems(document)],
  };
}
