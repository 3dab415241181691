import { EnvHttpProxyAgent, Pool, type Dispatcher } from 'undici';

export interface ChatTransportOptions {
  /** Up to and with the version, such as `https://api.example.com/v1`; a query is kept. */
  readonly baseUrl: string;
  /** At most this many sockets; as many as there are calls at once, when left out. */
  readonly connections?: number;
  readonly proxy?: ProxySettings | null;
}

/** What the variables HTTP_PROXY, HTTPS_PROXY and NO_PROXY say; empty for none. */
export interface ProxySettings {
  readonly httpProxy: string;
  readonly httpsProxy: string;
  readonly noProxy: string;
}

/** The connections to one target, shared by its trials. */
export interface ChatTransport {
  /** Host and port, to name the target in messages. */
  readonly host: string;
  /** Starts one POST, which is never sent twice. */
  post(message: ChatPost, handler: Dispatcher.DispatchHandlers): void;
  /** Notes a request on a socket; true when it is not the socket's first. */
  use(socket: object): boolean;
  /** Ends every connection at once. */
  close(): Promise<void>;
}

export interface ChatPost {
  /** Behind the base URL, such as `/chat/completions`; a query comes after the base URL's own. */
  readonly path: string;
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** Opens the connections to one target lazily and keeps them alive; no redirect is followed. */
export function createChatTransport({
  baseUrl,
  connections,
  proxy,
}: ChatTransportOptions): ChatTransport {
  const url = new URL(baseUrl);
  const dispatcher = openDispatcher(url.origin, connections, proxy ?? null);
  const usedSockets = new WeakSet<object>();
  return {
    host: url.host,
    post({ path, headers, body }, handler) {
      const request = { path: pathBehind(url, path), headers: [...headers], body };
      const { origin } = url;
      dispatcher.dispatch({ origin, method: 'POST', idempotent: false, ...request }, handler);
    },
    use(socket) {
      const reused = usedSockets.has(socket);
      usedSockets.add(socket);
      return reused;
    },
    close: () => dispatcher.destroy(),
  };
}

function pathBehind({ pathname, search }: URL, path: string): string {
  const [below = '', ...query] = path.split('?');
  const asked = [search.slice(1), query.join('?')].filter((part) => part !== '').join('&');
  return `${pathname.replace(/\/+$/, '')}${below}${asked === '' ? '' : `?${asked}`}`;
}

/** The timers of the pool are off: a call has its own. Undici sets TCP_NODELAY on every socket. */
function openDispatcher(
  origin: string,
  connections: number | undefined,
  proxy: ProxySettings | null,
): Dispatcher {
  const options = { headersTimeout: 0, bodyTimeout: 0, ...(connections && { connections }) };
  if (proxy === null) return new Pool(origin, options);
  return new EnvHttpProxyAgent({ ...options, ...proxy });
}
