import { describe, expect, test } from '@jest/globals';
import { runBlocks } from '../../../src/app/run-blocks.ts';

describe('runBlocks', () => {
  test('never runs more than the limit at the same time, and runs all', async () => {
    let running = 0;
    let most = 0;
    const done: number[] = [];
    await runBlocks([1, 2, 3, 4, 5], 2, async (block) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      done.push(block);
    });
    expect(most).toBe(2);
    expect(done.toSorted((left, right) => left - right)).toEqual([1, 2, 3, 4, 5]);
  });

  test('keeps going after one block failed, and says so at the end', async () => {
    const done: number[] = [];
    const run = runBlocks([1, 2, 3], 1, async (block) => {
      if (block === 1) throw new Error('first');
      done.push(block);
    });
    await expect(run).rejects.toThrow('first');
    expect(done).toEqual([2, 3]);
  });

  test('has nothing to do with no blocks', async () => {
    await expect(runBlocks([], 4, () => Promise.reject(new Error('never')))).resolves.toBe(
      undefined,
    );
  });
});
