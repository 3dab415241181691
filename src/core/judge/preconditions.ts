import type { TrialSample } from '../../domain/sample.ts';
import type { GateReason } from '../../domain/verdict-names.ts';
import { isValid, pairSamples, type ContestCell } from '../compare/contest.ts';
import { fisherTest } from '../statistics/pass-rate.ts';
import type { Application } from './application.ts';

/** Evidence that can't carry a verdict, and what is wrong with it in words. */
export interface Objection {
  readonly reason: GateReason;
  readonly detail: string | null;
}

/** The first thing that makes a comparison invalid, before any p value is looked at; null when nothing does. */
export function objection(application: Application, minCoverage: number): Objection | null {
  return (
    unreconciled(application) ??
    modelsObjection(application) ??
    lowCoverage(application, minCoverage) ??
    unequalErrors(application) ??
    uncoveredTokens(application)
  );
}

function unreconciled({ contest: { unreconciled: faults } }: Application): Objection | null {
  const [first] = faults;
  if (first === undefined) return null;
  const more = faults.length > 1 ? ` and ${faults.length - 1} more` : '';
  return { reason: 'evidence-not-reconciled', detail: `${first}${more}` };
}

/** Asked for one model and answered by two; or asked for two and answered by one and the same. */
function modelsObjection({ contest, cells }: Application): Objection | null {
  const { asked, mock } = contest;
  const base = modelsOf(cells, 'base');
  const head = modelsOf(cells, 'head');
  if (base.length === 0 || head.length === 0) return null;
  const same = base.join('\n') === head.join('\n');
  if (asked.base === asked.head && !same) {
    const detail = `"${asked.base}" was answered by ${quoted(base)} in base and ${quoted(head)} in head`;
    return { reason: 'model-differs', detail };
  }
  if (asked.base !== asked.head && same && !mock) {
    const detail = `"${asked.base}" and "${asked.head}" were both answered by ${quoted(head)}`;
    return { reason: 'treatment-not-observed', detail };
  }
  return null;
}

function modelsOf(cells: readonly ContestCell[], side: 'base' | 'head'): string[] {
  return [
    ...new Set(cells.flatMap((cell) => cell[side].flatMap(({ models }) => models))),
  ].toSorted();
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

/** Beside a stored baseline each side has its own coverage, and the lower one counts. */
function lowCoverage({ contest, cells }: Application, minCoverage: number): Objection | null {
  const planned = sum(cells, (cell) => cell.planned);
  const parts = contest.paired
    ? [{ side: 'pairs', valid: sum(cells, validPairs), of: planned }]
    : (['base', 'head'] as const).map((side) => ({
        side: `${side} trials`,
        valid: sum(cells, (cell) => cell[side].filter(isValid).length),
        of: side === 'head' ? planned : sum(cells, (cell) => cell.base.length),
      }));
  const low = parts.find(({ valid, of }) => of > 0 && valid / of < minCoverage);
  if (low === undefined) return null;
  const detail = `${low.valid} of ${low.of} ${low.side} are valid, minCoverage is ${minCoverage}`;
  return { reason: 'coverage-below-minimum', detail };
}

function validPairs(cell: ContestCell): number {
  return pairSamples(cell).filter(({ base, head }) => isValid(base) && isValid(head)).length;
}

function unequalErrors({ cells }: Application): Objection | null {
  const errors = (side: 'base' | 'head') => {
    const samples = cells.flatMap((cell) => cell[side]);
    const passes = samples.filter(({ state }) => state === 'infra-error').length;
    return { passes, trials: samples.length };
  };
  const [base, head] = [errors('base'), errors('head')];
  if (base.passes === head.passes || fisherTest({ base, head }) >= 0.05) return null;
  const detail = `infrastructure errors in ${base.passes} of ${base.trials} base and ${head.passes} of ${head.trials} head trials`;
  return { reason: 'infra-errors-differ', detail };
}

function uncoveredTokens({ metric, cells }: Application): Objection | null {
  if (metric.unit !== 'tokens' && metric.unit !== 'usd') return null;
  const samples = cells.flatMap(({ base, head }) => [...base, ...head]);
  const covered = metric.unit === 'usd' ? priced : withUsage;
  const [sent, known] = [sum(samples, ({ callsSent }) => callsSent), sum(samples, covered)];
  if (known === sent) return null;
  const reason = metric.unit === 'usd' ? 'unpriced' : 'tokens-not-covered';
  const what = metric.unit === 'usd' ? 'a price' : 'usage';
  return { reason, detail: `${known} of ${sent} calls sent have ${what}` };
}

const priced = ({ callsPriced }: TrialSample): number => callsPriced;
const withUsage = ({ callsWithUsage }: TrialSample): number => callsWithUsage;

function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
