import type { ChatTarget, Config, Target } from '../../domain/config.ts';
import { DEFAULT_CHAT_LIMITS } from '../../domain/default-config.ts';
import type { Problem } from '../../domain/failure.ts';
import type { RunTarget } from '../../domain/run-settings.ts';
import type { Source } from './document.ts';
import { flagProblem, given, type Overrides } from './overrides.ts';
import { problemIn } from './problem.ts';
import { agentTarget, upstreamOf } from './resolve-agent.ts';

/** Whether a variable is set, and to something that a request can carry as its key. */
export type KeyState = (name: string) => 'missing' | 'unusable' | 'usable';

export interface TargetQuestion {
  readonly overrides: Overrides;
  readonly config: Config | null;
  readonly source: Source | null;
  readonly live: boolean;
  readonly keyState: KeyState;
}

export type TargetAnswer =
  | { readonly targets: readonly RunTarget[] }
  | { readonly problems: readonly Problem[] };

/** Used for an endpoint given by flags alone, when it is set and the connection is encrypted. */
const customaryKeyEnv = 'OPENAI_API_KEY';

/** The targets of the matrix with flags applied; in mock mode scripts stand in for all of them. */
export function resolveTargets(question: TargetQuestion): TargetAnswer {
  const chosen = chosenTargets(question.config);
  if (chosen.length === 0) return targetFromFlags(question);
  const { overrides, live } = question;
  if (chosen.length > 1 && (given(overrides.baseUrl) ?? given(overrides.model)) !== undefined) {
    return { problems: severalTargets(overrides, chosen) };
  }
  const faults = live ? keyProblems(question, chosen) : [];
  if (faults.length > 0) return { problems: faults };
  return { targets: chosen.map((target) => runTarget(target, question)) };
}

function chosenTargets(config: Config | null): readonly Target[] {
  const targets = config?.targets ?? [];
  const ids = config?.matrix.targets;
  if (ids === undefined) return targets.filter(isCallable);
  return targets.filter(({ id }) => ids.includes(id));
}

/** Chat targets of the other protocols serve as upstream alone. */
function isCallable(target: Target): boolean {
  return 'baseUrl' in target && target.protocol === 'chat-completions';
}

function targetFromFlags({ overrides, source, live, keyState }: TargetQuestion): TargetAnswer {
  const baseUrl = given(overrides.baseUrl);
  const model = given(overrides.model);
  const common = { params: {}, limits: DEFAULT_CHAT_LIMITS, agent: null };
  if (!live) {
    const mock = { id: 'mock', provider: 'builtin', baseUrl: null, apiKeyEnv: null };
    return { targets: [{ ...mock, model: model ?? 'scripted', ...common }] };
  }
  if (baseUrl === undefined || model === undefined) {
    const place = source === null ? 'a config' : 'targets in the config';
    const message = `expected ${place}, or --base-url and --model, for a live run`;
    return { problems: [flagProblem('--live', message)] };
  }
  const hasKey = baseUrl.startsWith('https:') && keyState(customaryKeyEnv) !== 'missing';
  const apiKeyEnv = hasKey ? customaryKeyEnv : null;
  const provider = hostOf(baseUrl);
  return { targets: [{ id: 'live', provider, model, baseUrl, apiKeyEnv, ...common }] };
}

function severalTargets(overrides: Overrides, chosen: readonly Target[]): readonly Problem[] {
  const ids = chosen.map(({ id }) => id).join(', ');
  return [['--base-url', overrides.baseUrl] as const, ['--model', overrides.model] as const]
    .filter(([, value]) => given(value) !== undefined)
    .map(([flag]) => flagProblem(flag, `expected a config with one target, got ${ids}`));
}

function keyProblems(
  { config, source, keyState }: TargetQuestion,
  chosen: readonly Target[],
): readonly Problem[] {
  const endpoints = chosen.flatMap((target) => endpointOf(target, config) ?? []);
  return [...new Set(endpoints)].flatMap((target) => {
    const { apiKeyEnv: name } = target;
    const state = name === undefined ? 'usable' : keyState(name);
    if (name === undefined || state === 'usable' || source === null) return [];
    const index = config?.targets?.findIndex(({ id }) => id === target.id) ?? 0;
    const message = keyFaults[state](name);
    return [problemIn(source, { path: ['targets', index, 'apiKeyEnv'], message })];
  });
}

const keyFaults = {
  missing: (name: string) =>
    `expected the environment variable ${name} to be set for a live run; set it, or pass --mock`,
  unusable: (name: string) =>
    `expected the environment variable ${name} to hold a key, got one with a line break or another character that no HTTP header carries; store it again without`,
};

function runTarget(target: Target, question: TargetQuestion): RunTarget {
  const endpoint = reachedEndpoint(endpointOf(target, question.config), question);
  if ('command' in target) return agentTarget(target, endpoint);
  const { id, params, limits } = target;
  return { id, ...endpoint, params, limits, agent: null };
}

/** The endpoint that answers a target; null when scripts do. */
function endpointOf(target: Target, config: Config | null): ChatTarget | null {
  return 'command' in target ? upstreamOf(target, config) : target;
}

function reachedEndpoint(
  endpoint: ChatTarget | null,
  { overrides, live }: TargetQuestion,
): Pick<RunTarget, 'provider' | 'model' | 'baseUrl' | 'apiKeyEnv'> {
  const model = given(overrides.model) ?? endpoint?.model ?? 'scripted';
  if (endpoint === null) return { provider: 'builtin', model, baseUrl: null, apiKeyEnv: null };
  const baseUrl = (live ? given(overrides.baseUrl) : undefined) ?? endpoint.baseUrl;
  return {
    provider: endpoint.provider ?? hostOf(baseUrl),
    model,
    baseUrl: live ? baseUrl : null,
    apiKeyEnv: live ? (endpoint.apiKeyEnv ?? null) : null,
  };
}

function hostOf(baseUrl: string): string {
  return new URL(baseUrl).host;
}
