import type { Problem } from '../../domain/failure.ts';
import { METRICS } from '../../domain/metric.ts';
import { caseNames } from './case-names.ts';
import { describeValue } from './describe.ts';
import { type ConfigDocument, type DocumentPath, type Part, partsAt } from './document.ts';
import { problemIn } from './problem.ts';
import { isPrivate } from './secrets.ts';

interface Reference {
  readonly pattern: DocumentPath;
  readonly what: string;
  readonly valid: readonly string[];
}

const rules = ['gates', 'budgets'];
const metricNames = METRICS.map(({ name }) => name);

/**
 * Names in a config that lead nowhere; read from the raw document, whatever its shape elsewhere.
 * Names of cases are not looked up while the user's ids are not known.
 */
export function referenceProblems(
  document: ConfigDocument,
  ownCaseIds: readonly string[] | null,
): readonly Problem[] {
  return references(document, ownCaseIds).flatMap((reference) => unresolved(document, reference));
}

function references(
  { value }: ConfigDocument,
  ownCaseIds: readonly string[] | null,
): readonly Reference[] {
  const targets = [...new Set(stringsAt(value, ['targets', '*', 'id']))];
  const experiments = stringsAt(value, ['experiments', '*', 'id']);
  const target = { what: 'the id of a target', valid: targets.length > 0 ? targets : ['mock'] };
  return [
    { pattern: ['matrix', 'targets', '*'], ...target },
    { pattern: ['experiments', '*', 'target'], ...target },
    { pattern: ['experiments', '*', 'arms', '*', 'target'], ...target },
    ...rules.flatMap((rule) => [
      { pattern: [rule, '*', 'metric'], what: 'the name of a metric', valid: metricNames },
      { pattern: [rule, '*', 'where', 'target'], what: target.what, valid: target.valid },
      {
        pattern: [rule, '*', 'where', 'experiment'],
        what: 'the id of an experiment',
        valid: experiments,
      },
    ]),
    ...(ownCaseIds === null ? [] : rules.map((rule) => caseReference(rule, ownCaseIds))),
  ];
}

function caseReference(rule: string, ownCaseIds: readonly string[]): Reference {
  const valid = caseNames(ownCaseIds);
  return { pattern: [rule, '*', 'where', 'case'], what: 'the id of a case', valid };
}

function unresolved(document: ConfigDocument, reference: Reference): readonly Problem[] {
  return partsAt(document.value, reference.pattern)
    .filter(({ value }) => typeof value === 'string' && !reference.valid.includes(value))
    .map((part) => unknownName(document, part, reference));
}

/** A name that is none of the valid ones; a short list of them is part of the message. */
export function unknownName(
  document: ConfigDocument,
  { path, value }: Part,
  { what, valid }: Pick<Reference, 'what' | 'valid'>,
): Problem {
  const list = valid.length > 0 && valid.length <= 8 ? ` (${valid.join(', ')})` : '';
  const shown = isPrivate(path, value) ? 'a value that is not shown here' : describeValue(value);
  const message = `expected ${what}${list}, got ${shown}`;
  return problemIn(document, { path, message, name: { given: value, valid } });
}

/** The strings among the parts that a pattern meets. */
export function stringsAt(value: unknown, pattern: DocumentPath): readonly string[] {
  return partsAt(value, pattern)
    .map((part) => part.value)
    .filter((text) => typeof text === 'string');
}
