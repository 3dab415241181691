import { conversationIn } from '../../core/scripted/conversation-in.ts';
import type { ScriptedReply } from '../../core/scripted/scripted-reply.ts';
import { findRound, type RoundSearch } from '../../core/scripted/scripted-round.ts';
import {
  PROTOCOL_SCRIPTS,
  scriptedBody,
  scriptedStream,
} from '../../core/scripted/scripted-stream.ts';
import type { StreamChunking } from '../../core/scripted/scripted-chunks.ts';
import type { Case } from '../../domain/case.ts';
import type { Protocol } from '../../domain/config-names.ts';
import { isJsonObject, type JsonObject } from '../../domain/json.ts';

export interface MockAnswer extends ScriptedReply {
  /** The case that was asked for, when there is one. */
  readonly caseId: string | null;
}

export interface MockSettings {
  readonly cases: readonly Case[];
  readonly chunking: StreamChunking;
  /** Before every token of a round that scripts no delays of its own. */
  readonly delayMs: number;
}

/** The scripted answer to the body of a request, or the error that an API would give. */
export function answerCall(protocol: Protocol, body: string, settings: MockSettings): MockAnswer {
  const request = parseRequest(body);
  const asked = request === null ? null : conversationIn(protocol, request);
  if (request === null || asked === null) {
    const words = `the body must be a JSON object with ${listNames[protocol]}`;
    return refuse(protocol, 400, { code: 'invalid-request', message: words });
  }
  if (typeof request.previous_response_id === 'string') {
    const words = 'nothing is kept between calls: send the whole conversation as input';
    return refuse(protocol, 400, { code: 'no-previous-response', message: words });
  }
  const found = findRound(settings.cases, asked);
  if (found.kind !== 'found') return refuseSearch(protocol, found, settings.cases);
  const { chunking, delayMs } = settings;
  const reply = (request.stream === true ? scriptedStream : scriptedBody)({
    ...found,
    ...{ protocol, chunking },
    model: typeof request.model === 'string' ? request.model : 'scripted',
    includeUsage: protocol !== 'chat-completions' || wantsUsage(request),
    delaysMs: { first: delayMs, gap: delayMs },
  });
  return { ...reply, caseId: found.case.id };
}

const listNames: Readonly<Record<Protocol, string>> = {
  'chat-completions': 'a list of messages',
  responses: 'an input, a text or a list',
  messages: 'a list of messages',
};

function refuseSearch(
  protocol: Protocol,
  search: Exclude<RoundSearch, { kind: 'found' }>,
  cases: readonly Case[],
): MockAnswer {
  if (search.kind === 'unknown-prompt') {
    return refuse(protocol, 404, { code: search.kind, message: unknownPrompt(cases) });
  }
  const { id } = search.case;
  const message =
    search.kind === 'no-script'
      ? `case ${id} has no script for mode ${search.mode}: add mock.${search.mode}`
      : `case ${id} has ${search.roundCount} scripted rounds and one more was asked for`;
  return { ...refuse(protocol, 400, { code: search.kind, message }), caseId: id };
}

/** An error in the shape of the protocol's API. */
export function refuse(
  protocol: Protocol,
  status: number,
  { code, message }: { readonly code: string; readonly message: string },
): MockAnswer {
  const kinds = errorTypes[protocol];
  const type = status >= 500 ? kinds.server : status === 404 ? kinds.missing : kinds.client;
  return json(status, PROTOCOL_SCRIPTS[protocol].errorBody(message, { type, code }));
}

interface ErrorTypes {
  readonly server: string;
  readonly missing: string;
  readonly client: string;
}

const openAiTypes: ErrorTypes = {
  server: 'server_error',
  missing: 'invalid_request_error',
  client: 'invalid_request_error',
};
const errorTypes: Readonly<Record<Protocol, ErrorTypes>> = {
  'chat-completions': openAiTypes,
  responses: openAiTypes,
  messages: { server: 'api_error', missing: 'not_found_error', client: 'invalid_request_error' },
};

/** The answer to `GET /v1/models`: the one scripted model. */
export function listModels(): MockAnswer {
  const model = { id: 'scripted', object: 'model', created: 0, owned_by: 'agent-bench' };
  return json(200, { object: 'list', data: [model] });
}

function json(status: number, value: JsonObject): MockAnswer {
  const head = { status, headers: { 'content-type': 'application/json' } };
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return { head, chunks: [{ delayMs: 0, bytes }], caseId: null };
}

function parseRequest(body: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(body);
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** A stream carries token counts only when they are asked for, one body always does. */
function wantsUsage({ stream, stream_options: options }: JsonObject): boolean {
  return stream !== true || (isJsonObject(options) && options.include_usage === true);
}

const listedPrompts = 20;

function unknownPrompt(cases: readonly Case[]): string {
  const known = cases
    .slice(0, listedPrompts)
    .map(({ id, prompt }) => `${id}: ${JSON.stringify(prompt.slice(0, 80))}`);
  const more = cases.length > listedPrompts ? [`and ${cases.length - listedPrompts} more`] : [];
  return `no user message holds the prompt of a served case; served are ${[...known, ...more].join('; ')}`;
}
