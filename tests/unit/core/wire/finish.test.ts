import { describe, expect, it } from '@jest/globals';
import { content, data, decode, delta, done, feed, stop, tools } from './wire-reply.ts';

describe('finish reasons (F1)', () => {
  it.each([
    ...['length', 'max_tokens', 'max_output_tokens', 'model_length'].map((w) => [w, 'length']),
    ...['tool_calls', 'tool_call', 'tool_use', 'function_call'].map((w) => [w, 'tool_calls']),
    ...['content_filter', 'safety', 'sensitive', 'recitation'].map((w) => [w, 'content_filter']),
    ...['blocklist', 'prohibited_content', 'spii', 'refusal'].map((w) => [w, 'content_filter']),
    ...['stop', 'eos', 'end_turn', 'STOP', 'whatever'].map((w) => [w, 'stop']),
    ['MAX_TOKENS', 'length'],
  ])('reads %s as %s', (word, reason) => {
    expect(decode([delta({ content: 'a' }, word)])).toMatchObject({
      error: null,
      finishReason: reason,
    });
  });

  it.each(['error', 'network_error', 'abort', 'Aborted'])('fails, retryable, at %s', (word) => {
    const reply = decode([content('a'), delta({ content: 'b' }, word), done]);
    expect(reply.error).toMatchObject({ kind: 'provider', retryable: true, status: null });
    expect(reply).toMatchObject({ text: 'ab', finishReason: null });
  });

  it.each([null, '', 5, {}])('takes %j for no value', (value) => {
    const decoder = feed([delta({ content: 'a' }, value)]);
    expect(decoder.state).toBe('reading');
    expect(decoder.end('close').error).not.toBeNull();
  });

  it('keeps the last value, and an earlier one when the stream then fails', () => {
    const two = [delta({}, 'length'), delta({}, 'tool_use'), delta({}, null)];
    expect(decode(two).finishReason).toBe('tool_calls');
    expect(decode([...two, delta({}, 'error')])).toMatchObject({
      finishReason: 'tool_calls',
      error: { kind: 'provider' },
    });
  });

  it('lets an error object in the same chunk go first', () => {
    const chunk = { error: { code: 400 }, choices: [{ delta: {}, finish_reason: 'error' }] };
    expect(decode([data(chunk)]).error).toMatchObject({ status: 400, retryable: false });
  });
});

describe('a complete message (F2, F3)', () => {
  it.each(['close', 'reset', 'stall', 'abort'] as const)(
    'with a finish reason is ok at %s',
    (end) => {
      expect(decode([content('a'), stop], { end })).toMatchObject({ error: null, text: 'a' });
    },
  );

  it.each([
    ['close', 'protocol', true, true],
    ['reset', 'protocol', true, true],
    ['stall', 'timeout', true, false],
    ['abort', 'aborted', false, false],
  ] as const)('is none without finish reason at %s', (end, kind, retryable, truncated) => {
    const usage = data({ choices: [], usage: { prompt_tokens: 1, completion_tokens: 2 } });
    const reply = decode([content('a'), usage], { end });
    expect(reply.error).toMatchObject({ kind, retryable, truncated, status: null });
    expect(reply).toMatchObject({ text: 'a', usage: { totalTokens: 3 } });
  });

  it('goes on reading usage and late text after the finish reason', () => {
    const usage = data({ choices: [], usage: { prompt_tokens: 1, completion_tokens: 2 } });
    const decoder = feed([content('a'), stop, content('b'), usage]);
    expect(decoder.state).toBe('finishing');
    expect(decoder.end('stall')).toMatchObject({ text: 'ab', usage: { outputTokens: 2 } });
  });

  it('fails at an error that comes after the finish reason', () => {
    const reply = decode([content('a'), stop, data({ error: { code: 502 } }), done]);
    expect(reply).toMatchObject({ error: { kind: 'provider', status: 502 }, finishReason: 'stop' });
  });
});

describe('a failed stream (F6)', () => {
  it('hands no call on, native or text, whole or malformed', () => {
    const call = { index: 0, function: { name: 'get_time', arguments: '{}' } };
    const chunks = [delta({ tool_calls: [call] }), content('<tool_call>x</tool_call>')];
    const reply = decode([...chunks, data({ error: 'x' })], { tools });
    expect(reply).toMatchObject({ toolCalls: [], malformedToolCalls: [] });
    expect(reply.marks.flatMap((mark) => mark.classes)).not.toContain('call-ready');
  });

  it('shows text that was still held when the error came', () => {
    const chunks = [content('ok <tool'), data({ error: 'x' })];
    expect(decode(chunks, { tools })).toMatchObject({ text: 'ok <tool', firstVisibleChunk: 0 });
  });
});

describe('after the end', () => {
  it('reads no more', () => {
    const decoder = feed([content('a'), stop]);
    const reply = decoder.end('close');
    decoder.push(new TextEncoder().encode(content('b')), 2);
    expect([decoder.end('close'), decoder.state]).toEqual([reply, 'ended']);
  });
});
