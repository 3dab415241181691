import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ToolDoor, ToolSession } from '../../../app/ports.ts';
import { isLoopbackHost, newDoorId, newToken, showsToken } from './credentials.ts';

/** Paths that belong to the tools; all others are the provider's. */
export const TOOLS_PREFIX = '/tools/';

/** No call of a tool is larger. */
const maxBodyBytes = 4 * 1024 * 1024;

/** The tools of trials over MCP, as a part of the gateway's server: a process without a network reaches them as it reaches that. */
export interface ToolServer {
  open(session: ToolSession): ToolDoor;
  handle(request: IncomingMessage, response: ServerResponse): void;
}

interface OpenSession {
  readonly session: ToolSession;
  readonly token: string;
}

/** Offers scripted tools at doors of their own; `baseUrl` is asked for when the first one opens. */
export function createToolServer(baseUrl: () => string): ToolServer {
  const sessions = new Map<string, OpenSession>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = (request.url ?? '').slice(TOOLS_PREFIX.length).replace(/[/?].*$/, '');
    const open = sessions.get(id);
    const refusal = refusalOf(request, open);
    if (open === undefined || refusal !== null) return end(response, refusal ?? 404);
    const body = await readBody(request);
    if (body === null) return end(response, 413);
    const { answerOverMcp } = await import('./tool-protocol.ts');
    const { status, headers, text } = await answerOverMcp(open.session, request, body);
    response.writeHead(status, headers).end(text);
  }

  return {
    open(session): ToolDoor {
      const [id, token] = [newDoorId(), newToken()];
      sessions.set(id, { session, token });
      return {
        ...{ url: `${baseUrl()}${TOOLS_PREFIX}${id}`, token },
        close() {
          sessions.delete(id);
          return Promise.resolve();
        },
      };
    },
    handle(request, response) {
      answer(request, response).catch(() => response.destroy());
    },
  };
}

/** The status that a request is refused with; null when it is not. A page of a browser has an origin. */
function refusalOf(request: IncomingMessage, open: OpenSession | undefined): number | null {
  const { host, origin } = request.headers;
  if (!isLoopbackHost(host) || (origin !== undefined && !isLoopbackOrigin(origin))) return 403;
  if (open === undefined) return 404;
  return showsToken(request.headers, open.token) ? null : 401;
}

function isLoopbackOrigin(origin: string): boolean {
  return isLoopbackHost(origin.replace(/^https?:\/\//, ''));
}

async function readBody(request: AsyncIterable<Buffer>): Promise<string | null> {
  const parts: Buffer[] = [];
  let byteCount = 0;
  for await (const part of request) {
    byteCount += part.length;
    if (byteCount > maxBodyBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-length': 0, connection: 'close' }).end();
}
