/** From best to worst; a job has the worst of its gates. */
export const VERDICTS = ['pass', 'inconclusive', 'regressed', 'invalid'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Why a gate has its verdict; docs/verdicts.md explains each. */
export const GATE_REASONS = [
  'inside-margin',
  'beyond-margin',
  'case-regressed',
  'underpowered',
  'insufficient-pairs',
  'insufficient-trials',
  'suspect-case',
  'missing-data',
  'runner-differs',
  'nothing-to-compare',
  'base-missing',
  'baseline-missing',
  'baseline-stale',
  'baseline-incompatible',
  'evidence-not-reconciled',
  'model-differs',
  'treatment-not-observed',
  'coverage-below-minimum',
  'infra-errors-differ',
  'tokens-not-covered',
  'unpriced',
] as const;
export type GateReason = (typeof GATE_REASONS)[number];
