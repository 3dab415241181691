import { describe, expect, test } from '@jest/globals';
import { includeUsageSplice } from '../../../../src/core/wire/include-usage.ts';
import type { JsonObject } from '../../../../src/domain/json.ts';

/** The request as it is sent on. */
function asked(json: string): string {
  const splice = includeUsageSplice(json, JSON.parse(json) as JsonObject);
  if (splice === null) return json;
  return json.slice(0, splice.from) + splice.text + json.slice(splice.to);
}

describe('asking a streamed chat completion for its usage', () => {
  test('adds a member at the end and leaves every other character alone', () => {
    expect(asked('{"seed": 12345678901234567890, "stream":true }\n')).toBe(
      '{"seed": 12345678901234567890, "stream":true ,"stream_options":{"include_usage":true}}\n',
    );
  });

  test.each([
    [
      'options without it',
      '{"stream":true,"stream_options":{"a":1.0},"z":1}',
      '{"stream":true,"stream_options":{"a":1.0,"include_usage":true},"z":1}',
    ],
    [
      'empty options',
      '{"stream_options": { },"stream":true}',
      '{"stream_options": { "include_usage":true},"stream":true}',
    ],
    [
      'options that decline',
      '{"stream":true,"stream_options":{"include_usage": false}}',
      '{"stream":true,"stream_options":{"include_usage": true}}',
    ],
    [
      'no options by name',
      '{"stream_options":null,"stream":true}',
      '{"stream_options":{"include_usage":true},"stream":true}',
    ],
    [
      'options by an escaped name',
      String.raw`{"stream":true,"stream\u005foptions":{}}`,
      String.raw`{"stream":true,"stream\u005foptions":{"include_usage":true}}`,
    ],
    [
      'options given twice, of which the last count',
      '{"stream":true,"stream_options":{"include_usage":true},"stream_options":{}}',
      '{"stream":true,"stream_options":{"include_usage":true},"stream_options":{"include_usage":true}}',
    ],
    [
      'texts and values that look like options',
      String.raw`{"a":"}\\\"","b":[{"stream_options":{}}],"c":{"d":"]}"},"e":-1.5e3,"stream":true}`,
      String.raw`{"a":"}\\\"","b":[{"stream_options":{}}],"c":{"d":"]}"},"e":-1.5e3,"stream":true,"stream_options":{"include_usage":true}}`,
    ],
  ])('handles %s', (_, json, expected) => {
    expect(asked(json)).toBe(expected);
  });

  test.each([
    '{"stream":true,"stream_options":{"include_usage":true}}',
    '{"stream":false}',
    '{"messages":[]}',
    '{"stream":true,"stream_options":"all"}',
  ])('changes nothing in %s', (json) => {
    expect(asked(json)).toBe(json);
  });
});
