import { METRICS, type MetricName } from '../../domain/metric.ts';
import type { Distribution } from '../../domain/report.ts';
import type { CallRecord, TrialRecord } from '../../domain/trial-record.ts';
import { sampledCalls } from '../compare/sampled-calls.ts';
import { quantile } from '../statistics/quantile.ts';

type TableRow = (typeof METRICS)[number];
type CallMetric = Extract<TableRow, { per: 'call' }>['name'];
type TrialMetric = Exclude<Extract<TableRow, { per: 'trial' }>['name'], 'passRate'>;

/** The fewest samples that a quantile is shown for without a warning. */
const enoughSamples = { p50: 5, p95: 20 } as const;

/**
 * The distributions of a cell by metric name, in the order of the metric table; metrics without a sample
 * are left out. Call metrics take calls `ok` and `length`, whatever their trial came to; trial metrics
 * take passed trials, for an agent that fails fast is not faster. A harness error is trusted with none.
 */
export function describeMetrics(
  trials: readonly TrialRecord[],
): Partial<Record<MetricName, Distribution>> {
  const passed = trials.filter(({ state }) => state === 'passed');
  const calls = trials.flatMap(sampledCalls);
  const samples = METRICS.flatMap((metric): [MetricName, Samples][] => {
    if (metric.name === 'passRate') return [];
    return [
      [
        metric.name,
        metric.per === 'call' ? callSamples(calls, metric.name) : trialSamples(passed, metric.name),
      ],
    ];
  });
  return Object.fromEntries(
    samples
      .filter(([, { values }]) => values.length > 0)
      .map(([name, found]) => [name, describe(found)]),
  );
}

/** The distribution of one metric of passed trials; its quantiles are null without a sample. */
export function describeTrialMetric(
  trials: readonly TrialRecord[],
  name: TrialMetric,
): Distribution {
  return describe(
    trialSamples(
      trials.filter(({ state }) => state === 'passed'),
      name,
    ),
  );
}

interface Samples {
  readonly values: readonly number[];
  readonly stalled: number;
}

function callSamples(calls: readonly CallRecord[], name: CallMetric): Samples {
  const values: number[] = [];
  let stalled = 0;
  for (const { timing, clientStalled } of calls) {
    const value = timing[name];
    if (value === null) continue;
    if (typeof value === 'number') values.push(value);
    else for (const gap of value) values.push(gap);
    if (clientStalled) stalled += typeof value === 'number' ? 1 : value.length;
  }
  return { values, stalled };
}

function trialSamples(passed: readonly TrialRecord[], name: TrialMetric): Samples {
  const values: number[] = [];
  let stalled = 0;
  for (const { totals, calls } of passed) {
    const value = totals?.[name] ?? null;
    if (value === null) continue;
    values.push(value);
    if (calls.some(({ clientStalled }) => clientStalled)) stalled += 1;
  }
  return { values, stalled };
}

/** The distribution of plain values. */
export function describeValues(values: readonly number[]): Distribution {
  return describe({ values, stalled: 0 });
}

function describe({ values, stalled }: Samples): Distribution {
  return {
    n: values.length,
    p50: quantile(values, 0.5),
    p95: quantile(values, 0.95),
    lowSample: (['p50', 'p95'] as const).filter((name) => values.length < enoughSamples[name]),
    stalled,
  };
}
