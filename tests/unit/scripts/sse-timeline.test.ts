import { describe, expect, test } from '@jest/globals';
import { checkVector } from '../../../scripts/conformance-stats/check.ts';
import type { JsonObject } from '../../../src/domain/json.ts';

function check(input: JsonObject, expected: JsonObject): readonly string[] {
  return checkVector({ id: 'timeline', kind: 'sse_timeline', input, expected });
}

describe('timelines as real bytes', () => {
  test('agree for a plain answer with usage', () => {
    const events = [
      [100, 'role'],
      [250, 'content'],
      [350, 'content'],
      [355, 'finish:stop'],
      [360, 'usage'],
      [361, 'done'],
    ];
    expect(
      check(
        { mode: 'native', events, usage: { output_tokens: 6 } },
        {
          time_to_first_chunk_ms: 100,
          ttfv_ms: 250,
          tpot_ms: 20,
          chunk_gap_ms: [100],
          status: 'ok',
          call_duration_ms: 361,
        },
      ),
    ).toEqual([]);
  });

  test('agree for a preamble before a call in text', () => {
    const events = [
      [80, 'role'],
      [100, 'content:preamble'],
      [140, 'content:tool_block_open'],
      [160, 'content'],
      [200, 'content:tool_block_close'],
      [205, 'finish:stop'],
      [211, 'done'],
    ];
    expect(
      check(
        { mode: 'text', events, usage: null },
        {
          ttfv_ms: 100,
          first_tool_call_ms: 140,
          tool_call_ready_ms: 200,
          last_output_ms: 200,
          chunk_gap_ms: [40, 20, 40],
          tpot_ms: null,
          status: 'ok',
        },
      ),
    ).toEqual([]);
  });

  test('agree for a native call in a single piece after a preamble', () => {
    const events = [
      [90, 'role+content'],
      [200, 'tool'],
      [210, 'finish:tool_calls'],
      [220, 'close'],
    ];
    expect(
      check(
        { mode: 'native', events, usage: null },
        {
          ttfv_ms: 90,
          first_tool_call_ms: 200,
          tool_call_ready_ms: 200,
          call_duration_ms: 220,
          status: 'ok',
          usage: null,
        },
      ),
    ).toEqual([]);
  });

  test.each([
    ['finish:length', 'length'],
    ['finish:content_filter', 'content-filter'],
  ])('know %s', (finish, status) => {
    const events = [
      [90, 'content'],
      [100, finish],
      [101, 'done'],
    ];
    expect(check({ mode: 'native', events, usage: null }, { status })).toEqual([]);
  });

  test('disagree where a number is wrong or a class is unknown', () => {
    const events = [
      [90, 'content'],
      [100, 'finish:stop'],
      [101, 'done'],
    ];
    expect(check({ mode: 'native', events, usage: null }, { ttft_ms: 91 })).toHaveLength(1);
    expect(check({ mode: 'native', events: [[1, 'surprise']], usage: null }, {})).toEqual([
      'unknown class surprise',
    ]);
  });
});
