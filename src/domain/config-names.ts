export const PROTOCOLS = ['chat-completions', 'responses', 'messages'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

export const MODES = ['native', 'text'] as const;

export const MAX_CONCURRENCY = 256;

/** What runs when a config names no cases; here alone a pattern may match nothing. */
export const DEFAULT_CASES = ['builtin:*', 'cases/**/*.yml'] as const;

export const FAIL_ON = [
  'failure',
  'regressed',
  'inconclusive',
  'invalid',
  'budget',
  'never',
] as const;
export type FailOn = (typeof FAIL_ON)[number];

export const COMMENT_POLICIES = ['always', 'on-change', 'on-regression', 'off'] as const;
export type CommentPolicy = (typeof COMMENT_POLICIES)[number];
export const COMMENT_MODES = ['update', 'recreate', 'new'] as const;
export type CommentMode = (typeof COMMENT_MODES)[number];

export const KEEP = ['none', 'failures', 'all'] as const;
export const FORMATS = ['html', 'junit', 'bmf', 'benchmark-action', 'csv', 'otel'] as const;
