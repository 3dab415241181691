import type { ArgumentMatcher, ArgumentMatchers } from '../../domain/case.ts';
import type { JsonObject, JsonValue } from '../../domain/json.ts';
import { isSameJson } from './json-equality.ts';
import { searchPattern } from './pattern.ts';

/**
 * Whether a call's arguments satisfy every matcher; arguments that no matcher names are free.
 * `any` and all others but `absent` want the argument to be there; null is a value like any other.
 */
export function matchesArguments(matchers: ArgumentMatchers, values: JsonObject): boolean {
  return Object.entries(matchers).every(([name, matcher]) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? 'absent' in matcher : matchesValue(matcher, value);
  });
}

/** What the matchers want, on one line, such as `city equals "Oslo", days 3 ± 0.5`. */
export function describeMatchers(matchers: ArgumentMatchers): string {
  return Object.entries(matchers)
    .map(([name, matcher]) => `${name} ${describeMatcher(matcher)}`)
    .join(', ');
}

/** Patterns look at strings only and numbers at numbers only: a schema decides on types, not a matcher. */
function matchesValue(matcher: ArgumentMatcher, value: JsonValue): boolean {
  if ('equals' in matcher) return isSameJson(matcher.equals, value);
  if ('oneOf' in matcher) return matcher.oneOf.some((one) => isSameJson(one, value));
  if ('regex' in matcher) {
    return typeof value === 'string' && searchPattern(matcher.regex, value) === 'match';
  }
  if ('number' in matcher) {
    return typeof value === 'number' && Math.abs(value - matcher.number) <= matcher.tolerance;
  }
  return 'any' in matcher;
}

function describeMatcher(matcher: ArgumentMatcher): string {
  if ('equals' in matcher) return `equals ${JSON.stringify(matcher.equals)}`;
  if ('oneOf' in matcher) return `is one of ${JSON.stringify(matcher.oneOf)}`;
  if ('regex' in matcher) return `matches /${matcher.regex}/`;
  if ('number' in matcher) return `is ${matcher.number} ± ${matcher.tolerance}`;
  return 'any' in matcher ? 'is given' : 'is absent';
}
