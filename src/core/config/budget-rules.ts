import { isJsonObject, type JsonObject } from '../../domain/json.ts';
import { findMetric, type Metric } from '../../domain/metric.ts';
import type { Part } from './document.ts';
import type { Finding } from './problem.ts';

const limitKeys = ['max', 'min', 'totalMax'] as const;
type LimitKey = (typeof limitKeys)[number];

/** What is wrong between the keys of one budget: one limit, of a kind that its metric has. */
export function budgetFindings({ path, value }: Part): readonly Finding[] {
  if (!isJsonObject(value)) return [];
  const given = limitKeys.filter((key) => key in value);
  const [limit] = given;
  if (given.length !== 1 || limit === undefined) {
    const got = given.length === 0 ? 'none' : given.join(', ');
    return [{ path, message: `expected one of ${limitKeys.join(', ')}, got ${got}` }];
  }
  return [...metricFindings({ path, value }, limit), ...companionFindings({ path, value }, limit)];
}

interface BudgetPart extends Part {
  readonly value: JsonObject;
}

/** What each kind of limit can be set on. */
const fits: Readonly<
  Record<LimitKey, { readonly is: (metric: Metric) => boolean; readonly what: string }>
> = {
  min: { is: ({ unit }) => unit === 'share', what: 'passRate' },
  max: {
    is: ({ unit }) => unit !== 'share',
    what: 'a metric other than passRate (a rate has min)',
  },
  totalMax: {
    is: ({ unit, name }) => unit === 'tokens' || unit === 'usd' || name === 'attempts',
    what: 'a metric that adds up over calls: tokens, costUsd or attempts',
  },
};

function metricFindings({ path, value }: BudgetPart, limit: LimitKey): readonly Finding[] {
  const name = value['metric'];
  const metric = typeof name === 'string' ? findMetric(name) : null;
  if (metric === null || fits[limit].is(metric)) return [];
  return [
    {
      path: [...path, limit],
      message: `expected ${fits[limit].what} for ${limit}, got ${metric.name}`,
    },
  ];
}

/** Keys that mean nothing beside this limit. */
function companionFindings({ path, value }: BudgetPart, limit: LimitKey): readonly Finding[] {
  if ('quantile' in value && limit !== 'max') {
    return [
      {
        path: [...path, 'quantile'],
        message: `expected quantile beside max only, got it beside ${limit}`,
      },
    ];
  }
  if (value['policy'] !== 'confident') return [];
  if (limit === 'totalMax') {
    return [{ path: [...path, 'policy'], message: 'expected no policy for a total: it is a fact' }];
  }
  if (limit === 'max' && !('quantile' in value)) {
    const message =
      'expected a quantile beside max: no sample can prove a limit for all that may come';
    return [{ path: [...path, 'policy'], message }];
  }
  return [];
}
