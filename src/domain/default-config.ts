import type { ChatLimits, Config } from './config.ts';
import { DEFAULT_CASES, MODES } from './config-names.ts';

export const DEFAULT_CHAT_LIMITS: ChatLimits = {
  callTimeoutSeconds: 60,
  trialTimeoutSeconds: 300,
  maxTurns: 8,
  retries: 2,
};

/**
 * What the schema makes of `version: 1` alone, which a test holds it to. A run without a config file
 * starts from it and need not load the schema library.
 */
export const DEFAULT_CONFIG: Config = {
  version: 1,
  live: null,
  failOn: null,
  matrix: {
    cases: [...DEFAULT_CASES],
    modes: [...MODES],
    runs: 1,
    concurrency: 1,
    warmup: null,
    seed: 1,
  },
  experiments: [],
  compare: {
    against: 'none',
    baseline: {
      store: 'cache',
      path: null,
      name: 'agent-bench',
      maxAgeDays: 14,
      onMissing: 'warn',
      onStale: 'warn',
      onIncompatible: 'fail',
    },
    baseRef: { ref: null, setup: [] },
    alpha: 0.05,
    adjust: 'benjamini-hochberg',
    minCoverage: 0.9,
    confirm: true,
    confirmMax: 3,
    extendOnce: false,
    generalize: 'suite',
  },
  gates: [],
  budgets: [],
  report: { outputs: 'none', formats: ['html'], keepLedgers: 'none' },
  comment: { policy: 'always', mode: 'update', key: null },
};
