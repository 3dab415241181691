export type MetricUnit = 'ms' | 'tokens' | 'usd' | 'share' | 'count';

/** One measured quantity. Where it is defined, and when it is null: docs/measurement.md. */
export interface Metric {
  readonly name: string;
  readonly unit: MetricUnit;
  /** What one sample belongs to. `chunkGapsMs` gives many samples per call. */
  readonly per: 'call' | 'trial';
  readonly better: 'lower' | 'higher';
  /** How two arms are set against each other: head / base, head - base, or percentage points. */
  readonly scale: 'ratio' | 'difference' | 'points';
  /** The same config and seed give the same value in mock mode, so it is compared exactly there. */
  readonly deterministicInMock: boolean;
}

const callTime = {
  unit: 'ms',
  per: 'call',
  better: 'lower',
  scale: 'ratio',
  deterministicInMock: false,
} as const;
const trialTime = { ...callTime, per: 'trial' } as const;
const trialTokens = {
  unit: 'tokens',
  per: 'trial',
  better: 'lower',
  scale: 'ratio',
  deterministicInMock: true,
} as const;
/** A part of the tokens, which may be none at all. */
const partOfTokens = { ...trialTokens, scale: 'difference' } as const;
const trialCount = { ...partOfTokens, unit: 'count' } as const;

/** Every metric a gate or a budget can name, in report order. */
export const METRICS = [
  {
    name: 'passRate',
    unit: 'share',
    per: 'trial',
    better: 'higher',
    scale: 'points',
    deterministicInMock: true,
  },
  { name: 'requestLagMs', ...callTime },
  { name: 'timeToFirstByteMs', ...callTime },
  { name: 'timeToFirstItemMs', ...callTime },
  { name: 'timeToFirstTokenMs', ...callTime },
  { name: 'timeToFirstOutputMs', ...callTime },
  { name: 'timeToFirstVisibleMs', ...callTime },
  { name: 'timeToFirstToolCallMs', ...callTime },
  { name: 'toolCallReadyMs', ...callTime },
  { name: 'lastOutputMs', ...callTime },
  { name: 'callDurationMs', ...callTime },
  { name: 'timePerOutputTokenMs', ...callTime },
  { name: 'chunkGapsMs', ...callTime },
  { name: 'agentWallMs', ...trialTime },
  { name: 'agentWorkingMs', ...trialTime },
  { name: 'inputTokens', ...trialTokens },
  // With the same prompt, fewer cache reads mean that the cache stopped working.
  { name: 'cacheReadInputTokens', ...partOfTokens, better: 'higher' },
  { name: 'cacheWriteInputTokens', ...partOfTokens },
  { name: 'outputTokens', ...trialTokens },
  { name: 'reasoningOutputTokens', ...partOfTokens },
  { name: 'totalTokens', ...trialTokens },
  { name: 'costUsd', ...trialTokens, unit: 'usd' },
  { name: 'toolCalls', ...trialCount },
  { name: 'attempts', ...trialCount },
  { name: 'fallbacks', ...trialCount },
] as const satisfies readonly Metric[];

export type MetricName = (typeof METRICS)[number]['name'];

export const METRIC_NAMES: readonly MetricName[] = METRICS.map(({ name }) => name);

/** The metric of that name, or null when there is none. */
export function findMetric(name: string): Metric | null {
  return METRICS.find((metric) => metric.name === name) ?? null;
}
