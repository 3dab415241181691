import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Clock } from '../../app/ports.ts';
import type { Protocol } from '../../domain/config-names.ts';
import { seededRandom } from '../../core/plan/random.ts';
import {
  answerCall,
  listModels,
  refuse,
  type MockAnswer,
  type MockSettings,
} from './mock-answers.ts';
import { playReply, type MockWrite } from './mock-playback.ts';

export interface MockServerOptions extends MockSettings {
  /** 0 for any free one. */
  readonly port: number;
  /** The share of calls, 0 to 1, that fails with this status. */
  readonly fail: MockFailures | null;
  readonly seed: number;
  /** Told what truly happened in a request, once it is over. */
  readonly log?: (call: MockCall) => void;
  /** For the times in the log. */
  readonly clock?: Clock;
}

export interface MockFailures {
  readonly rate: number;
  readonly status: number;
}

/** One request as the server saw it. */
export interface MockCall {
  readonly path: string;
  /** When the head of the request was there, and then all of it. */
  readonly arrivedAtMs: number;
  readonly receivedAtMs: number;
  readonly caseId: string | null;
  readonly status: number;
  readonly writes: readonly MockWrite[];
  readonly endedAtMs: number;
}

export interface MockServer {
  readonly port: number;
  /** With the version, as a target's base URL has it. */
  readonly baseUrl: string;
  /** Stops listening and ends every open connection. */
  close(): Promise<void>;
}

/**
 * Serves scripted cases on the loopback as an endpoint of all three protocols. Between calls it keeps nothing but
 * the sequence that decides which of them fail.
 */
export async function startMockServer(options: MockServerOptions): Promise<MockServer> {
  const { log, clock = () => performance.now() } = options;
  const answer = createAnswers(options);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const arrivedAtMs = clock();
    const body = await readBody(request);
    const receivedAtMs = clock();
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const { caseId, ...reply } = answer(request.method ?? '', path, body);
    const writes = await playReply(reply, response, clock);
    const { status } = reply.head;
    log?.({ path, arrivedAtMs, receivedAtMs, caseId, status, writes, endedAtMs: clock() });
  }

  const server = createServer({ noDelay: true }, (request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  const port = await listen(server, options.port);
  return { port, baseUrl: `http://127.0.0.1:${port}/v1`, close: () => close(server) };
}

type Answers = (method: string, path: string, body: string | null) => MockAnswer;

function createAnswers(settings: MockServerOptions): Answers {
  const failures = createFailures(settings.fail, settings.seed);

  return (method, path, body) => {
    const route = routes.get(path.replace(/^\/v1(?=\/)/, ''));
    const protocol = route?.protocol ?? protocolNear(path);
    const refused = (status: number, code: string, message: string): MockAnswer =>
      refuse(protocol, status, { code, message });
    if (route === undefined) return refused(404, 'not-found', `there is no ${path} here`);
    if (method !== route.method) {
      const words = `${method} is not served here; send ${route.method}`;
      return withHeader(refused(405, 'wrong-method', words), 'allow', route.method);
    }
    if (body === null) return refused(413, 'too-large', 'the body is larger than 8 MiB');
    if (route.protocol === null) return listModels();
    return failures(protocol) ?? answerCall(route.protocol, body, settings);
  };
}

interface Route {
  readonly method: 'GET' | 'POST';
  /** Null for the list of models. */
  readonly protocol: Protocol | null;
}

/** Each also under `/v1`. */
const routes: ReadonlyMap<string, Route> = new Map<string, Route>([
  ['/chat/completions', { method: 'POST', protocol: 'chat-completions' }],
  ['/responses', { method: 'POST', protocol: 'responses' }],
  ['/messages', { method: 'POST', protocol: 'messages' }],
  ['/models', { method: 'GET', protocol: null }],
]);

/** Whose errors a client at this path understands. */
function protocolNear(path: string): Protocol {
  return path.includes('/messages/') ? 'messages' : 'chat-completions';
}

/** Decides for each call in order of arrival whether it fails; the same seed decides the same. */
function createFailures(
  fail: MockFailures | null,
  seed: number,
): (protocol: Protocol) => MockAnswer | null {
  const random = seededRandom(seed);
  return (protocol) => {
    if (fail === null || random() >= fail.rate) return null;
    const message = `this call fails by --fail ${fail.rate}:${fail.status}`;
    const answer = refuse(protocol, fail.status, { code: 'injected-failure', message });
    return withHeader(answer, 'retry-after', '0');
  };
}

function withHeader(answer: MockAnswer, name: string, value: string): MockAnswer {
  const { head } = answer;
  return { ...answer, head: { ...head, headers: { ...head.headers, [name]: value } } };
}

const maxBodyBytes = 8 * 1024 * 1024;

/** The whole body, or null when it is too large: then it is read to its end, but not kept. */
async function readBody(request: AsyncIterable<Buffer>): Promise<string | null> {
  const parts: Buffer[] = [];
  let byteCount = 0;
  for await (const part of request) {
    byteCount += part.length;
    if (byteCount <= maxBodyBytes) parts.push(part);
  }
  return byteCount > maxBodyBytes ? null : Buffer.concat(parts).toString();
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
