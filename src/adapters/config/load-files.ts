import { join } from 'node:path';
import { checkConfig } from '../../core/config/check-config.ts';
import { checkRates } from '../../core/config/check-rates.ts';
import { type ConfigDocument, valueAt } from '../../core/config/document.ts';
import { problemIn } from '../../core/config/problem.ts';
import { undecidableGates } from '../../core/config/undecidable-gates.ts';
import type { LoadedCase } from '../../core/config/resolve-cases.ts';
import type { Config } from '../../domain/config.ts';
import type { Problem } from '../../domain/failure.ts';
import type { RateCard } from '../../domain/rates.ts';
import { loadCases } from './load-cases.ts';
import { isInside, type Places, shownPath } from './places.ts';
import type { ReadDocument } from './parse-yaml.ts';
import type { CheckSchema } from './read-case-file.ts';
import { readDocument } from './read-document.ts';

/** The config and every file it names, each as far as it could be read. */
export interface LoadedFiles {
  /** Null without a config file, and when its shape is wrong. */
  readonly config: Config | null;
  readonly document: ConfigDocument | null;
  readonly cases: readonly LoadedCase[];
  /** Null when a file that may hold more of them can't be read. */
  readonly ownCaseIds: readonly string[] | null;
  readonly rateCard: RateCard | null;
  readonly problems: readonly Problem[];
}

/** Reads config, case files and rate card, and goes on after each fault so that all are found. */
export async function loadFiles(
  { root, configFile }: Places & { readonly configFile: string },
  checkSchema: CheckSchema,
): Promise<LoadedFiles> {
  const read = await readConfig(root, configFile);
  const { document } = read;
  const { cases, ownIds, problems } = await loadCases(root, document, checkSchema);
  const rates = document === null ? noRates : await loadRates(root, document);
  const checked = document === null ? noConfig : checkConfig(document, ownIds);
  return {
    config: checked.config,
    document,
    cases,
    ownCaseIds: document === null ? null : ownIds,
    rateCard: rates.rateCard,
    problems: [
      ...[...read.problems, ...checked.problems, ...problems, ...rates.problems],
      ...(checked.config === null || document === null
        ? []
        : undecidableGates(
            checked.config,
            cases.map(({ definition }) => definition.id),
            document,
          )),
    ],
  };
}

const noConfig = { config: null, problems: [] };
const noRates = { rateCard: null, problems: [] };

async function readConfig(root: string, file: string): Promise<ReadDocument> {
  const shownAs = shownPath(root, file);
  if (isInside(root, file)) return readDocument(file, shownAs);
  const source = { file: shownAs, lineOf: () => null };
  const message = 'expected a file inside the repository, but it leads out of it';
  return { document: null, problems: [problemIn(source, { path: [], message })] };
}

type LoadedRates = ReturnType<typeof checkRates>;

async function loadRates(root: string, config: ConfigDocument): Promise<LoadedRates> {
  const path = ['pricing', 'rateCards'];
  const name = valueAt(config.value, path);
  if (typeof name !== 'string' || name === '') return noRates;
  const file = join(root, name);
  if (!isInside(root, file)) {
    const message = `expected a file inside the repository, got "${name}"`;
    return { rateCard: null, problems: [problemIn(config, { path, message })] };
  }
  const { document, problems } = await readDocument(file, shownPath(root, file));
  if (document === null) return { rateCard: null, problems };
  const checked = checkRates(document);
  return { ...checked, problems: [...problems, ...checked.problems] };
}
