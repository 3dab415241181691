import { describe, expect, test } from '@jest/globals';
import {
  formatMs,
  formatPassRate,
  formatQuantity,
  formatShare,
  formatUsd,
} from '../../../src/render/format-number.ts';

describe('numbers', () => {
  test.each([
    [null, 'n/a'],
    [0, '0 ms'],
    [0.05321, '0.0532 ms'],
    [412.345, '412 ms'],
    [999.6, '1 s'],
    [1943, '1.94 s'],
    [59_990, '1 min'],
    [90_000, '1.5 min'],
  ])('%p milliseconds are %s', (value, text) => {
    expect(formatMs(value)).toBe(text);
  });

  test.each([
    [null, 'n/a'],
    [999, '999'],
    [999.9, '1 k'],
    [41_234, '41.2 k'],
    [21_900_000, '21.9 M'],
  ])('a quantity of %p is %s', (value, text) => {
    expect(formatQuantity(value)).toBe(text);
  });

  test.each([
    [null, 'unpriced'],
    [0, '$0'],
    [0.018_42, '$0.0184'],
    [0.000_000_01, '< $0.000001'],
  ])('%p USD are %s', (value, text) => {
    expect(formatUsd(value)).toBe(text);
  });

  test.each([
    [null, 'n/a'],
    [1, '100 %'],
    [0.9999, '> 99.9 %'],
    [0.9667, '96.7 %'],
    [0.0004, '< 0.1 %'],
    [0, '0 %'],
  ])('a share of %p is %s', (value, text) => {
    expect(formatShare(value)).toBe(text);
  });

  test('a pass rate never stands without its count and interval', () => {
    expect(formatPassRate({ passed: 1, n: 2, rate: 0.5, interval: [0.0945, 0.9055] })).toBe(
      '1/2 (9.45 % to 90.5 %)',
    );
    expect(formatPassRate({ passed: 0, n: 0, rate: null, interval: null })).toBe('n/a');
  });
});
