import { isJsonObject, type JsonObject, type JsonValue } from '../../domain/json.ts';
import { branchesOf, type SchemaPart } from './schema-part.ts';

const shownCharacters = 60;

/** What a schema wants, in words: `a whole number above 0`, `one of "native", "text"`. */
export function describeSchema(part: SchemaPart): string {
  const { node } = part;
  if ('const' in node) return JSON.stringify(node['const']);
  const choices = choicesOf(part);
  if (choices.length > 0) return `one of ${choices.map(quote).join(', ')}`;
  const branches = branchesOf(part);
  if (branches.length > 0) return describeAlternatives(branches);
  const { type } = node;
  const types = Array.isArray(type) ? type : [type];
  return types.map((name) => describeType(name, node)).join(' or ');
}

function describeAlternatives(branches: readonly SchemaPart[]): string {
  const texts = [...new Set(branches.map(describeSchema))];
  return texts.length > 4 ? 'a JSON value' : texts.join(' or ');
}

/** The strings that a schema allows, when it lists them. */
export function choicesOf({ node }: SchemaPart): readonly string[] {
  const choices = node['enum'];
  return Array.isArray(choices) ? choices.filter((choice) => typeof choice === 'string') : [];
}

function describeType(type: JsonValue | undefined, node: JsonObject): string {
  if (type === 'string') return node['minLength'] === undefined ? 'a string' : 'a non-empty string';
  if (type === 'integer') return `a whole number${describeBounds(node, 1)}`;
  if (type === 'number') return `a number${describeBounds(node, 0)}`;
  if (type === 'array') {
    return node['minItems'] === undefined ? 'a list' : 'a list with at least one entry';
  }
  return (typeof type === 'string' ? plainTypes[type] : undefined) ?? 'a JSON value';
}

const plainTypes: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  object: 'an object',
  null: 'null',
};

/** `step` is the distance to the next number, 0 when there is none: above 0 is from 1 on. */
function describeBounds(node: JsonObject, step: number): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = node;
  const above = isBound(exclusiveMinimum) && step > 0 ? exclusiveMinimum + step : minimum;
  if (isBound(above) && isBound(maximum)) return ` from ${above} to ${maximum}`;
  const bounds = [
    isBound(exclusiveMinimum) ? ` above ${exclusiveMinimum}` : '',
    isBound(minimum) ? ` of at least ${minimum}` : '',
    isBound(exclusiveMaximum) ? ` below ${exclusiveMaximum}` : '',
    isBound(maximum) ? ` of at most ${maximum}` : '',
  ];
  return bounds.filter((bound) => bound !== '').join(' and');
}

/** The largest safe integer stands in every schema of a whole number and tells nobody anything. */
function isBound(value: JsonValue | undefined): value is number {
  return typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER;
}

/** What was found, in words and short; callers keep secrets away from it. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return value === '' ? 'an empty string' : quote(value);
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (isJsonObject(value)) return 'an object';
  return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : 'null';
}

function quote(text: string): string {
  const cut = text.length > shownCharacters ? `${text.slice(0, shownCharacters)}...` : text;
  return JSON.stringify(cut);
}
