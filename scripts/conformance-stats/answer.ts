import type { JsonObject } from '../../src/domain/json.ts';
import type { Interval } from '../../src/core/statistics/intervals.ts';

/** What our code says. */
export type Value = number | string | null | readonly Value[];

/** Our value of a field; undefined for a field the kind does not have. */
export type LookUp = (field: string) => Value | undefined;

/** A list where the vector expects a list, else a look-up. */
export type Answer = readonly Value[] | LookUp;

/** Answers the vectors of one kind. */
export type Kind = (input: JsonObject) => Answer;

export type KindTable = Readonly<Record<string, Kind>>;

/**
 * A look-up in a fixed set of fields.
 */
export function fields(values: Readonly<Record<string, Value>>): LookUp {
  return (field) => (Object.hasOwn(values, field) ? values[field] : undefined);
}

/**
 * An interval as vectors write it: [low, high], or null.
 */
export function limits(interval: Interval | null): Value {
  return interval === null ? null : [interval.low, interval.high];
}
