import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from '@jest/globals';

/** What the service knows; nothing unless told. */
export interface Contents {
  /** Text by `COMMIT:PATH`. */
  readonly files: Readonly<Record<string, string>>;
  readonly commits: readonly string[];
  /** The status of every answer; null when the service is well, 0 when it never answers. */
  readonly status: number | null;
}

export interface ContentsService {
  readonly apiUrl: string;
  /** The authorization that each call brought. */
  readonly authorizations: (string | undefined)[];
}

const closing: (() => void)[] = [];

afterAll(() => {
  for (const close of closing) close();
});

/** Files of the repository `octo/bench` over GitHub's REST API, on the loopback; it ends with the test file. */
export async function startContentsService(told: Partial<Contents>): Promise<ContentsService> {
  const contents: Contents = { files: {}, commits: [], status: null, ...told };
  const authorizations: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    authorizations.push(request.headers.authorization);
    answer(contents, new URL(request.url ?? '/', 'http://localhost'), response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { apiUrl: `http://127.0.0.1:${port}`, authorizations };
}

function answer({ files, commits, status }: Contents, url: URL, response: ServerResponse): void {
  if (status === 0) return;
  if (status !== null) return json(response, status, { message: 'no' });
  const path = decodeURIComponent(url.pathname).replace('/repos/octo/bench/', '');
  const place = `${url.searchParams.get('ref')}:${path.replace('contents/', '')}`;
  const text = files[place];
  if (text !== undefined) {
    // As GitHub answers the raw media type.
    const type = 'application/vnd.github.raw+json; charset=utf-8';
    response.writeHead(200, { 'content-type': type }).end(text);
  } else if (Object.keys(files).some((name) => name.startsWith(`${place}/`))) {
    json(response, 200, []);
  } else if (commits.some((commit) => path === `git/commits/${commit}`)) {
    json(response, 200, { sha: path.slice(-40) });
  } else json(response, 404, { message: 'Not Found' });
}

function json(response: ServerResponse, status: number, body: object): void {
  const type = 'application/json; charset=utf-8';
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
}
