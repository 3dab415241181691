import { isJsonObject, type JsonObject, type JsonValue } from '../../../domain/json.ts';
import { createRedactor } from '../../redact/redact.ts';
import { failureIn, type FailurePayload } from '../failure-payload.ts';
import { providerError } from '../wire-error.ts';

/** What is recorded of an error. */
export interface FailureFacts {
  readonly errorCode: string | null;
  readonly retryable: boolean;
}

const { providerText } = createRedactor([]);

/** The type of an object that came as an event of this name: its own, else the name; empty when there is neither (MK3). */
export function typeOf({ type }: JsonObject, name: string): string {
  return typeof type === 'string' && type !== '' ? type : name;
}

/** The error that a JSON value of an event with this name carries, or null (ME1). */
export function errorIn(value: JsonValue | undefined, name: string): FailurePayload | null {
  const source = firstOf(value);
  if (!isJsonObject(source)) return null;
  const failure = failureIn(source);
  if (failure !== null && failure.enclosing !== null) return failure;
  const type = typeOf(source, name);
  if (type === '') return failure;
  const isBareError = isErrorType(type) && failureIn({ ...source, type }) !== null;
  return isBareError ? { error: source, enclosing: null } : null;
}

function isErrorType(type: string): boolean {
  return type === 'error' || type.endsWith('_error');
}

/** Code and retryability of an error inside a successful reply (ME2, ME4): wording never decides. */
export function failureFacts(failure: FailurePayload): FailureFacts {
  const { error, enclosing } = failure;
  const first = { error: firstOf(error) ?? null, enclosing };
  return {
    errorCode: errorCodeOf(failure),
    retryable: providerError(first, () => '').retryable,
  };
}

/** The first usable code of an error, then of the object around it; null when neither has one (ME2). */
export function errorCodeOf(failure: FailurePayload): string | null {
  for (const { type, code, status } of objectsOf(failure)) {
    const usable = [type, code, status, decimal(code), decimal(status)].find(isUsableCode);
    if (usable !== undefined) return usable;
  }
  return null;
}

/** Whether an error says that the quota is spent, which no repeat helps (wire E6). */
export function isQuotaSpent(failure: FailurePayload): boolean {
  return objectsOf(failure).some((source) =>
    [source.code, source.type].includes('insufficient_quota'),
  );
}

function objectsOf({ error, enclosing }: FailurePayload): readonly JsonObject[] {
  return [firstOf(error), enclosing].filter((value) => isJsonObject(value));
}

const emptyWords = ['error', 'None', 'null'];

function isUsableCode(value: JsonValue | undefined): value is string {
  if (typeof value !== 'string' || !/^[\w.:-]{1,64}$/.test(value)) return false;
  return !emptyWords.includes(value) && providerText(value) === value;
}

function decimal(value: JsonValue | undefined): string | null {
  const isInteger = typeof value === 'number' && Number.isInteger(value);
  return isInteger ? BigInt(value).toString() : null;
}

/** Of an array the first element decides. */
function firstOf(value: JsonValue | undefined): JsonValue | undefined {
  return Array.isArray(value) ? value[0] : value;
}
