import type { Config } from '../../domain/config.ts';
import type { GateRule } from '../../domain/config-rules.ts';
import { findMetric } from '../../domain/metric.ts';
import type { Problem } from '../../domain/failure.ts';
import type { Mode } from '../../domain/trial.ts';
import { isWhere } from '../judge/where.ts';
import { minimumPairs } from '../statistics/sample-size.ts';
import type { ConfigDocument } from './document.ts';
import { problemIn } from './problem.ts';

/** Beside a stored baseline a cell needs this many trials a side. */
const FEWEST_STORED = 4;

/**
 * Warnings for gates on the matrix that can't be decided whatever comes out: too few pairs over all their
 * cells for any p small enough, or too few runs of a cell beside a stored baseline. Metrics that scripts make
 * deterministic need one run where scripts may play the model.
 */
export function undecidableGates(
  config: Config,
  cases: readonly string[],
  document: ConfigDocument,
): readonly Problem[] {
  const { gates, compare } = config;
  if (compare.against === 'none') return [];
  const tests = gates.reduce((sum, gate) => sum + targetsOf(gate, config).length, 0);
  const alpha = compare.extendOnce ? compare.alpha / 2 : compare.alpha;
  const needed = tests === 0 ? 0 : minimumPairs({ tests, alpha });
  return gates.flatMap((gate, index) => {
    const message = isExact(gate, config) ? null : doubt(gate, needed, { config, cases });
    if (message === null) return [];
    return [problemIn(document, { path: ['gates', index], message, severity: 'warning' })];
  });
}

function isExact({ metric }: GateRule, { live }: Config): boolean {
  return live !== true && findMetric(metric)?.deterministicInMock === true;
}

function doubt(
  gate: GateRule,
  needed: number,
  { config, cases }: { readonly config: Config; readonly cases: readonly string[] },
): string | null {
  const { runs } = config.matrix;
  const [target] = targetsOf(gate, config);
  if (target === undefined || gate.where.experiment !== undefined) return null;
  const cells = cases.flatMap((id) =>
    modesOf(target, config).filter((mode) => isWhere(gate.where, { target, case: id, mode })),
  ).length;
  if (cells === 0) return null;
  if (config.compare.against === 'baseline' && findMetric(gate.metric)?.scale !== 'points') {
    if (runs >= FEWEST_STORED) return null;
    return `this gate can never be decided: a stored baseline leaves out cells with fewer than ${FEWEST_STORED} runs, and matrix.runs is ${runs}`;
  }
  if (config.compare.generalize === 'cases') return tooFewCases(gate, needed, cases);
  if (cells * runs >= needed) return null;
  return `this gate can never be decided: it has ${cells * runs} pairs and needs ${needed}; raise matrix.runs to ${Math.ceil(needed / cells)}`;
}

/** Each case counts as one value, however often it is run. */
function tooFewCases(
  { where, metric }: GateRule,
  needed: number,
  cases: readonly string[],
): string | null {
  const count = where.case === undefined ? cases.length : 1;
  if (count >= needed || findMetric(metric)?.scale === 'points') return null;
  return `this gate can never be decided: with generalize: cases it needs ${needed} cases, and has ${count}`;
}

function modesOf(target: string, { targets = [], matrix }: Config): readonly Mode[] {
  const isAgent = targets.some((candidate) => candidate.id === target && 'command' in candidate);
  return isAgent ? ['agent'] : matrix.modes;
}

/** The targets of the matrix that the gate is about. */
function targetsOf({ where }: GateRule, { targets = [], matrix }: Config): readonly string[] {
  const chat = targets
    .filter((target) => !('command' in target) && target.protocol === 'chat-completions')
    .map(({ id }) => id);
  const all = matrix.targets ?? (chat.length > 0 ? chat : ['mock']);
  return all.filter((id) => (where.target ?? id) === id);
}
