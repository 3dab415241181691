import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monotonicMs } from '../adapters/machine/time.ts';
import type { GatewayUpstream } from '../adapters/provider/gateway/upstream.ts';
import type { AgentParts, AgentProgram, ProcessHost } from '../app/ports.ts';
import { recipeOf } from '../core/agents/registry.ts';
import type { Redactor } from '../core/redact/redact.ts';
import { Failure } from '../domain/failure.ts';
import type { AgentSettings, RunSettings, RunTarget } from '../domain/run-settings.ts';
import type { Host } from './host.ts';
import { proxyOf } from './proxy.ts';

export interface OpenAgents {
  readonly parts: AgentParts;
  close(): Promise<void>;
}

export interface AgentSurroundings {
  readonly host: Host;
  /** Where relative paths of this side's config start. */
  readonly root: string;
  /** A private folder of this side. */
  readonly folder: string;
  readonly processes: ProcessHost;
  readonly redactor: Redactor;
}

/** A target that is an agent process. */
type AgentTarget = RunTarget & { readonly agent: AgentSettings };

/** The agent processes of a side; none in mock mode, where scripts play them. */
export function agentTargets({ live, targets }: RunSettings): readonly AgentTarget[] {
  return live ? targets.filter((target): target is AgentTarget => target.agent !== null) : [];
}

/** Gets ready what the agent processes of one side run with; what is missing is a `preflight` failure. */
export async function openAgents(
  settings: RunSettings,
  surroundings: AgentSurroundings,
): Promise<OpenAgents> {
  const { host, folder, processes, redactor } = surroundings;
  const targets = agentTargets(settings);
  const { startGateway } = await import('../adapters/provider/gateway/start-gateway.ts');
  const { createAgentPlace } = await import('../adapters/agent-place/agent-place.ts');
  const programs = await findPrograms(targets, surroundings);
  const scripts = await openScripts(settings, targets);
  const socket = targets.some(({ agent }) => agent.network === 'gateway-only') ? newSocket() : null;
  const gateway = await startGateway({
    targets: new Map(targets.map((target) => [target.id, upstreamOf(target, scripts, host)])),
    clock: monotonicMs,
    redactError: redactor.providerText,
    socketPath: socket?.path ?? null,
  });
  return {
    parts: {
      ...{ gateway, processes, inherited: host.env },
      openPlace: (trialId) => createAgentPlace(join(folder, 'places'), trialId),
      openTools: (session) => Promise.resolve(gateway.openTools(session)),
      programOf: (target) => given(programs.get(target), target),
      gatewayNetwork: () =>
        socket === null ? null : { socketPath: socket.path, port: gateway.port },
    },
    async close() {
      await gateway.close();
      await scripts?.close();
      socket?.remove();
    },
  };
}

interface ScriptedUpstream {
  readonly baseUrl: string;
  close(): Promise<void>;
}

/** Scripts answer over real HTTP, since the processes are real. */
async function openScripts(
  { cases, seed }: RunSettings,
  targets: readonly AgentTarget[],
): Promise<ScriptedUpstream | null> {
  if (targets.every(({ baseUrl }) => baseUrl !== null)) return null;
  const { startMockServer } = await import('../adapters/provider/mock-server.ts');
  return startMockServer({
    cases: cases.map(({ definition }) => definition),
    ...{ port: 0, delayMs: 0, chunking: 'token', fail: null, seed },
  });
}

function upstreamOf(
  { agent, model, baseUrl, apiKeyEnv }: AgentTarget,
  scripts: ScriptedUpstream | null,
  { env }: Host,
): GatewayUpstream {
  const url = baseUrl ?? scripts?.baseUrl;
  if (url === undefined) throw new TypeError('there is no upstream');
  return {
    ...{ protocol: agent.protocol, model, baseUrl: url },
    apiKey: apiKeyEnv === null ? null : (env[apiKeyEnv] ?? null),
    proxy: baseUrl === null ? null : proxyOf(env),
  };
}

/** The path of a socket may have 107 bytes, which a private folder of ours can use up alone. */
function newSocket(): { readonly path: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'agent-bench-'));
  return {
    path: join(folder, 'gateway'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function findPrograms(
  targets: readonly AgentTarget[],
  surroundings: AgentSurroundings,
): Promise<ReadonlyMap<string, AgentProgram>> {
  const found = await Promise.all(
    targets.map(async (target) => [target.id, await findProgram(target, surroundings)] as const),
  );
  return new Map(found);
}

async function findProgram(
  { id, agent }: AgentTarget,
  { host, root, folder, processes }: AgentSurroundings,
): Promise<AgentProgram> {
  const { isStillPinned, pinExecutable, resolveCommandFiles, safePath } =
    await import('../adapters/agent-place/executable.ts');
  const { readVersion } = await import('../adapters/agent-place/read-version.ts');
  const path = safePath(host.env['PATH'] ?? '', [folder, tmpdir()]);
  const [name = '', ...words] = agent.command;
  const pinned = pinExecutable(name, { path, root });
  if ('problem' in pinned) throw new Failure('preflight', `target ${id}: ${pinned.problem}`);
  const args = resolveCommandFiles(words, root);
  const { versionArgs } = recipeOf(agent.recipe);
  return {
    ...{ executable: pinned.path, args, path },
    version:
      versionArgs === null
        ? null
        : await readVersion(
            { executable: pinned.path, args: [...args, ...versionArgs], path },
            { processes, folder: join(folder, 'versions'), name: id },
          ),
    check() {
      if (isStillPinned(pinned)) return;
      const words = `the program ${pinned.path} of target ${id} has changed since the run began: nothing of it is started any more`;
      throw new Failure('containment', words);
    },
  };
}

function given<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new TypeError(`there is no agent ${name}`);
  return value;
}
