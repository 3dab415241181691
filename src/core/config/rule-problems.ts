import type { Problem } from '../../domain/failure.ts';
import { isJsonObject, type JsonValue } from '../../domain/json.ts';
import { findMetric } from '../../domain/metric.ts';
import { builtInCaseEntries, isBuiltInName } from './case-names.ts';
import { budgetFindings } from './budget-rules.ts';
import { type ConfigDocument, type Part, partsAt, valueAt } from './document.ts';
import { type Finding, problemIn } from './problem.ts';
import { stringsAt, unknownName } from './reference-problems.ts';

/** Rules between keys, which a schema of single keys can't state. */
export function ruleProblems(document: ConfigDocument): readonly Problem[] {
  const { value } = document;
  const findings = [
    ...aloneFindings(value),
    ...partsAt(value, ['targets', '*', 'params', 'extraBody', '*']).flatMap(extraFindings),
    ...partsAt(value, ['experiments', '*', 'arms', '*', 'promptContext']).flatMap(contextFindings),
    ...partsAt(value, ['gates', '*']).flatMap(gateFindings),
    ...partsAt(value, ['budgets', '*']).flatMap(budgetFindings),
    ...idleGateFindings(value),
  ];
  return [
    ...findings.map((finding) => problemIn(document, finding)),
    ...unknownBuiltIns(document),
    ...upstreamProblems(document),
  ];
}

function aloneFindings(value: unknown): readonly Finding[] {
  const failOn = stringsAt(value, ['failOn', '*']);
  if (failOn.length < 2 || !failOn.includes('never')) return [];
  return [{ path: ['failOn'], message: 'expected "never" alone, got it with others' }];
}

/** What the modes themselves decide: a target that replaced it would be measured with another request. */
const ownMembers = ['model', 'messages', 'tools', 'tool_choice', 'stream', 'stream_options'];

function extraFindings({ path }: Part): readonly Finding[] {
  const name = String(path.at(-1));
  if (!ownMembers.includes(name)) return [];
  const message = `expected a field that the request does not have yet, got "${name}"; use the keys of targets and params`;
  return [{ path, message }];
}

function contextFindings({ path, value }: Part): readonly Finding[] {
  const recent = valueAt(value, ['recentEvents']);
  const max = valueAt(value, ['maxEvents']);
  if (typeof recent !== 'number' || typeof max !== 'number' || max >= recent) return [];
  const message = `expected at least recentEvents (${recent}), got ${max}`;
  return [{ path: [...path, 'maxEvents'], message }];
}

function gateFindings({ path, value }: Part): readonly Finding[] {
  if (!isJsonObject(value) || !isMetric(value['metric'])) return [];
  const wanted = value['metric'] === 'passRate' ? 'maxDropPoints' : 'maxRegressionPercent';
  if (wanted in value) return [];
  return [{ path, message: `expected ${wanted} for this metric, but the key is missing` }];
}

function isMetric(name: JsonValue | undefined): boolean {
  return typeof name === 'string' && findMetric(name) !== null;
}

/** Gates about the matrix when it is compared with nothing, and about experiments when there are none. */
function idleGateFindings(value: unknown): readonly Finding[] {
  const isCompared = (valueAt(value, ['compare', 'against']) ?? 'none') !== 'none';
  const hasExperiments = partsAt(value, ['experiments', '*']).length > 0;
  return partsAt(value, ['gates', '*']).flatMap(({ path, value: gate }) => {
    const isAboutMatrix = valueAt(gate, ['where', 'matrix']) === true;
    if (isCompared || (hasExperiments && !isAboutMatrix)) return [];
    const message =
      'expected something to compare with, but compare.against is none; set it to baseline or base-ref, or take the gate out';
    return [{ path, message }];
  });
}

function unknownBuiltIns(document: ConfigDocument): readonly Problem[] {
  return partsAt(document.value, ['matrix', 'cases', '*'])
    .filter(({ value }) => typeof value === 'string' && isBuiltInName(value))
    .filter(({ value }) => !builtInCaseEntries.includes(String(value)))
    .map((part) =>
      unknownName(document, part, { what: 'a built-in case', valid: builtInCaseEntries }),
    );
}

function upstreamProblems(document: ConfigDocument): readonly Problem[] {
  const targets = partsAt(document.value, ['targets', '*']);
  return targets
    .filter(({ value }) => typeof valueAt(value, ['upstream']) === 'string')
    .flatMap((target) => upstreamProblem(document, target, targets));
}

function upstreamProblem(
  document: ConfigDocument,
  target: Part,
  targets: readonly Part[],
): readonly Problem[] {
  const protocol = protocolOf(target);
  const upstream = {
    path: [...target.path, 'upstream'],
    value: valueAt(target.value, ['upstream']),
  };
  const valid = targets
    .filter((other) => valueAt(other.value, ['command']) === undefined)
    .filter((other) => protocolOf(other) === protocol)
    .flatMap(({ value }) => stringsAt(value, ['id']));
  const names = [...valid, 'builtin:scripted'];
  if (names.includes(String(upstream.value))) return [];
  return [
    unknownName(document, upstream, {
      what: `a chat target that speaks ${protocol}`,
      valid: names,
    }),
  ];
}

function protocolOf({ value }: Part): string {
  return stringsAt(value, ['protocol'])[0] ?? 'chat-completions';
}
