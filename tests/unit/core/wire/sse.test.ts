import { describe, expect, it } from '@jest/globals';
import { content, data, decode, delta, done, feed, stop } from './wire-reply.ts';

const item = (text: string): string => JSON.stringify({ choices: [{ delta: { content: text } }] });

describe('lines (S1 to S4)', () => {
  it('drops exactly one space after the colon', () => {
    expect(decode([`data:${item('a')}\n\n`, `data: ${item('b')}\n\n`, stop]).text).toBe('ab');
    expect(decode([content('a'), 'data: \t [DONE]\n\n']).error).toBeNull();
  });

  it('takes LF, CRLF and CR in any mix as line ends', () => {
    const reply = decode([`data: ${item('a')}\r\n\n`, `data: ${item('b')}\r\r\ndata: [DONE]\n\r`]);
    expect(reply).toMatchObject({ error: null, text: 'ab' });
  });

  it('completes an event at a CR, and skips the LF of the next read', () => {
    const reply = decode([`data: ${item('a')}\r\n\r`, `\ndata: ${item('b')}\r\n\r`, '\n', stop]);
    expect(reply).toMatchObject({ text: 'ab', firstItemChunk: 0, firstVisibleChunk: 0 });
  });

  it('joins several data lines with a line feed', () => {
    const between = 'data: {"choices":\ndata: [{"delta":{"content":"a"}}]}\n\n';
    expect(decode([between, stop]).text).toBe('a');
    const insideString = 'data: {"x":"a\ndata: b"}\n\n';
    expect(decode([insideString]).error).toMatchObject({ kind: 'protocol' });
  });

  it('ignores comments, id, retry and unknown fields', () => {
    const fields = `: note\nid: 7\nretry: 10\nfoo: {"error":"x"}\nbar\ndata: ${item('a')}\n\n`;
    expect(decode([fields, stop])).toMatchObject({ error: null, text: 'a', firstItemChunk: 0 });
  });

  it('reads a line of 16 MiB', () => {
    const reply = decode([content('x'.repeat(16 * 1024 * 1024)), stop, done]);
    expect([reply.error, reply.text.length]).toEqual([null, 16 * 1024 * 1024]);
  });
});

describe('events (S5, S6)', () => {
  it('does nothing for an event without data or with blank data', () => {
    expect(decode(['event: error\n\n', 'data:\ndata: \n\n', content('a'), stop])).toMatchObject({
      error: null,
      firstItemChunk: 2,
    });
  });

  it('forgets the name of an event that had no data', () => {
    expect(decode(['event: error\n\n', content('a'), stop]).error).toBeNull();
  });

  it.each(['\n', ''])('counts an unfinished event at a clean close (line end %j)', (lineEnd) => {
    expect(decode([content('a'), `data: ${item('b')}${lineEnd}`]).text).toBe('ab');
    expect(decode([content('a'), `data: [DONE]${lineEnd}`]).error).toBeNull();
  });

  it.each(['reset', 'stall', 'abort'] as const)('drops an unfinished event at %s', (end) => {
    const reply = decode([content('a'), `data: ${item('b')}\n`], { end });
    expect(reply.text).toBe('a');
    expect(reply.error).not.toBeNull();
  });

  it('books an event that the close completed on the last read', () => {
    const reply = decode([`data: ${item('a')}`, '\n']);
    expect(reply).toMatchObject({ firstItemChunk: 1, firstVisibleChunk: 1 });
  });
});

