import type { ChatTarget, CommandTarget, Config } from '../../domain/config.ts';
import type { RunTarget } from '../../domain/run-settings.ts';

/** What a command target names as its upstream when scripts are to answer its agent. */
export const SCRIPTED_UPSTREAM = 'builtin:scripted';

/** The endpoint behind a command target; null when scripts answer. */
export function upstreamOf(target: CommandTarget, config: Config | null): ChatTarget | null {
  const upstream = config?.targets?.find(({ id }) => id === target.upstream);
  return upstream !== undefined && 'baseUrl' in upstream ? upstream : null;
}

/** A command target as a run takes it, with what is upstream of it; in mock mode scripts stand in for both. */
export function agentTarget(
  target: CommandTarget,
  upstream: Pick<RunTarget, 'provider' | 'model' | 'baseUrl' | 'apiKeyEnv'>,
): RunTarget {
  const { callTimeoutSeconds, trialTimeoutSeconds, ...budget } = target.limits;
  const { id, command, recipe, env, passEnv, protocol, network } = target;
  return {
    ...{ id, ...upstream, params: {} },
    limits: { callTimeoutSeconds, trialTimeoutSeconds, maxTurns: budget.maxAttempts, retries: 0 },
    agent: { command, recipe, env, passEnv, protocol, network, ...budget },
  };
}
