import type { IncomingMessage } from 'node:http';
import type { OpenUpstream } from './upstream.ts';

/** Headers that belong to one connection and not to the message (RFC 9110, 7.6.1), and relatives of theirs. */
const hopByHop = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authentication-info',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
] as const;

/** The token and what else may not reach the provider, and what holds for the body as the agent had encoded it. */
const keptFromProvider: ReadonlySet<string> = new Set([
  ...hopByHop,
  'accept-encoding',
  'api-key',
  'authorization',
  'content-encoding',
  'content-length',
  'cookie',
  'host',
  'http2-settings',
  'x-api-key',
]);

/**
 * A place to go to would lead the agent past the gateway, with its token in hand: a redirect is passed on
 * without it.
 */
const keptFromAgent: ReadonlySet<string> = new Set([
  ...hopByHop,
  'alt-svc',
  'location',
  'set-cookie',
]);

/** The headers of a forwarded request, as a flat list of names and values. */
export function upstreamHeaders(request: IncomingMessage, upstream: OpenUpstream): string[] {
  const dropped = connectionNames(request.headers.connection);
  const headers: string[] = ['accept-encoding', 'identity', ...keyHeader(request, upstream)];
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    const name = request.rawHeaders[at] ?? '';
    const lower = name.toLowerCase();
    if (keptFromProvider.has(lower) || dropped.has(lower)) continue;
    headers.push(name, request.rawHeaders[at + 1] ?? '');
  }
  return headers;
}

/**
 * The real key, in the header of the protocol. Of Messages there are two, and endpoints refuse a key in the wrong
 * one: it goes where the agent had its token.
 */
function keyHeader({ headers }: IncomingMessage, { protocol, apiKey }: OpenUpstream): string[] {
  if (apiKey === null) return [];
  const hasBearer = /^bearer /i.test(headers.authorization ?? '');
  const usesBearer = protocol !== 'messages' || (hasBearer && headers['x-api-key'] === undefined);
  return usesBearer ? ['authorization', `Bearer ${apiKey}`] : ['x-api-key', apiKey];
}

export interface AgentHeadersOptions {
  /** The length of the body is not known any more. */
  readonly bodyChanges: boolean;
}

/** The headers of a reply as they are passed on. */
export function agentHeaders(
  headers: Readonly<Record<string, string>>,
  { bodyChanges }: AgentHeadersOptions,
): Record<string, string> {
  const dropped = connectionNames(headers.connection);
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) =>
        !keptFromAgent.has(name) &&
        !dropped.has(name) &&
        !(bodyChanges && name === 'content-length'),
    ),
  );
}

/** Names that a `connection` header adds to those of the connection. */
function connectionNames(connection: string | undefined): ReadonlySet<string> {
  if (connection === undefined || plainConnection.test(connection)) return noNames;
  const names = connection.split(',').map((name) => name.trim().toLowerCase());
  return new Set(names.filter((name) => name !== 'content-length'));
}

const plainConnection = /^(?:keep-alive|close)$/i;
const noNames: ReadonlySet<string> = new Set();
