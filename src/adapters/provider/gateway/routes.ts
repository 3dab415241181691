import type { Protocol } from '../../../domain/config-names.ts';

/** What a request asks of a door. */
export type Route =
  | { readonly kind: 'call'; readonly protocol: Protocol; readonly path: string }
  | { readonly kind: 'models' }
  /** A look whether anybody is there. */
  | { readonly kind: 'probe' }
  | { readonly kind: 'other' };

/** Where a request leads: the door's id, null when it names none, and what is behind it. */
export interface RequestPath {
  readonly doorId: string | null;
  /** Without the query; empty or with a slash at its start. */
  readonly path: string;
  /** With its question mark; empty when there is none. */
  readonly query: string;
}

/** Reads the address of a request. Base URLs are often given with a slash too many. */
export function readPath(url: string): RequestPath {
  const mark = url.indexOf('?');
  const whole = (mark === -1 ? url : url.slice(0, mark)).replace(/\/{2,}/g, '/');
  const [, doorId = null, path = ''] = /^\/run\/([^/]+)(\/.*)?$/.exec(whole) ?? [];
  return {
    doorId,
    path: doorId === null ? whole : path,
    query: mark === -1 ? '' : url.slice(mark),
  };
}

const callPaths: ReadonlyMap<string, Protocol> = new Map([
  ['/chat/completions', 'chat-completions'],
  ['/responses', 'responses'],
  ['/messages', 'messages'],
]);

/** What a request is. Some clients put the version into the path, and some take it for a part of the base URL. */
export function readRoute(method: string, { path, query }: RequestPath): Route {
  const unversioned = path.replace(/^\/v1(?=\/|$)/, '');
  const protocol = callPaths.get(unversioned);
  if (method === 'POST' && protocol !== undefined) {
    return { kind: 'call', protocol, path: unversioned + query };
  }
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead && unversioned === '/models') return { kind: 'models' };
  return { kind: isRead && (path === '' || path === '/') ? 'probe' : 'other' };
}

/** The protocol whose shape a caller of this path understands; null when the path does not tell. */
export function spokenProtocol(path: string): Protocol | null {
  const word = /\/(chat\/completions|responses|messages)(?=\/|$)/.exec(path)?.[0];
  return callPaths.get(word ?? '') ?? null;
}
