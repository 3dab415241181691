import { describe, expect, it } from '@jest/globals';
import type { JsonValue } from '../../../../src/domain/json.ts';
import { content, data, decode, delta, done, stop } from './wire-reply.ts';

const choices = (...values: JsonValue[]): string => data({ choices: values });

describe('choices (C2, C3)', () => {
  it.each([[null], ['x'], [{ a: 1 }], [[]], [[null, 1]]])('takes choices %j for none', (value) => {
    expect(decode([data({ choices: value }), content('a'), stop])).toMatchObject({
      text: 'a',
      firstItemChunk: 0,
    });
  });

  it('reads only the choice whose index was seen first, whatever it is', () => {
    const reply = decode([
      choices({ index: 3, delta: { content: 'a' } }, { index: 0, delta: { content: 'x' } }),
      choices({ index: 0, delta: { content: 'y' }, finish_reason: 'length' }),
      choices({ index: 0, delta: { content: 'z' } }, { index: 3, delta: { content: 'b' } }),
      done,
    ]);
    expect(reply).toMatchObject({ text: 'ab', finishReason: null });
  });

  it('takes a missing index for 0', () => {
    const chunks = [
      choices({ delta: { content: 'a' } }),
      content('b'),
      choices({ index: 1, text: 'x' }),
    ];
    expect(decode([...chunks, stop]).text).toBe('ab');
  });
});

describe('delta, message and text (C4)', () => {
  it('reads messages while no delta was seen, and none later', () => {
    const message = (text: string): string => choices({ message: { content: text } });
    expect(decode([message('a'), message('b'), content('c'), message('x'), stop]).text).toBe('abc');
  });

  it('ignores a message beside a delta, and takes a null delta for none', () => {
    const both = choices({ delta: { content: 'a' }, message: { content: 'x' } });
    expect(decode([both, stop]).text).toBe('a');
    expect(decode([choices({ delta: null, message: { content: 'm' } }), stop]).text).toBe('m');
  });

  it('reads text where there is neither, also after deltas', () => {
    expect(decode([content('a'), choices({ text: 'b' }), choices({ text: 5 }), stop]).text).toBe(
      'ab',
    );
    expect(decode([choices({ delta: {}, text: 'x' }), stop]).text).toBe('');
  });
});

describe('content (C5)', () => {
  it('reads parts in order and ignores what is no text', () => {
    const parts = [
      'a',
      { type: 'text', text: 'b' },
      { type: 'image_url', text: 'x' },
      { text: 'x' },
      { type: 'output_text', text: 'c' },
      { type: 'text', text: null },
      7,
    ];
    expect(decode([delta({ content: parts }), stop]).text).toBe('abc');
  });

  it('reads a single part object', () => {
    expect(decode([delta({ content: { type: 'text', text: 'a' } }), stop]).text).toBe('a');
  });

  it.each([
    { type: 'thinking', thinking: 'why' },
    { type: 'reasoning', reasoning: 'why' },
    { type: 'reasoning', text: 'why' },
    { type: 'thinking', thinking: ['wh', { type: 'text', text: 'y' }, { type: 'x' }, 1] },
  ])('takes the part %j for reasoning', (part) => {
    expect(decode([delta({ content: [part] }), stop])).toMatchObject({
      text: '',
      reasoningText: 'why',
    });
  });

  it('shows refusal parts', () => {
    const reply = decode([delta({ content: [{ type: 'refusal', refusal: 'No.' }] }), stop]);
    expect(reply).toMatchObject({ text: 'No.', finishReason: 'stop' });
  });

  it.each([null, 5, true, ''])('ignores the content %j', (value) => {
    expect(decode([delta({ content: value }), stop])).toMatchObject({ text: '', rawContent: '' });
  });
});

describe('reasoning (C6)', () => {
  it.each([
    [{ reasoning_content: 'a', reasoning: 'b', thinking: 'c' }, 'a'],
    [{ reasoning_content: '', reasoning: 'b', thinking: 'c' }, 'b'],
    [{ reasoning_content: null, thinking: 'c', reasoning_details: [{ text: 'd' }] }, 'c'],
    [
      { reasoning_details: [{ text: 'd' }, { summary: 'e' }, { text: '', summary: 'f' }, 1] },
      'def',
    ],
    [{ reasoning_details: 'x', reasoning: {} }, null],
  ])('takes one source of %j', (value, expected) => {
    expect(decode([delta(value), stop]).reasoningText).toBe(expected);
  });

  it('puts fields before think blocks and trims the whole (V4)', () => {
    const chunks = [content('<think> one </think>'), delta({ reasoning: ' two' })];
    expect(decode([...chunks, stop]).reasoningText).toBe('two one');
    expect(decode([delta({ reasoning: ' \n' }), stop]).reasoningText).toBeNull();
  });
});

describe('refusal (C7)', () => {
  it('is visible as it is, without a look for tags', () => {
    const reply = decode([delta({ refusal: '<think>No' }), delta({ refusal: '.' }, 'stop')]);
    expect(reply).toMatchObject({ text: '<think>No.', reasoningText: null, firstVisibleChunk: 0 });
  });

  it('stands where it came, also when content before it was held back', () => {
    const chunks = [content('<thi'), delta({ refusal: 'No' }), content('s'), stop];
    expect(decode(chunks)).toMatchObject({ text: '<thiNos', firstVisibleChunk: 1 });
  });
});

describe('model', () => {
  it('is the last non-empty name, cut to 200 characters', () => {
    const chunks = [
      data({ model: 'a' }),
      data({ model: 'b'.repeat(300) }),
      data({ model: '' }),
      done,
    ];
    expect(decode(chunks).model).toBe('b'.repeat(200));
    expect(decode([data({ model: null }), done]).model).toBeNull();
  });
});
