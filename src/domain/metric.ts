export type MetricUnit = 'ms' | 'tokens' | 'usd' | 'share' | 'count';

/** One measured quantity. Where it is defined, and when it is null: docs/measurement.md. */
export interface Metric {
  readonly name: string;
  readonly unit: MetricUnit;
  /** What one sample belongs to. `chunkGapsMs` gives many samples per call. */
  readonly per: 'call' | 'trial';
  readonly better: 'lower' | 'higher';
  /** The same config and seed give the same value in mock mode, so it is compared exactly there. */
  readonly deterministicInMock: boolean;
}

const callTime = { unit: 'ms', per: 'call', better: 'lower', deterministicInMock: false } as const;
const trialTime = { ...callTime, per: 'trial' } as const;
const trialTokens = {
  unit: 'tokens',
  per: 'trial',
  better: 'lower',
  deterministicInMock: true,
} as const;
const trialCount = { ...trialTokens, unit: 'count' } as const;

/** Every metric a gate or a budget can name, in report order. */
export const METRICS = [
  { name: 'passRate', unit: 'share', per: 'trial', better: 'higher', deterministicInMock: true },
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
  { name: 'cacheReadInputTokens', ...trialTokens, better: 'higher' },
  { name: 'cacheWriteInputTokens', ...trialTokens },
  { name: 'outputTokens', ...trialTokens },
  { name: 'reasoningOutputTokens', ...trialTokens },
  { name: 'totalTokens', ...trialTokens },
  { name: 'costUsd', ...trialTokens, unit: 'usd' },
  { name: 'toolCalls', ...trialCount },
  { name: 'attempts', ...trialCount },
  { name: 'fallbacks', ...trialCount },
] as const satisfies readonly Metric[];

export type MetricName = (typeof METRICS)[number]['name'];

/** The metric of that name, or null when there is none. */
export function findMetric(name: string): Metric | null {
  return METRICS.find((metric) => metric.name === name) ?? null;
}
