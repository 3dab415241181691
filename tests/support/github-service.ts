import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from '@jest/globals';
import type { ThrottlingOptions } from '@octokit/plugin-throttling';
import ajvModule, { type Options } from 'ajv';
import formats from 'ajv-formats';
import type { ApiAccess } from '../../src/adapters/github/open-octokit.ts';

export interface GithubComment {
  readonly id: number;
  readonly body: string;
  /** Login. */
  readonly author: string;
}

export type GithubOperation =
  | 'issues/list-comments'
  | 'issues/create-comment'
  | 'issues/update-comment'
  | 'issues/delete-comment'
  | 'pulls/get'
  | 'pulls/list'
  | 'graphql';

export interface GithubFailure {
  readonly status: number;
  readonly message?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface GithubCall {
  readonly operation: GithubOperation;
  readonly atMs: number;
  /** Of the comment that is written. */
  readonly body: string | null;
}

/** What the service knows; all of it can be changed later on. */
export interface GithubState {
  /** Those of the pull request, the oldest first. */
  comments: GithubComment[];
  repository: string;
  pullNumber: number;
  headSha: string;
  /** `owner:branch` of the pull request's head. */
  head: string;
  token: string;
  /** Whom the token belongs to. */
  viewer: string;
  hasGraphql: boolean;
}

export interface GithubService extends GithubState {
  readonly apiUrl: string;
  readonly calls: GithubCall[];
  /** The operations among the calls that change something, in their order. */
  writes(): GithubOperation[];
  /** Lets the next requests of a kind fail. */
  fail(operation: GithubOperation, failure: GithubFailure, times?: number): void;
  /** Runs once before the next request of a kind is looked at: what others do meanwhile. */
  before(operation: GithubOperation, meanwhile: () => void): void;
  /** Writes a comment as `author`. */
  say(author: string, body: string): GithubComment;
  close(): void;
}

/** Waits that a test has the patience for: a second is a millisecond, and writes follow each other at once. */
export const impatient: Required<Pick<ApiAccess, 'secondMs' | 'pace'>> = {
  secondMs: 1,
  pace: { write: unpaced(), notifications: unpaced() },
};

const open: { readonly close: () => void; readonly faults: readonly string[] }[] = [];

afterAll(() => {
  for (const { close } of open) close();
  const faults = new Set(open.flatMap((service) => service.faults));
  if (faults.size > 0) throw new Error(`not as GitHub describes it:\n${[...faults].join('\n')}`);
});

/**
 * GitHub's API for the comments of one pull request, on the loopback. Each request and each answer is held against
 * GitHub's own description; an answer that is not as described fails the test file. It ends with the test file.
 */
export async function startGithubService(told: Partial<GithubState> = {}): Promise<GithubService> {
  const faults: string[] = [];
  const pending: Pending = { failures: [], hooks: [] };
  const server = createServer((request, response) => {
    void reply({ service, pending, faults }, request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  open.push({ close, faults });
  const service: GithubService = {
    ...{ comments: [], repository: 'octo/agents', pullNumber: 7, headSha: 'a'.repeat(40) },
    ...{ head: 'octo:change', token: 'a-token', viewer: 'github-actions[bot]', hasGraphql: true },
    ...told,
    ...{ apiUrl: `http://127.0.0.1:${port}`, calls: [], close },
    writes: () =>
      service.calls
        .map(({ operation }) => operation)
        .filter((operation) => /create|update|delete/.test(operation)),
    fail: (operation, failure, times = 1) => {
      for (let left = times; left > 0; left -= 1) pending.failures.push({ operation, failure });
    },
    before: (operation, meanwhile) => pending.hooks.push({ operation, meanwhile }),
    say: (author, body) => {
      const comment = { id: nextId(service), author, body };
      service.comments.push(comment);
      return comment;
    },
  };
  return service;
}

interface Pending {
  readonly failures: { readonly operation: GithubOperation; readonly failure: GithubFailure }[];
  readonly hooks: { readonly operation: GithubOperation; readonly meanwhile: () => void }[];
}

interface Desk {
  readonly service: GithubService;
  readonly pending: Pending;
  readonly faults: string[];
}

interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that the description knows, its parameters turned into what they stand for. */
interface Asked {
  readonly path: Readonly<Record<string, string | number>>;
  readonly query: Readonly<Record<string, string | number>>;
  readonly body: unknown;
}

const highest = new WeakMap<GithubService, number>();

/** Ids are never given twice, not even those of deleted comments. */
function nextId(service: GithubService): number {
  const ids = service.comments.map(({ id }) => id);
  const next = Math.max(highest.get(service) ?? 1000, ...ids) + 1;
  highest.set(service, next);
  return next;
}

async function reply(
  { service, pending, faults }: Desk,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', service.apiUrl);
  const sent = await text(request);
  const route = routeOf(request.method ?? '', url.pathname);
  const answer = ((): Answer => {
    if (route === null) return problem(404, 'Not Found');
    const { operation } = route;
    const body = parse(sent);
    service.calls.push({ operation, atMs: performance.now(), body: bodyOf(body) });
    take(pending.hooks, operation)?.meanwhile();
    const failing = take(pending.failures, operation)?.failure;
    if (failing !== undefined) {
      const { status, message = 'no', headers = {} } = failing;
      return { ...problem(status, message), headers };
    }
    if (!isAuthorized(service, request.headers.authorization)) {
      return problem(401, 'Bad credentials');
    }
    if (operation === 'graphql') return graphql(service, body);
    const asked = readAsked(route, url, body);
    return 'status' in asked ? asked : operations[operation](service, asked);
  })();
  if (route !== null) faults.push(...faultsOf(route, answer));
  send(response, answer);
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const type = { 'content-type': 'application/json; charset=utf-8' };
  response.writeHead(status, { ...(body === undefined ? {} : type), ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

function take<Entry extends { readonly operation: GithubOperation }>(
  entries: Entry[],
  operation: GithubOperation,
): Entry | undefined {
  const at = entries.findIndex((entry) => entry.operation === operation);
  return at === -1 ? undefined : entries.splice(at, 1)[0];
}

function isAuthorized({ token }: GithubService, authorization: string | undefined): boolean {
  return authorization === `token ${token}` || authorization === `Bearer ${token}`;
}

type Rest = Exclude<GithubOperation, 'graphql'>;

const MOST_CHARACTERS = 65_536;

const operations: Readonly<Record<Rest, (service: GithubService, asked: Asked) => Answer>> = {
  'issues/list-comments': (service, { path, query }) =>
    isThread(service, path['issue_number'], path)
      ? page(
          service,
          query,
          service.comments.map((comment) => shown(service, comment)),
        )
      : problem(404, 'Not Found'),
  'issues/create-comment': (service, { path, body }) => {
    if (!isThread(service, path['issue_number'], path)) return problem(404, 'Not Found');
    const wrong = unfit(body);
    if (wrong !== null) return wrong;
    const created = service.say(service.viewer, bodyOf(body) ?? '');
    return { status: 201, body: shown(service, created) };
  },
  'issues/update-comment': (service, { path, body }) => {
    const at = find(service, path);
    const old = service.comments[at];
    if (old === undefined) return problem(404, 'Not Found');
    const wrong = unfit(body);
    if (wrong !== null) return wrong;
    const updated = { ...old, body: bodyOf(body) ?? '' };
    service.comments.splice(at, 1, updated);
    return { status: 200, body: shown(service, updated) };
  },
  'issues/delete-comment': (service, { path }) => {
    const at = find(service, path);
    if (at === -1) return problem(404, 'Not Found');
    service.comments.splice(at, 1);
    return { status: 204 };
  },
  'pulls/get': (service, { path }) =>
    isThread(service, path['pull_number'], path)
      ? { status: 200, body: pullOf(service, example('pull-request') as Shown) }
      : problem(404, 'Not Found'),
  'pulls/list': (service, { path, query }) => {
    if (!isThread(service, service.pullNumber, path)) return problem(404, 'Not Found');
    const [simple] = example('pull-request-simple-items') as [Shown];
    const isMeant = query['head'] === undefined || query['head'] === service.head;
    return { status: 200, body: isMeant ? [pullOf(service, simple)] : [] };
  },
};

function isThread(
  { repository, pullNumber }: GithubService,
  number: unknown,
  { owner, repo }: Asked['path'],
): boolean {
  return number === pullNumber && `${owner}/${repo}` === repository;
}

function find({ comments, repository }: GithubService, { owner, repo, ...path }: Asked['path']) {
  const isHere = `${owner}/${repo}` === repository;
  return isHere ? comments.findIndex(({ id }) => id === path['comment_id']) : -1;
}

/** As GitHub says it of a comment that it does not take. */
function unfit(body: unknown): Answer | null {
  const length = (bodyOf(body) ?? '').trim().length;
  if (length > 0 && length <= MOST_CHARACTERS) return null;
  const message =
    length === 0
      ? "Body can't be blank"
      : `Body is too long (maximum is ${MOST_CHARACTERS} characters)`;
  const fault = { resource: 'IssueComment', code: 'unprocessable', field: 'data', message };
  return problem(422, 'Validation Failed', [fault]);
}

function page(
  { apiUrl, repository, pullNumber }: GithubService,
  query: Asked['query'],
  all: object[],
) {
  const size = Math.min(Number(query['per_page']), 100);
  const at = Number(query['page']);
  const last = Math.max(1, Math.ceil(all.length / size));
  const to = (number: number): string =>
    `<${apiUrl}/repos/${repository}/issues/${pullNumber}/comments?per_page=${size}&page=${number}>`;
  const link = `${to(at + 1)}; rel="next", ${to(last)}; rel="last"`;
  const headers: Record<string, string> = at < last ? { link } : {};
  return { status: 200, body: all.slice((at - 1) * size, at * size), headers };
}

interface GraphqlQuery {
  readonly query?: string;
  readonly variables?: { readonly ids?: readonly string[] };
}

function graphql(service: GithubService, body: unknown): Answer {
  if (!service.hasGraphql) return problem(404, 'Not Found');
  const { query = '', variables } = (body ?? {}) as GraphqlQuery;
  const ids = variables?.ids ?? [];
  if (!/nodes\(ids: \$ids\).*on IssueComment.*\bviewerDidAuthor\b/s.test(query)) {
    return { status: 200, body: { errors: [{ message: `unknown query ${query}` }] } };
  }
  if (ids.length > 100) {
    const message = `You may not provide more than 100 node ids; you provided ${ids.length}.`;
    return { status: 200, body: { data: null, errors: [{ type: 'ARGUMENT_LIMIT', message }] } };
  }
  const nodes = ids.map((id) => {
    const comment = service.comments.find((one) => nodeOf(one) === id);
    return comment && { id, viewerDidAuthor: comment.author === service.viewer };
  });
  const errors = ids
    .filter((_, index) => nodes[index] === undefined)
    .map((id) => ({
      ...{ type: 'NOT_FOUND', path: ['nodes', ids.indexOf(id)] },
      message: `Could not resolve to a node with the global id of '${id}'`,
    }));
  const data = { nodes: nodes.map((node) => node ?? null) };
  return { status: 200, body: errors.length === 0 ? { data } : { data, errors } };
}

/** An example of the description, with what is known in it. */
type Shown = Readonly<Record<string, unknown>>;

function shown({ repository, pullNumber }: GithubService, comment: GithubComment): Shown {
  const { id, body, author: login } = comment;
  const given = example('issue-comment') as { readonly user: Shown };
  const isBot = login.endsWith('[bot]');
  return {
    ...{ ...given, id, body, node_id: nodeOf(comment) },
    html_url: `https://github.com/${repository}/pull/${pullNumber}#issuecomment-${id}`,
    url: `https://api.github.com/repos/${repository}/issues/comments/${id}`,
    user: { ...given.user, login, type: isBot ? 'Bot' : 'User' },
  };
}

function nodeOf({ id }: GithubComment): string {
  return Buffer.from(`012:IssueComment${id}`).toString('base64');
}

function pullOf(
  { repository, pullNumber, headSha, head: place }: GithubService,
  given: Shown,
): Shown {
  const { head, base } = given as { readonly head: Shown; readonly base: { readonly repo: Shown } };
  return {
    ...{ ...given, number: pullNumber },
    requested_teams: [], // The example's has no type, which the description requires
    head: { ...head, sha: headSha, label: place, ref: place.split(':')[1] },
    base: { ...base, repo: { ...base.repo, full_name: repository } },
  };
}

function example(name: string): unknown {
  const { examples = {} } = original.components;
  return (examples[name] as { readonly value: unknown }).value;
}

function problem(status: number, message: string, errors?: readonly object[]): Answer {
  const documentation_url = 'https://docs.github.com/rest';
  return { status, body: { message, documentation_url, status: String(status), errors } };
}

type Schema = Readonly<Record<string, unknown>>;

interface Media {
  readonly content?: { readonly 'application/json'?: { readonly schema: Schema } };
}

interface Reference {
  readonly $ref: string;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Described {
  readonly operationId: Rest;
  readonly parameters: readonly (Parameter | Reference)[];
  readonly requestBody?: Media;
  readonly responses: Readonly<Record<string, Media | Reference>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const file = new URL('../fixtures/github/openapi.json', import.meta.url);
const original = JSON.parse(readFileSync(file, 'utf8')) as Description;
const description = asJsonSchema(original) as Description;
const strict = validator({});
const coercing = validator({ coerceTypes: true, useDefaults: true });

/**
 * In OpenAPI 3.0 null is a flag of its own; references get the name that the validator knows the whole by. Members
 * called `description` were cut out of the fixture with all descriptions, so none is required.
 */
function asJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asJsonSchema).filter((name) => name !== 'description');
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === '$ref' ? `github${member}` : asJsonSchema(member),
    ]),
  );
  return nullable === true ? { anyOf: [rest, { type: 'null' }] } : rest;
}

function validator(options: Options) {
  const ajv = new ajvModule.Ajv({ ...options, strict: false, validateSchema: false });
  return formats.default(ajv).addSchema(description, 'github');
}

/** What a text of the description points to, if it is a reference. */
function resolve<Value extends object>(value: Value | Reference): Value {
  if (!('$ref' in value)) return value;
  const [kind = '', name = ''] = value.$ref.split('/').slice(-2);
  return description.components[kind]?.[name] as Value;
}

interface Route {
  readonly operation: GithubOperation;
  readonly described: Described | null;
  readonly path: Readonly<Record<string, string>>;
}

function routeOf(method: string, pathname: string): Route | null {
  if (pathname === '/graphql' && method === 'POST') {
    return { operation: 'graphql', described: null, path: {} };
  }
  for (const [template, methods] of Object.entries(description.paths)) {
    const pattern = template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    const path = new RegExp(`^${pattern}$`).exec(pathname)?.groups;
    const described = methods[method.toLowerCase()];
    if (path && described) return { operation: described.operationId, described, path };
  }
  return null;
}

/** The parameters and the body as they are described; else what GitHub answers to others. */
function readAsked({ described, path }: Route, url: URL, body: unknown): Asked | Answer {
  const asked = { path: { ...path }, query: Object.fromEntries(url.searchParams), body };
  const parameters = described?.parameters.map((parameter) => resolve(parameter)) ?? [];
  if (!coercing.validate(parametersIn(parameters, 'path'), asked.path)) {
    return problem(404, 'Not Found');
  }
  if (!coercing.validate(parametersIn(parameters, 'query'), asked.query)) {
    return problem(422, `Invalid request.\n\n${coercing.errorsText()}`);
  }
  const schema = described?.requestBody?.content?.['application/json']?.schema;
  return schema === undefined || strict.validate(schema, body)
    ? asked
    : problem(422, `Invalid request.\n\n${strict.errorsText()}`);
}

function parametersIn(parameters: readonly Parameter[], place: 'path' | 'query'): Schema {
  const meant = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(meant.map(({ name, schema }) => [name, schema])),
    required: meant.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** Where an answer is not as described; a status that is not described at least is an error like others. */
function faultsOf({ operation, described }: Route, { status, body }: Answer): string[] {
  if (described === null) return [];
  const media = resolve<Media>(
    described.responses[status] ?? { $ref: 'github#/components/responses/not_found' },
  );
  const schema = media.content?.['application/json']?.schema;
  if (schema === undefined) return body === undefined ? [] : [`${operation} ${status}: no body`];
  const isFit = strict.validate(schema, body);
  return isFit ? [] : [`${operation} ${status}: ${strict.errorsText()}`];
}

/** Undefined for what is no JSON. */
function parse(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    return undefined;
  }
}

function bodyOf(sent: unknown): string | null {
  const isComment = typeof sent === 'object' && sent !== null && 'body' in sent;
  return isComment && typeof sent.body === 'string' ? sent.body : null;
}

/** Stands in for the queue that spaces writes out. */
function unpaced(): NonNullable<ThrottlingOptions['write']> {
  const queue = { key: () => ({ schedule: (_: object, job: () => unknown) => job() }) };
  return queue as unknown as NonNullable<ThrottlingOptions['write']>;
}
