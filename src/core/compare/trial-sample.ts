import { METRICS, type MetricName } from '../../domain/metric.ts';
import type { TrialSample } from '../../domain/sample.ts';
import type { TrialRecord } from '../../domain/trial-record.ts';
import { quantile } from '../statistics/quantile.ts';
import { sampledCalls } from './sampled-calls.ts';

/**
 * What a comparison needs of a trial. Each metric becomes one number: totals as they are, 1 or 0 for a
 * pass, and for a call metric the median over the trial's answered calls (of all their gaps for
 * `chunkGapsMs`), so that a trial counts once however many calls it took.
 */
export function trialSample(trial: TrialRecord): TrialSample {
  const sent = trial.calls.filter((call) => call.sent);
  const models = trial.calls.flatMap(({ model }) => (model === null ? [] : [model]));
  return {
    iteration: trial.iteration,
    state: trial.state,
    callsSent: sent.length,
    callsWithUsage: sent.filter(({ usage }) => usage !== null).length,
    callsPriced: sent.filter(({ costUsd }) => costUsd !== null).length,
    models: [...new Set(models)].toSorted(),
    values: valuesOf(trial),
  };
}

function valuesOf(trial: TrialRecord): TrialSample['values'] {
  if (trial.state === 'harness-error') return {};
  const calls = sampledCalls(trial);
  const values = METRICS.map((metric): [MetricName, number | null] => {
    if (metric.name === 'passRate') return [metric.name, trial.state === 'passed' ? 1 : 0];
    if (metric.per === 'trial') return [metric.name, trial.totals?.[metric.name] ?? null];
    const { name } = metric;
    return [
      name,
      quantile(
        calls.flatMap(({ timing }) => timing[name] ?? []),
        0.5,
      ),
    ];
  });
  return Object.fromEntries(values.filter(([, value]) => value !== null));
}
