import { expect, test } from '@jest/globals';

import { passAtK, passHatK } from '../../../../src/core/statistics/repeats.ts';
import { choices } from '../../../support/enumerate.ts';

const settings = [0, 1, 3, 6].flatMap((passes) => [1, 2, 4, 6].map((k) => ({ passes, k })));

test.each(settings)('$passes passes of 6, k = $k: the shares of all draws', ({ passes, k }) => {
  const draws = choices(6, k).map((draw) => draw.filter((trial) => trial < passes).length);
  const share = (holds: (passing: number) => boolean): number =>
    draws.filter(holds).length / draws.length;
  const rate = { passes, trials: 6 };
  expect(passAtK(rate, k)).toBeCloseTo(
    share((passing) => passing > 0),
    12,
  );
  expect(passHatK(rate, k)).toBeCloseTo(
    share((passing) => passing === k),
    12,
  );
});

test('fewer trials than k leave both undefined, even when all passed', () => {
  expect(passAtK({ passes: 2, trials: 2 }, 3)).toBeNull();
  expect(passHatK({ passes: 2, trials: 2 }, 3)).toBeNull();
});
