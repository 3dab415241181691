import { agentEnvironment } from '../core/agents/environment.ts';
import { compareSelfReport } from '../core/agents/disagreements.ts';
import { judgeLaunch, type LaunchVerdict } from '../core/agents/launch-verdict.ts';
import type { Recipe } from '../core/agents/recipe.ts';
import { recipeOf } from '../core/agents/registry.ts';
import { auditTools } from '../core/agents/tool-audit.ts';
import { createToolSession, type ScriptedToolSession } from '../core/agents/tool-session.ts';
import type { Case } from '../domain/case.ts';
import { Failure } from '../domain/failure.ts';
import type { LaunchRecord } from '../domain/launch.ts';
import type { Rate } from '../domain/rates.ts';
import type { AgentSettings, RunTarget } from '../domain/run-settings.ts';
import type { CaseTools } from './run-case.ts';
import { createGatewayDesk, type AgentDesk } from './gateway-desk.ts';
import { createLaunchEnder, type LaunchEnder } from './launch-ender.ts';
import type { AgentParts, AgentPlace, GatewayDoor, LaunchEnd, ToolDoor } from './ports.ts';

export interface AgentCaseRun {
  readonly trialId: string;
  readonly target: RunTarget;
  readonly agent: AgentSettings;
  readonly definition: Case;
  readonly rateOf: (model: string) => Rate | null;
}

export interface AgentCaseTools extends Pick<
  CaseTools,
  'journal' | 'ledger' | 'clock' | 'wait' | 'meter' | 'checkSchema'
> {
  readonly parts: AgentParts;
}

/**
 * Runs one trial of an agent process: a private place, a door of its own at the gateway, the tools of the case, one
 * launch to its proven end. It returns nothing: what happened is in the ledger. A process tree that can't be proven
 * gone is a `containment` failure.
 */
export async function runAgentCase(
  run: AgentCaseRun,
  tools: AgentCaseTools,
  signal: AbortSignal,
): Promise<void> {
  const place = tools.parts.openPlace(run.trialId);
  try {
    await launchInPlace(run, place, { tools, signal });
  } finally {
    place.remove();
  }
}

/** Everything that one launch has around it. */
interface Surroundings {
  readonly launchId: string;
  readonly recipe: Recipe;
  readonly place: AgentPlace;
  readonly session: ScriptedToolSession;
  readonly desk: AgentDesk;
  readonly ender: LaunchEnder;
}

async function launchInPlace(
  run: AgentCaseRun,
  place: AgentPlace,
  { tools, signal }: { readonly tools: AgentCaseTools; readonly signal: AbortSignal },
): Promise<void> {
  const { trialId, target, agent, definition } = run;
  const { journal, parts } = tools;
  const launchId = journal.reserveLaunch({ trialId, target: target.id, recipe: agent.recipe });
  const ender = createLaunchEnder(signal, tools.wait);
  const desk = createGatewayDesk({
    ...{ budget: agent, rateOf: run.rateOf, journal, ledger: tools.ledger, meter: tools.meter },
    context: { trialId, target: target.id, launchId },
    callTimeoutMs: target.limits.callTimeoutSeconds * 1000,
    signal: ender.signal,
    onRefused: ender.refused,
  });
  const session = createToolSession(definition.tools, tools);
  const door = parts.gateway.open({ target: target.id, desk });
  const toolDoor = definition.tools.length === 0 ? null : await parts.openTools(session);
  const around = { launchId, recipe: recipeOf(agent.recipe), place, session, desk, ender };
  try {
    tools.ledger.append({ type: 'start', atMs: tools.clock() });
    const end = await launch(run, around, { tools, door, toolDoor });
    await Promise.all([door.close(), toolDoor?.close()]);
    await record(run, around, { tools, end });
  } finally {
    ender.close();
    await Promise.allSettled([door.close(), toolDoor?.close()]);
  }
}

