import type { MeasuredTarget } from '../../domain/baseline.ts';
import type { ChatParams } from '../../domain/config.ts';
import type { AgentSettings, RunTarget } from '../../domain/run-settings.ts';

/** A target as it was measured, for reports and baselines. */
export function measuredTarget(target: RunTarget): MeasuredTarget {
  const { id, provider, model, params, agent } = target;
  return {
    ...{ id, kind: agent === null ? 'chat' : 'command', provider, model },
    params: sentParams(params),
    limits: limitsOf(target),
    agent: agent === null ? null : measuredAgent(agent),
  };
}

/** The limits that hold for the target, by name. */
export function limitsOf({ limits, agent }: RunTarget): MeasuredTarget['limits'] {
  if (agent === null) return { ...limits };
  const { callTimeoutSeconds, trialTimeoutSeconds } = limits;
  const { maxAttempts, maxTokens, maxUsd } = agent;
  return { callTimeoutSeconds, trialTimeoutSeconds, maxAttempts, maxTokens, maxUsd };
}

/** What a report and a baseline say of an agent process. */
export function measuredAgent({ recipe, protocol, network, command }: AgentSettings) {
  return { recipe, protocol, network, command: [...command] };
}

/** A parameter that is undefined is as good as absent: it was not sent. */
export function sentParams(params: ChatParams): MeasuredTarget['params'] {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
