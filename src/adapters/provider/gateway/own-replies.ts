import type { ServerResponse } from 'node:http';
import type { Protocol } from '../../../domain/config-names.ts';
import type { JsonObject } from '../../../domain/json.ts';

/** A reply of the gateway itself. */
export interface OwnError {
  readonly status: 400 | 401 | 403 | 404 | 413 | 415 | 426 | 502 | 503 | 504;
  /** For a program; the Messages protocol has no place for it. */
  readonly code: string;
  readonly message: string;
}

const types: Readonly<Record<OwnError['status'], string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  415: 'invalid_request_error',
  426: 'invalid_request_error',
  502: 'api_error',
  503: 'api_error',
  504: 'timeout_error',
};

/** An error in the caller's own words. */
export function errorBody(protocol: Protocol, { status, code, message }: OwnError): JsonObject {
  const type = types[status];
  return protocol === 'messages'
    ? { type: 'error', error: { type, message } }
    : { error: { message, type, param: null, code } };
}

/** The provider's bad luck may pass; what the gateway itself refuses it will refuse again. */
const mayPass: readonly OwnError['status'][] = [502, 504];

/** Answers with an error. Nothing is sent to an agent that is gone. */
export function sendError(response: ServerResponse, protocol: Protocol, error: OwnError): void {
  const noRetry = mayPass.includes(error.status) ? {} : { 'x-should-retry': 'false' };
  sendJson(response, error.status, { ...errorBody(protocol, error) }, noRetry);
}

/** The one model behind a door, as the protocol lists models. */
export function sendModels(response: ServerResponse, protocol: Protocol, model: string): void {
  const list = protocol === 'messages' ? anthropicModels(model) : openAiModels(model);
  sendJson(response, 200, list);
}

function openAiModels(model: string): JsonObject {
  const entry = { id: model, object: 'model', created: 0, owned_by: 'agent-bench' };
  return { object: 'list', data: [entry] };
}

function anthropicModels(model: string): JsonObject {
  const created = '1970-01-01T00:00:00Z';
  const entry = { type: 'model', id: model, display_name: model, created_at: created };
  return { data: [entry], has_more: false, first_id: model, last_id: model };
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: JsonObject,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = Buffer.from(JSON.stringify(body));
  const kind = { 'content-type': 'application/json', 'content-length': text.length };
  response.writeHead(status, { ...kind, ...headers }).end(text);
}
