import { findMetric, type MetricName } from '../../domain/metric.ts';
import type { GateRow, Suspect } from '../../domain/verdict.ts';
import { code } from '../escape.ts';
import {
  formatMs,
  formatQuantity,
  formatRatio,
  formatShare,
  formatUsd,
  notAvailable,
} from '../format-number.ts';

/** A value of a metric with its unit. */
export function formatValue(metric: MetricName, value: number | null): string {
  if (value === null) return notAvailable;
  switch (findMetric(metric)?.unit) {
    case 'ms':
      return formatMs(value);
    case 'usd':
      return formatUsd(value);
    case 'share':
      return formatShare(value);
    case 'tokens':
    case 'count':
    case undefined:
      return formatQuantity(value);
  }
}

/** What a gate allows, such as `agentWallMs ≤ +10 %`. */
export function gateName({
  metric,
  margin,
  where,
}: Pick<GateRow, 'metric' | 'margin' | 'where'>): string {
  const sign = findMetric(metric)?.better === 'higher' ? '≥ -' : '≤ +';
  const limits = [
    ...(margin.points === null ? [] : [`${number(margin.points)} points`]),
    ...(margin.percent === null ? [] : [`${number(margin.percent)} %`]),
    ...(margin.absolute === null ? [] : [formatValue(metric, margin.absolute)]),
  ];
  const places = [where.case, where.mode].filter((place) => place !== undefined);
  const scope = places.length === 0 ? '' : ` (${places.map((place) => code(place)).join(', ')})`;
  return `${code(metric)} ${sign}${limits.join(' or ')}${scope}`;
}

/** From base to head: `1.9 s → 3.8 s`. */
export function formatChange(
  metric: MetricName,
  { base, head }: Pick<GateRow | Suspect, 'base' | 'head'>,
): string {
  if (base === null && head === null) return notAvailable;
  return `${formatValue(metric, base)} → ${formatValue(metric, head)}`;
}

/** An effect with its sign: `+12 %`, `-3.3 points`, `+0.5`. */
export function formatEffect(
  effect: number | null,
  { scale, metric }: Pick<GateRow, 'scale' | 'metric'>,
): string {
  if (effect === null) return notAvailable;
  switch (scale) {
    case 'ratio':
      return `${signed((effect - 1) * 100)} %`;
    case 'points':
      return `${signed(effect)} points`;
    case 'difference':
      return `${effect < 0 ? '-' : '+'}${formatValue(metric, Math.abs(effect))}`;
  }
}

/** An interval with its level, or why there is none. */
export function formatInterval({
  interval,
  level,
  method,
  scale,
  metric,
}: Pick<GateRow, 'interval' | 'level' | 'scale' | 'metric'> & {
  readonly method?: GateRow['method'];
}): string {
  if (method === 'exact') return 'exact';
  if (interval === null) return notAvailable;
  const [low, high] = interval.map((end) => formatEffect(end, { scale, metric }));
  return `${low} to ${high}${level === null ? '' : ` at ${formatShare(level)}`}`;
}

/** How much worse, in words that need no table: `2.0x slower`, `33 points less often right`. */
export function harmInWords(
  effect: number | null,
  { scale, metric }: Pick<GateRow, 'scale' | 'metric'>,
): string {
  const unit = findMetric(metric)?.unit;
  if (effect === null) return `worse in ${code(metric)}`;
  if (scale === 'points') return `${number(Math.abs(effect))} points less reliable`;
  if (scale === 'difference')
    return `${formatEffect(effect, { scale, metric })} in ${code(metric)}`;
  const size = effect >= 1.5 ? formatRatio(effect) : `${number((effect - 1) * 100)} %`;
  if (unit === 'ms')
    return `${size} slower${metric === 'agentWallMs' ? '' : ` in ${code(metric)}`}`;
  return `${size} more in ${code(metric)}`;
}

/** A p value as part of a sentence: `p = 0.012`, `p < 0.001`. */
export function pInWords(p: number | null): string {
  const shown = formatP(p);
  return shown.startsWith('<') ? `p ${shown}` : `p = ${shown}`;
}

/** A p value, never rounded to 0. */
export function formatP(p: number | null): string {
  if (p === null) return notAvailable;
  return p < 0.001 ? '< 0.001' : String(Number(p.toPrecision(2)));
}

function signed(value: number): string {
  return `${value < 0 ? '-' : '+'}${number(Math.abs(value))}`;
}

function number(value: number): string {
  const rounded = Number(value.toPrecision(value >= 100 ? 3 : 2));
  return String(Math.abs(rounded) < 0.01 ? 0 : rounded);
}
