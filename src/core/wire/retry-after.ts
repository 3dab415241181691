type Headers = Readonly<Record<string, string>>;

const httpDate = /^[A-Z][a-z]{2,8},? [\w :-]+$/;

/**
 * How long a server asks to wait, in whole milliseconds, 0 or more; null when no header says so readably
 * (wire E3). A date counts from the response's own `date` header, else from `nowMs` (epoch milliseconds).
 */
export function retryAfterMs(headers: Headers, nowMs: number | null): number | null {
  const milliseconds =
    readNumber(headers['retry-after-ms']) ?? readNumber(headers['x-ms-retry-after-ms']);
  if (milliseconds !== null) return wholeDelay(milliseconds);
  const seconds = readNumber(headers['retry-after']);
  if (seconds !== null) return wholeDelay(seconds * 1000);
  const until = readDate(headers['retry-after']);
  const now = readDate(headers.date) ?? nowMs;
  return until === null || now === null ? null : wholeDelay(until - now);
}

function wholeDelay(milliseconds: number): number {
  return Math.max(0, Math.round(milliseconds));
}

function readNumber(header: string | undefined): number | null {
  const text = header?.trim() ?? '';
  return /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
}

/** Epoch milliseconds of an HTTP date (RFC 9110, all three forms, always GMT), or null. */
function readDate(header: string | undefined): number | null {
  const text = header?.trim() ?? '';
  if (!httpDate.test(text)) return null;
  const time = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(time) ? null : time;
}
