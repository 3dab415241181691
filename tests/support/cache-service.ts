import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from '@jest/globals';

/** How the service behaves: `corrupt` gives out bytes that are no archive, `silent` never answers. */
export type CacheMood = 'well' | 'refusing' | 'failing' | 'silent' | 'corrupt';

export interface CacheEntry {
  readonly key: string;
  readonly version: string;
  bytes: Buffer | null;
}

export interface CacheService {
  mood: CacheMood;
  /** In the order of their making; without bytes when nothing was uploaded. */
  readonly entries: CacheEntry[];
  /** Methods and blobs that were asked for. */
  readonly calls: string[];
  /** What `@actions/cache` reads from the environment to come here. */
  readonly env: Readonly<Record<string, string>>;
  close(): void;
}

const closing: (() => void)[] = [];

afterAll(() => {
  for (const close of closing) close();
});

/** Version 2 of the cache service of Actions with its blob store, on the loopback; it ends with the test file. */
export async function startCacheService(): Promise<CacheService> {
  const server = createServer((request, response) => {
    void answer(service, request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  closing.push(close);
  const service: CacheService = {
    ...{ mood: 'well', entries: [], calls: [], close },
    env: {
      ACTIONS_RESULTS_URL: `http://127.0.0.1:${port}/`,
      ACTIONS_RUNTIME_TOKEN: 'runtime-token',
      ACTIONS_CACHE_SERVICE_V2: 'True',
      GITHUB_SERVER_URL: 'https://github.com',
    },
  };
  return service;
}

const statuses: Readonly<Partial<Record<CacheMood, number>>> = { refusing: 403, failing: 500 };

async function answer(
  service: CacheService,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = Buffer.concat(await request.toArray());
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const name = url.pathname.split('/').at(-1) ?? '';
  service.calls.push(name);
  if (service.mood === 'silent') return;
  const status = statuses[service.mood];
  if (status !== undefined) response.writeHead(status).end('{"msg":"no"}');
  else if (!url.pathname.startsWith('/twirp/')) blob(service, name, { request, response, body });
  else {
    const asked = JSON.parse(body.toString()) as Asked;
    const result = methods[name]?.(service, asked, `${url.origin}/devstoreaccount1/c`);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
  }
}

interface Asked {
  readonly key: string;
  readonly version: string;
  readonly restore_keys?: readonly string[];
}

type Method = (service: CacheService, asked: Asked, blobs: string) => object;

const methods: Readonly<Record<string, Method>> = {
  CreateCacheEntry: ({ entries }, { key, version }, blobs) => {
    if (entries.some((entry) => entry.key === key && entry.version === version)) {
      return { ok: false, message: 'cache entry with the same key already exists' };
    }
    const count = entries.push({ key, version, bytes: null });
    return { ok: true, signed_upload_url: `${blobs}/${count - 1}?sig=signature-of-the-blob` };
  },
  FinalizeCacheEntryUpload: () => ({ ok: true, entry_id: '7' }),
  GetCacheEntryDownloadURL: ({ entries }, asked, blobs) => {
    const { key, version, restore_keys: prefixes = [] } = asked;
    const mine = entries.filter((entry) => entry.version === version && entry.bytes !== null);
    const found =
      mine.find((entry) => entry.key === key) ??
      mine.findLast((entry) => prefixes.some((prefix) => entry.key.startsWith(prefix)));
    if (found === undefined) return { ok: false };
    const url = `${blobs}/${entries.indexOf(found)}?sig=signature-of-the-blob`;
    return { ok: true, signed_download_url: url, matched_key: found.key };
  },
};

interface BlobCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Buffer;
}

function blob(service: CacheService, name: string, { request, response, body }: BlobCall): void {
  const entry = service.entries[Number(name)];
  if (entry === undefined) response.writeHead(404).end();
  else if (request.method === 'PUT') {
    entry.bytes = body;
    response.writeHead(201).end();
  } else {
    response.writeHead(200).end(service.mood === 'corrupt' ? 'no archive' : entry.bytes);
  }
}
