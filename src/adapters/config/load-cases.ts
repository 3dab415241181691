import { bareCaseId, isBuiltInName } from '../../core/config/case-names.ts';
import { caseIdProblems } from '../../core/config/check-case.ts';
import { describeValue } from '../../core/config/describe.ts';
import {
  COMMAND_LINE,
  type ConfigDocument,
  type Part,
  partsAt,
  valueAt,
} from '../../core/config/document.ts';
import { problemIn } from '../../core/config/problem.ts';
import { stringsAt } from '../../core/config/reference-problems.ts';
import type { LoadedCase } from '../../core/config/resolve-cases.ts';
import { BUILTIN_CASES } from '../../domain/case-catalog.ts';
import type { Case } from '../../domain/case.ts';
import { DEFAULT_CASES } from '../../domain/config-names.ts';
import type { Problem } from '../../domain/failure.ts';
import { findCaseFiles } from './case-files.ts';
import { type CaseFile, type CheckSchema, readCaseFile } from './read-case-file.ts';

export interface LoadedCases {
  readonly cases: readonly LoadedCase[];
  /** Ids that the user's files have, also those that are wrong otherwise; null when one can't be read. */
  readonly ownIds: readonly string[] | null;
  readonly problems: readonly Problem[];
}

/** What one entry of `matrix.cases` leads to. */
interface EntryCases {
  readonly builtIn: readonly Case[];
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
}

/** Reads the cases that a config's `matrix.cases` names, in its order; without one, the built-in cases. */
export async function loadCases(
  root: string,
  config: ConfigDocument | null,
  checkSchema: CheckSchema,
): Promise<LoadedCases> {
  const entries = caseEntries(config).map((entry) => casesOfEntry(root, config, entry));
  const files = new Map<string, CaseFile>();
  for (const file of entries.flatMap((entry) => entry.files)) {
    if (!files.has(file)) files.set(file, await readCaseFile(root, file, checkSchema));
  }
  const documents = [...files.values()].flatMap(({ document }) => document ?? []);
  return {
    cases: firstOfEachId(entries.flatMap((entry) => loadedCases(entry, files))),
    ownIds: documents.length < files.size ? null : documents.flatMap(idsOf),
    problems: [
      ...entries.flatMap(({ problems }) => problems),
      ...[...files.values()].flatMap(({ problems }) => problems),
      ...caseIdProblems(documents),
    ],
  };
}

function idsOf({ value }: ConfigDocument): readonly string[] {
  return stringsAt(value, ['id']);
}

function caseEntries(config: ConfigDocument | null): readonly Part[] {
  if (config === null) return [{ path: [], value: 'builtin:*' }];
  const path = ['matrix', 'cases'];
  const given = valueAt(config.value, path);
  if (given !== undefined) return partsAt(config.value, [...path, '*']);
  return DEFAULT_CASES.map((value) => ({ path, value }));
}

function casesOfEntry(root: string, config: ConfigDocument | null, entry: Part): EntryCases {
  const { path, value } = entry;
  const nothing = { builtIn: [], files: [], problems: [] };
  if (typeof value !== 'string' || value === '') return nothing;
  if (isBuiltInName(value)) return { ...nothing, builtIn: builtInCases(bareCaseId(value)) };
  const found = findCaseFiles(root, value);
  if ('files' in found && (found.files.length > 0 || isDefault(entry))) {
    return { ...nothing, files: found.files };
  }
  const fault = 'fault' in found ? found.fault : 'a pattern that matches a file';
  const message = `expected ${fault}, got ${describeValue(value)}`;
  return { ...nothing, problems: [problemIn(config ?? COMMAND_LINE, { path, message })] };
}

/** A default entry stands nowhere in the document, so its path is that of the list. */
function isDefault({ path }: Part): boolean {
  return typeof path.at(-1) !== 'number';
}

function builtInCases(id: string): readonly Case[] {
  return BUILTIN_CASES.filter((builtIn) => id === '*' || builtIn.id === id);
}

function loadedCases(
  { builtIn, files: paths }: EntryCases,
  files: ReadonlyMap<string, CaseFile>,
): readonly LoadedCase[] {
  const own = paths.flatMap((path) => {
    const { definition = null, document = null } = files.get(path) ?? {};
    return definition === null ? [] : [{ definition, source: document }];
  });
  return [...builtIn.map((definition) => ({ definition, source: null })), ...own];
}

function firstOfEachId(cases: readonly LoadedCase[]): readonly LoadedCase[] {
  const byId = new Map<string, LoadedCase>();
  for (const loaded of cases) {
    if (!byId.has(loaded.definition.id)) byId.set(loaded.definition.id, loaded);
  }
  return [...byId.values()];
}
