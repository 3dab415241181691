import { isJsonObject, type JsonObject, type JsonValue } from '../../domain/json.ts';
import type { ReplyHead, WireError, WireErrorKind } from '../../domain/wire.ts';
import { cutToBytes, withoutLastWord } from '../redact/cut-text.ts';
import { failureIn, type FailurePayload } from './failure-payload.ts';
import { jsonText, parseJson } from './json-text.ts';
import { retryAfterMs } from './retry-after.ts';

export type RedactError = (text: string) => string;

/** As much of an error text as of an error body is read (wire E8). */
const maxReadLength = 64 * 1024;
const maxMessageBytes = 2 * 1024;
const maxCodeBytes = 200;

/** Codes and types of errors that a repeat may help (wire E5). */
export const retryableWords = new Set([
  'overloaded',
  'overloaded_error',
  'engine_overloaded',
  'rate_limit',
  'rate_limit_error',
  'rate_limit_exceeded',
  'rate_limit_daily',
  'resource_exhausted',
  'server_error',
  'internal_error',
  'internal_server_error',
  'api_error',
  'timeout',
  'timeout_error',
  'service_unavailable',
  'unavailable',
  'bad_gateway',
  'upstream_error',
  'provider_unavailable',
  'provider_disconnected',
  'network_error',
]);

interface HttpFailure {
  readonly head: ReplyHead;
  /** What was read of the body. */
  readonly body: string;
  readonly nowMs: number | null;
  readonly redact: RedactError;
}

/** A status outside 2xx: the status decides what it means, the body only tells its code and words (wire E1, E3, E4). */
export function httpError({ head, body, nowMs, redact }: HttpFailure): WireError {
  const failure = failureIn(parseJson(body));
  const facts = factsOf(failure ?? { error: body.trim(), enclosing: null }, redact);
  return {
    kind: 'http',
    truncated: false,
    retryable: isRetryableStatus(head.status) && !facts.quotaSpent,
    status: head.status,
    retryAfterMs: retryAfterMs(head.headers, nowMs),
    code: facts.code,
    message: facts.message || `HTTP status ${head.status}`,
  };
}

/** A failure that the server reports inside a 2xx reply (wire E2, E5, E6). */
export function providerError(failure: FailurePayload, redact: RedactError): WireError {
  const facts = factsOf(failure, redact);
  const retryable = facts.status === null ? facts.soundsTransient : isRetryableStatus(facts.status);
  return {
    ...plainError('provider', facts.message || 'the provider reported an error without a message'),
    retryable: retryable && !facts.quotaSpent,
    status: facts.status,
    code: facts.code,
  };
}

/** The provider ended the message with a finish reason that says it broke off (wire F1). */
export function brokenOffError(): WireError {
  const error = plainError('provider', 'the provider broke off: finish_reason says error');
  return { ...error, retryable: true, code: 'finish-reason-error' };
}

interface ProtocolFailure {
  readonly code: string;
  readonly message: string;
  readonly truncated: boolean;
  readonly retryable: boolean;
}

/** The bytes are not a complete message (wire E2, E7). */
export function protocolError({ code, message, truncated, retryable }: ProtocolFailure): WireError {
  return { ...plainError('protocol', message), code, truncated, retryable };
}

/** The connection stayed open and silent past one of the caller's timers (wire F5). */
export function timeoutError(): WireError {
  return { ...plainError('timeout', 'the stream went silent before its end'), retryable: true };
}

/** We cancelled the call ourselves. */
export function abortedError(): WireError {
  return plainError('aborted', 'the call was cancelled before the reply was complete');
}

function plainError(kind: WireErrorKind, message: string): WireError {
  return {
    kind,
    truncated: false,
    retryable: false,
    status: null,
    retryAfterMs: null,
    code: null,
    message,
  };
}

/** Whether sending the same request again may help after this HTTP status (wire E4). */
export function isRetryableStatus(status: number): boolean {
  if (status >= 500 && status <= 599) return status !== 501 && status !== 505;
  return status === 408 || status === 409 || status === 425 || status === 429;
}

interface FailureFacts {
  readonly status: number | null;
  readonly soundsTransient: boolean;
  readonly quotaSpent: boolean;
  readonly code: string | null;
  readonly message: string;
}

/** Reads an error's fields, then those of the object around it; wording never decides (wire E6). */
function factsOf({ error, enclosing }: FailurePayload, redact: RedactError): FailureFacts {
  const objects = [error, enclosing].filter((value) => isJsonObject(value));
  const words = objects.flatMap(({ code, type, status }) => [code, type, status]);
  const kinds = objects.flatMap(({ code, type }) => [code, type]);
  const code = kinds.find((value) => typeof value === 'number' || isText(value));
  return {
    status: objects.map(statusIn).find((status) => status !== null) ?? null,
    soundsTransient: words.some((word) => isText(word) && retryableWords.has(word.toLowerCase())),
    quotaSpent: kinds.includes('insufficient_quota'),
    code: code === undefined ? null : clean(String(code), redact, maxCodeBytes),
    message: clean(messageOf(error), redact, maxMessageBytes),
  };
}

function isText(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && value !== '';
}

/** The HTTP status that an error object names, or null (wire E2). */
export function statusIn(source: JsonObject): number | null {
  const candidates = [source.code, source.status, source.status_code].map((value) =>
    typeof value === 'string' && /^\d{3}$/.test(value) ? Number(value) : value,
  );
  return (
    candidates.find(
      (value): value is number =>
        typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599,
    ) ?? null
  );
}

function messageOf(error: JsonValue): string {
  if (typeof error === 'string') return error;
  const { message, detail } = isJsonObject(error) ? error : {};
  return [message, detail].find(isText) ?? jsonText(error);
}

function clean(text: string, redact: RedactError, maxBytes: number): string {
  const isLong = text.length > maxReadLength;
  return cutToBytes(
    redact(isLong ? withoutLastWord(text.slice(0, maxReadLength)) : text),
    maxBytes,
  );
}
