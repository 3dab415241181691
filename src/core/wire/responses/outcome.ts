import { isJsonObject, type JsonObject, type JsonValue } from '../../../domain/json.ts';
import { isError } from '../failure-payload.ts';
import { readFinishReason } from '../finish-reason.ts';
import { failureFacts, type FailureFacts } from './failure.ts';

/** What a response says about its own end. Whether a completed one is empty shows in what came. */
export type Outcome =
  | { readonly kind: 'completed' | 'length' | 'content-filter' }
  | { readonly kind: 'stream-error'; readonly failure: FailureFacts };

const brokenOff: Outcome = {
  kind: 'stream-error',
  failure: { errorCode: null, retryable: true },
};
const terminalTypes = new Map([
  ['response.completed', 'completed'],
  ['response.incomplete', 'incomplete'],
  ['response.failed', 'failed'],
  ['response.cancelled', 'cancelled'],
  ['response.canceled', 'cancelled'],
  ['response.done', null],
]);
const failedWords = ['failed', 'cancelled', 'canceled'];

/** Whether an event of this type ends its call (RS1). */
export function isTerminal(type: string): boolean {
  return terminalTypes.has(type);
}

/** The worst of what event type, status, error and reason of a response say (RS2 to RS4); `type` is empty for a JSON body. */
export function outcomeOf(type: string, response: JsonObject): Outcome {
  const said = [terminalTypes.get(type), statusOf(response)].filter((word) => word !== undefined);
  const { error } = response;
  if (isError(error)) return failed(error, response);
  if (said.some((word) => word !== null && failedWords.includes(word))) {
    return failed(null, response);
  }
  const reason = reasonOf(response);
  if (reason === null && !said.includes('incomplete')) return { kind: 'completed' };
  return cutOff(reason);
}

/** A response's status, lower-cased; null when it has none. */
export function statusOf({ status }: JsonObject): string | null {
  return typeof status === 'string' ? status.toLowerCase() : null;
}

function failed(error: JsonValue, response: JsonObject): Outcome {
  const failure =
    error === null
      ? { errorCode: null, retryable: false }
      : failureFacts({ error, enclosing: response });
  return { kind: 'stream-error', failure };
}

function reasonOf({ incomplete_details: details }: JsonObject): string | null {
  const reason = isJsonObject(details) ? details.reason : null;
  return typeof reason === 'string' && reason !== '' ? reason : null;
}

function cutOff(reason: string | null): Outcome {
  const meaning = readFinishReason(reason);
  if (meaning === 'failed') return brokenOff;
  return { kind: meaning === 'content_filter' ? 'content-filter' : 'length' };
}
