import { isJsonObject, type JsonObject, type JsonValue } from '../../../domain/json.ts';
import { createRedactor } from '../../redact/redact.ts';
import { isError, type FailurePayload } from '../failure-payload.ts';
import { isRetryableStatus, retryableWords, statusIn } from '../wire-error.ts';

/** What is recorded of an error. */
export interface FailureFacts {
  readonly errorCode: string | null;
  readonly retryable: boolean;
}

const spentWords = new Set([
  'insufficient_quota',
  'usage_limit_reached',
  'usage_not_included',
  'billing_hard_limit_reached',
]);
const transientWords = new Set([
  ...retryableWords,
  'server_is_overloaded',
  'slow_down',
  'service_unavailable_error',
  'too_many_requests',
]);
const emptyWords = new Set(['error', 'none', 'null']);
const { providerText } = createRedactor([]);

/** The error that a JSON value carries, where `name` stands for a missing type; null when it carries none (RX1). */
export function errorIn(value: JsonValue | undefined, name: string): FailurePayload | null {
  const source = firstOf(value);
  if (!isJsonObject(source)) return null;
  if (isError(source.error)) return { error: source.error, enclosing: source };
  const type = typeOf(source) ?? name;
  if (isErrorType(type)) return { error: source, enclosing: null };
  return isBareError(source, type) ? bareError(source) : null;
}

/** The type that an object gives itself; null when it gives none. */
export function typeOf(source: JsonObject): string | null {
  return typeof source.type === 'string' && source.type !== '' ? source.type : null;
}

function isErrorType(type: string): boolean {
  return type === 'error' || (type.endsWith('_error') && !type.startsWith('response.'));
}

function isBareError(source: JsonObject, type: string): boolean {
  if (type !== '' && source.object !== 'error') return false;
  if ('choices' in source || 'usage' in source || 'output' in source) return false;
  return 'detail' in source || (typeof source.message === 'string' && source.message !== '');
}

function bareError(source: JsonObject): FailurePayload {
  return isJsonObject(source.detail)
    ? { error: source.detail, enclosing: source }
    : { error: source, enclosing: null };
}

/** Code and retryability of an error inside a successful reply (RX3 to RX5): wording never decides. */
export function failureFacts({ error, enclosing }: FailurePayload): FailureFacts {
  const objects = [firstOf(error), enclosing].filter((value) => isJsonObject(value));
  const status = objects.map(statusIn).find((inner) => inner !== null) ?? null;
  const transient =
    status === null
      ? wordsOf(error).some((word) => transientWords.has(word))
      : isRetryableStatus(status);
  return { errorCode: errorCodeOf(error), retryable: transient && !isSpent(error) };
}

/** Whether an error says that something is used up, which no repeat helps (RX5.1). */
export function isSpent(error: JsonValue): boolean {
  return wordsOf(error).some((word) => spentWords.has(word));
}

/** An error's own code or type, where it is one that may be recorded, else null (RX3). */
export function errorCodeOf(error: JsonValue): string | null {
  const source = firstOf(error);
  if (!isJsonObject(source)) return null;
  return [source.code, source.type].find(isUsableCode) ?? decimalCode(source.code);
}

function isUsableCode(value: JsonValue | undefined): value is string {
  if (typeof value !== 'string' || !/^[A-Za-z][\w.:-]{0,63}$/.test(value)) return false;
  return !emptyWords.has(value.toLowerCase()) && providerText(value) === value;
}

function decimalCode(code: JsonValue | undefined): string | null {
  if (typeof code === 'string') return /^\d{1,6}$/.test(code) ? code : null;
  const isCode = typeof code === 'number' && Number.isInteger(code) && code >= 0;
  return isCode ? BigInt(code).toString() : null;
}

function wordsOf(error: JsonValue): string[] {
  const source = firstOf(error);
  if (!isJsonObject(source)) return [];
  return [source.code, source.type]
    .filter((word) => typeof word === 'string')
    .map((word) => word.toLowerCase());
}

/** Of an array the first element decides. */
function firstOf(value: JsonValue | undefined): JsonValue | undefined {
  return Array.isArray(value) ? value[0] : value;
}
