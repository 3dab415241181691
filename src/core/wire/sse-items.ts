import { isJsonObject, type JsonObject } from '../../domain/json.ts';
import { failureIn, isKeepalive, isKeepaliveName, type FailurePayload } from './failure-payload.ts';
import { parseJson } from './json-text.ts';
import type { SseEvent } from './sse-events.ts';

/** What an event means to a reader of chat completions. */
export type StreamItem =
  | { readonly kind: 'item'; readonly value: JsonObject }
  | { readonly kind: 'failure'; readonly failure: FailurePayload }
  | { readonly kind: 'end-marker' }
  | { readonly kind: 'not-json' }
  | { readonly kind: 'nothing' };

/** Sorts one event: end marker, keepalive, error, data item, or bytes that make no sense (wire S7 to S12). */
export function readItem(event: SseEvent): StreamItem {
  const data = event.data.trim();
  if (data === '[DONE]' || data === 'DONE') return { kind: 'end-marker' };
  if (data.startsWith(':') || isKeepaliveName(event.name)) return { kind: 'nothing' };
  const value = parseJson(data);
  const failure = failureIn(value);
  if (failure !== null) return { kind: 'failure', failure };
  if (event.name === 'error') {
    return { kind: 'failure', failure: { error: value ?? data, enclosing: null } };
  }
  if (!isJsonObject(value)) return { kind: 'not-json' };
  return isKeepalive(value) ? { kind: 'nothing' } : { kind: 'item', value };
}
