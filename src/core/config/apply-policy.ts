import type { Config } from '../../domain/config.ts';
import type { FailOn } from '../../domain/config-names.ts';
import type { RateCard } from '../../domain/rates.ts';
import type { RunSettings } from '../../domain/run-settings.ts';
import type { PolicyFacts } from '../../domain/verdict.ts';
import { given, givenList, type Overrides } from './overrides.ts';
import { chooseCompare, chooseExit, DEFAULT_FAIL_ON } from './resolve-settings.ts';

/** What judges a run; all else of a config says how it is run. */
export type RulesOfConfig = Pick<Config, 'failOn' | 'compare' | 'gates' | 'budgets'> & {
  readonly rateCard: RateCard | null;
};

export interface PolicyQuestion {
  readonly overrides: Overrides;
  /** The rules in the pull request's own config. */
  readonly head: RulesOfConfig;
  /** Those of the base; null where it has no config. */
  readonly base: RulesOfConfig | null;
  readonly commit: string;
}

/**
 * Puts the base's rules in the place of the pull request's own, so that a change can't loosen what judges it.
 * Where the base has none, the head's are kept and are advice.
 */
export function applyPolicy(
  settings: RunSettings,
  { overrides, head, base, commit }: PolicyQuestion,
): { readonly settings: RunSettings; readonly policy: PolicyFacts } {
  if (base === null) {
    return { settings, policy: { from: 'head', commit, changed: [], introduced: true } };
  }
  return {
    settings: {
      ...settings,
      ...chooseExit(overrides, base.failOn),
      compare: chooseCompare(overrides, base.compare),
      ...{ gates: base.gates, budgets: base.budgets, rateCard: base.rateCard },
    },
    policy: {
      ...{ from: 'base', commit, introduced: false },
      changed: [...changedKeys(base, head), ...weakeningInputs(overrides, base)],
    },
  };
}

const keys = ['failOn', 'compare', 'gates', 'budgets'] as const;

function changedKeys(base: RulesOfConfig, head: RulesOfConfig): string[] {
  const isSame = (one: unknown, other: unknown): boolean =>
    JSON.stringify(one) === JSON.stringify(other);
  return [
    ...keys.filter((key) => !isSame(base[key], head[key])),
    ...(isSame(base.rateCard, head.rateCard) ? [] : ['pricing']),
  ];
}

/** Inputs are set in a workflow file that the pull request may have edited. */
function weakeningInputs(overrides: Overrides, { failOn }: RulesOfConfig): string[] {
  const asked = givenList(overrides.failOn);
  const expected: readonly FailOn[] = failOn ?? DEFAULT_FAIL_ON;
  const isWeaker = asked !== undefined && expected.some((event) => !asked.includes(event));
  return [
    ...(isWeaker ? ['input fail-on'] : []),
    ...(given(overrides.baseline) === undefined ? [] : ['input baseline']),
  ];
}
