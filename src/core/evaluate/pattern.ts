/**
 * Longest text a user's pattern is run on, in UTF-16 units. JavaScript can't interrupt a pattern that
 * backtracks; with this bound a quadratic one takes seconds at the worst, an exponential one stays its
 * author's to avoid.
 */
export const PATTERN_TEXT_LIMIT = 65_536;

/** Whether a pattern occurs in a text, or `too-long` when the text was not searched. */
export type PatternResult = 'match' | 'no-match' | 'too-long';

const compiled = new Map<string, RegExp>();

/** What is wrong with a user's pattern, or null when it is a JavaScript regular expression. */
export function patternProblem(source: string): string | null {
  try {
    compile(source);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Searches a text for a pattern, anywhere in it and without flags; `(?i:...)` makes a part
 * case-insensitive. A text over the limit is not judged by its beginning: it is `too-long`.
 * Throws a SyntaxError for what `patternProblem` objects to.
 */
export function searchPattern(source: string, text: string): PatternResult {
  const pattern = compile(source);
  if (text.length > PATTERN_TEXT_LIMIT) return 'too-long';
  return pattern.test(text) ? 'match' : 'no-match';
}

function compile(source: string): RegExp {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const pattern = new RegExp(source);
  compiled.set(source, pattern);
  return pattern;
}
