import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GatewayRequest } from '../../../app/ports.ts';
import { includeUsageSplice } from '../../../core/wire/include-usage.ts';
import { promptSize } from '../../../core/wire/prompt-size.ts';
import type { Protocol } from '../../../domain/config-names.ts';
import type { Door } from './door.ts';
import { closedDoor } from './doors.ts';
import { forwardCall, type CallTools } from './forward-call.ts';
import { upstreamHeaders } from './headers.ts';
import { sendError, type OwnError } from './own-replies.ts';
import { readRequestBody, type RequestBody } from './request-body.ts';

/** A call that came in by a door, with its token and in the protocol of its upstream. */
export interface CallVisit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly door: Door;
  /** Behind the base URL, with the query. */
  readonly path: string;
}

/** Reads a call, has it reserved, and only then forwards it. */
export async function answerCall(visit: CallVisit, tools: CallTools): Promise<void> {
  const { request, response, door } = visit;
  const { protocol } = door.upstream;
  const requestedAtMs = tools.clock();
  const body = await readRequestBody(request);
  if (body === null) return;
  if (body.kind === 'refused') return sendError(response, protocol, body.error);
  if (door.isClosed) return sendError(response, protocol, closedDoor);
  const admission = door.admit(describe(protocol, body, requestedAtMs));
  if (admission.kind === 'broken') return sendError(response, protocol, notRecorded);
  if (admission.kind === 'refused')
    return sendError(response, protocol, overBudget(admission.message));
  forward({ ...visit, ...admission, body, requestedAtMs }, tools);
}

function describe(
  protocol: Protocol,
  { bytes, value }: RequestBody,
  requestedAtMs: number,
): GatewayRequest {
  return {
    model: typeof value.model === 'string' ? value.model : '',
    promptCharacters: promptSize(protocol, value),
    bodyHash: hash('sha256', bytes, 'hex'),
    requestedAtMs,
  };
}

interface AdmittedCall extends CallVisit {
  readonly body: RequestBody;
  readonly requestedAtMs: number;
  readonly attemptId: string;
  readonly callTimeoutMs: number;
}

function forward(call: AdmittedCall, tools: CallTools): void {
  const { request, response, door, path, body, attemptId } = call;
  const { upstream } = door;
  const bytes = upstream.protocol === 'chat-completions' ? withUsage(body) : body.bytes;
  const post = { path, headers: upstreamHeaders(request, upstream), body: bytes };
  const forwarded = forwardCall({
    ...tools,
    upstream,
    post,
    response,
    stream: body.value.stream === true,
    hidesUsage: bytes !== body.bytes,
    requestedAtMs: call.requestedAtMs,
    callTimeoutMs: call.callTimeoutMs,
    onSettled: (settled) => door.settle(attemptId, settled),
    onCrash: door.fail,
  });
  door.watch(forwarded);
}

/** The body, changed where it has to ask for usage. Latin-1 has a character for each byte, so places are the same. */
function withUsage({ bytes, value }: RequestBody): Buffer {
  const splice = includeUsageSplice(bytes.toString('latin1'), value);
  if (splice === null) return bytes;
  const { from, to, text } = splice;
  return Buffer.concat([bytes.subarray(0, from), Buffer.from(text), bytes.subarray(to)]);
}

const notRecorded: OwnError = {
  status: 503,
  code: 'not_recorded',
  message: 'the call was not sent: the journal of the benchmark failed, and its log says how',
};

/** The words are those of the desk (RG1, MR1). */
function overBudget(message: string): OwnError {
  return { status: 403, code: 'budget_exhausted', message };
}
