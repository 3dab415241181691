import { join } from 'node:path';
import { monotonicMs } from '../adapters/machine/time.ts';
import type { Redactor } from '../core/redact/redact.ts';
import { Failure } from '../domain/failure.ts';
import type { RunSettings } from '../domain/run-settings.ts';
import type { Host } from './host.ts';
import type { PreparedMerge } from './merge-shards.ts';
import type { OpenAgents } from './open-agents.ts';
import type { OpenChallenge } from './open-challenge.ts';
import type { PreparedRun } from './prepare-run.ts';

/** The agent processes of both sides; null for a side that has none. */
export interface AgentSides {
  readonly head: OpenAgents | null;
  readonly base: OpenAgents | null;
  close(): Promise<void>;
}

export interface SideSurroundings {
  readonly host: Host;
  readonly challenge: OpenChallenge;
  readonly folder: string;
  readonly redactor: Redactor;
}

/** Gets agent processes ready where a side has some; without any, nothing of it is loaded. */
export async function openAgentSides(
  { settings, root }: PreparedRun | PreparedMerge,
  { host, challenge, folder, redactor }: SideSurroundings,
): Promise<AgentSides> {
  const hasAgents = (side: RunSettings | null): side is RunSettings =>
    side !== null && side.live && side.targets.some(({ agent }) => agent !== null);
  if (!hasAgents(settings) && !hasAgents(challenge.base)) return NO_AGENTS;
  const { openAgents } = await import('./open-agents.ts');
  const processes = await openProcesses(host, [settings, challenge.base]);
  const open = (side: RunSettings | null, name: string, from: string): Promise<OpenAgents | null> =>
    hasAgents(side)
      ? openAgents(side, { host, root: from, folder: join(folder, name), processes, redactor })
      : Promise.resolve(null);
  const head = await open(settings, 'head', root);
  try {
    const base = await open(challenge.base, 'base-side', challenge.baseRoot ?? root);
    return {
      ...{ head, base },
      async close() {
        await Promise.all([head?.close(), base?.close()]);
      },
    };
  } catch (error) {
    await head?.close();
    throw error;
  }
}

const NO_AGENTS: AgentSides = { head: null, base: null, close: () => Promise.resolve() };

async function openProcesses(host: Host, sides: readonly (RunSettings | null)[]) {
  const { createProcessHost, probeNetworkNamespace } =
    await import('../adapters/process/process-host.ts');
  const wantsNetwork = sides.some((side) =>
    side?.targets.some(({ agent }) => agent?.network === 'gateway-only'),
  );
  const fault = wantsNetwork ? probeNetworkNamespace() : null;
  if (fault !== null) {
    const words = `network: gateway-only can't be had here (${fault}): set it to open, or run where it can`;
    throw new Failure('preflight', words);
  }
  return createProcessHost({
    clock: monotonicMs,
    scriptPath: join(host.assets, 'launch.sh'),
    forwarderPath: join(host.assets, 'forward.mjs'),
    level: levelOf(host),
  });
}

/** A switch for trying the weaker level where the stronger one can be had. */
function levelOf({ env }: Host): 'auto' | 'pid-namespace' | 'process-group' {
  const asked = env['AGENT_BENCH_CONTAINMENT'] || 'auto';
  if (asked === 'auto' || asked === 'pid-namespace' || asked === 'process-group') return asked;
  throw new Failure(
    'usage',
    `AGENT_BENCH_CONTAINMENT: expected auto, pid-namespace or process-group, got "${asked}"`,
  );
}
