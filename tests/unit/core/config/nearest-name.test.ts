import { expect, test } from '@jest/globals';
import { nearestName } from '../../../../src/core/config/nearest-name.ts';

test.each([
  ['nativ', ['native', 'text'], 'native'],
  ['mdel', ['id', 'model', 'params'], 'model'],
  ['base-url', ['baseUrl', 'model'], 'baseUrl'],
  ['BASEURL', ['baseUrl', 'model'], 'baseUrl'],
  ['singletool', ['single-tool', 'direct-answer'], 'single-tool'],
])('finds what %s was meant to be', (word, names, expected) => {
  expect(nearestName(word, names)).toBe(expected);
});

test.each([
  ['banana', ['native', 'text']],
  ['x', ['id', 'y']],
  ['', ['id']],
  ['native', []],
])('suggests nothing far-fetched for "%s"', (word, names) => {
  expect(nearestName(word, names)).toBeNull();
});
