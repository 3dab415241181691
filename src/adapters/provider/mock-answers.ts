import { findRound, type RoundSearch } from '../../core/scripted/scripted-round.ts';
import {
  scriptedBody,
  scriptedStream,
  type ScriptedReply,
} from '../../core/scripted/scripted-stream.ts';
import type { StreamChunking } from '../../core/scripted/scripted-chunks.ts';
import type { Case } from '../../domain/case.ts';
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

/** The scripted answer to the body of a Chat Completions request, or the error that an API would give. */
export function answerChat(body: string, settings: MockSettings): MockAnswer {
  const request = parseRequest(body);
  if (request === null) {
    return refuse(400, 'invalid-request', 'the body must be a JSON object with a list of messages');
  }
  const found = findRound(settings.cases, request);
  if (found.kind !== 'found') return refuseSearch(found, settings.cases);
  const { chunking, delayMs } = settings;
  const reply = (request.stream === true ? scriptedStream : scriptedBody)({
    ...found,
    chunking,
    model: typeof request.model === 'string' ? request.model : 'scripted',
    includeUsage: wantsUsage(request),
    delaysMs: { first: delayMs, gap: delayMs },
  });
  return { ...reply, caseId: found.case.id };
}

function refuseSearch(
  search: Exclude<RoundSearch, { kind: 'found' }>,
  cases: readonly Case[],
): MockAnswer {
  if (search.kind === 'unknown-prompt') return refuse(404, search.kind, unknownPrompt(cases));
  const { id } = search.case;
  const message =
    search.kind === 'no-script'
      ? `case ${id} has no script for mode ${search.mode}: add mock.${search.mode}`
      : `case ${id} has ${search.roundCount} scripted rounds and one more was asked for`;
  return { ...refuse(400, search.kind, message), caseId: id };
}

/** An error in the shape of OpenAI's API. */
export function refuse(status: number, code: string, message: string): MockAnswer {
  const type = status >= 500 ? 'server_error' : 'invalid_request_error';
  return json(status, { error: { message, type, param: null, code } });
}

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
    return isJsonObject(value) && Array.isArray(value.messages) ? value : null;
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
