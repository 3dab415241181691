import { isJsonObject, type JsonObject, type JsonValue } from '../../domain/json.ts';
import type { DocumentPath } from './document.ts';

/** A part of a JSON Schema, with the document that its references point into. */
export interface SchemaPart {
  readonly root: JsonObject;
  readonly node: JsonObject;
}

/** The schema of what stands at a path; null when the schema says nothing about it. */
export function schemaAt(part: SchemaPart, path: DocumentPath): SchemaPart | null {
  const [step, ...rest] = path;
  if (step === undefined) return resolved(part);
  for (const option of [part, ...branchesOf(part)]) {
    const next = stepInto(resolved(option), step);
    const found = next === null ? null : schemaAt(next, rest);
    if (found !== null) return found;
  }
  return null;
}

/** The alternatives of a union, in order; empty when it is none. */
export function branchesOf(part: SchemaPart): readonly SchemaPart[] {
  const { anyOf } = resolved(part).node;
  return Array.isArray(anyOf) ? anyOf.filter(isJsonObject).map((node) => within(part, node)) : [];
}

/** Keys an object may have by this schema, those of all its alternatives included. */
export function keysOf(part: SchemaPart): readonly string[] {
  const { properties } = resolved(part).node;
  const own = isJsonObject(properties) ? Object.keys(properties) : [];
  return [...new Set([...own, ...branchesOf(part).flatMap(keysOf)])];
}

/** Keys an object must have by this schema. */
export function requiredKeys(part: SchemaPart): readonly string[] {
  const { required } = resolved(part).node;
  return Array.isArray(required) ? required.filter((key) => typeof key === 'string') : [];
}

function stepInto(part: SchemaPart, step: string | number): SchemaPart | null {
  const { items, properties, additionalProperties } = part.node;
  if (typeof step === 'number') return asPart(part, items);
  const named = isJsonObject(properties) ? properties[step] : undefined;
  return asPart(part, named ?? additionalProperties);
}

function asPart(part: SchemaPart, node: JsonValue | undefined): SchemaPart | null {
  return isJsonObject(node) ? within(part, node) : null;
}

function within({ root }: SchemaPart, node: JsonObject): SchemaPart {
  return { root, node };
}

function resolved(part: SchemaPart): SchemaPart {
  const { $ref } = part.node;
  if (typeof $ref !== 'string') return part;
  const definitions = part.root['$defs'];
  const target = isJsonObject(definitions) ? definitions[$ref.replace('#/$defs/', '')] : undefined;
  return isJsonObject(target) ? within(part, target) : part;
}