describe('end marker (S7)', () => {
  it.each(['data: [DONE]\n\n', 'data:  DONE \n\n', '[DONE]\n', ' [DONE]\r'])(
    'ends at %j',
    (marker) => {
      const decoder = feed([content('a'), marker, content('b')]);
      expect(decoder.state).toBe('ended');
      const reply = decoder.end('stall');
      expect(reply).toMatchObject({ error: null, text: 'a', finishReason: null });
      expect(reply.marks.at(-1)).toEqual({ chunk: 1, classes: ['end'] });
    },
  );

  it('reads nothing behind the marker, not even in the same read', () => {
    const usage = data({ choices: [], usage: { prompt_tokens: 1, completion_tokens: 1 } });
    expect(decode([`${content('a')}${done}${content('b')}${usage}`])).toMatchObject({
      text: 'a',
      usage: null,
    });
  });

  it('first dispatches an event that a bare marker line follows', () => {
    expect(decode([`data: ${item('a')}\n[DONE]\n`])).toMatchObject({ error: null, text: 'a' });
  });
});

describe('keepalives and wrapped comments (S8, S9)', () => {
  it.each(['ping', 'keepalive', 'keep_alive', 'heartbeat'])(
    'ignores %s by name and by type',
    (name) => {
      const chunks = [`event: ${name}\ndata: anything\n\n`, data({ type: name, message: 'alive' })];
      const decoder = feed(chunks);
      expect(decoder.itemCount).toBe(0);
      expect(decode([...chunks, content('a'), stop])).toMatchObject({
        error: null,
        firstItemChunk: 2,
      });
    },
  );

  it('reads a typed heartbeat that has choices', () => {
    const chunk = data({ type: 'heartbeat', choices: [{ delta: { content: 'a' } }] });
    expect(decode([chunk, stop])).toMatchObject({ text: 'a', firstItemChunk: 0 });
  });

  it('ignores data that starts with a colon', () => {
    expect(decode(['data: : OPEN\n\n', 'data::x\n\n', content('a'), stop]).error).toBeNull();
  });
});

describe('error events (S10)', () => {
  it('reports plain text', () => {
    const { error } = decode(['event: error\ndata: out of memory\n\n']);
    expect(error).toMatchObject({ kind: 'provider', retryable: false, message: 'out of memory' });
  });

  it('reports JSON that has no error shape', () => {
    const { error } = decode(['event: error\ndata: {"code":503}\n\n']);
    expect(error).toMatchObject({ kind: 'provider', status: 503, retryable: true, code: '503' });
  });

  it('reads a line named error like an event named error', () => {
    const { error } = decode(['error: quota\n\n']);
    expect(error).toMatchObject({ kind: 'provider', message: 'quota' });
  });

  it('ends the stream, and keeps what had arrived', () => {
    const decoder = feed([content('a'), 'event: error\ndata: x\n\n', content('b'), done]);
    expect(decoder.state).toBe('ended');
    expect(decoder.end('close')).toMatchObject({ text: 'a', error: { kind: 'provider' } });
  });
});

describe('data that is no item (S11)', () => {
  it.each(['oops', '{"choices":', '1', 'null', '"text"', '[]', '[{"a":1}]'])(
    'fails at %s',
    (text) => {
      const { error } = decode([content('a'), `data: ${text}\n\n`, stop]);
      expect(error).toMatchObject({ kind: 'protocol', retryable: true, truncated: false });
    },
  );

  it('ignores it after a finish reason', () => {
    const usage = data({ usage: { prompt_tokens: 1, completion_tokens: 2 } });
    const reply = decode([content('a'), stop, 'data: oops\n\n', usage, done]);
    expect(reply).toMatchObject({ error: null, usage: { totalTokens: 3 } });
  });

  it('takes an array whose first element is an error for that error', () => {
    const { error } = decode(['data: [{"error":{"type":"overloaded"}}]\n\n']);
    expect(error).toMatchObject({ kind: 'provider', retryable: true });
  });
});

describe('items (S12)', () => {
  it('counts role, usage, empty and unknown chunks, and no errors', () => {
    const role = delta({ role: 'assistant' });
    const decoder = feed([role, data({ usage: {} }), data({ choices: [] }), data({ x: 1 })]);
    expect(decoder.itemCount).toBe(4);
    decoder.push(new TextEncoder().encode(data({ error: 'x' })), 4);
    expect(decoder.itemCount).toBe(4);
  });
});
