import type { CompareRules, GateRule } from '../../domain/config-rules.ts';
import { findMetric, METRIC_NAMES } from '../../domain/metric.ts';
import type { ComparedMetric, Contest, ContestCell } from '../compare/contest.ts';
import type { EffectDesign } from '../compare/effect.ts';
import { marginsOf, type Margins } from './margins.ts';
import { isWhere } from './where.ts';

/** One gate on one contest: one row of the report. */
export interface Application {
  readonly gate: GateRule;
  readonly metric: ComparedMetric;
  readonly worse: 'higher' | 'lower';
  readonly margins: Margins;
  readonly contest: Contest;
  /** The cells of the contest that the gate is about. */
  readonly cells: readonly ContestCell[];
  readonly design: EffectDesign;
}

/** Every gate with every contest that its `where` does not rule out, in the order of the gates. */
export function applications(
  gates: readonly GateRule[],
  contests: readonly Contest[],
  { generalize }: Pick<CompareRules, 'generalize'>,
  alpha: number,
): Application[] {
  return gates.flatMap((gate) =>
    contestsOf(gate, contests).map((contest): Application => {
      const metric = requireMetric(gate.metric);
      return {
        gate,
        metric,
        worse: metric.better === 'lower' ? 'higher' : 'lower',
        margins: marginsOf(gate),
        contest,
        cells: contest.cells.filter((cell) =>
          isWhere(gate.where, { ...cell, target: contest.target }),
        ),
        design: { paired: contest.paired, generalize, level: 1 - alpha },
      };
    }),
  );
}

/** A gate on the matrix that meets no target has a row all the same: what is not there can't pass. */
function contestsOf(gate: GateRule, contests: readonly Contest[]): readonly Contest[] {
  const about = contests.filter((contest) => isAbout(gate, contest));
  const [first] = contests;
  if (about.length > 0 || first === undefined || gate.where.experiment !== undefined) return about;
  const target = gate.where.target ?? first.target;
  const detail = `this run has no target "${target}"`;
  const absent = { reason: 'nothing-to-compare', invalid: false, detail } as const;
  return [{ ...first, target, absent, cells: [] }];
}

function isAbout({ where }: GateRule, { comparison, target }: Contest): boolean {
  if (where.target !== undefined && where.target !== target) return false;
  const experiment = comparison.startsWith('experiment:') ? comparison.slice(11) : null;
  if (where.experiment !== undefined) return where.experiment === experiment;
  return experiment === null || where.matrix !== true;
}

function requireMetric(name: string): ComparedMetric {
  const metric = findMetric(name);
  const known = METRIC_NAMES.find((candidate) => candidate === name);
  if (metric === null || known === undefined) throw new TypeError(`no metric ${name}`);
  return { ...metric, name: known };
}
