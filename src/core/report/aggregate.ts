import type { Cell, Comparison, PassRate, Report, TrialRecord } from '../../domain/report.ts';
import type { Mode } from '../../domain/trial.ts';
import { VALID_STATES } from '../../domain/trial.ts';
import { coverageOf, totalsOf } from './coverage.ts';
import { describeMetrics, describeTrialMetric } from './distribution.ts';
import { wilsonInterval } from '../statistics/intervals.ts';

export interface AggregateInput {
  /** Counted trials in plan order: cells and comparisons come out in that order. */
  readonly trials: readonly TrialRecord[];
  /** Ids of targets whose two modes do not send the same request. */
  readonly notSameRequest: ReadonlySet<string>;
}

export type Aggregate = Pick<
  Report,
  'cells' | 'comparisons' | 'passRate' | 'states' | 'coverage' | 'totals'
>;

/** Everything the report says about trials taken together. */
export function aggregate({ trials, notSameRequest }: AggregateInput): Aggregate {
  const groups = [...Map.groupBy(trials, cellKey).values()];
  return {
    cells: groups.flatMap(toCell),
    comparisons: compareModes(groups, notSameRequest),
    passRate: passRateOf(trials),
    states: tally(trials.map(({ state }) => state)),
    coverage: coverageOf(trials),
    totals: totalsOf(trials),
  };
}

/** Ids hold no slash, so no two cells share a key. */
function cellKey(trial: TrialRecord): string {
  return [trial.target, trial.case, trial.mode, trial.arm ?? ''].join('/');
}

function toCell(trials: readonly TrialRecord[]): Cell[] {
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
      coverage: coverageOf(trials),
      distributions: describeMetrics(trials),
      ...countToolUse(trials),
    },
  ];
}

function passRateOf(trials: readonly TrialRecord[]): PassRate {
  const n = trials.filter(({ state }) => VALID_STATES.includes(state)).length;
  const passed = trials.filter(({ state }) => state === 'passed').length;
  const interval = wilsonInterval({ passes: passed, trials: n }, 0.95);
  return {
    passed,
    n,
    rate: n === 0 ? null : passed / n,
    interval: interval === null ? null : [interval.low, interval.high],
  };
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

function compareModes(
  groups: readonly (readonly TrialRecord[])[],
  notSameRequest: ReadonlySet<string>,
): Comparison[] {
  const tasks = Map.groupBy(groups, ([first]) => `${first?.target}/${first?.case}`);
  return [...tasks.values()].flatMap((sides) => {
    const base = findMode(sides, 'native');
    const head = findMode(sides, 'text');
    const first = base?.[0];
    if (base === undefined || head === undefined || first === undefined) return [];
    return [
      {
        kind: 'mode',
        target: first.target,
        case: first.case,
        base: comparisonSide(base),
        head: comparisonSide(head),
        label: notSameRequest.has(first.target) ? 'not-same-request' : null,
      },
    ];
  });
}

function findMode(
  sides: readonly (readonly TrialRecord[])[],
  mode: Mode,
): readonly TrialRecord[] | undefined {
  return sides.find(([first]) => first?.mode === mode && first.arm === null);
}

function comparisonSide(trials: readonly TrialRecord[]): Comparison['base'] {
  return {
    passRate: passRateOf(trials),
    agentWallMs: describeTrialMetric(trials, 'agentWallMs'),
    totalTokens: describeTrialMetric(trials, 'totalTokens'),
  };
}
