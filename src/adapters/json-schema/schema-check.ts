import type { ErrorObject, Options, ValidateFunction } from 'ajv';
import { Failure } from '../../domain/failure.ts';
import type { JsonObject, SchemaCheck } from '../../domain/json.ts';

/**
 * A user's schema is not ours to be strict about. One `$id` may stand in several cases, so schemas are
 * not kept by it; references leave the document nowhere, since nothing is ever loaded.
 */
const options: Options = { strict: false, allErrors: true, logger: false, addUsedSchema: false };

/** Leaving the check of the schema itself to the config reader halves the cost of the first check. */
const optionsForValues: Options = { ...options, meta: false, validateSchema: false };

const draft = 'https://json-schema.org/draft/2020-12/schema';

/**
 * Loads the validator and compiles the schemas that a run will need, so that no trial pays for it; any
 * other schema is compiled at its first use. Call it when there is something to check: the load takes
 * some 50 ms. Schemas are told apart by identity and read as draft 2020-12. The check throws a Failure
 * for a schema that can't be compiled.
 */
export async function createSchemaCheck(schemas: Iterable<JsonObject> = []): Promise<SchemaCheck> {
  const ajv = await createAjv(optionsForValues);
  for (const schema of schemas) compile(ajv, schema);
  return (schema, value) => {
    const validate = compile(ajv, schema);
    return validate(value) ? [] : (validate.errors ?? []).map(describeError);
  };
}

/** What is wrong with a schema itself, as a draft 2020-12 schema without references to other documents; empty when nothing is. */
export async function checkSchemaItself(schema: JsonObject): Promise<readonly string[]> {
  const ajv = await keptAjv(options);
  if (!ajv.validate(draft, schema)) return (ajv.errors ?? []).map(describeError);
  try {
    (await keptAjv(optionsForValues)).compile(schema);
    return [];
  } catch (error) {
    return [error instanceof RangeError ? 'its references lead in a circle' : messageOf(error)];
  }
}

const kept = new Map<Options, Promise<Ajv>>();

/** One validator for all schemas of a config: the first use of one that knows the draft takes some 70 ms. */
function keptAjv(chosen: Options): Promise<Ajv> {
  const ajv = kept.get(chosen) ?? createAjv(chosen);
  kept.set(chosen, ajv);
  return ajv;
}

type Ajv = Awaited<ReturnType<typeof createAjv>>;

/** Both packages are CommonJS: only their `default` is there in Node and in the bundle alike. */
async function createAjv(chosen: Options) {
  const [ajv, formats] = await Promise.all([import('ajv/dist/2020.js'), import('ajv-formats')]);
  return formats.default.default(new ajv.default.Ajv2020(chosen));
}

/** ajv keeps what it compiled by the identity of the schema. */
function compile(ajv: Ajv, schema: JsonObject): ValidateFunction {
  try {
    return ajv.compile(schema);
  } catch (error) {
    const text = `A JSON Schema of a case can't be used: ${messageOf(error)}. Correct it; "agent-bench validate" lists every such problem`;
    throw new Failure('config', text, { cause: error });
  }
}

/** Names the place and what ajv leaves to `params`, such as the member that is too many. */
function describeError({ instancePath, message, keyword, params }: ErrorObject): string {
  const place = instancePath === '' ? '' : `${instancePath} `;
  return `${place}${message ?? keyword}${detail(params)}`;
}

function detail({
  additionalProperty,
  unevaluatedProperty,
  allowedValues,
  allowedValue,
}: ErrorObject['params']): string {
  const told: unknown = additionalProperty ?? unevaluatedProperty ?? allowedValues ?? allowedValue;
  return told === undefined ? '' : `: ${JSON.stringify(told)}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
