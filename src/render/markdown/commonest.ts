export interface Commonest<Value> {
  readonly value: Value;
  readonly count: number;
}

/** The value seen most often, the first of those seen equally often; null for an empty list. */
export function commonest<Value>(values: readonly Value[]): Commonest<Value> | null {
  const counts = [...Map.groupBy(values, (value) => value)].map(([value, group]) => ({
    value,
    count: group.length,
  }));
  return counts.reduce<Commonest<Value> | null>(
    (most, next) => (most === null || next.count > most.count ? next : most),
    null,
  );
}
