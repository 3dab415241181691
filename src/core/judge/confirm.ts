import type { CompareRules } from '../../domain/config-rules.ts';
import type { Suspect } from '../../domain/verdict.ts';
import type { Effect } from '../compare/effect.ts';
import { measureEffect } from '../compare/measure-effect.ts';
import { minimumPairs } from '../statistics/sample-size.ts';
import type { Application } from './application.ts';
import type { ScreenedSuspect } from './screen.ts';

/** Pairs on top of those that can reject, so that one or two may go the other way. */
const SPARE_PAIRS = 4;

/** How many fresh pairs a suspect is tested on, and how few of them can still decide. */
export interface FreshPlan {
  readonly pairs: number;
  readonly fewest: number;
}

/** The plan for `suspects` of a job with `gates` gates, each a (gate, cell). */
export function freshPlan(
  { gates, suspects }: { readonly gates: number; readonly suspects: number },
  alpha: number,
): FreshPlan {
  const fewest = minimumPairs({ tests: gates + suspects, alpha });
  return { pairs: fewest + SPARE_PAIRS, fewest };
}

/** A suspect on its way: to be run again, run again, or open for good with its cause. */
export type Lead =
  | { readonly kind: 'wanted'; readonly suspect: ScreenedSuspect }
  | { readonly kind: 'tested'; readonly suspect: ScreenedSuspect; readonly effect: Effect }
  | {
      readonly kind: 'open';
      readonly suspect: ScreenedSuspect;
      readonly cause: NonNullable<Suspect['cause']>;
      readonly effect: Effect | null;
    };

/** How many suspects of one gate are to be run again: the worst `confirmMax`, where that is possible at all. */
export function selectable(
  { contest }: Application,
  suspects: readonly ScreenedSuspect[],
  { confirm, confirmMax }: Pick<CompareRules, 'confirm' | 'confirmMax'>,
): readonly ScreenedSuspect[] {
  return contest.paired && confirm ? suspects.slice(0, confirmMax) : [];
}

/** What becomes of each suspect of one gate, the worst first. */
export function followUp(
  application: Application,
  suspects: readonly ScreenedSuspect[],
  how: { readonly compare: CompareRules; readonly plan: FreshPlan },
): Lead[] {
  const { contest } = application;
  const selected = selectable(application, suspects, how.compare);
  return suspects.map((suspect): Lead => {
    if (!contest.paired) return { kind: 'open', suspect, cause: 'stored-baseline', effect: null };
    if (!how.compare.confirm) return { kind: 'open', suspect, cause: 'confirm-off', effect: null };
    if (!selected.includes(suspect)) {
      return { kind: 'open', suspect, cause: 'beyond-confirm-max', effect: null };
    }
    const effect = freshEffect(application, suspect);
    if (effect !== null && effect.n >= how.plan.fewest) return { kind: 'tested', suspect, effect };
    if (contest.bar !== null) return { kind: 'open', suspect, cause: contest.bar, effect };
    if (effect === null) return { kind: 'wanted', suspect };
    return { kind: 'open', suspect, cause: 'confirmation-incomplete', effect };
  });
}

/** The effect in the fresh pairs alone, so that choosing the cell cost nothing; null before they were run. */
function freshEffect({ metric, design }: Application, { cell }: ScreenedSuspect): Effect | null {
  if (cell.fresh === null) return null;
  const { base, head } = cell.fresh;
  const fresh = { case: cell.case, base, head };
  return measureEffect(metric, [fresh], { ...design, generalize: 'suite' });
}
