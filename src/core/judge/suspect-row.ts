import type { Suspect } from '../../domain/verdict.ts';
import type { Effect } from '../compare/effect.ts';
import { decide } from '../statistics/decide.ts';
import type { Application } from './application.ts';
import type { Lead } from './confirm.ts';
import { adjustedP, type JobContext } from './job-context.ts';
import { judgedEffects } from './margins.ts';
import { showEffect } from './show-effect.ts';

/** A cell that looked bad, and what became of it. */
export function suspectRow(lead: Lead, application: Application, context: JobContext): Suspect {
  const { cell, effect } = lead.suspect;
  const shown = showEffect(effect);
  const { plan } = context.family;
  const row = {
    ...{ case: cell.case, mode: cell.mode, effect: shown.effect },
    ...{ base: shown.base, head: shown.head, n: effect.n },
  };
  switch (lead.kind) {
    case 'wanted':
      return {
        ...row,
        outcome: 'open',
        cause: 'confirmation-incomplete',
        pairsToDecide: plan.pairs,
        confirmation: null,
      };
    case 'open':
      return {
        ...row,
        outcome: 'open',
        cause: lead.cause,
        pairsToDecide: plan.pairs,
        confirmation: lead.effect === null ? null : confirmationOf(lead, lead.effect, context),
      };
    case 'tested':
      return {
        ...row,
        outcome: isConfirmed(lead, application, context) ? 'confirmed' : 'not-confirmed',
        cause: null,
        pairsToDecide: null,
        confirmation: confirmationOf(lead, lead.effect, context),
      };
  }
}

function isConfirmed(
  { suspect, effect }: Extract<Lead, { kind: 'tested' }>,
  { worse, margins, gate }: Application,
  context: JobContext,
): boolean {
  const judged = judgedEffects(effect, margins);
  if (judged === null) return false;
  const { alpha } = context.family;
  return (
    decide(
      { count: effect.n, adjustedP: adjustedP(suspect, context) ?? 1, ...judged },
      { worse, alpha, strict: gate.strict, minimumCount: 0 },
    ).verdict === 'regressed'
  );
}

function confirmationOf(
  { suspect }: Lead,
  effect: Effect,
  context: JobContext,
): Suspect['confirmation'] {
  const { effect: shown, interval, level } = showEffect(effect);
  return {
    planned: suspect.cell.fresh?.planned ?? 0,
    ...{ n: effect.n, effect: shown, interval, level },
    p: context.values.get(suspect) ?? null,
    pAdjusted: adjustedP(suspect, context),
  };
}
