import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from '@jest/globals';

/** An artifact with the run that made it, as GitHub tells of them. */
export interface ServedArtifact {
  readonly id: number;
  readonly name: string;
  readonly expired: boolean;
  readonly sizeInBytes: number;
  readonly zip: Uint8Array;
  readonly headRepositoryId: number;
  readonly run: { readonly conclusion: string; readonly event: string; readonly branch: string };
}

export interface ArtifactService {
  readonly apiUrl: string;
  /** Newest first, as GitHub lists them. */
  readonly artifacts: ServedArtifact[];
  /** The status of every answer; null when the service is well, 0 when it never answers. */
  status: number | null;
  /** Paths that were asked for, without what is common to them. */
  readonly calls: string[];
  /** The authorization that each call brought. */
  readonly authorizations: (string | undefined)[];
}

const REPOSITORY_ID = 1;
const closing: (() => void)[] = [];

afterAll(() => {
  for (const close of closing) close();
});

/** The artifacts of the repository `octo/bench` over GitHub's REST API, on the loopback; it ends with the test file. */
export async function startArtifactService(): Promise<ArtifactService> {
  const server = createServer((request, response) => answer(service, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const service: ArtifactService = {
    apiUrl: `http://127.0.0.1:${port}`,
    ...{ artifacts: [], status: null, calls: [], authorizations: [] },
  };
  return service;
}

function answer(
  service: ArtifactService,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const url = new URL(request.url ?? '/', service.apiUrl);
  const path = url.pathname.replace('/repos/octo/bench/actions/', '');
  service.calls.push(path);
  service.authorizations.push(request.headers.authorization);
  if (service.status === 0) return;
  const [kind, id, part] = path.split('/');
  const artifact = service.artifacts.find((one) => one.id === Number(id));
  if (service.status !== null) json(response, { message: 'no' }, service.status);
  else if (path === 'artifacts') json(response, list(service, url.searchParams));
  else if (artifact === undefined) json(response, { message: 'Not Found' }, 404);
  else if (kind === 'runs') json(response, runOf(artifact));
  else if (part === 'zip')
    response.writeHead(302, { location: `/repos/octo/bench/actions/blobs/${artifact.id}` }).end();
  else response.writeHead(200, { 'content-type': 'application/zip' }).end(artifact.zip);
}

function json(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function list({ artifacts }: ArtifactService, asked: URLSearchParams): object {
  const named = artifacts.filter(({ name }) => name === asked.get('name'));
  const size = Number(asked.get('per_page'));
  const from = (Number(asked.get('page')) - 1) * size;
  return {
    total_count: named.length,
    artifacts: named.slice(from, from + size).map((artifact) => ({
      ...{ id: artifact.id, name: artifact.name, expired: artifact.expired },
      size_in_bytes: artifact.sizeInBytes,
      workflow_run: {
        ...{ id: artifact.id, head_branch: artifact.run.branch },
        ...{ repository_id: REPOSITORY_ID, head_repository_id: artifact.headRepositoryId },
      },
    })),
  };
}

/** A run has the id of its artifact. */
function runOf({ id, run }: ServedArtifact): object {
  return { id, conclusion: run.conclusion, event: run.event, head_branch: run.branch };
}
