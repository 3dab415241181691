import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startGateway } from '../../src/adapters/provider/gateway/start-gateway.ts';
import type { GatewayCall, GatewayDesk } from '../../src/app/ports.ts';
import { PROTOCOLS, type Protocol } from '../../src/domain/config-names.ts';

const folder = resolve(import.meta.dirname, '../../.cache/sdk');
const packages = ['openai@6.49.0', '@anthropic-ai/sdk@1.14.0'];

/** The official clients, got from the registry where they are not there yet; null where that fails. */
export function fetchClients(): string | null {
  if (existsSync(join(folder, 'node_modules/openai'))) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const args = ['install', '--ignore-scripts', '--no-save', ...packages];
  return spawnSync('npm', args, { cwd: folder, timeout: 120_000 }).status === 0 ? folder : null;
}

/** What a client was told of one call. */
interface Told {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** The server's own time for the prompt; null where it does not say. */
  readonly promptMs: number | null;
}

type Ask = (baseUrl: string, token: string, stream: boolean) => Promise<Told>;

/** Official clients through the gateway to a real model, in each protocol, streamed and not; what was wrong, a line each. */
export async function tryClients(modelOrigin: string, clients: string): Promise<string[]> {
  const asks = await createAsks(clients);
  const faults: string[] = [];
  for (const protocol of PROTOCOLS) {
    for (const stream of [true, false]) {
      const name = `${protocol}, ${stream ? 'streamed' : 'whole'}`;
      const found = await tryOne(modelOrigin, protocol, { ask: asks[protocol], stream });
      process.stdout.write(`  ${name}: ${found.length === 0 ? 'ok' : found.join('; ')}\n`);
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
  }
  return faults;
}

async function tryOne(
  modelOrigin: string,
  protocol: Protocol,
  { ask, stream }: { readonly ask: Ask; readonly stream: boolean },
): Promise<string[]> {
  const calls: GatewayCall[] = [];
  const gateway = await startGateway({
    targets: new Map([
      ['m', { protocol, baseUrl: `${modelOrigin}/v1`, apiKey: 'dummy', model: 'smollm2-135m' }],
    ]),
    clock: () => performance.now(),
    redactError: (text) => text,
  });
  const door = gateway.open({ target: 'm', desk: recordingDesk(calls) });
  try {
    const told = await ask(door.baseUrl, door.token, stream);
    await door.close();
    return compare(calls, told, stream);
  } finally {
    await gateway.close();
  }
}

function recordingDesk(calls: GatewayCall[]): GatewayDesk {
  let count = 0;
  return {
    admit: () => ({ kind: 'admitted', attemptId: String((count += 1)), callTimeoutMs: 60_000 }),
    settle: (_, call) => void calls.push(call),
    noteOther() {},
  };
}

function compare(calls: readonly GatewayCall[], told: Told, stream: boolean): string[] {
  const [call] = calls;
  if (call === undefined || calls.length > 1) return [`${calls.length} calls were seen`];
  const { status, usage, streamed, sentAtMs } = call;
  const first = call.reads.find(({ classes }) => classes.includes('content'))?.atMs ?? 0;
  const ttftMs = first - (sentAtMs ?? 0);
  return [
    ...(status === 'ok' || status === 'length' ? [] : [`status ${status}`]),
    ...(streamed === stream ? [] : ['the kind of reply was mistaken']),
    ...(usage?.inputTokens === told.inputTokens && usage.outputTokens === told.outputTokens
      ? []
      : [`gateway ${JSON.stringify(usage)}, client ${JSON.stringify(told)}`]),
    ...(!stream || told.promptMs === null || ttftMs >= told.promptMs
      ? []
      : [`first token after ${ttftMs} ms, the server took ${told.promptMs} ms for the prompt`]),
  ];
}

interface Timed {
  readonly timings?: { readonly prompt_ms?: number };
}

const promptMsOf = (reply: Timed | undefined): number | null => reply?.timings?.prompt_ms ?? null;

interface Counts {
  readonly prompt_tokens?: number;
  readonly completion_tokens?: number;
  readonly input_tokens?: number;
  readonly output_tokens?: number;
  readonly cache_read_input_tokens?: number | null;
  readonly cache_creation_input_tokens?: number | null;
}

/** The clients' own types are not at hand before they are installed, so their replies are read as plain JSON. */
type Reply = Timed & {
  readonly type?: string;
  readonly usage?: Counts | null;
  readonly response?: Reply;
  readonly finalMessage?: () => Promise<Reply>;
};
type Create = (body: object) => Promise<Reply & AsyncIterable<Reply>>;

interface OpenAi {
  readonly chat: { readonly completions: { readonly create: Create } };
  readonly responses: { readonly create: Create };
}
interface Anthropic {
  readonly messages: {
    readonly create: Create;
    readonly stream: (body: object) => AsyncIterable<Reply> & { finalMessage(): Promise<Reply> };
  };
}

interface ClientModule<Client> {
  readonly default: new (options: object) => Client;
}

async function createAsks(clients: string): Promise<Readonly<Record<Protocol, Ask>>> {
  const require = createRequire(join(clients, 'package.json'));
  const load = (name: string): Promise<unknown> =>
    import(pathToFileURL(require.resolve(name)).href);
  const { default: OpenAiClient } = (await load('openai')) as ClientModule<OpenAi>;
  const anthropic = (await load('@anthropic-ai/sdk')) as ClientModule<Anthropic>;
  const { default: AnthropicClient } = anthropic;
  const model = 'smollm2-135m';
  const messages = [{ role: 'user', content: 'Name three colours.' }];
  return {
    async 'chat-completions'(baseUrl, apiKey, stream) {
      const client = new OpenAiClient({ baseURL: `${baseUrl}/v1`, apiKey, maxRetries: 0 });
      const options = stream ? { stream, stream_options: { include_usage: true } } : {};
      const reply = await client.chat.completions.create({
        ...{ model, messages, max_tokens: 24, temperature: 0, ...options },
      });
      const last = stream ? await lastWith(reply, ({ usage }) => Boolean(usage)) : reply;
      const { prompt_tokens: input = 0, completion_tokens: output = 0 } = last.usage ?? {};
      return { inputTokens: input, outputTokens: output, promptMs: promptMsOf(last) };
    },
    async responses(baseUrl, apiKey, stream) {
      const client = new OpenAiClient({ baseURL: `${baseUrl}/v1`, apiKey, maxRetries: 0 });
      const body = { model, input: messages, max_output_tokens: 24, temperature: 0, stream };
      const reply = await client.responses.create(body);
      const last = stream
        ? await lastWith(reply, ({ type }) => type === 'response.completed')
        : { response: reply };
      const { input_tokens: input = 0, output_tokens: output = 0 } = last.response?.usage ?? {};
      return { inputTokens: input, outputTokens: output, promptMs: promptMsOf(last.response) };
    },
    async messages(baseUrl, apiKey, stream) {
      const client = new AnthropicClient({ baseURL: baseUrl, apiKey, maxRetries: 0 });
      const body = { model, messages, max_tokens: 24, temperature: 0 };
      const reply = stream
        ? await client.messages.stream(body).finalMessage()
        : await client.messages.create(body);
      const { usage } = reply;
      const cached =
        (usage?.cache_read_input_tokens ?? 0) + (usage?.cache_creation_input_tokens ?? 0);
      const inputTokens = (usage?.input_tokens ?? 0) + cached;
      const outputTokens = usage?.output_tokens ?? 0;
      return { inputTokens, outputTokens, promptMs: promptMsOf(reply) };
    },
  };
}

async function lastWith(
  stream: AsyncIterable<Reply>,
  isWanted: (event: Reply) => boolean,
): Promise<Reply> {
  let last: Reply = {};
  for await (const event of stream) if (isWanted(event)) last = event;
  return last;
}
