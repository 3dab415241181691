import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createUsageChunkFilter } from '../../../../src/core/wire/usage-chunk.ts';

/** What goes on of a body that comes in these pieces. */
function passedOn(pieces: readonly Uint8Array[]): string {
  const filter = createUsageChunkFilter();
  const out = pieces.map((piece) => filter.push(piece));
  return Buffer.concat([...out, filter.end()]).toString();
}

function inPieces(text: string, cuts: readonly number[]): readonly Uint8Array[] {
  const bytes = Buffer.from(text);
  const places = [...new Set(cuts.map((cut) => cut % bytes.length))].sort((a, b) => a - b);
  return [...places, bytes.length].map((end, at) => bytes.subarray(places[at - 1] ?? 0, end));
}

const usage = '{"id":"c","choices":[],"usage":{"prompt_tokens":1,"completion_tokens":2}}';
const content = '{"id":"c","choices":[{"delta":{"content":"é, \\"choices\\":[]"}}],"usage":null}';

describe('the filter of the usage chunk', () => {
  test.each(['\n', '\r\n', '\r'])('takes it out at any chunking, with %j as line end', (end) => {
    const event = (data: string): string => `data: ${data}${end}${end}`;
    const before = `: hello${end}${end}${event(content)}event: x${end}${event(content)}`;
    const after = `${end}${event('[DONE]')}`;
    const stream = `${before}: note${end}${event(usage)}${after}`;
    fc.assert(
      fc.property(fc.array(fc.nat(1_000), { maxLength: 40 }), (cuts) => {
        expect(passedOn(inPieces(stream, cuts))).toBe(before + after);
      }),
    );
    const everyByte = Array.from({ length: stream.length }, (_, at) => at);
    for (const cut of everyByte) {
      expect(passedOn(inPieces(stream, [cut]))).toBe(before + after);
    }
    expect(passedOn(inPieces(stream, everyByte))).toBe(before + after);
  });

  test('takes it out at the end of a body that lacks the blank line', () => {
    expect(passedOn([Buffer.from(`data: ${usage}\n`)])).toBe('');
  });

  test.each([
    ['usage beside choices', 'data: {"choices":[{"delta":{}}],"usage":{"prompt_tokens":1}}\n\n'],
    ['empty choices without usage', 'data: {"choices":[],"prompt_filter_results":[]}\n\n'],
    ['empty choices whose usage is null', 'data: {"choices":[],"usage":null}\n\n'],
    ['an error', 'data: {"choices":[],"usage":{},"error":{"code":500}}\n\n'],
    ['what is no JSON', 'data: "choices":[] "usage"\n\n'],
    ['an event that is cut off', 'data: {"choices":[],"us'],
    ['a JSON body', `${usage}\n\n`],
  ])('leaves %s alone', (_, body) => {
    expect(passedOn(inPieces(body, [9, 20]))).toBe(body);
  });

  test('passes each whole event on with the bytes that complete it, and the very same bytes', () => {
    const filter = createUsageChunkFilter();
    const whole = Buffer.from(`data: ${content}\n\n`);
    expect(filter.push(whole).buffer).toBe(whole.buffer);
    expect(filter.push(Buffer.from('data: {')).length).toBe(0);
    expect(Buffer.from(filter.push(Buffer.from('}\n\n'))).toString()).toBe('data: {}\n\n');
  });

  test('does not wait for the end of a JSON body, nor of an event of more than 64 KiB', () => {
    expect(createUsageChunkFilter().push(Buffer.from(' {"a"')).length).toBe(5);
    const filter = createUsageChunkFilter();
    expect(filter.push(Buffer.from(`data: ${'x'.repeat(70_000)}`)).length).toBe(70_006);
    expect(filter.push(Buffer.from('y')).length).toBe(1);
    expect(Buffer.from(filter.push(Buffer.from(`\n\ndata: ${usage}\n\n`))).toString()).toBe('\n\n');
  });
});
