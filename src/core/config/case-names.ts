import { BUILTIN_CASES } from '../../domain/case-catalog.ts';

const prefix = 'builtin:';

/** Ids of the built-in cases, bare; no user case can have one. */
export const builtInCaseIds: readonly string[] = BUILTIN_CASES.map(({ id }) => id);

/** The id that a name such as `builtin:single-tool` or `single-tool` stands for. */
export function bareCaseId(name: string): string {
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}

/** True for a name or pattern that only built-in cases can answer to. */
export function isBuiltInName(name: string): boolean {
  return name.startsWith(prefix);
}

/** Names of built-in cases as `matrix.cases` takes them. */
export const builtInCaseEntries: readonly string[] = [
  `${prefix}*`,
  ...builtInCaseIds.map((id) => `${prefix}${id}`),
];

/** Every name by which a rule or a flag can pick one case. */
export function caseNames(ownIds: readonly string[]): readonly string[] {
  return [...builtInCaseIds, ...ownIds, ...builtInCaseEntries.slice(1)];
}
