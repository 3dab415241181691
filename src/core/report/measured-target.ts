import type { MeasuredTarget } from '../../domain/baseline.ts';
import type { ChatParams } from '../../domain/config.ts';
import type { RunTarget } from '../../domain/run-settings.ts';

/** A target as it was measured, for reports and baselines. */
export function measuredTarget({ id, provider, model, params, limits }: RunTarget): MeasuredTarget {
  return { id, kind: 'chat', provider, model, params: sentParams(params), limits: { ...limits } };
}

/** A parameter that is undefined is as good as absent: it was not sent. */
export function sentParams(params: ChatParams): MeasuredTarget['params'] {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
