import { isJsonObject, type JsonObject } from '../../../domain/json.ts';
import { isKeepaliveName, type FailurePayload } from '../failure-payload.ts';
import { parseJson } from '../json-text.ts';
import type { SseEvent } from '../sse-events.ts';
import { errorIn, typeOf } from './errors.ts';

/** What an event means to a reader of Messages. */
export type MessagesEvent =
  | { readonly kind: 'item'; readonly type: string; readonly value: JsonObject }
  | { readonly kind: 'failure'; readonly failure: FailurePayload }
  /** `value` is null for an end marker that is no JSON. */
  | { readonly kind: 'end-marker'; readonly value: JsonObject | null }
  | { readonly kind: 'not-json' }
  | { readonly kind: 'nothing' };

/** Sorts one event, in the order of MK6. */
export function readEvent({ name, data: untrimmed }: SseEvent): MessagesEvent {
  const data = untrimmed.trim();
  if (data === '[DONE]' || data === 'DONE') return { kind: 'end-marker', value: null };
  if (data.startsWith(':')) return { kind: 'nothing' };
  const value = parseJson(data);
  if (name === 'error') {
    const failure = errorIn(value, name) ?? { error: value ?? data, enclosing: null };
    return { kind: 'failure', failure };
  }
  if (isKeepaliveName(name) && !isJsonObject(value)) return { kind: 'nothing' };
  const failure = errorIn(value, name);
  if (failure !== null) return { kind: 'failure', failure };
  return isJsonObject(value) ? readObject(typeOf(value, name), value) : { kind: 'not-json' };
}

function readObject(type: string, value: JsonObject): MessagesEvent {
  if (isKeepaliveName(type)) return { kind: 'nothing' };
  return type === 'message_stop' ? { kind: 'end-marker', value } : { kind: 'item', type, value };
}
