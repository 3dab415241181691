import { once } from 'node:events';
import {
  createServer,
  request as openRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach } from '@jest/globals';
import { startGateway } from '../../src/adapters/provider/gateway/start-gateway.ts';
import type { GatewayUpstream } from '../../src/adapters/provider/gateway/upstream.ts';
import type {
  Admission,
  Gateway,
  GatewayCall,
  GatewayDesk,
  GatewayDoor,
  GatewayRequest,
} from '../../src/app/ports.ts';

/** A desk that records what it is told and lets everything in, unless a test wants it otherwise. */
export interface RecordingDesk extends GatewayDesk {
  readonly asked: GatewayRequest[];
  readonly calls: (GatewayCall & { readonly attemptId: string })[];
  readonly others: string[];
}

export function recordingDesk(admit: (at: number) => Admission = admitAll): RecordingDesk {
  const desk: RecordingDesk = {
    ...{ asked: [], calls: [], others: [] },
    admit(request) {
      desk.asked.push(request);
      return admit(desk.asked.length);
    },
    settle: (attemptId, call) => void desk.calls.push({ attemptId, ...call }),
    noteOther: ({ method, path }) => void desk.others.push(`${method} ${path}`),
  };
  return desk;
}

export function admitAll(at: number): Admission {
  return { kind: 'admitted', attemptId: `attempt-${at}`, callTimeoutMs: 10_000 };
}

/** A request as the provider got it. */
export interface UpstreamRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** True once the connection was lost before the reply was over. */
  readonly isGone: () => boolean;
}

export type Answer = (response: ServerResponse, request: UpstreamRequest) => void;

export interface Bench {
  readonly gateway: Gateway;
  readonly door: GatewayDoor;
  readonly desk: RecordingDesk;
  readonly requests: readonly UpstreamRequest[];
}

export interface BenchOptions extends Partial<GatewayUpstream> {
  readonly desk?: RecordingDesk;
  readonly socketPath?: string;
  /** Of the base URL. */
  readonly query?: string;
}

const closing: (() => Promise<unknown>)[] = [];

/** Called in reverse after each test. */
export function closeAfterwards(close: () => Promise<unknown>): void {
  closing.push(close);
}

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

export const realKey = 'real-key-of-the-provider';

/** A gateway with one door, before a provider that answers as the test wants. */
export async function openBench(answer: Answer, options: BenchOptions = {}): Promise<Bench> {
  const { desk = recordingDesk(), socketPath, query = '', ...upstream } = options;
  const requests: UpstreamRequest[] = [];
  const baseUrl = (await startUpstream(answer, requests)) + query;
  const target: GatewayUpstream = {
    protocol: 'chat-completions',
    ...{ baseUrl, apiKey: realKey, model: 'the-model' },
    ...upstream,
  };
  const gateway = await startGateway({
    targets: new Map([['target', target]]),
    clock: () => performance.now(),
    redactError: (text) => text.replaceAll(realKey, '[redacted]'),
    ...(socketPath !== undefined && { socketPath }),
  });
  closeAfterwards(() => gateway.close().catch(() => {}));
  return { gateway, door: gateway.open({ target: 'target', desk }), desk, requests };
}

async function startUpstream(answer: Answer, requests: UpstreamRequest[]): Promise<string> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const isGone = (): boolean => response.closed && !response.writableFinished;
      const received = { method, url, headers, body: Buffer.concat(parts), isGone };
      requests.push(received);
      answer(response, received);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closeAfterwards(async () => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

export interface AgentRequest {
  readonly method?: string;
  /** Behind the door's base URL. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** The door's own by default. */
  readonly token?: string;
  /** Has the agent go away. */
  readonly signal?: AbortSignal;
}

export interface AgentResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** As it came, read by read. */
  readonly reads: readonly Buffer[];
  /** The connection was lost before the end of the body. */
  readonly isCut: boolean;
}

export const chatCall = { path: '/v1/chat/completions', body: '{"model":"m","messages":[]}' };
export const streamedChatCall = {
  path: '/v1/chat/completions',
  body: '{"model":"m","messages":[],"stream":true,"stream_options":{"include_usage":true}}',
};

/** Sends a request as an agent would and resolves with its head. */
export async function send(door: GatewayDoor, request: AgentRequest): Promise<IncomingMessage> {
  const { method = 'POST', path = '/v1/chat/completions', headers, body, token, signal } = request;
  const authorization = `Bearer ${token ?? door.token}`;
  const sent = openRequest(door.baseUrl + path, {
    ...{ method, agent: false },
    headers: { authorization, ...headers },
    ...(signal !== undefined && { signal }),
  });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

/** Sends a request and reads its whole reply, or what comes of it. */
export async function ask(door: GatewayDoor, request: AgentRequest): Promise<AgentResponse> {
  return readAll(await send(door, request));
}

export async function readAll(response: IncomingMessage): Promise<AgentResponse> {
  const reads: Buffer[] = [];
  response.on('data', (part: Buffer) => reads.push(part));
  response.on('error', () => {});
  await new Promise((resolve) => {
    if (response.closed) resolve(null);
    else response.on('close', resolve);
  });
  const { statusCode: status = 0, headers, complete } = response;
  return { status, headers, body: Buffer.concat(reads), reads, isCut: !complete };
}

/** The parsed JSON of a reply. */
export function json({ body }: AgentResponse): unknown {
  return JSON.parse(body.toString());
}

/** Sends bytes over a bare connection to the gateway and resolves with all that comes back. */
export async function sendRaw(door: GatewayDoor, text: string): Promise<string> {
  const socket = connect(Number(new URL(door.baseUrl).port), '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.write(text);
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
}

/** Waits, for two seconds at most, until something holds. */
export async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (condition()) return;
    await sleep(5);
  }
  throw new Error('it never came true');
}

/** One event of a stream. */
export function event(value: unknown): string {
  return `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`;
}

export function contentChunk(content: string, finishReason: string | null = null): string {
  return event({
    model: 'm-1',
    choices: [{ index: 0, delta: { content }, finish_reason: finishReason }],
  });
}

export const usageChunk = event({
  model: 'm-1',
  choices: [],
  usage: { prompt_tokens: 10, completion_tokens: 2, total_tokens: 12 },
});
