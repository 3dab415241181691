import type { EvidenceFaultCode } from '../../domain/journal.ts';
import type { Cell, Report } from '../../domain/report.ts';
import type { TrialRecord } from '../../domain/trial-record.ts';
import { coverageOf, totalsOf } from './coverage.ts';
import { compareModes } from './compare-modes.ts';
import { describeMetrics } from './distribution.ts';
import { isHeadSide } from './head-side.ts';
import { passRateOf } from './pass-rate-of.ts';

export interface AggregateInput {
  /** Counted trials in plan order: cells and comparisons come out in that order. */
  readonly trials: readonly TrialRecord[];
  /** Ids of targets whose two modes do not send the same request. */
  readonly notSameRequest: ReadonlySet<string>;
  /** Why no count of tokens and no cost is to be believed; null when they are. */
  readonly fault: EvidenceFaultCode | null;
}

export type Aggregate = Pick<
  Report,
  'cells' | 'comparisons' | 'passRate' | 'states' | 'coverage' | 'totals'
>;

/** Everything the report says about trials taken together; what it says of the whole is of the head's side. */
export function aggregate({ trials, notSameRequest, fault }: AggregateInput): Aggregate {
  const planned = trials.filter(({ phase }) => phase === 'measure');
  const head = trials.filter(isHeadSide);
  const groups = [...Map.groupBy(planned, cellKey).values()];
  return {
    cells: groups.flatMap((group) => toCell(group, fault)),
    comparisons: compareModes(head, notSameRequest),
    passRate: passRateOf(head),
    states: tally(head.map(({ state }) => state)),
    coverage: coverageOf(head, fault),
    totals: totalsOf(trials, fault),
  };
}

/** Ids hold no slash, so no two cells share a key. */
function cellKey(trial: TrialRecord): string {
  return [trial.target, trial.case, trial.mode, trial.arm ?? ''].join('/');
}

function toCell(trials: readonly TrialRecord[], fault: AggregateInput['fault']): Cell[] {
  const [first] = trials;
  if (first === undefined) return [];
  return [
    {
      target: first.target,
      case: first.case,
      mode: first.mode,
      arm: first.arm,
      planned: trials.length,
      states: tally(trials.map(({ state }) => state)),
      callStatuses: tally(trials.flatMap(({ calls }) => calls.map(({ status }) => status))),
      passRate: passRateOf(trials),
      coverage: coverageOf(trials, fault),
      distributions: describeMetrics(trials),
      ...countToolUse(trials),
    },
  ];
}

function tally<Key extends string>(keys: readonly Key[]): Partial<Record<Key, number>> {
  const counts: Partial<Record<Key, number>> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

type ToolUse = Pick<
  Cell,
  | 'toolCallsBySource'
  | 'fallbacks'
  | 'failedFallbacks'
  | 'unexpectedNatives'
  | 'malformedToolCalls'
  | 'unknownTools'
  | 'invalidArguments'
>;

function countToolUse(trials: readonly TrialRecord[]): ToolUse {
  const readable = trials.flatMap(({ toolCalls }) =>
    toolCalls.filter(({ outcome }) => outcome !== 'malformed'),
  );
  const sum = (field: Exclude<keyof ToolUse, 'toolCallsBySource'>): number =>
    trials.reduce((total, { totals }) => total + (totals?.[field] ?? 0), 0);
  return {
    toolCallsBySource: { native: 0, text: 0, ...tally(readable.map(({ source }) => source)) },
    fallbacks: sum('fallbacks'),
    failedFallbacks: sum('failedFallbacks'),
    unexpectedNatives: sum('unexpectedNatives'),
    malformedToolCalls: sum('malformedToolCalls'),
    unknownTools: sum('unknownTools'),
    invalidArguments: sum('invalidArguments'),
  };
}
