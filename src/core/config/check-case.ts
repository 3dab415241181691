import { type Case, caseSchema } from '../../domain/case.ts';
import type { Problem } from '../../domain/failure.ts';
import { jsonSchema } from '../../domain/json-schemas.ts';
import { builtInCaseIds, isBuiltInName } from './case-names.ts';
import { caseRuleProblems } from './case-rules.ts';
import { type ConfigDocument, valueAt } from './document.ts';
import { onePerPlace, problemIn } from './problem.ts';
import { schemaProblems } from './schema-problems.ts';
import { secretProblems } from './secrets.ts';

/** Keys of a case below which names belong to its author: a tool may well take a `token`. */
const ownKeys = ['parameters', 'results', 'arguments', 'outputJsonSchema', 'mock'];

/** The case, or null when its shape is wrong; and everything that is wrong with it. */
export function checkCase(document: ConfigDocument): {
  readonly definition: Case | null;
  readonly problems: readonly Problem[];
} {
  const parsed = caseSchema.safeParse(document.value);
  const issues = parsed.error?.issues ?? [];
  const schema = issues.length > 0 ? jsonSchema('case') : {};
  const problems = onePerPlace([
    ...secretProblems(document, ownKeys),
    ...schemaProblems(document, schema, issues),
    ...caseRuleProblems(document),
  ]);
  return { definition: parsed.data ?? null, problems };
}

/** Ids that user cases can't have: built-in ones, and those of an earlier file. */
export function caseIdProblems(documents: readonly ConfigDocument[]): readonly Problem[] {
  const files = new Map<string, string>();
  return documents.flatMap((document) => {
    const id = valueAt(document.value, ['id']);
    if (typeof id !== 'string') return [];
    const fault = idFault(id, files.get(id));
    if (!files.has(id)) files.set(id, document.file);
    return fault === null ? [] : [problemIn(document, { path: ['id'], message: fault })];
  });
}

function idFault(id: string, earlier: string | undefined): string | null {
  if (isBuiltInName(id) || builtInCaseIds.includes(id)) {
    return 'expected an id of your own: the ids of built-in cases are reserved';
  }
  return earlier === undefined
    ? null
    : `expected an id that is used once, got that of ${earlier} again`;
}
