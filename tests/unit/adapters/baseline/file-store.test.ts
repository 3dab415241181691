import { describe, expect, test } from '@jest/globals';
import { createFileStore } from '../../../../src/adapters/baseline/file-store.ts';
import type { BaselineStore } from '../../../../src/app/ports.ts';
import { baselineRecord } from '../../../support/baselines.ts';

function storeOf(read: () => Promise<string | null>): BaselineStore {
  return createFileStore({ read, shownAs: 'bench/baseline.json' });
}

describe('file store', () => {
  test('reads the record, whatever its name and branch', async () => {
    const record = baselineRecord({ name: 'nightly', branch: null });
    const store = storeOf(() => Promise.resolve(JSON.stringify(record)));
    expect(await store.find()).toEqual({ kind: 'record', record });
  });

  test('has none without a file, which is no fault', async () => {
    expect(await storeOf(() => Promise.resolve(null)).find()).toEqual({
      kind: 'none',
      reason: 'there is no bench/baseline.json',
      broken: false,
    });
  });

  test('names the file that is broken', async () => {
    expect(await storeOf(() => Promise.resolve('{')).find()).toEqual({
      kind: 'none',
      reason: 'bench/baseline.json: the record can not be read: it is no JSON',
      broken: true,
    });
  });

  test('answers when reading fails', async () => {
    expect(await storeOf(() => Promise.reject(new Error('EACCES'))).find()).toEqual({
      kind: 'none',
      reason: 'bench/baseline.json can not be read: EACCES',
      broken: true,
    });
  });

  test('saves nothing, as the user commits the file', async () => {
    expect(await storeOf(() => Promise.resolve(null)).save(baselineRecord())).toBeNull();
  });
});
