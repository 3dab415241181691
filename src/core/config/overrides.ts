import { baseUrlProblem } from '../../domain/base-url.ts';
import {
  COMMENT_MODES,
  COMMENT_POLICIES,
  FAIL_ON,
  MAX_CONCURRENCY,
  MODES,
} from '../../domain/config-names.ts';
import type { Problem } from '../../domain/failure.ts';
import type { Shard } from '../../domain/report.ts';
import { bareCaseId, builtInCaseIds, caseNames } from './case-names.ts';
import { describeValue } from './describe.ts';
import { COMMAND_LINE } from './document.ts';
import { problemIn } from './problem.ts';

/** Flags or inputs as they were given; empty text and empty lists mean "not given". */
export interface Overrides {
  readonly config?: string | undefined;
  readonly mock?: boolean | undefined;
  readonly live?: boolean | undefined;
  readonly baseUrl?: string | undefined;
  readonly model?: string | undefined;
  readonly cases?: readonly string[] | undefined;
  readonly modes?: readonly string[] | undefined;
  readonly runs?: string | number | undefined;
  readonly concurrency?: string | number | undefined;
  readonly outputDir?: string | undefined;
  readonly failOn?: readonly string[] | undefined;
  /** `2/4`: the second of four parts. */
  readonly shard?: string | undefined;
  readonly comment?: string | undefined;
  readonly commentMode?: string | undefined;
  readonly commentKey?: string | undefined;
  /** A record file; means the store `file`. */
  readonly baseline?: string | undefined;
}

/** What is wrong with the flags by themselves; cases are not looked up while the user's ids are not known. */
export function overrideProblems(
  overrides: Overrides,
  ownCaseIds: readonly string[] | null,
): readonly Problem[] {
  const { modes = [], failOn = [] } = overrides;
  return [
    ...numberProblems('--runs', overrides.runs, Number.MAX_SAFE_INTEGER),
    ...numberProblems('--concurrency', overrides.concurrency, MAX_CONCURRENCY),
    ...baseUrlProblems(overrides.baseUrl),
    ...shardProblems(overrides.shard),
    ...commentProblems(overrides),
    ...(ownCaseIds === null ? [] : caseProblems(overrides, ownCaseIds)),
    ...listProblems('--mode', modes, { what: `one of ${MODES.join(', ')}`, valid: MODES }),
    ...listProblems('--fail-on', failOn, { what: `one of ${FAIL_ON.join(', ')}`, valid: FAIL_ON }),
    ...(failOn.includes('never') && failOn.length > 1
      ? [flagProblem('--fail-on', 'expected "never" alone, got it with others')]
      : []),
  ];
}

function caseProblems(
  { cases = [] }: Overrides,
  ownCaseIds: readonly string[],
): readonly Problem[] {
  const what = `the id of a case (${[...builtInCaseIds, ...ownCaseIds].join(', ')})`;
  return listProblems('--case', cases, { what, valid: caseNames(ownCaseIds) });
}

/** A problem with a flag, or with the input of the same name. */
export function flagProblem(flag: string, message: string): Problem {
  return problemIn(COMMAND_LINE, { path: [flag], message });
}

/** Text that was given: undefined when it is empty. */
export function given<T extends string | number>(value: T | undefined): T | undefined {
  return value === '' ? undefined : value;
}

/** A list that was given: undefined when it is empty. */
export function givenList(list: readonly string[] | undefined): readonly string[] | undefined {
  return list === undefined || list.length === 0 ? undefined : list;
}

/** The cases asked for by bare id; undefined when no flag narrows them. */
export function givenCaseIds({ cases }: Overrides): readonly string[] | undefined {
  return givenList(cases)?.map(bareCaseId);
}

function numberProblems(
  flag: string,
  value: string | number | undefined,
  max: number,
): readonly Problem[] {
  const number = given(value);
  if (number === undefined || isWholeNumber(number, max)) return [];
  const range = max === Number.MAX_SAFE_INTEGER ? 'above 0' : `from 1 to ${max}`;
  return [flagProblem(flag, `expected a whole number ${range}, got ${describeValue(value)}`)];
}

function isWholeNumber(value: string | number, max: number): boolean {
  const number = typeof value === 'string' && !/^\d+$/.test(value) ? Number.NaN : Number(value);
  return Number.isSafeInteger(number) && number > 0 && number <= max;
}

function baseUrlProblems(text: string | undefined): readonly Problem[] {
  const url = given(text);
  const expected = url === undefined ? null : baseUrlProblem(url);
  return expected === null ? [] : [flagProblem('--base-url', `expected ${expected}`)];
}

const shardPattern = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/;

/** `2/4` as numbers; null for anything else. */
export function readShard(text: string): Shard | null {
  const [, index, total] = shardPattern.exec(text) ?? [];
  const shard = { index: Number(index), total: Number(total) };
  return shard.index <= shard.total ? shard : null;
}

function shardProblems(text: string | undefined): readonly Problem[] {
  const asked = given(text);
  if (asked === undefined || readShard(asked) !== null) return [];
  const message = `expected a part and the number of parts, such as 2/4, got ${describeValue(asked)}`;
  return [flagProblem('--shard', message)];
}

function commentProblems({ comment, commentMode }: Overrides): readonly Problem[] {
  const oneOf = (names: readonly string[]) => ({
    what: `one of ${names.join(', ')}`,
    valid: names,
  });
  const asList = (text: string | undefined): readonly string[] => (text ? [text] : []);
  return [
    ...listProblems('comment', asList(comment), oneOf(COMMENT_POLICIES)),
    ...listProblems('comment-mode', asList(commentMode), oneOf(COMMENT_MODES)),
  ];
}

function listProblems(
  flag: string,
  names: readonly string[],
  { what, valid }: { readonly what: string; readonly valid: readonly string[] },
): readonly Problem[] {
  return names
    .filter((name) => !valid.includes(name))
    .map((name) =>
      problemIn(COMMAND_LINE, {
        path: [flag],
        message: `expected ${what}, got ${describeValue(name)}`,
        name: { given: name, valid },
      }),
    );
}
