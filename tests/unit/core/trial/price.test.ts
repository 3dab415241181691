import { expect, test } from '@jest/globals';

import { priceCall } from '../../../../src/core/trial/price.ts';
import type { TokenUsage } from '../../../../src/domain/wire.ts';

function usage(parts: Partial<TokenUsage>): TokenUsage {
  return {
    inputTokens: 0,
    cacheReadInputTokens: null,
    cacheWriteInputTokens: null,
    outputTokens: 0,
    reasoningOutputTokens: null,
    totalTokens: 0,
    adjusted: false,
    ...parts,
  };
}

test('cache reads are priced apart and reasoning is not added again', () => {
  const cost = priceCall(
    usage({
      inputTokens: 1200,
      cacheReadInputTokens: 800,
      outputTokens: 300,
      reasoningOutputTokens: 120,
    }),
    { input: 2.5, cacheRead: 1.25, output: 10 },
  );
  // 400 x 2500 + 800 x 1250 + 300 x 10000
  expect(cost).toBe(5_000_000);
});

test('cache writes have their own price, or that of input', () => {
  const written = usage({ inputTokens: 100, cacheWriteInputTokens: 40 });
  expect(priceCall(written, { input: 3, cacheWrite: 3.75, output: 15 })).toBe(
    60 * 3000 + 40 * 3750,
  );
  expect(priceCall(written, { input: 3, output: 15 })).toBe(100 * 3000);
});

test('a count of cache reads that was not reported is priced as plain input', () => {
  expect(priceCall(usage({ inputTokens: 100 }), { input: 2, cacheRead: 1, output: 8 })).toBe(
    200_000,
  );
});

test('rates below a nano-USD per token are rounded once, on the whole call', () => {
  // 3 x 0.0125 USD per million is 37.5 nano-USD; 0.1 and 0.2 have no exact doubles
  expect(priceCall(usage({ inputTokens: 3 }), { input: 0.0125, output: 1 })).toBe(38);
  expect(priceCall(usage({ inputTokens: 1, outputTokens: 1 }), { input: 0.1, output: 0.2 })).toBe(
    300,
  );
  expect(priceCall(usage({ inputTokens: 10 }), { input: 0.00015, output: 1 })).toBe(2);
});

test('a price per call does not depend on tokens', () => {
  expect(priceCall(usage({ inputTokens: 9 }), { perCall: 0.04 })).toBe(40_000_000);
});

test('a free model costs nothing, which is a price', () => {
  expect(priceCall(usage({ inputTokens: 9, outputTokens: 9 }), { input: 0, output: 0 })).toBe(0);
});

test('without usage or rate a call is unpriced', () => {
  expect(priceCall(null, { input: 1, output: 1 })).toBeNull();
  expect(priceCall(null, { perCall: 1 })).toBeNull();
  expect(priceCall(usage({ inputTokens: 1 }), null)).toBeNull();
});

test('cache reads without a rate of their own are unpriced, not guessed', () => {
  const cached = usage({ inputTokens: 10, cacheReadInputTokens: 4 });
  expect(priceCall(cached, { input: 1, output: 1 })).toBeNull();
  expect(priceCall({ ...cached, cacheReadInputTokens: 0 }, { input: 1, output: 1 })).toBe(10_000);
});

test('more cached than sent, or half a token, is unpriced', () => {
  const contradictory = usage({ inputTokens: 10, cacheReadInputTokens: 12 });
  expect(priceCall(contradictory, { input: 1, cacheRead: 1, output: 1 })).toBeNull();
  expect(priceCall(usage({ inputTokens: 10.5 }), { input: 1, output: 1 })).toBeNull();
});

test('a cost beyond safe integers is unpriced, large ones are exact', () => {
  const huge = usage({ inputTokens: 4_000_000_000_000, outputTokens: 1 });
  expect(priceCall(huge, { input: 2, output: 0.001 })).toBe(8_000_000_000_000_001);
  expect(priceCall(huge, { input: 4, output: 1 })).toBeNull();
});
