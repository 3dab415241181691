import type { RulesOfConfig } from '../../core/config/apply-policy.ts';
import { overrideProblems, type Overrides } from '../../core/config/overrides.ts';
import { chooseMockOrLive } from '../../core/config/choose-mock-or-live.ts';
import { valueAt } from '../../core/config/document.ts';
import { onlyWarnings, sortProblems } from '../../core/config/problem.ts';
import { resolveSettings } from '../../core/config/resolve-settings.ts';
import { BUILTIN_CASES } from '../../domain/case-catalog.ts';
import { DEFAULT_CONFIG } from '../../domain/default-config.ts';
import type { KeyState } from '../../core/config/resolve-targets.ts';
import type { Problem } from '../../domain/failure.ts';
import type { RunSettings } from '../../domain/run-settings.ts';
import { contentHash } from './content-hash.ts';
import type { LoadedFiles } from './load-files.ts';
import { CONFIG_NAMES, findPlaces, type Places } from './places.ts';
import type { CheckSchema } from './read-case-file.ts';

export interface RunRequest {
  readonly overrides: Overrides;
  readonly cwd: string;
  readonly keyState: KeyState;
  readonly checkSchema: CheckSchema;
}

export type LoadedRun =
  | {
      readonly settings: RunSettings;
      /** The rules of the config itself, before any flag. */
      readonly rules: RulesOfConfig;
      readonly warnings: readonly Problem[];
    }
  | { readonly problems: readonly Problem[] };

/** Puts a run together from flags, config file, case files and rate card, or lists all that is wrong. */
export async function loadRun(request: RunRequest): Promise<LoadedRun> {
  const { overrides, cwd, checkSchema } = request;
  const places = findPlaces(cwd, overrides.config || undefined);
  const files = await readFiles(places, checkSchema);
  const flags = overrideProblems(overrides, files.ownCaseIds);
  const found = [...files.problems, ...flags];
  if (!onlyWarnings(found)) {
    return { problems: sortProblems([...found, ...choiceProblems(overrides, places, files)]) };
  }
  const answer = resolveSettings({ ...request, ...settingsParts(files) });
  return 'settings' in answer
    ? { settings: answer.settings, rules: rulesOf(files), warnings: sortProblems(found) }
    : { problems: sortProblems([...found, ...answer.problems]) };
}

/** Lists all that is wrong with a config and the files it names; empty when nothing is. */
export async function validateConfig({
  config,
  cwd,
  checkSchema,
}: {
  /** Undefined for the default places. */
  readonly config: string | undefined;
  readonly cwd: string;
  readonly checkSchema: CheckSchema;
}): Promise<readonly Problem[]> {
  const places = findPlaces(cwd, config || undefined);
  if (places.configFile === null) return [noConfigFound];
  return sortProblems((await readFiles(places, checkSchema)).problems);
}

function rulesOf({ config, rateCard }: LoadedFiles): RulesOfConfig {
  const { failOn, compare, gates, budgets } = config ?? DEFAULT_CONFIG;
  return { failOn, compare, gates, budgets, rateCard };
}

/** The readers of files, and the schema library with them, are loaded when there is a config to read. */
async function readFiles(places: Places, checkSchema: CheckSchema): Promise<LoadedFiles> {
  if (places.configFile === null) return noFiles;
  const { loadFiles } = await import('./load-files.ts');
  return loadFiles({ ...places, configFile: places.configFile }, checkSchema);
}

/** Without a config the built-in cases run. */
const noFiles: LoadedFiles = {
  config: null,
  document: null,
  cases: BUILTIN_CASES.map((definition) => ({ definition, source: null })),
  ownCaseIds: [],
  rateCard: null,
  problems: [],
};

const noConfigFound: Problem = {
  file: CONFIG_NAMES[0],
  line: null,
  path: '',
  message: `expected this file, or one of ${CONFIG_NAMES.slice(1).join(', ')}, but there is none; "agent-bench init" writes one`,
  severity: 'error',
};

/** With a broken config, the one question about the run as a whole that can still be asked, if at all. */
function choiceProblems(
  overrides: Overrides,
  { configFile }: Places,
  { document }: LoadedFiles,
): readonly Problem[] {
  const live = valueAt(document?.value, ['live']) ?? null;
  const isUnknown = configFile !== null && document === null;
  if (isUnknown || (live !== null && typeof live !== 'boolean')) return [];
  const choice = chooseMockOrLive(overrides, live);
  return typeof choice === 'object' ? [choice] : [];
}

function settingsParts({ config, document, cases, rateCard }: LoadedFiles) {
  const hash = contentHash(config ?? DEFAULT_CONFIG);
  return { config, source: document, configHash: hash, cases, rateCard };
}
