import { describe, expect, it } from '@jest/globals';
import type { JsonObject, JsonValue } from '../../../../src/domain/json.ts';
import type { TokenUsage } from '../../../../src/domain/wire.ts';
import { data, decode, delta, stop } from './wire-reply.ts';

/** The usage of a reply whose chunks carry these reports. */
function usageOf(...reports: JsonValue[]): TokenUsage | null {
  return decode([...reports.map((usage) => data({ choices: [], usage })), stop]).usage;
}

/** [input, cache read, cache write, output, reasoning, total] of one report. */
function counts(report: JsonObject): unknown {
  const usage = usageOf(report);
  return (
    usage && [
      usage.inputTokens,
      usage.cacheReadInputTokens,
      usage.cacheWriteInputTokens,
      usage.outputTokens,
      usage.reasoningOutputTokens,
      usage.totalTokens,
    ]
  );
}

describe('sources (U1)', () => {
  const report = { prompt_tokens: 3, completion_tokens: 4 };

  it('are the chunk, its primary choice and x_groq', () => {
    const chunks = [
      data({ choices: [{ index: 0, usage: { prompt_tokens: 3 } }] }),
      data({ x_groq: { usage: { completion_tokens: 4 } } }),
      data({ usage: { total_tokens: 9 } }),
    ];
    expect(decode([...chunks, stop]).usage).toMatchObject({
      inputTokens: 3,
      outputTokens: 4,
      totalTokens: 9,
    });
  });

  it('are not other choices', () => {
    const chunk = data({ choices: [{ index: 0 }, { index: 1, usage: report }] });
    expect(decode([chunk, stop]).usage).toBeNull();
  });

  it.each([[null], ['x'], [[report]], [7]])('are not %j, which changes nothing either', (value) => {
    expect(usageOf(report, value)).toMatchObject({ inputTokens: 3, outputTokens: 4 });
    expect(usageOf(value)).toBeNull();
  });

  it('are marked when they hold a count', () => {
    const reply = decode([
      data({ usage: null }),
      data({ usage: {} }),
      data({ usage: report }),
      stop,
    ]);
    expect(reply.marks.filter((mark) => mark.classes.includes('usage'))).toEqual([
      { chunk: 2, classes: ['item', 'usage'] },
    ]);
  });
});

describe('counts (U2, U3)', () => {
  it('are the maximum of each field', () => {
    const usage = usageOf(
      { prompt_tokens: 10, completion_tokens: 1, total_tokens: 11 },
      { prompt_tokens: 0, completion_tokens: 7 },
      { completion_tokens: 5, total_tokens: 17 },
    );
    expect(usage).toMatchObject({ inputTokens: 10, outputTokens: 7, totalTokens: 17 });
  });

  it.each([[-1], ['5'], [null], [true]])('are no %j', (value) => {
    expect(usageOf({ prompt_tokens: value, completion_tokens: 4 })).toBeNull();
  });

  it.each([
    [{ input_tokens: 3, output_tokens: 4 }, [3, null, null, 4, null, 7]],
    [{ prompt_tokens: 3, input_tokens: 9, completion_tokens: 4 }, [3, null, null, 4, null, 7]],
    [
      { prompt_tokens: 9, completion_tokens: 4, prompt_tokens_details: { cached_tokens: 0 } },
      [9, 0, null, 4, null, 13],
    ],
    [
      {
        prompt_tokens: 9,
        completion_tokens: 4,
        input_tokens_details: { cached_tokens: 5 },
        prompt_cache_hit_tokens: 6,
      },
      [9, 5, null, 4, null, 13],
    ],
    [
      { prompt_tokens: 9, completion_tokens: 4, cache_read_input_tokens: 7, cached_tokens: 8 },
      [9, 7, null, 4, null, 13],
    ],
    [{ prompt_tokens: 9, completion_tokens: 4, reasoning_tokens: 3 }, [9, null, null, 4, 3, 13]],
    [
      { prompt_tokens: 9, completion_tokens: 4, output_tokens_details: { reasoning_tokens: 0 } },
      [9, null, null, 4, 0, 13],
    ],
    [{ prompt_tokens: 9, total_tokens: 12 }, [9, null, null, 3, null, 12]],
    [{ output_tokens: 9, total_tokens: 12 }, [3, null, null, 9, null, 12]],
    [{ prompt_tokens: 9, total_tokens: 5 }, null],
    [{ total_tokens: 5 }, null],
  ])('of %j are %j', (report, expected) => {
    expect(counts(report)).toEqual(expected);
  });
});

