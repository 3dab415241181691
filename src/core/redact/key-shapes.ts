/** A kind of key that its form alone gives away. */
export interface KeyShape {
  readonly kind: string;
  readonly pattern: RegExp;
}

/**
 * A key starts where no word is going on, or right behind an escape (`\n`, `\u0022`, `%20`). Looking back
 * also keeps every pattern linear on long runs.
 */
const start = String.raw`(?:(?<![A-Za-z0-9_-])|(?<=\\[bfnrt]|\\u[0-9A-Fa-f]{4}|%[0-9A-Fa-f]{2}))`;

/** No shape below fits a shorter text: `xoxb-` and ten more. Most strings of a report are shorter. */
export const shortestKey = 15;

function prefixed(kind: string, prefix: string, rest: string): KeyShape {
  return { kind, pattern: new RegExp(`${start}${prefix}${rest}`, 'g') };
}

/** Random keys have digits or capitals; words joined by hyphens or underscores do not. */
const random = '(?=[A-Za-z0-9_-]*[0-9A-Z])';

/**
 * Forms of well-known keys, narrow enough never to hit words, commit ids or hashes: from the vendors'
 * published prefixes, RFC 7519 (web tokens) and RFC 7468 (PEM).
 */
export const keyShapes: readonly KeyShape[] = [
  prefixed('sk- key', 'sk-', `${random}[A-Za-z0-9_-]{16,}`),
  prefixed('GitHub token', 'gh[opsur]_', '[A-Za-z0-9]{20,}'),
  prefixed('GitHub token', 'github_pat_', '[A-Za-z0-9_]{20,}'),
  prefixed('AWS access key', '(?:AKIA|ASIA)', '[A-Z0-9]{16}(?![A-Za-z0-9])'),
  prefixed('Google API key', 'AIza', '[A-Za-z0-9_-]{30,}'),
  prefixed('Slack token', 'xox[abprs]-', '[A-Za-z0-9-]{10,}'),
  prefixed('Hugging Face token', 'hf_', `${random}[A-Za-z0-9]{20,}`),
  prefixed('GitLab token', 'glpat-', '[A-Za-z0-9_-]{16,}'),
  prefixed('Groq key', 'gsk_', `${random}[A-Za-z0-9]{20,}`),
  prefixed('Replicate token', 'r8_', `${random}[A-Za-z0-9]{20,}`),
  prefixed('NVIDIA key', 'nvapi-', '[A-Za-z0-9_-]{20,}'),
  prefixed('Perplexity key', 'pplx-', `${random}[A-Za-z0-9]{20,}`),
  prefixed('xAI key', 'xai-', `${random}[A-Za-z0-9]{20,}`),
  prefixed('JSON web token', 'eyJ', '[A-Za-z0-9_-]{8,}\\.eyJ[A-Za-z0-9_-]{4,}\\.[A-Za-z0-9_-]{8,}'),
  {
    kind: 'private key',
    pattern:
      /-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:[\w+/=\s\\:,.]|-(?!----))*(?:-----END [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----)?/g,
  },
];
