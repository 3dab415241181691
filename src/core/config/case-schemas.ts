import type { Problem } from '../../domain/failure.ts';
import { isJsonObject, type JsonObject } from '../../domain/json.ts';
import { type ConfigDocument, type DocumentPath, partsAt } from './document.ts';
import { problemIn } from './problem.ts';

/** A JSON Schema that the author of a case wrote, and where it stands. */
export interface WrittenSchema {
  readonly path: DocumentPath;
  readonly schema: JsonObject;
}

/** The JSON Schemas inside a case, whatever the shape of the rest. */
export function schemasOfCase({ value }: ConfigDocument): readonly WrittenSchema[] {
  return [
    ...partsAt(value, ['tools', '*', 'parameters']),
    ...partsAt(value, ['expect', 'outputJsonSchema']),
  ].flatMap(({ path, value: schema }) => (isJsonObject(schema) ? [{ path, schema }] : []));
}

/** The problem of a schema that a validator does not take. */
export function schemaFault(
  document: ConfigDocument,
  { path }: WrittenSchema,
  faults: readonly string[],
): Problem {
  return problemIn(document, { path, message: `expected a JSON Schema: ${faults.join('; ')}` });
}
