import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Protocol } from '../../../domain/config-names.ts';
import { showsToken } from './credentials.ts';
import type { Door } from './door.ts';
import type { Doors } from './doors.ts';
import type { CallTools } from './forward-call.ts';
import { answerCall } from './answer-call.ts';
import { sendError, sendModels, type OwnError } from './own-replies.ts';
import { readPath, readRoute, spokenProtocol, type Route } from './routes.ts';

/** Answers what agents send: calls are forwarded, all else is answered by the gateway itself and never counted. */
export function createRequestHandler(
  doors: Doors,
  tools: CallTools,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const at = readPath(request.url ?? '');
    const door = doors.find(request.headers.host, at.doorId);
    const spoken = spokenProtocol(at.path);
    if ('status' in door) return sendError(response, spoken ?? 'chat-completions', door);
    const route = readRoute(request.method ?? '', at);
    const protocol = spoken ?? door.upstream.protocol;
    const wrong = whatIsWrong(request, route, door);
    if (route.kind === 'call' && wrong === null) {
      const visit = { request, response, door, path: route.path };
      return void answerCall(visit, tools).catch((error: unknown) => {
        door.fail(error);
        response.destroy();
      });
    }
    door.noteOther({ method: request.method ?? '', path: at.path });
    if (wrong === null) answerOther(route, response, door);
    else sendError(response, protocol, wrong);
  };
}

/** Why a request gets no answer; null when it gets one. A look whether anybody is there needs no token. */
function whatIsWrong(request: IncomingMessage, route: Route, door: Door): OwnError | null {
  if (route.kind === 'probe') return null;
  if (!showsToken(request.headers, door.token)) return wrongToken;
  if (route.kind === 'other') return notServed;
  const { protocol } = door.upstream;
  if (route.kind === 'models' || route.protocol === protocol) return null;
  return wrongProtocol(route.protocol, protocol);
}

function answerOther(route: Route, response: ServerResponse, { upstream }: Door): void {
  if (route.kind === 'models') sendModels(response, upstream.protocol, upstream.model);
  else response.writeHead(200, { 'content-length': 0 }).end();
}

const wrongToken: OwnError = {
  status: 401,
  code: 'invalid_api_key',
  message: 'the API key is not the one of this run: use the key that the agent was started with',
};
const notServed: OwnError = {
  status: 404,
  code: 'not_found',
  message: 'the gateway forwards POST /v1/chat/completions, /v1/responses and /v1/messages alone',
};

function wrongProtocol(spoken: Protocol, expected: Protocol): OwnError {
  const message = `the target speaks ${expected} and the agent ${spoken}: set "protocol: ${spoken}" of the target, or the agent's API to ${expected}`;
  return { status: 404, code: 'wrong_protocol', message };
}
