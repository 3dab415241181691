import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { JsonValue } from '../../../../src/domain/json.ts';
import type { WireError } from '../../../../src/domain/wire.ts';
import { data, decode, delta, feed, stop } from './wire-reply.ts';

function http(
  status: number,
  body: JsonValue | string = '',
  headers: Readonly<Record<string, string>> = {},
): WireError | null {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return decode([text], { status, headers, nowMs: Date.parse('2025-01-01T00:00:00Z') }).error;
}

const provider = (value: JsonValue): WireError | null => decode([data(value)]).error;

describe('error payloads (C1)', () => {
  it.each([
    [{ error: 'x' }],
    [{ error: { a: 1 }, choices: [] }],
    [{ error: [1] }],
    [{ error: true, usage: {} }],
    [{ choices: [{ error: { a: 1 } }] }],
    [{ choices: [{ error: 'x', delta: { content: 'a' } }] }],
    [{ detail: null }],
    [{ detail: 'Not Found' }],
    [{ type: 'error' }],
    [{ type: 'invalid_request_error' }],
    [{ message: 'x' }],
    [[{ message: 'x' }, 1]],
  ])('are seen in %j', (value) => {
    expect(provider(value)).toMatchObject({ kind: 'provider', retryable: false, status: null });
  });

  it.each([
    [{ error: null }],
    [{ error: '' }],
    [{ error: {} }],
    [{ error: [] }],
    [{ error: false }],
    [{ error: 0 }],
    [{ error: 5 }],
    [{ choices: [{ error: null }, { error: 'x' }] }],
    [{ choices: null, message: 'x' }],
    [{ usage: null, detail: 'x' }],
    [{ message: '' }],
    [{ message: { text: 'x' } }],
    [{ type: 'errors' }],
  ])('are not seen in %j', (value) => {
    expect(decode([data(value), stop])).toMatchObject({ error: null, firstItemChunk: 0 });
  });
});

describe('status of a provider error (E2, E5)', () => {
  it.each([
    [{ error: { code: 429 } }, 429, true],
    [{ error: { code: '503' } }, 503, true],
    [{ error: { code: 'x', status: 501 } }, 501, false],
    [{ error: { status_code: 400 }, code: 500 }, 400, false],
    [{ error: { code: 200 }, status: 502 }, 502, true],
    [{ error: 'x', code: '404' }, 404, false],
    [{ choices: [{ error: { type: 'x' }, code: 500 }] }, 500, true],
    [{ error: { code: 600, status: 399.5, status_code: '42' } }, null, false],
    [{ error: { code: ' 429' } }, null, false],
  ])('of %j is %j', (value, status, retryable) => {
    expect(provider(value)).toMatchObject({ status, retryable, retryAfterMs: null });
  });

  it.each([
    [{ error: { code: 'overloaded' } }, true],
    [{ error: { type: 'Rate_Limit_Error' } }, true],
    [{ error: { status: 'UNAVAILABLE' } }, true],
    [{ error: 'busy', type: 'server_error' }, true],
    [{ error: { message: 'rate limit, please retry, status 429' } }, false],
    [{ error: { code: 'invalid_request_error' } }, false],
    [{ error: { code: 400, type: 'server_error' } }, false],
  ])('without one: %j is retryable: %j', (value, retryable) => {
    expect(provider(value)).toMatchObject({ retryable });
  });
});

describe('spent quota (E6)', () => {
  it('is never retryable, at any status, and only by its exact name', () => {
    expect(http(429, { error: { code: 'insufficient_quota' } })?.retryable).toBe(false);
    expect(http(500, { error: { type: 'insufficient_quota' } })?.retryable).toBe(false);
    expect(provider({ error: { code: 429, type: 'insufficient_quota' } })?.retryable).toBe(false);
    expect(http(429, { error: { message: 'insufficient_quota' } })?.retryable).toBe(true);
    expect(http(429, { error: { code: 'Insufficient_Quota' } })?.retryable).toBe(true);
  });
});

