import { isJsonObject, type JsonObject } from '../../../domain/json.ts';
import { isKeepaliveName, type FailurePayload } from '../failure-payload.ts';
import { parseJson } from '../json-text.ts';
import type { SseEvent } from '../sse-events.ts';
import { errorIn, typeOf } from './failure.ts';

/** What an event means to a reader of Responses. */
export type ResponsesEvent =
  | { readonly kind: 'item'; readonly type: string; readonly value: JsonObject }
  /** `value` is null for an error that is no JSON object. */
  | {
      readonly kind: 'failure';
      readonly failure: FailurePayload;
      readonly value: JsonObject | null;
    }
  | { readonly kind: 'end-marker' }
  | { readonly kind: 'not-json' }
  | { readonly kind: 'nothing' };

/** Sorts one event (RE1 to RE5). The type in its data wins over its name, but for an event named `error`. */
export function readEvent(event: SseEvent): ResponsesEvent {
  const data = event.data.trim();
  if (data === '[DONE]' || data === 'DONE') return { kind: 'end-marker' };
  if (data.startsWith(':')) return { kind: 'nothing' };
  const json = parseJson(data);
  const value = isJsonObject(json) ? json : null;
  const type = (value && typeOf(value)) ?? event.name;
  if (isKeepaliveName(type)) return { kind: 'nothing' };
  const failure = errorIn(json, event.name);
  if (failure !== null) return { kind: 'failure', failure, value };
  if (event.name === 'error') {
    return { kind: 'failure', failure: { error: json ?? data, enclosing: null }, value };
  }
  return value === null ? { kind: 'not-json' } : { kind: 'item', type, value };
}