describe('cache and reasoning (U4, U5)', () => {
  it.each([
    // cached > input
    [
      {
        prompt_tokens: 10,
        completion_tokens: 5,
        total_tokens: 15,
        prompt_tokens_details: { cached_tokens: 20 },
      },
      [30, 20, null, 5, null, 35],
    ],
    // the names
    [
      {
        input_tokens: 10,
        output_tokens: 5,
        cache_read_input_tokens: 4,
        cache_creation_input_tokens: 3,
      },
      [17, 4, 3, 5, null, 22],
    ],
    // only the sum fits
    [
      {
        prompt_tokens: 10,
        completion_tokens: 5,
        cached_tokens: 4,
        cache_creation_input_tokens: 3,
        total_tokens: 22,
      },
      [17, 4, 3, 5, null, 22],
    ],
    [
      { prompt_tokens: 10, completion_tokens: 5, cache_creation_input_tokens: 3, total_tokens: 18 },
      [13, null, 3, 5, null, 18],
    ],
    // part of the input
    [
      { prompt_tokens: 10, completion_tokens: 5, cache_read_input_tokens: 4, total_tokens: 15 },
      [10, 4, null, 5, null, 15],
    ],
    // reasoning > output
    [
      { prompt_tokens: 10, completion_tokens: 5, reasoning_tokens: 8, total_tokens: 15 },
      [10, null, null, 13, 8, 23],
    ],
    // input (with its cache) + output + reasoning = total
    [
      {
        input_tokens: 10,
        output_tokens: 5,
        cache_read_input_tokens: 4,
        reasoning_tokens: 2,
        total_tokens: 21,
      },
      [14, 4, null, 7, 2, 21],
    ],
  ])('of %j make %j', (report, expected) => {
    expect(counts(report)).toEqual(expected);
  });
});

describe('totals (U6, U7)', () => {
  it('are the larger of the reported one and the sum', () => {
    expect(counts({ prompt_tokens: 5, completion_tokens: 5, total_tokens: 30 })).toEqual([
      5,
      null,
      null,
      5,
      null,
      30,
    ]);
    expect(counts({ prompt_tokens: 5, completion_tokens: 5, total_tokens: 3 })).toEqual([
      5,
      null,
      null,
      5,
      null,
      10,
    ]);
  });

  it('are null when everything is zero', () => {
    expect(usageOf({ prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 })).toBeNull();
    expect(usageOf({ prompt_tokens: 0, completion_tokens: 0 })).toBeNull();
    expect(usageOf({ prompt_tokens: 0, completion_tokens: 1 })).not.toBeNull();
  });
});

describe('adjusted', () => {
  it.each([
    [{ prompt_tokens: 5, completion_tokens: 5 }, false],
    [{ prompt_tokens: 5, completion_tokens: 5, total_tokens: 30 }, false],
    [{ prompt_tokens: 5, completion_tokens: 5, total_tokens: 3 }, true],
    [{ prompt_tokens: 5, total_tokens: 10 }, true],
    [{ input_tokens: 5, output_tokens: 5, cache_read_input_tokens: 1 }, true],
    [{ input_tokens: 5, output_tokens: 5, cache_read_input_tokens: 0, total_tokens: 10 }, false],
    [{ prompt_tokens: 5, completion_tokens: 5, reasoning_tokens: 6 }, true],
  ])('of %j is %j', (report, expected) => {
    expect(usageOf(report)?.adjusted).toBe(expected);
  });
});

it('reads a usage report beside content', () => {
  const chunk = data({
    choices: [{ index: 0, delta: { content: 'a' } }],
    usage: { prompt_tokens: 1, completion_tokens: 1 },
  });
  expect(decode([chunk, delta({}, 'stop')])).toMatchObject({
    text: 'a',
    usage: { totalTokens: 2 },
  });
});
