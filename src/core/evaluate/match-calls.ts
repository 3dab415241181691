import type { Expectation, ExpectedCall } from '../../domain/case.ts';
import type { ToolEvent } from '../../domain/event.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { Miss } from '../../domain/trial-record.ts';
import { matchRows } from './bipartite-matching.ts';
import { excerpt } from './excerpt.ts';
import { describeMatchers, matchesArguments } from './match-arguments.ts';
import { jsonText } from '../wire/json-text.ts';

export type ExpectedCalls = NonNullable<Expectation['toolCalls']>;
export type AuditedCall = Pick<ToolEvent, 'name' | 'arguments' | 'outcome'>;

/** A call that a scripted tool was run for. */
interface DispatchedCall {
  readonly name: string;
  readonly arguments: JsonObject;
}

/**
 * What is wrong with a trial's tool calls; empty when they are as expected. Calls that reached no tool
 * (unknown, invalid, malformed, without a result) never count.
 * - `exact`: expected calls and calls pair up one to one, in any order; calls answered by a scripted error are left out
 * - `ordered`: the same, in the expected order
 * - `subset`: each expected call has a call of its own, in any order; more calls are fine, and so are errors
 */
export function matchCalls(
  expected: ExpectedCalls,
  calls: readonly AuditedCall[],
): readonly Miss[] {
  if (expected.match === 'subset') {
    return missesInAnyOrder(expected, dispatched(calls, ['ok', 'scripted-error']));
  }
  const answered = dispatched(calls, ['ok']);
  return expected.match === 'ordered'
    ? missInOrder(expected.calls, answered)
    : missesInAnyOrder(expected, answered);
}

function dispatched(
  calls: readonly AuditedCall[],
  outcomes: readonly AuditedCall['outcome'][],
): readonly DispatchedCall[] {
  return calls.flatMap(({ name, arguments: values, outcome }) =>
    name !== null && values !== null && outcomes.includes(outcome)
      ? [{ name, arguments: values }]
      : [],
  );
}

function missesInAnyOrder(
  { match, calls: expected }: ExpectedCalls,
  calls: readonly DispatchedCall[],
): readonly Miss[] {
  const columns = matchRows(expected.map((wanted) => partners(wanted, calls)));
  const left = calls.filter((_, at) => !columns.includes(at));
  const missed = expected.filter((_, at) => columns[at] === null);
  if (missed.length === 0 && left.length > 0 && match === 'exact') {
    return [miss('no other call', describeCalls(left))];
  }
  return missed.map((wanted) => miss(describeExpected(wanted), describeInstead(wanted, left)));
}

function partners(wanted: ExpectedCall, calls: readonly DispatchedCall[]): readonly number[] {
  return calls.flatMap((call, at) => (isPartner(wanted, call) ? [at] : []));
}

function isPartner(wanted: ExpectedCall, call: DispatchedCall): boolean {
  return wanted.name === call.name && matchesArguments(wanted.arguments, call.arguments);
}

/** The first position at which the two lists differ; all behind it may only be shifted. */
function missInOrder(
  expected: readonly ExpectedCall[],
  calls: readonly DispatchedCall[],
): readonly Miss[] {
  const length = Math.max(expected.length, calls.length);
  for (let at = 0; at < length; at += 1) {
    const wanted = expected[at];
    const call = calls[at];
    if (wanted !== undefined && call !== undefined && isPartner(wanted, call)) continue;
    const wantedText = wanted === undefined ? 'no other call' : describeExpected(wanted);
    return [miss(`call ${at + 1}: ${wantedText}`, describeCalls(call === undefined ? [] : [call]))];
  }
  return [];
}

function miss(expected: string, actual: string): Miss {
  return { expectation: 'tool-calls', expected: excerpt(expected), actual: excerpt(actual) };
}

function describeExpected({ name, arguments: matchers }: ExpectedCall): string {
  return `${name}(${describeMatchers(matchers)})`;
}

/** Of the calls without a partner those of the same tool say most. */
function describeInstead(wanted: ExpectedCall, left: readonly DispatchedCall[]): string {
  const alike = left.filter(({ name }) => name === wanted.name);
  return describeCalls(alike.length > 0 ? alike : left);
}

function describeCalls(calls: readonly DispatchedCall[]): string {
  if (calls.length === 0) return 'no call';
  return calls.map(({ name, arguments: values }) => `${name}(${jsonText(values)})`).join(', ');
}
