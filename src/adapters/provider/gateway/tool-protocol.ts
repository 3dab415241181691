import type { IncomingMessage } from 'node:http';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { ToolSession } from '../../../app/ports.ts';
import type { JsonObject } from '../../../domain/json.ts';

export interface McpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/**
 * Answers one MCP request over Streamable HTTP. Nothing is kept between requests, so a client may also list and call
 * without having introduced itself.
 */
export async function answerOverMcp(
  session: ToolSession,
  { method = 'POST', url = '/', headers }: IncomingMessage,
  body: string,
): Promise<McpAnswer> {
  // Without these options: no session, and one JSON body for an answer.
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = createServer(session);
  await server.connect(transport);
  try {
    const request = new Request(new URL(url, 'http://127.0.0.1'), {
      method,
      headers: plainHeaders(headers),
      ...(method === 'POST' && { body }),
    });
    // A stream that the server would speak in by itself: there is nothing to say.
    if (method === 'GET') return { status: 405, headers: { allow: 'POST' }, text: '' };
    const response = await transport.handleRequest(request);
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    };
  } finally {
    await server.close();
  }
}

function createServer(session: ToolSession): Server {
  const server = new Server({ name: 'agent-bench', version: '1' }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: session.tools.map(({ name, description, parameters }) => ({
      name,
      ...(description !== undefined && { description }),
      inputSchema: { ...parameters, type: 'object' as const },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const { content, isError } = session.answer(
      params.name,
      (params.arguments ?? {}) as JsonObject,
    );
    return { content: [{ type: 'text' as const, text: content }], isError };
  });
  return server;
}

/** As a browser's `Request` takes them; a client of plain HTTP may leave out what it accepts. */
function plainHeaders(headers: IncomingMessage['headers']): Headers {
  const plain = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !name.startsWith(':')) plain.set(name, [value].flat().join(', '));
  }
  plain.set('accept', 'application/json, text/event-stream');
  return plain;
}