function launch(
  { trialId, target, agent, definition }: AgentCaseRun,
  { launchId, recipe, place, ender }: Surroundings,
  {
    tools,
    door,
    toolDoor,
  }: {
    readonly tools: AgentCaseTools;
    readonly door: GatewayDoor;
    readonly toolDoor: ToolDoor | null;
  },
): Promise<LaunchEnd> {
  const { parts, journal } = tools;
  const program = parts.programOf(target.id);
  const { workspace, home, tmp, reportFile } = place;
  const prepared = recipe.prepare(program.args, {
    ...{ workspace, home, tmp, reportFile, protocol: agent.protocol, model: target.model },
    ...{ baseUrl: door.baseUrl, token: door.token, env: agent.env },
    ...{ prompt: definition.prompt, system: definition.system ?? null },
    mcp: toolDoor === null ? null : { url: toolDoor.url, token: toolDoor.token },
  });
  place.writeHomeFiles(prepared.files);
  const env = agentEnvironment({
    ...{ inherited: parts.inherited, passEnv: agent.passEnv, own: prepared.env },
    ...{ path: program.path, home, tmp, trialId, reportFile },
  });
  const { executable } = program;
  const network = agent.network === 'gateway-only' ? parts.gatewayNetwork() : null;
  return parts.processes.launch(
    { launchId, executable, args: prepared.args, env, cwd: workspace, network },
    (process) => {
      program.check();
      journal.startLaunch(launchId, { ...process, containment: parts.processes.containment });
    },
    ender.signal,
  );
}

async function record(
  run: AgentCaseRun,
  around: Surroundings,
  { tools, end }: { readonly tools: AgentCaseTools; readonly end: LaunchEnd },
): Promise<void> {
  const { recipe, place, desk, session, ender, launchId } = around;
  const { journal, ledger } = tools;
  const swept = await place.sweepWorkspace();
  const report = recipe.readReport({ stdout: end.stdout, reportFile: place.readReportFile() });
  const verdict = judgeLaunch({ ...end, ...desk, report, endedBy: ender.endedBy() });
  const { exitCode, signal } = end;
  const survivorCount = end.survivors.length;
  journal.settleLaunch(launchId, { ...verdict, exitCode, signal, survivorCount });
  const audit = auditTools(desk.toolCalls, session.answered, {
    names: session.tools.map(({ name }) => name),
    toolName: recipe.toolName,
  });
  for (const event of audit.events) ledger.append(event);
  ledger.append({
    ...launchRecord(run, around, { parts: tools.parts, end, verdict }),
    type: 'launch',
    swept: [...swept],
    answer: report.answer,
    disagreements: [
      ...compareSelfReport(report, {
        ...desk,
        toolCallCount: desk.toolCalls.length,
        unaskedToolCalls: audit.unasked,
      }),
    ],
  });
  ledger.append({ type: 'stop', atMs: end.endedAtMs, ...verdict.stop });
  if (end.proven) return;
  const words = `processes of ${run.trialId} are still there after everything was tried: end them by hand before the next run`;
  throw new Failure('containment', words);
}

function launchRecord(
  { target, agent }: AgentCaseRun,
  { launchId, recipe, desk }: Surroundings,
  {
    parts,
    end,
    verdict,
  }: {
    readonly parts: AgentParts;
    readonly end: LaunchEnd;
    readonly verdict: LaunchVerdict;
  },
): Omit<LaunchRecord, 'swept' | 'disagreements'> {
  const { exitCode, signal, survivors } = end;
  return {
    launchId,
    state: verdict.state,
    reason: verdict.reason,
    containment: parts.processes.containment,
    network: agent.network,
    recipe: recipe.name,
    version: parts.programOf(target.id).version,
    ...{ exitCode, signal, survivors: [...survivors] },
    durationMs: end.endedAtMs - end.startedAtMs,
    otherRequests: desk.otherRequestCount,
  };
}
