import { createScriptedChat } from '../adapters/provider/scripted-chat.ts';
import { monotonicMs, wait } from '../adapters/machine/time.ts';
import type { ChatClient } from '../app/ports.ts';
import type { Redactor } from '../core/redact/redact.ts';
import type { RunSettings, RunTarget } from '../domain/run-settings.ts';
import type { PlannedTrial } from '../domain/trial.ts';
import type { Host } from './host.ts';
import { proxyOf } from './proxy.ts';

/** The provider's side of a run: a client for each trial, over connections that the run shares. */
export interface Provider {
  readonly openChat: (trial: PlannedTrial) => ChatClient;
  close(): Promise<void>;
}

export interface ProviderOptions {
  readonly env: Host['env'];
  readonly redactor: Redactor;
}

/** Scripts in mock mode, and then nothing that could open a socket is even loaded; else HTTP. */
export function openProvider(settings: RunSettings, options: ProviderOptions): Promise<Provider> {
  return settings.live ? openHttp(settings, options) : Promise.resolve(openScripts(settings));
}

function openScripts({ cases }: RunSettings): Provider {
  const scripts = new Map(cases.map(({ definition }) => [definition.id, definition.mock ?? {}]));
  return {
    openChat: ({ case: id, mode }) => {
      // Scripts play an agent process as a whole, in its API's own way.
      const rounds = scripts.get(id)?.[mode === 'agent' ? 'native' : mode];
      return createScriptedChat({ rounds: rounds ?? [], clock: monotonicMs, wait });
    },
    close: () => Promise.resolve(),
  };
}

async function openHttp(
  { targets, concurrency }: RunSettings,
  { env, redactor }: ProviderOptions,
): Promise<Provider> {
  const [{ createHttpChat }, { createChatTransport }] = await Promise.all([
    import('../adapters/provider/http-chat.ts'),
    import('../adapters/provider/chat-transport.ts'),
  ]);
  const proxy = proxyOf(env);
  const chat = targets.filter(({ agent }) => agent === null);
  const opened = new Map(
    chat.map((target) => {
      const transport = createChatTransport({
        baseUrl: requireUrl(target),
        connections: concurrency,
        proxy,
      });
      return [target.id, { target, transport }];
    }),
  );
  return {
    openChat({ target: id }) {
      const found = opened.get(id);
      if (found === undefined) throw new TypeError(`no connection to the target ${id}`);
      const { apiKeyEnv } = found.target;
      return createHttpChat({
        transport: found.transport,
        apiKey: apiKeyEnv === null ? null : (env[apiKeyEnv] ?? null),
        clock: monotonicMs,
        redactError: redactor.providerText,
      });
    },
    async close() {
      await Promise.all([...opened.values()].map(({ transport }) => transport.close()));
    },
  };
}

function requireUrl({ id, baseUrl }: RunTarget): string {
  if (baseUrl === null) throw new TypeError(`the target ${id} has no address`);
  return baseUrl;
}
