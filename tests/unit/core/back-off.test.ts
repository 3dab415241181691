import { describe, expect, test } from '@jest/globals';
import { backOffMs } from '../../../src/core/back-off.ts';

describe('the wait before a retry', () => {
  test('doubles from half a second to eight seconds', () => {
    const longest = [1, 2, 3, 4, 5, 6].map((attempt) => backOffMs(attempt, null, () => 1));
    expect(longest).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
  });

  test('is shortened by up to a half, so that clients do not come back together', () => {
    expect(backOffMs(1, null, () => 0)).toBe(250);
  });

  test('is what the provider asked for', () => {
    expect(backOffMs(1, 0, () => 1)).toBe(0);
    expect(backOffMs(3, 60_000, () => 1)).toBe(60_000);
  });

  test('is refused when the provider asks for more than a minute', () => {
    expect(backOffMs(1, 60_001, () => 1)).toBeNull();
  });
});