describe('HTTP status (E1, E4)', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504, 520, 529, 599])('%i is retryable', (status) => {
    expect(http(status)).toMatchObject({ kind: 'http', status, retryable: true });
  });

  it.each([101, 301, 400, 401, 403, 404, 413, 422, 501, 505])('%i is not', (status) => {
    expect(http(status)).toMatchObject({ kind: 'http', status, retryable: false });
  });

  it('stands whatever the body is: a stream, a page, a completion, or cut', () => {
    for (const body of [
      `${delta({ content: 'a' })}${stop}`,
      '<html>',
      '{"choices":[{}]}',
      '{"er',
    ]) {
      expect(http(500, body)).toMatchObject({ kind: 'http', status: 500, truncated: false });
    }
  });

  it('has no item and no text, at any end', () => {
    for (const end of ['close', 'reset', 'stall', 'abort'] as const) {
      expect(decode([delta({ content: 'a' })], { status: 400, end })).toMatchObject({
        error: { kind: 'http' },
        text: '',
        firstItemChunk: null,
        marks: [],
      });
    }
  });

  it('takes code and message from the body', () => {
    const error = { message: 'no such model', type: 'invalid_request_error', code: null };
    expect(http(404, { error })).toMatchObject({
      code: 'invalid_request_error',
      message: 'no such model',
    });
    expect(http(400, [{ error: { code: 400, message: 'm' } }])).toMatchObject({ code: '400' });
    expect(http(404, { error: 'gone' })).toMatchObject({ code: null, message: 'gone' });
    expect(http(422, { detail: [{ loc: 'x' }] })?.message).toBe('{"detail":[{"loc":"x"}]}');
    expect(http(502, ' <html> ')).toMatchObject({ code: null, message: '<html>' });
    expect(http(524)).toMatchObject({ code: null, message: 'HTTP status 524' });
  });

  it('reads no more than 64 KiB of the body', () => {
    const decoder = feed(['x'.repeat(60_000), 'y'.repeat(60_000)], { status: 500 });
    expect(decoder.state).toBe('ended');
    const short = feed(['x'.repeat(60_000)], { status: 500 });
    expect(short.state).toBe('reading');
  });
});

describe('retry-after (E3)', () => {
  it.each([
    [{ 'retry-after-ms': '1250', 'retry-after': '9' }, 1250],
    [{ 'x-ms-retry-after-ms': '30.6', 'retry-after': '9' }, 31],
    [{ 'retry-after-ms': 'soon', 'retry-after': '2' }, 2000],
    [{ 'retry-after': ' 1.5 ' }, 1500],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': '-5' }, 0],
    [{ 'retry-after': 'soon' }, null],
    [{ 'retry-after': '' }, null],
    [{ 'retry-after': '1e3' }, null],
    [{}, null],
    [
      { date: 'Wed, 01 Jan 2025 00:00:00 GMT', 'retry-after': 'Wed, 01 Jan 2025 00:01:00 GMT' },
      60_000,
    ],
    [{ date: 'Wed, 01 Jan 2025 00:02:00 GMT', 'retry-after': 'Wed, 01 Jan 2025 00:01:00 GMT' }, 0],
    [{ date: 'x', 'retry-after': 'Wed, 01 Jan 2025 00:00:03 GMT' }, 3000],
    [{ 'retry-after': 'Wednesday, 01-Jan-25 00:00:04 GMT' }, 4000],
    [{ 'retry-after': 'Wed Jan  1 00:00:05 2025' }, 5000],
    [{ 'retry-after': 'Sun, 06 Nov 1994 08:49:37 GMT' }, 0],
  ])('of %j is %j', (headers, expected) => {
    expect(http(429, '', headers)?.retryAfterMs).toBe(expected);
  });

  it('cannot be told from a date alone when nobody knows the time', () => {
    const headers = { 'retry-after': 'Wed, 01 Jan 2025 00:00:03 GMT' };
    expect(decode([''], { status: 429, headers }).error?.retryAfterMs).toBeNull();
  });

  it('is never read from words, nor for errors inside a reply', () => {
    expect(http(429, { error: { message: 'retry in 5 s' } })?.retryAfterMs).toBeNull();
    const headers = { 'retry-after': '5' };
    expect(decode([data({ error: { code: 429 } })], { headers }).error?.retryAfterMs).toBeNull();
  });
});

describe('the words of an error (E8)', () => {
  it('are cut to 2 KiB', () => {
    const message = 'é '.repeat(5000);
    const lengths = [
      http(500, message),
      http(500, { error: { message } }),
      provider({ error: message }),
    ].map((error) => new TextEncoder().encode(error?.message).length);
    for (const length of lengths) expect(length).toBeLessThanOrEqual(2048);
  });

  it('hold no key, wherever in the payload it is', () => {
    const key = 'sk-proj-CANARYabcdef0123456789';
    const places: JsonValue[] = [
      { error: key },
      { error: { message: `bad key ${key}` } },
      { error: { code: key, type: key, note: key } },
      { error: { message: 'x', code: key } },
      { detail: [key] },
    ];
    for (const place of places) {
      expect(JSON.stringify([http(401, place), provider(place)])).not.toContain('CANARY');
    }
  });

  it('hold no half of a key that the cut to 64 KiB splits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 65_480, max: 65_540 }), (length) => {
        const filler = '0123456789abcdef'.repeat(5000).slice(0, length - 1);
        const message = `${filler} sk-proj-CANARYCANARYCANARY`;
        expect(http(400, message)?.message).not.toMatch(/CANARY|sk-p/);
        expect(provider({ error: message })?.message).not.toMatch(/CANARY|sk-p/);
      }),
      { numRuns: 60 },
    );
  });
});
