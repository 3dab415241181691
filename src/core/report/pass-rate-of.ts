import type { PassRate } from '../../domain/report.ts';
import { VALID_STATES, type TrialState } from '../../domain/trial.ts';
import { wilsonInterval } from '../statistics/intervals.ts';

/** The share of the valid trials that passed, with its Wilson 95 % interval; null without a valid one. */
export function passRateOf(trials: readonly { readonly state: TrialState }[]): PassRate {
  const n = trials.filter(({ state }) => VALID_STATES.includes(state)).length;
  const passed = trials.filter(({ state }) => state === 'passed').length;
  const interval = wilsonInterval({ passes: passed, trials: n }, 0.95);
  return {
    passed,
    n,
    rate: n === 0 ? null : passed / n,
    interval: interval === null ? null : [interval.low, interval.high],
  };
}
