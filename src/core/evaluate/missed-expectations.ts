import type { Expectation } from '../../domain/case.ts';
import type { TrialEvidence } from '../../domain/evidence.ts';
import type { JsonObject, SchemaCheck } from '../../domain/json.ts';
import type { Miss } from '../../domain/trial-record.ts';
import { excerpt } from './excerpt.ts';
import { finalTextOf } from './final-text.ts';
import { matchCalls } from './match-calls.ts';
import { PATTERN_TEXT_LIMIT, searchPattern } from './pattern.ts';
import { parseJson } from '../wire/json-text.ts';

/**
 * Every expectation that did not hold, in the order of the case format. The output is what the trial ended in. `noToolCalls` and `maxToolCalls` count every call the agent attempted, also those that
 * could not be run; `toolCalls` those that reached a tool.
 */
export function missedExpectations(
  evidence: TrialEvidence,
  expect: Expectation,
  checkSchema: SchemaCheck,
): readonly Miss[] {
  const { calls, tools } = evidence;
  const output = finalTextOf(evidence) ?? '';
  return [
    ...missingParts(expect.outputContains, output),
    ...unmatchedPattern(expect.outputMatches, output),
    ...unfitJson(expect.outputJsonSchema, output, checkSchema),
    ...(expect.toolCalls === undefined ? [] : matchCalls(expect.toolCalls, tools)),
    ...exceeded('no-tool-calls', expect.noToolCalls === true ? 0 : undefined, tools.length),
    ...exceeded('max-tool-calls', expect.maxToolCalls, tools.length),
    ...exceeded('max-turns', expect.maxTurns, calls.at(-1)?.turn ?? 0),
  ];
}

/** Upper and lower case matter; `outputMatches: (?i:...)` is for when they should not. */
function missingParts(
  parts: string | readonly string[] | undefined,
  output: string,
): readonly Miss[] {
  return [parts ?? []]
    .flat()
    .filter((part) => !output.includes(part))
    .map((part) => miss('output-contains', `contains ${JSON.stringify(part)}`, output));
}

function unmatchedPattern(source: string | undefined, output: string): readonly Miss[] {
  const result = source === undefined ? 'match' : searchPattern(source, output);
  if (result === 'match') return [];
  const tooLong = `${output.length} characters, too long to search (at most ${PATTERN_TEXT_LIMIT})`;
  return [miss('output-matches', `matches /${source}/`, result === 'too-long' ? tooLong : output)];
}

function unfitJson(
  schema: JsonObject | undefined,
  output: string,
  checkSchema: SchemaCheck,
): readonly Miss[] {
  if (schema === undefined) return [];
  const value = parseJson(withoutFence(output));
  if (value === undefined) return [miss('output-json-schema', 'JSON and nothing else', output)];
  const problems = checkSchema(schema, value);
  if (problems.length === 0) return [];
  return [miss('output-json-schema', 'JSON that fits the schema', problems.join('; '))];
}

/** Chat models wrap JSON in a code fence by habit, so one fence around the whole answer is allowed; prose is not. */
function withoutFence(output: string): string {
  return /^\s*```(?:json)?[ \t]*\r?\n([^]*)\n[ \t]*```\s*$/i.exec(output)?.[1] ?? output;
}

function exceeded(expectation: string, limit: number | undefined, actual: number): readonly Miss[] {
  if (limit === undefined || actual <= limit) return [];
  return [miss(expectation, `at most ${limit}`, String(actual))];
}

function miss(expectation: string, expected: string, actual: string): Miss {
  return { expectation, expected: excerpt(expected), actual: excerpt(actual) || 'no text' };
}
