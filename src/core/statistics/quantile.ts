/**
 * The `probability` quantile (0 to 1) by linear interpolation, type 7 of Hyndman and Fan (1996): the
 * default of R and NumPy. Null for an empty list.
 */
export function quantile(values: readonly number[], probability: number): number | null {
  const sorted = Float64Array.from(values).sort();
  const position = (sorted.length - 1) * probability;
  const low = sorted[Math.floor(position)];
  const high = sorted[Math.ceil(position)];
  if (low === undefined || high === undefined) return null;
  return low + (position - Math.floor(position)) * (high - low);
}
