import { createHash } from 'node:crypto';
import { isJsonObject } from '../../domain/json.ts';

/** SHA-256, in hex, of a JSON-like value; the order of keys and keys without a value don't count. */
export function contentHash(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isJsonObject(value)) return value;
  const keys = Object.keys(value).toSorted();
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key])]));
}
