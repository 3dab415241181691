import type { Problem } from '../../domain/failure.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { SchemaIssue } from '../../domain/schema-issue.ts';
import { choicesOf, describeSchema, describeValue } from './describe.ts';
import { type ConfigDocument, type DocumentPath, valueAt } from './document.ts';
import { type Finding, problemIn } from './problem.ts';
import { branchesOf, keysOf, requiredKeys, schemaAt, type SchemaPart } from './schema-part.ts';
import { isPrivate } from './secrets.ts';
import { isDecidingKey, meantBranch } from './union-branch.ts';

/** Where an issue's path starts: in the document, and in the JSON Schema of the same value. */
interface Scope {
  readonly document: ConfigDocument;
  readonly path: DocumentPath;
  readonly schema: SchemaPart;
}

/** Says of each zod issue what was expected and what was found, in the words of the JSON Schema. */
export function schemaProblems(
  document: ConfigDocument,
  schema: JsonObject,
  issues: readonly SchemaIssue[],
): readonly Problem[] {
  const scope: Scope = { document, path: [], schema: { root: schema, node: schema } };
  return issues
    .flatMap((issue) => findingsOf(scope, issue))
    .map((finding) => problemIn(document, finding));
}

function findingsOf(outer: Scope, issue: SchemaIssue): readonly Finding[] {
  const scope = narrowed(outer, issue.path);
  const { path } = scope;
  if (issue.code === 'unrecognized_keys') return unknownKeys(scope, issue.keys);
  if (issue.code === 'invalid_union') return unionFindings(scope, issue.errors);
  if (issue.code === 'invalid_key') {
    return [{ path, message: `expected ${issue.issues[0]?.message ?? 'another key'} as key` }];
  }
  if (issue.code === 'custom') return [{ path, message: `expected ${issue.message}` }];
  if (issue.code === 'invalid_format') {
    return [{ path, message: `expected ${issue.message}, got ${found(scope)}` }];
  }
  return [mismatch(scope)];
}

function narrowed(scope: Scope, issuePath: SchemaIssue['path']): Scope {
  const steps = issuePath.map((step) => (typeof step === 'symbol' ? String(step) : step));
  const schema = schemaAt(scope.schema, steps) ?? { root: scope.schema.root, node: {} };
  return { ...scope, path: [...scope.path, ...steps], schema };
}

function mismatch(scope: Scope): Finding {
  const { document, path, schema } = scope;
  const given = valueAt(document.value, path);
  const expected = `expected ${describeSchema(schema)}`;
  if (given === undefined) return { path, message: `${expected}, but the key is missing` };
  const message = `${expected}, got ${found(scope)}`;
  return { path, message, name: { given, valid: choicesOf(schema) } };
}

/** Of a union whose other alternatives are further off zod tells only this: one of them may be meant all the same. */
function unknownKeys(scope: Scope, keys: readonly string[]): readonly Finding[] {
  const decided = keys.some(isDecidingKey)
    ? branchesOf(scope.schema).find((branch) => keysOf(branch).some(isDecidingKey))
    : undefined;
  if (decided === undefined) return keys.map((key) => unknownKey(scope, key));
  const branch = { ...scope, schema: decided };
  const present = Object.keys(objectAt(scope));
  return [
    ...requiredKeys(decided)
      .filter((key) => !present.includes(key))
      .map((key) => mismatch(narrowed(branch, [key]))),
    ...present
      .filter((key) => !keysOf(decided).includes(key))
      .map((key) => unknownKey(branch, key)),
  ];
}

function objectAt({ document, path }: Scope): object {
  const value = valueAt(document.value, path);
  return typeof value === 'object' && value !== null ? value : {};
}

function unknownKey({ path, schema }: Scope, key: string): Finding {
  const valid = keysOf(schema);
  return {
    path: [...path, key],
    message: `unknown key, expected one of ${valid.join(', ')}`,
    name: { given: key, valid },
  };
}

function unionFindings(
  scope: Scope,
  alternatives: readonly (readonly SchemaIssue[])[],
): readonly Finding[] {
  const meant = meantBranch(valueAt(scope.document.value, scope.path), alternatives);
  if (meant.kind === 'other-type') return [mismatch(scope)];
  if (meant.kind === 'no-known-key') return meant.keys.map((key) => unknownKey(scope, key));
  if (meant.kind === 'exclusive') {
    const keys = meant.keys.join(', ');
    return [{ path: scope.path, message: `expected only one of ${keys}, got them together` }];
  }
  const schema = branchesOf(scope.schema)[meant.index] ?? scope.schema;
  return meant.issues.flatMap((issue) => findingsOf({ ...scope, schema }, issue));
}

function found({ document, path }: Scope): string {
  const value = valueAt(document.value, path);
  return isPrivate(path, value) ? 'a value that is not shown here' : describeValue(value);
}
