import { describe, expect, it } from '@jest/globals';
import { content, data, decode, delta, done, feed, stop } from './wire-reply.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const completion = (message: object, extra: object = {}): string =>
  JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop', ...extra }] });

describe('content encoding (T1)', () => {
  it('ends at once, not retryable, when the encoding is unknown', () => {
    const decoder = feed([], { headers: { 'content-encoding': 'zstd' } });
    expect(decoder.state).toBe('ended');
    expect(decoder.end('close').error).toMatchObject({
      kind: 'protocol',
      retryable: false,
      truncated: false,
    });
  });

  it.each(['gzip', 'x-gzip', 'deflate', 'br', 'identity', ' GZIP '])('knows %s', (encoding) => {
    const headers = { 'content-encoding': encoding };
    expect(decode([content('Hi'), stop], { headers }).error).toBeNull();
  });

  it('reports the status of a failed reply even when its body cannot be read', () => {
    const decoder = feed(['xx'], { status: 503, headers: { 'content-encoding': 'zstd' } });
    expect(decoder.state).toBe('ended');
    expect(decoder.end('close').error).toMatchObject({ kind: 'http', status: 503, code: null });
  });
});

describe('characters (T2)', () => {
  it('drops a byte order mark whose bytes are split, and no later one', () => {
    const [first, ...rest] = bytes(`\uFEFF${content('\uFEFFa')}${stop}`);
    const reply = decode([Uint8Array.from([first ?? 0]), Uint8Array.from(rest)]);
    expect(reply.rawContent).toBe('\uFEFFa');
  });

  it('turns invalid bytes into replacement characters', () => {
    const [before, after] = content('a|b').split('|');
    const reply = decode([bytes(before ?? ''), Uint8Array.of(0xff), bytes(after ?? ''), stop]);
    expect(reply.text).toBe('a\uFFFDb');
  });
});

describe('body kind (T4)', () => {
  it.each([['  \r\n<html>'], ['<!doctype html>'], ['\uFEFF<p>']])(
    'takes %j for a web page',
    (page) => {
      const decoder = feed([page]);
      expect(decoder.state).toBe('ended');
      expect(decoder.end('close').error).toMatchObject({
        kind: 'protocol',
        retryable: false,
        truncated: false,
      });
    },
  );

  it('takes a body that begins with [DONE] for an event stream without items', () => {
    const decoder = feed(['\n[DO', 'NE]\n']);
    expect(decoder.state).toBe('ended');
    expect(decoder.end('close').error).toMatchObject({ kind: 'protocol', retryable: true });
  });

  it('never looks at the content type', () => {
    const headers = { 'content-type': 'text/html' };
    expect(decode([content('Hi'), stop, done], { headers })).toMatchObject({
      error: null,
      text: 'Hi',
    });
  });
});

describe('JSON body (T5)', () => {
  it('reads the first value, ignores what follows, and books all on the last read', () => {
    const reply = decode([' ', `${completion({ content: 'Hi' })}{"error":"late"}`, '\n']);
    expect(reply).toMatchObject({ error: null, text: 'Hi', streamed: false, finishReason: 'stop' });
    expect(reply).toMatchObject({ firstItemChunk: 2, firstVisibleChunk: 2 });
    expect(reply.marks).toEqual([{ chunk: 2, classes: ['item', 'content', 'visible', 'finish'] }]);
  });

  it.each(['close', 'reset', 'stall', 'abort'] as const)('counts a complete value at %s', (end) => {
    const body = JSON.stringify({ choices: [{ message: { content: 'Hi' } }] });
    expect(decode([body], { end })).toMatchObject({ error: null, text: 'Hi', finishReason: null });
  });

  it.each([
    ['close', 'protocol', true, true],
    ['reset', 'protocol', true, true],
    ['stall', 'timeout', true, false],
    ['abort', 'aborted', false, false],
  ] as const)('fails without a complete value at %s', (end, kind, retryable, truncated) => {
    const reply = decode(['{"choices":[{"message":{"content":"H'], { end });
    expect(reply.error).toMatchObject({ kind, retryable, truncated });
    expect(reply).toMatchObject({ firstItemChunk: null, streamed: false });
  });

  it('reads message and not delta, and text of an old-style completion', () => {
    const both = completion({ content: 'whole' }, { delta: { content: 'piece' } });
    expect(decode([both]).text).toBe('whole');
    const old = JSON.stringify({ choices: [{ text: 'old', finish_reason: 'length' }] });
    expect(decode([old])).toMatchObject({ text: 'old', finishReason: 'length' });
  });

  it.each([['{"status":"ok"}'], ['{"choices":[]}'], ['[1,2]'], ['{"object":"list","usage":{}}']])(
    'finds %s neither completion nor error',
    (body) => {
      expect(decode([body]).error).toMatchObject({
        kind: 'protocol',
        retryable: false,
        truncated: false,
      });
    },
  );

  it('reports an error inside, also in an array', () => {
    const reply = decode(['[{"error":{"status":500}}]']);
    expect(reply.error).toMatchObject({ kind: 'provider', status: 500, retryable: true });
    expect(reply.marks).toEqual([{ chunk: 0, classes: ['error'] }]);
  });

  it('reports a finish reason that says the provider broke off', () => {
    const reply = decode([completion({ content: 'Hal' }, { finish_reason: 'error' })]);
    expect(reply).toMatchObject({ error: { kind: 'provider', retryable: true }, text: 'Hal' });
  });

  it('goes on reading until the body ends', () => {
    const decoder = feed([completion({ content: 'Hi' })]);
    expect([decoder.state, decoder.itemCount]).toEqual(['reading', 0]);
    decoder.end('close');
    expect([decoder.state, decoder.itemCount]).toEqual(['ended', 1]);
  });
});

describe('an empty body (F4)', () => {
  it.each([
    ['close', 'protocol', true],
    ['reset', 'protocol', true],
    ['stall', 'timeout', true],
    ['abort', 'aborted', false],
  ] as const)('is an error at %s', (end, kind, retryable) => {
    expect(decode(['\n'], { end }).error).toMatchObject({ kind, retryable, status: null });
  });

  it('counts as truncated when only an end marker or keepalives came', () => {
    for (const chunks of [[done], [': ping\n\n', data({ type: 'ping' }), done]]) {
      expect(decode(chunks).error).toMatchObject({ kind: 'protocol', truncated: true });
    }
  });

  it('gives the same reply when it is ended twice', () => {
    const decoder = feed([delta({ content: 'Hi' }, 'stop')]);
    expect(decoder.end('close')).toBe(decoder.end('reset'));
  });
});
