import type { JsonObject } from '../../src/domain/json.ts';
import type { TokenUsage } from '../../src/domain/wire.ts';
import { priceCall } from '../../src/core/trial/price.ts';
import { fields, type LookUp, type KindTable } from './answer.ts';
import { numberOf, objectOf } from './vector.ts';

export const costKinds: KindTable = { cost_usd: cost };

function cost(input: JsonObject): LookUp {
  const rates = objectOf(input, 'usd_per_million');
  const nanoUsd = priceCall(usageOf(input), {
    input: numberOf(rates, 'input'),
    cacheRead: optionalNumberOf(rates, 'cached_input') ?? undefined,
    output: numberOf(rates, 'output'),
  });
  const usd = nanoUsd === null ? null : nanoUsd / 1e9;
  return fields({
    cost_usd: usd,
    cost_nano_usd: nanoUsd,
    wrong_if_reasoning_added_again: usd,
    wrong_if_cache_discount_ignored: usd,
  });
}

function usageOf(input: JsonObject): TokenUsage {
  const inputTokens = numberOf(input, 'prompt_tokens');
  const outputTokens = numberOf(input, 'completion_tokens');
  return {
    inputTokens,
    cacheReadInputTokens: optionalNumberOf(input, 'cached_tokens'),
    cacheWriteInputTokens: null,
    outputTokens,
    reasoningOutputTokens: optionalNumberOf(input, 'reasoning_tokens'),
    totalTokens: inputTokens + outputTokens,
    adjusted: false,
  };
}

function optionalNumberOf(input: JsonObject, name: string): number | null {
  return (input[name] ?? null) === null ? null : numberOf(input, name);
}
