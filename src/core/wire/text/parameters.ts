import { isJsonObject, type JsonObject, type JsonValue } from '../../../domain/json.ts';
import { parseLenientJson } from './lenient-json.ts';

const closing = '</parameter>';

/**
 * Reads `<parameter=KEY>value</parameter>` elements into an arguments object (wire X7), or null when
 * there is anything else between them or one is not closed. `schema` is the tool's, when it was offered.
 */
export function readParameters(text: string, schema: JsonObject | undefined): JsonObject | null {
  const opening = /\s*<parameter=([\w.-]+)>/y;
  const properties = isJsonObject(schema?.properties) ? schema.properties : {};
  const entries: [string, JsonValue][] = [];
  let at = 0;
  while (at < text.length) {
    opening.lastIndex = at;
    const key = opening.exec(text)?.[1];
    const end = key === undefined ? -1 : text.indexOf(closing, opening.lastIndex);
    if (key === undefined || end === -1) return null;
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
    entries.push([key, readValue(text.slice(opening.lastIndex, end), property)]);
    at = end + closing.length;
  }
  return Object.fromEntries(entries);
}

function readValue(raw: string, property: JsonValue | undefined): JsonValue {
  const value = raw.replace(/^\r?\n/, '').replace(/\r?\n$/, '');
  if (property === undefined || allowsString(property)) return value;
  return parseLenientJson(value.trim()) ?? value;
}

/** Whether a property may be a string by its schema, also as one of several types. */
function allowsString(property: JsonValue): boolean {
  if (!isJsonObject(property)) return false;
  const { type, anyOf, oneOf } = property;
  if (type === 'string' || (Array.isArray(type) && type.includes('string'))) return true;
  return [anyOf, oneOf].some((variants) => Array.isArray(variants) && variants.some(allowsString));
}
