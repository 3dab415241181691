import { describe, expect, test } from '@jest/globals';
import { MAX_RECORD_BYTES, readRecord } from '../../../../src/adapters/baseline/read-record.ts';
import { baselineRecord } from '../../../support/baselines.ts';

const anyone = { name: null, branch: null };

function reasonOf(value: unknown, expected = anyone): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const answer = readRecord(text, expected);
  return answer.kind === 'none' && answer.broken ? answer.reason : answer;
}

describe('reading a record', () => {
  test('gives the record', () => {
    const record = baselineRecord();
    const expected = { name: 'default', branch: 'main' };
    expect(readRecord(JSON.stringify(record), expected)).toEqual({ kind: 'record', record });
    expect(readRecord(JSON.stringify(record), anyone)).toEqual({ kind: 'record', record });
  });

  test('says what is no JSON', () => {
    expect(reasonOf('{')).toBe('the record can not be read: it is no JSON');
  });

  test('says where the shape is wrong', () => {
    const wrong = { ...baselineRecord(), runner: { ...baselineRecord().runner, cores: 0 } };
    expect(reasonOf(wrong)).toMatch(/^the record can not be read: runner\.cores: Too small/);
    expect(reasonOf('[]')).toMatch(/^the record can not be read: its root: Invalid input/);
  });

  test('names an unknown version of the schema', () => {
    expect(reasonOf({ ...baselineRecord(), schemaVersion: 2 })).toMatch(
      /its schemaVersion is 2, this agent-bench reads 1;/,
    );
  });

  test('takes a record of another name or branch for none, which is no fault', () => {
    const text = JSON.stringify(baselineRecord());
    expect(readRecord(text, { name: 'nightly', branch: 'main' })).toEqual({
      kind: 'none',
      reason: 'the record found is of the name "default", not of "nightly"',
      broken: false,
    });
    expect(readRecord(text, { name: 'default', branch: 'v2' })).toMatchObject({ broken: false });
  });

  test('shows no long text and no line breaks from outside', () => {
    const reason = String(reasonOf({ ...baselineRecord(), [`::error::\n${'x'.repeat(5000)}`]: 1 }));
    expect(reason.length).toBeLessThan(250);
    expect(reason).not.toContain('\n');
  });

  test('reads no text above 32 MiB', () => {
    expect(reasonOf(`"${'x'.repeat(MAX_RECORD_BYTES)}"`)).toBe(
      'the record can not be read: it has 33554434 bytes, more than 32 MiB',
    );
  });
});
