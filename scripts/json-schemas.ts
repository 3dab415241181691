import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchema, SCHEMA_NAMES } from '../src/domain/json-schemas.ts';

/** Writes `NAME.schema.json` for every document that users write or read. */
export function writeJsonSchemas(directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const name of SCHEMA_NAMES) {
    const text = `${JSON.stringify(jsonSchema(name), null, 2)}\n`;
    writeFileSync(join(directory, `${name}.schema.json`), text);
  }
}

if (import.meta.main) writeJsonSchemas(process.argv[2] ?? 'dist/schema');
