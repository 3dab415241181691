import { nearestName } from '../core/config/nearest-name.ts';
import { Failure } from '../domain/failure.ts';
import { jsonSchema, SCHEMA_NAMES, type SchemaName } from '../domain/json-schemas.ts';
import type { CommandLine } from './command-line.ts';
import type { Host } from './host.ts';

/** `agent-bench schema`: prints one JSON Schema. */
export function cliSchema({ positional }: CommandLine, host: Host): number {
  const name = positional ?? 'config';
  if (!isSchemaName(name)) {
    const near = nearestName(name, SCHEMA_NAMES);
    const hint = near === null ? `one of ${SCHEMA_NAMES.join(', ')}` : `did you mean "${near}"?`;
    throw new Failure('usage', `there is no schema "${name}": ${hint}`);
  }
  host.stdout(`${JSON.stringify(jsonSchema(name), null, 2)}\n`);
  return 0;
}

function isSchemaName(name: string): name is SchemaName {
  return SCHEMA_NAMES.some((known) => known === name);
}
