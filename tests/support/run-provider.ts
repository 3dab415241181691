import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from '@jest/globals';

/** One call as a provider sees it. */
export interface ProviderCall {
  readonly headers: IncomingHttpHeaders;
  /** The parsed request. */
  readonly body: { readonly model: string; readonly messages: readonly object[] };
}

export interface TestProvider {
  readonly baseUrl: string;
  readonly calls: readonly ProviderCall[];
}

const closing: (() => void)[] = [];

afterAll(() => {
  for (const close of closing) close();
});

/** A provider on the loopback that answers as the test wants; it ends with the test file. */
export async function startProvider(
  answer: (call: ProviderCall, response: ServerResponse) => void,
): Promise<TestProvider> {
  const calls: ProviderCall[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString()) as ProviderCall['body'];
      const call = { headers: request.headers, body };
      calls.push(call);
      answer(call, response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, calls };
}

/** A base URL at which nothing listens. */
export async function unusedBaseUrl(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}/v1`;
}

/** Sends an object as a whole JSON reply. */
export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
