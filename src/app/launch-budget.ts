import { nanoUsdOf } from '../core/trial/nano-usd.ts';
import { priceCall } from '../core/trial/price.ts';
import type { Rate } from '../domain/rates.ts';
import type { AgentSettings } from '../domain/run-settings.ts';
import { ANSWERED_STATUSES } from '../domain/trial.ts';
import type { GatewayCall } from './ports.ts';

export interface LaunchBudgetOptions {
  readonly budget: Pick<AgentSettings, 'maxAttempts' | 'maxTokens' | 'maxUsd'>;
  /** The price of the model that a request asks for. */
  readonly rateOf: (model: string) => Rate | null;
}

export interface LaunchBudget {
  admit(): void;
  add(call: GatewayCall, model: string): void;
  /** Why nothing more gets through, in words; null while something does. */
  reachedLimit(): string | null;
}

/**
 * What one launch may still use up. It fails closed: once an answered call can't be counted against a limit, that
 * limit is reached.
 */
export function createLaunchBudget({ budget, rateOf }: LaunchBudgetOptions): LaunchBudget {
  const { maxAttempts, maxTokens, maxUsd } = budget;
  let attempts = 0;
  let tokens = 0;
  let nanoUsd = 0;
  let uncounted = false;
  let unpriced = false;
  return {
    admit() {
      attempts += 1;
    },
    add(call, model) {
      const price = priceCall(call.usage, rateOf(model));
      const isAnswered = ANSWERED_STATUSES.includes(call.status);
      tokens += call.usage?.totalTokens ?? 0;
      nanoUsd += price ?? 0;
      if (isAnswered && call.usage === null) uncounted = true;
      if (isAnswered && price === null) unpriced = true;
    },
    reachedLimit() {
      if (attempts >= maxAttempts) return `the budget of ${maxAttempts} calls is used up`;
      if (maxTokens !== null && uncounted) return 'a call came back without token counts';
      if (maxTokens !== null && tokens >= maxTokens) {
        return `the budget of ${maxTokens} tokens is used up`;
      }
      if (maxUsd !== null && unpriced) return 'a call can not be priced';
      if (maxUsd !== null && nanoUsd >= (nanoUsdOf(maxUsd) ?? 0)) {
        return `the budget of ${maxUsd} USD is used up`;
      }
      return null;
    },
  };
}
