import { isJsonObject, type JsonObject, type JsonValue } from '../../domain/json.ts';

/** What a server says went wrong, and the object that carried it. */
export interface FailurePayload {
  readonly error: JsonValue;
  readonly enclosing: JsonObject | null;
}

/** The error that a JSON value carries, by its shape alone (wire C1); null when it carries none. */
export function failureIn(value: JsonValue | undefined): FailurePayload | null {
  if (Array.isArray(value)) return isJsonObject(value[0]) ? failureIn(value[0]) : null;
  if (!isJsonObject(value)) return null;
  if (isError(value.error)) return { error: value.error, enclosing: value };
  const choice = Array.isArray(value.choices) ? value.choices[0] : undefined;
  if (isJsonObject(choice) && isError(choice.error)) {
    return { error: choice.error, enclosing: choice };
  }
  return isBareError(value) ? { error: value, enclosing: null } : null;
}

/** Whether the `error` member of an object is given at all: null, "" and {} are none (wire C1.1). */
export function isError(value: JsonValue | undefined): value is JsonValue {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return value === true || (typeof value === 'string' && value !== '');
}

function isBareError(value: JsonObject): boolean {
  if ('choices' in value || 'usage' in value || isKeepalive(value)) return false;
  const { type, message } = value;
  if ('detail' in value || (typeof message === 'string' && message !== '')) return true;
  return typeof type === 'string' && (type === 'error' || type.endsWith('_error'));
}

const keepaliveNames = new Set(['ping', 'keepalive', 'keep_alive', 'heartbeat']);

/** Whether an event name is one of those that only keep a connection open (wire S8). */
export function isKeepaliveName(name: string): boolean {
  return keepaliveNames.has(name);
}

/** Whether an event's JSON only keeps the connection open: by its `type`, and without `choices` (wire S8). */
export function isKeepalive(value: JsonObject): boolean {
  return typeof value.type === 'string' && isKeepaliveName(value.type) && !('choices' in value);
}
