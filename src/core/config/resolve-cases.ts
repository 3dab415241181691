import type { Case } from '../../domain/case.ts';
import { BUILTIN_CASES } from '../../domain/case-catalog.ts';
import type { Problem } from '../../domain/failure.ts';
import type { RunCase } from '../../domain/run-settings.ts';
import type { InvocationMode } from '../../domain/wire.ts';
import { COMMAND_LINE, type Source } from './document.ts';
import { problemIn } from './problem.ts';

/** A case of the matrix; `source` is its file, null for a built-in one. */
export interface LoadedCase {
  readonly definition: Case;
  readonly source: Source | null;
}

/** The matrix's cases, or those asked for by id: built-in ones can be asked for in any run. */
export function chooseCases(
  loaded: readonly LoadedCase[],
  ids: readonly string[] | undefined,
): readonly LoadedCase[] {
  if (ids === undefined) return loaded;
  const known = new Set(loaded.map(({ definition }) => definition.id));
  const others = BUILTIN_CASES.filter(({ id }) => !known.has(id));
  const all = [...loaded, ...others.map((definition) => ({ definition, source: null }))];
  return all.filter(({ definition }) => ids.includes(definition.id));
}

/** Cases that scripts can't play, since none plays the model in a mode of this run. */
export function missingScripts(
  cases: readonly LoadedCase[],
  modes: readonly InvocationMode[],
): readonly Problem[] {
  return cases.flatMap(({ definition, source }) =>
    modes
      .filter((mode) => definition.mock?.[mode] === undefined)
      .map((mode) =>
        problemIn(source ?? COMMAND_LINE, {
          path: ['mock', mode],
          message: `expected rounds that play the model for case "${definition.id}" in mode "${mode}", but there are none; write them, leave the case or the mode out, or pass --live`,
        }),
      ),
  );
}

/** The case as the run takes it. */
export function runCase({ definition, source }: LoadedCase): RunCase {
  const line = source?.lineOf(['expect']) ?? null;
  return { definition, file: source?.file ?? null, line };
}
