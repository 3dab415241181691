/** Stands where a secret was. */
export const redactionMark = '[redacted]';

const masked = /\*{3}|[^\s.]\.{3,}[^\s.]|[^\s.]…[^\s.]/;
const loosePatterns: readonly (readonly [RegExp, string])[] = [
  [/\b(Bearer|Basic)(?:\s|%20|\+)+\S+/gi, `$1 ${redactionMark}`],
  [/(key|token)(=|%3D)[^&\s"'<>]+/gi, `$1$2${redactionMark}`],
  [
    /(?<![A-Za-z0-9])(?:sk|pk|rk|gsk|xai|hf|r8|key|pplx|nvapi|sess)[-_][^\s"'<>&,;)}\]]{6,}/g,
    redactionMark,
  ],
  [/AIza[\w-]+/g, redactionMark],
  [/(?<![\w-])eyJ[\w-]+\.[\w.-]+/g, redactionMark],
  [/[0-9a-f]{32,}/gi, redactionMark],
];

/**
 * Takes whatever may be a part of a key out of a provider's error text (wire E8): looser than what any other
 * text may be put through, as commit ids, hashes and some plain words go too.
 */
export function withoutKeyParts(text: string): string {
  const unmasked = text.replace(/\S+/g, (word) => (masked.test(word) ? redactionMark : word));
  return loosePatterns.reduce((words, [pattern, mark]) => words.replace(pattern, mark), unmasked);
}
