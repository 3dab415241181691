import { describeSchema } from '../../src/core/config/describe.ts';
import { branchesOf, requiredKeys, type SchemaPart } from '../../src/core/config/schema-part.ts';
import { isJsonObject, type JsonValue } from '../../src/domain/json.ts';
import { jsonSchema, type SchemaName } from '../../src/domain/json-schemas.ts';

/** One key that a user can write, with its path from the root of the document. */
export interface SchemaKey {
  readonly path: string;
  /** What its value must be, in the words that error messages use. */
  readonly type: string;
  /** JSON of the default, `required`, or `none`. */
  readonly fallback: string;
}

/** Every key of a document, in the order of its schema; what stands below one in `closed` is left out. */
export function schemaKeys(name: SchemaName, closed: readonly string[]): readonly SchemaKey[] {
  const root = jsonSchema(name);
  const keys = keysBelow({ root, node: root }, '', closed);
  return keys.filter(({ path }, at) => keys.findIndex((key) => key.path === path) === at);
}

function keysBelow(part: SchemaPart, path: string, closed: readonly string[]): SchemaKey[] {
  return objectsOf(part).flatMap((object) =>
    Object.entries(membersOf(object)).flatMap(([name, node]) => {
      if (!isJsonObject(node)) return [];
      const place = name === '*' ? `${path}.*` : [path, name].filter(Boolean).join('.');
      const member = { root: part.root, node };
      return keysAt(member, place, {
        closed,
        fallback: fallbackOf(node, requiredKeys(object).includes(name)),
      });
    }),
  );
}

function keysAt(
  part: SchemaPart,
  path: string,
  { closed, fallback }: { readonly closed: readonly string[]; readonly fallback: string },
): SchemaKey[] {
  const items = part.node['items'];
  const entry = isJsonObject(items) ? { root: part.root, node: items } : null;
  const inside = entry === null ? [] : keysBelow(entry, `${path}[]`, closed);
  const below = closed.includes(path) ? [] : [...keysBelow(part, path, closed), ...inside];
  return below.length > 0 ? below : [{ path, type: describeSchema(part), fallback }];
}

/** The part itself when it is an object, or the objects among its alternatives. */
function objectsOf(part: SchemaPart): readonly SchemaPart[] {
  const branches = branchesOf(part);
  return branches.length === 0 ? [part] : branches.flatMap(objectsOf);
}

/** Keys by name; `*` stands for the names that the user makes up, where their values have keys again. */
function membersOf({ node }: SchemaPart): Readonly<Record<string, JsonValue>> {
  const { properties, additionalProperties: others } = node;
  if (isJsonObject(properties)) return properties;
  return isJsonObject(others) && 'anyOf' in others ? { '*': others } : {};
}

function fallbackOf(node: SchemaPart['node'], isRequired: boolean): string {
  if (isRequired) return 'required';
  return node['default'] === undefined ? 'none' : JSON.stringify(node['default']);
}
