import type { Comparison } from '../../domain/report.ts';
import type { TrialRecord } from '../../domain/trial-record.ts';
import type { InvocationMode } from '../../domain/wire.ts';
import { describeTrialMetric } from './distribution.ts';
import { trialSample } from '../compare/trial-sample.ts';
import type { EffectCell } from '../compare/effect.ts';
import { pairEffect } from './pair-effects.ts';
import { passRateOf } from './pass-rate-of.ts';

/**
 * Native (base) beside text (head): a row for each case that ran in both modes, and one for all cases
 * of the target together, which pools pairs and never raw values. Targets in `notSameRequest` send
 * another request in each mode, so their rows carry a label in place of an effect.
 */
export function compareModes(
  trials: readonly TrialRecord[],
  notSameRequest: ReadonlySet<string>,
): Comparison[] {
  const targets = Map.groupBy(trials, (trial) => trial.target);
  return [...targets].flatMap(([target, ofTarget]) => {
    const label = notSameRequest.has(target) ? 'not-same-request' : null;
    const cases = [...Map.groupBy(ofTarget, (trial) => trial.case)].flatMap(([id, ofCase]) =>
      sidesOf(id, ofCase),
    );
    const rows = cases.length > 1 ? [...cases, together(cases)] : cases;
    return rows.map((row) => comparison(row, target, label));
  });
}

interface Sides {
  /** Null for all cases together. */
  readonly case: string | null;
  readonly native: readonly TrialRecord[];
  readonly text: readonly TrialRecord[];
  /** Native as base and text as head, case by case. */
  readonly cells: readonly EffectCell[];
}

function sidesOf(id: string, trials: readonly TrialRecord[]): Sides[] {
  const ofMode = (mode: InvocationMode): TrialRecord[] =>
    trials.filter((trial) => trial.mode === mode);
  const [native, text] = [ofMode('native'), ofMode('text')];
  if (native.length === 0 || text.length === 0) return [];
  const cell = { case: id, base: native.map(trialSample), head: text.map(trialSample) };
  return [{ case: id, native, text, cells: [cell] }];
}

function together(cases: readonly Sides[]): Sides {
  return {
    case: null,
    native: cases.flatMap(({ native }) => native),
    text: cases.flatMap(({ text }) => text),
    cells: cases.flatMap(({ cells }) => cells),
  };
}

function comparison(sides: Sides, target: string, label: string | null): Comparison {
  return {
    ...{ kind: 'mode', target, mode: null },
    case: sides.case,
    base: side(sides.native),
    head: side(sides.text),
    effects:
      label === null
        ? {
            agentWallMs: pairEffect(sides.cells, 'agentWallMs'),
            totalTokens: pairEffect(sides.cells, 'totalTokens'),
          }
        : null,
    label,
  };
}

function side(trials: readonly TrialRecord[]): Comparison['base'] {
  return {
    passRate: passRateOf(trials),
    agentWallMs: describeTrialMetric(trials, 'agentWallMs'),
    totalTokens: describeTrialMetric(trials, 'totalTokens'),
  };
}
