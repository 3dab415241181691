import { createHash } from 'node:crypto';
import type { Config } from '../../domain/config.ts';
import { isJsonObject } from '../../domain/json.ts';

/** SHA-256, in hex, of a config with its defaults; the layout of the file and the order of keys don't count. */
export function configHash(config: Config): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(config)))
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isJsonObject(value)) return value;
  const keys = Object.keys(value).toSorted();
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key])]));
}
