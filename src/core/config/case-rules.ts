import type { Problem } from '../../domain/failure.ts';
import { isJsonObject } from '../../domain/json.ts';
import { patternProblem } from '../evaluate/pattern.ts';
import { type ConfigDocument, type DocumentPath, type Part, partsAt, valueAt } from './document.ts';
import { duplicateProblems } from './duplicate-problems.ts';
import { type Finding, problemIn } from './problem.ts';
import { stringsAt, unknownName } from './reference-problems.ts';

/** Rules of a case between its keys, and the patterns written inside it. */
export function caseRuleProblems(document: ConfigDocument): readonly Problem[] {
  const { value } = document;
  const findings = [
    ...partsAt(value, ['tools', '*']).flatMap(toolFindings),
    ...expectationFindings(value),
    ...patternParts(value).flatMap(patternFindings),
  ];
  return [
    ...findings.map((finding) => problemIn(document, finding)),
    ...duplicateProblems(document, ['tools', '*', 'name'], 'a tool name'),
    ...unknownTools(document),
  ];
}

function toolFindings({ path, value }: Part): readonly Finding[] {
  if (!isJsonObject(value) || !('results' in value && 'error' in value)) return [];
  return [{ path, message: 'expected either results or error, got both' }];
}

function expectationFindings(value: unknown): readonly Finding[] {
  const expect = valueAt(value, ['expect']);
  if (!isJsonObject(expect)) return [];
  const contradicts = expect['noToolCalls'] === true && 'toolCalls' in expect;
  const message = 'expected either noToolCalls or toolCalls, got both';
  if (contradicts) return [{ path: ['expect', 'noToolCalls'], message }];
  if (Object.keys(expect).length > 0) return [];
  return [
    { path: ['expect'], message: 'nothing is expected: every reply passes', severity: 'warning' },
  ];
}

const matcherPatterns: readonly DocumentPath[] = [
  ['expect', 'outputMatches'],
  ['expect', 'toolCalls', 'calls', '*', 'arguments', '*', 'regex'],
  ['tools', '*', 'results', '*', 'when', '*', 'regex'],
];

function patternParts(value: unknown): readonly Part[] {
  return matcherPatterns.flatMap((pattern) => partsAt(value, pattern));
}

function patternFindings({ path, value }: Part): readonly Finding[] {
  const fault = typeof value === 'string' ? patternProblem(value) : null;
  if (fault === null) return [];
  return [{ path, message: `expected a JavaScript regular expression: ${fault}` }];
}

function unknownTools(document: ConfigDocument): readonly Problem[] {
  const valid = stringsAt(document.value, ['tools', '*', 'name']);
  return partsAt(document.value, ['expect', 'toolCalls', 'calls', '*', 'name'])
    .filter(({ value }) => typeof value === 'string' && !valid.includes(value))
    .map((part) => unknownName(document, part, { what: 'the name of a tool of this case', valid }));
}
